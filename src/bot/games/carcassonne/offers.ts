/** What a seat can do now, in words: the spots of a tile by name, the places with what each would gain. */
import { type Carcassonne, type Rotation, surveyOfLast } from '../../../engines/carcassonne/index.ts';
import { mapWords } from '../../../words/carcassonne/map/index.ts';
import { tileInWords } from '../../../words/carcassonne/map/lines.ts';
import { panelWords } from '../../../words/carcassonne/panel/index.ts';
import { cellName } from '../../../words/speech.ts';
import type { Controls, Position, Reader } from '../../contract.ts';
import { closedBy, outlookOf, outlookText, placesOf, pointsFor, type Spot, spotsOf } from './choices.ts';

/** The tile to place, rotated clockwise by this many degrees, side by side. */
export function tileToPlace({ view }: Position<Carcassonne>, rotation: Rotation, { locale }: Reader): string {
  const { step } = view.open;
  return step.kind === 'placeTile' ? tileInWords(mapWords[locale], step.tile, rotation) : '';
}

/** Which part of the tile a spot is in; null if it is the only one of its kind. */
const whereOf = ({ lying }: Spot, { locale }: Reader): string | null =>
  lying.isOnly ? null : mapWords[locale].where(lying);

/** The follower's role on a spot, and where: `Knight`, or `Farmer (north)` if there are several fields. */
export const spotLabel = (spot: Spot, reader: Reader): string =>
  panelWords[reader.locale].buttons.spot(spot.feature, whereOf(spot, reader));

/** What a spot is part of: `north road of 3 tiles, open to (1, 2)`. */
export function spotInWords({ view }: Position<Carcassonne>, spot: Spot, reader: Reader): string {
  const words = mapWords[reader.locale];
  const feature = surveyOfLast(view.open, spot.move.segment)!; // No follower can be on a river.
  return words.spot(words.feature(feature, whereOf(spot, reader)), words.needs(feature));
}

/** The tile's rotations and places, or its spots; each with what it would gain right away. */
export const offers: Controls<Carcassonne>['offers'] = (position, reader, you) => {
  const places = placesOf(position);
  if (places.length === 0) return spotLines(position, reader);
  const { buttons, notes } = panelWords[reader.locale];
  const rotations = [...new Set(places.flatMap(({ moves }) => moves.map(({ rotation }) => rotation)))];
  const ways = rotations
    .toSorted((a, b) => a - b)
    .map((rotation) => notes.way(buttons.rotation(rotation), tileToPlace(position, rotation, reader)));
  const lines = places.map(({ number, x, y, moves }) => {
    const outlooks = moves.map((move) =>
      notes.way(buttons.rotation(move.rotation), outlookText(you, outlookOf(position, move), reader)),
    );
    return notes.place(number, cellName({ x, y }), outlooks);
  });
  return [notes.ways(ways), ...lines];
};

function spotLines(position: Position<Carcassonne>, reader: Reader): readonly string[] {
  const { buttons, notes } = panelWords[reader.locale];
  return spotsOf(position).map((spot) => {
    const points = pointsFor(position.seat, closedBy(position, [spot.move]));
    const what = notes.all([spotInWords(position, spot, reader), points > 0 ? notes.atOnce(points) : '']);
    return notes.way(buttons.follower(spot.letter, spotLabel(spot, reader)), what);
  });
}

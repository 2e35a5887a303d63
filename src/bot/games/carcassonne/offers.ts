/** What a seat can do now, in words: the spots of a tile by name, the places with what each would gain. */
import {
  type Carcassonne,
  figuresOf,
  type Open,
  type Rotation,
  STRENGTHS,
  surveyOfLast,
} from '../../../engines/carcassonne/index.ts';
import { mapWords } from '../../../words/carcassonne/map/index.ts';
import { tileInWords } from '../../../words/carcassonne/map/lines.ts';
import { panelWords } from '../../../words/carcassonne/panel/index.ts';
import { cellName } from '../../../words/speech.ts';
import type { Controls, Position, Reader } from '../../contract.ts';
import { placesOf, type Spot, spotsOf } from './choices.ts';
import { outlookOf, pointsFor, prospectOf } from './outlook.ts';
import { outlookText } from './outlookText.ts';

/** The tile to place, rotated clockwise by this many degrees, side by side. */
export function tileToPlace({ view }: Position<Carcassonne>, rotation: Rotation, { locale }: Reader): string {
  const { step } = view.open;
  return step.kind === 'placeTile' ? tileInWords(mapWords[locale], step.tile, rotation) : '';
}

/** Which part of the tile a spot is in; null if it is the only one of its kind. */
const whereOf = ({ lying }: Spot, { locale }: Reader): string | null =>
  lying.isOnly ? null : mapWords[locale].where(lying);

/** Whether the game has other figures than followers. */
export const hasOthers = (options: Open['options']): boolean =>
  figuresOf(options).some((figure) => STRENGTHS[figure] === 0);

/** Places nothing: `No follower`. */
export function nobodyLabel({ view }: Position<Carcassonne>, { locale }: Reader): string {
  const { nobody, noFigure } = panelWords[locale].buttons;
  return hasOthers(view.open.options) ? noFigure : nobody;
}

/**
 * The figure and its role on a spot: `Knight`, or with its place `Farmer (north)` if there are several fields. For another
 * figure on the same spot the letter is enough: `Big farmer`.
 */
export function spotLabel(spot: Spot, reader: Reader): string {
  const { spot: there, other } = panelWords[reader.locale].buttons;
  const placed = { figure: spot.move.figure, feature: spot.feature };
  return spot.isFirst ? there(placed, whereOf(spot, reader)) : other(placed);
}

/** What a spot is part of, and what that is good for: `north road of 3 tiles, open to (1, 2); +4 right away`. */
export function spotInWords(position: Position<Carcassonne>, spot: Spot, reader: Reader): string {
  const words = mapWords[reader.locale];
  const { notes } = panelWords[reader.locale];
  const { figure, segment } = spot.move;
  const feature = surveyOfLast(position.view.open, segment)!; // No figure can be on a river.
  const points = pointsFor(position.seat, prospectOf(position, [spot.move]).closed);
  return notes.all([
    words.spot(words.feature(feature, whereOf(spot, reader)), words.needs(feature)),
    feature.sign === null || feature.complete ? '' : notes.sign(feature.sign),
    figure === 'builder' || figure === 'pig' ? notes.good[figure] : '',
    points > 0 ? notes.atOnce(points) : '',
  ]);
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
  return spotsOf(position).map((spot) =>
    notes.way(buttons.follower(spot.letter, spotLabel(spot, reader)), spotInWords(position, spot, reader)),
  );
}

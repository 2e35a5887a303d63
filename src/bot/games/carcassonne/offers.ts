/** What a seat can do now, in words: the spots of a tile by name, the places with what each would gain. */
import {
  type Carcassonne,
  FOLLOWERS,
  figuresOf,
  type Open,
  type Rotation,
  STRENGTHS,
} from '../../../engines/carcassonne/index.ts';
import type { Seat } from '../../../engines/contract.ts';
import { tileInWords } from '../../../words/carcassonne/map/lines.ts';
import { cellName } from '../../../words/speech.ts';
import type { Controls, Position, Reader } from '../../contract.ts';
import { placesOf, spotsOf } from './choices.ts';
import { stepButtons, stepOutlook } from './drache/dragon.ts';
import { type Chosen, labelOf, peopleFor } from './drache/people.ts';
import { portalSpots } from './drache/portal.ts';
import { outlookOf, prospectOf } from './outlook.ts';
import { outlookText, prospectText } from './outlookText.ts';
import { spotInWords, spotLabel } from './spotText.ts';

/** The tile to place, rotated clockwise by this many degrees, side by side. */
export function tileToPlace({ view }: Position<Carcassonne>, rotation: Rotation, { words }: Reader): string {
  const { step } = view.open;
  return step.kind === 'placeTile' ? tileInWords(words.carcassonne.map, step.tile, rotation) : '';
}

/** Whether the game has other figures than followers. */
export const hasOthers = (options: Open['options']): boolean =>
  figuresOf(options).some((figure) => STRENGTHS[figure] === 0);

/** Places nothing: `No follower`. */
export function nobodyLabel({ view }: Position<Carcassonne>, { words }: Reader): string {
  const { nobody, noFigure } = words.carcassonne.panel.buttons;
  return hasOthers(view.open.options) ? noFigure : nobody;
}

/** What can be done at each step, each with what it would gain right away. */
export const offers: Controls<Carcassonne>['offers'] = (position, reader, you) => {
  switch (position.view.open.step.kind) {
    case 'placeTile':
      return placeLines(position, reader, you);
    case 'action':
      return [...spotLines(position, reader), ...portalLines(position, reader), ...fairyLines(position, reader, you)];
    case 'princess':
      return peopleLines(position, 'removeKnight', reader, you);
    case 'dragon':
      return stepLines(position, reader, you);
    case 'over':
      return [];
  }
};

/** The tile's rotations and places. */
function placeLines(position: Position<Carcassonne>, reader: Reader, you: Seat | null): readonly string[] {
  const places = placesOf(position);
  const { buttons, notes } = reader.words.carcassonne.panel;
  const rotations = [...new Set(places.flatMap(({ moves }) => moves.map(({ rotation }) => rotation)))];
  const ways = rotations
    .toSorted((a, b) => a - b)
    .map((rotation) => notes.way(buttons.rotation(rotation), tileToPlace(position, rotation, reader)));
  const lines = places.map(({ number, x, y, moves }) => {
    const outlooks = moves.map((move) =>
      notes.way(buttons.rotation(move.rotation), outlookText(position, outlookOf(position, move), reader, you)),
    );
    return notes.place(number, cellName({ x, y }), outlooks);
  });
  return [notes.ways(ways), ...lines];
}

function spotLines(position: Position<Carcassonne>, reader: Reader): readonly string[] {
  const { buttons, notes } = reader.words.carcassonne.panel;
  return spotsOf(position).map((spot) =>
    notes.way(buttons.follower(spot.letter, spotLabel(spot, reader)), spotInWords(position, spot, reader)),
  );
}

/** Where each figure can go by the portal, a line for each tile. */
function portalLines(position: Position<Carcassonne>, reader: Reader): readonly string[] {
  const { buttons, notes, drache } = reader.words.carcassonne.panel;
  return FOLLOWERS.flatMap((figure) => {
    const spots = portalSpots(position).filter(({ move }) => move.figure === figure);
    const byCell = Map.groupBy(spots, ({ move }) => cellName(move));
    const lines = [...byCell].map(([cell, there]) =>
      notes.way(cell, there.map((spot) => buttons.follower(spot.letter, spotLabel(spot, reader))).join(' · ')),
    );
    return lines.length === 0
      ? []
      : [notes.way(drache.buttons.portal(figure), drache.notes.spots(spots.length)), ...lines];
  });
}

function fairyLines(position: Position<Carcassonne>, reader: Reader, you: Seat | null): readonly string[] {
  const { notes, drache } = reader.words.carcassonne.panel;
  const lines = peopleLines(position, 'moveFairy', reader, you);
  return lines.length === 0 ? [] : [notes.way(drache.buttons.fairy, drache.notes.fairyIsGood), ...lines];
}

const peopleLines = (
  position: Position<Carcassonne>,
  kind: Chosen['move']['kind'],
  reader: Reader,
  you: Seat | null,
): readonly string[] =>
  peopleFor(position, kind).map((one) =>
    reader.words.carcassonne.panel.notes.way(
      labelOf(position, one, you, reader),
      prospectText(position, prospectOf(position, [one.move]), reader, you),
    ),
  );

const stepLines = (position: Position<Carcassonne>, reader: Reader, you: Seat | null): readonly string[] =>
  stepButtons(position.view.open, reader.words).map((button) =>
    reader.words.carcassonne.panel.notes.way(button.label, stepOutlook(position, button, reader, you)),
  );

/** What a picture of a turn can ask, from the public marks to the spots of the new tile. */

import {
  type Carcassonne,
  carcassonne,
  lowestRotation,
  type Move,
  type State,
} from '../../../../../src/engines/carcassonne/index.ts';
import type { Seat } from '../../../../../src/engines/contract.ts';
import type { SceneStep } from '../../../../../src/render/contract.ts';
import { carcassonneWords } from '../../../../../src/words/carcassonne/index.ts';

type Ask = (state: State, seat: Seat) => SceneStep<Carcassonne>;

type PlaceTile = Extract<Move, { readonly kind: 'placeTile' }>;

/** The legal places row by row, all rotations of a cell together that look different. */
function cellsOf(state: State, seat: Seat): readonly (readonly [PlaceTile, ...PlaceTile[]])[] {
  const { step } = carcassonne.open(state);
  const legal = [...carcassonne.legal(state, seat)].filter(
    (move) =>
      move.kind === 'placeTile' &&
      step.kind === 'placeTile' &&
      lowestRotation(step.tile, move.rotation) === move.rotation,
  ) as PlaceTile[]; // Just filtered.
  const sorted = legal.toSorted((a, b) => a.y - b.y || a.x - b.x || a.rotation - b.rotation);
  // A group has a member.
  return [...Map.groupBy(sorted, ({ x, y }) => `${x},${y}`).values()] as unknown as [PlaceTile, ...PlaceTile[]][];
}

/** All places, numbered, as on the public board. */
export const marks: Ask = (state, seat) => ({
  seat,
  moves: [],
  partial: {},
  answers: cellsOf(state, seat).map(([{ x, y }], i) => ({ label: `${i + 1}`, partial: { kind: 'placeTile', x, y } })),
});

/** The same, as in the panel: with the tile where it fits in one way only. */
export const places: Ask = (state, seat) => {
  const answers = cellsOf(state, seat).map((moves, i) => {
    const [{ x, y }] = moves;
    const partial = moves.length === 1 ? { ...moves[0] } : { kind: 'placeTile', x, y };
    return { label: `${i + 1}`, partial };
  });
  return { seat, moves: [], partial: { kind: 'placeTile' }, answers };
};

/** The rotations in the first cell that allows several. */
export const turnings: Ask = (state, seat) => {
  const cells = cellsOf(state, seat);
  const moves = cells.find((there) => there.length > 1) ?? cells[0]!;
  const { x, y } = moves[0];
  const answers = moves.map((move) => ({
    label: carcassonneWords.en.panel.buttons.rotation(move.rotation),
    partial: { ...move },
  }));
  return { seat, moves: [], partial: { kind: 'placeTile', x, y }, answers };
};

/** The spots of the new tile by letter. */
export const spots: Ask = (state, seat) => {
  const legal = [...carcassonne.legal(state, seat)].filter((move) => move.kind === 'placeFollower');
  const answers = legal.map((move, i) => ({ label: String.fromCharCode(65 + i), partial: { ...move } }));
  return { seat, moves: [], partial: { kind: 'placeFollower' }, answers };
};

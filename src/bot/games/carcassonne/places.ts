import type { Carcassonne } from '../../../engines/carcassonne/index.ts';
import type { MoveOf } from '../../../engines/contract.ts';
import type { Position } from '../../contract.ts';

export type PlaceTile = MoveOf<Carcassonne, 'placeTile'>;

/** A cell on which the tile fits, with its number for the whole turn and the moves that go there, by rotation. */
export interface Place {
  readonly number: number;
  readonly x: number;
  readonly y: number;
  readonly moves: readonly PlaceTile[];
}

/** All cells on which the tile fits in any turning, numbered row by row from the top left. */
export function placesOf(position: Position<Carcassonne>): readonly Place[] {
  const moves = placings(position).toSorted((a, b) => a.y - b.y || a.x - b.x || a.rotation - b.rotation);
  const byCell = Map.groupBy(moves, ({ x, y }) => `${x},${y}`);
  return [...byCell.values()].map((there, i) => {
    const { x, y } = there[0]!; // A group has a member.
    return { number: i + 1, x, y, moves: there };
  });
}

/** All placings of the tile; none when the tile lies already. */
export const placings = (position: Position<Carcassonne>): readonly PlaceTile[] =>
  [...position.legal()].filter((move) => move.kind === 'placeTile');

import type { Seat } from '../../../contract.ts';
import type { Cell } from '../../events.ts';
import type { TileId } from '../../ids.ts';
import type { Slices, State } from '../../state.ts';

/** What princess and dragon have to remember. All of it is public. */
export interface Fable {
  /** Null beside the board, until the first volcano. */
  readonly dragon: Cell | null;
  /** Null beside the board. */
  readonly fairy: Fairy | null;
  /** The dragon tiles that wait for the first volcano, in the order in which they were drawn. */
  readonly setAside: readonly TileId[];
}

/** Where the fairy is, and with whom: a follower on this tile, or nobody since he has left. */
interface Fairy {
  readonly cell: Cell;
  readonly with: { readonly seat: Seat; readonly segment: number } | null;
}

export const begin = (): Slices => ({ drache: { dragon: null, fairy: null, setAside: [] } });

/** The slice of a state with this set. */
export const fableOf = (state: State): Fable => state.expansions.drache!; // The set is in play.

export const withFable = (state: State, changes: Partial<Fable>): State => ({
  ...state,
  expansions: { ...state.expansions, drache: { ...fableOf(state), ...changes } },
});

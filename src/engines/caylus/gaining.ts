import type { Seat } from '../contract.ts';
import type { FavorSource } from './causes.ts';
import type { State } from './state.ts';

/** The state after a seat has gained royal favors, which wait behind those it has already (rules §11, D6). */
export const gainFavors = (state: State, seat: Seat, source: FavorSource, count: number): State => ({
  ...state,
  pending: [...state.pending, { seat, source, left: count }],
});

import { type ByGood, PART_OF_TURN } from '../../ids.ts';
import { hasPlaced, type Slices, type State, type Trade } from '../../state.ts';

const NO_GOODS: ByGood<number> = { wine: 0, grain: 0, cloth: 0 };

export const begin = (seats: number): Slices => ({
  haendler: { goods: Array.from({ length: seats }, () => NO_GOODS), part: PART_OF_TURN[0] },
});

/** The slice of a state with this set. */
export const tradeOf = (state: State): Trade => state.expansions.haendler!; // The set is in play.

export const withTrade = (state: State, changes: Partial<Trade>): State => ({
  ...state,
  expansions: { ...state.expansions, haendler: { ...tradeOf(state), ...changes } },
});

export function check(state: State): string | null {
  const { goods, part } = tradeOf(state);
  if (goods.length !== state.seats) return `${state.seats} seats, but goods of ${goods.length} players`;
  const placed = state.placements.length - (hasPlaced(state) ? 1 : 0);
  if (part === 'earned' && !hasPlaced(state)) return 'a second part is earned, but its tile is not placed';
  return part === 'second' && placed < 2 ? 'the second part of a turn is the first turn' : null;
}

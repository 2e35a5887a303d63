import type { Seat } from '../../contract.ts';
import { DENIERS_PER_SPACE, LAST_SPACE, PROVOST_REACH } from '../components.ts';
import { afterEffect } from '../flow.ts';
import { withPayment } from '../holdings.ts';
import type { Space } from '../ids.ts';
import { type Board, playerAt } from '../state.ts';
import type { Violation } from '../violations.ts';
import { ruleFromMoves } from './listed.ts';

/** All moves of the provost, forward first. */
const REACH = Array.from({ length: 2 * PROVOST_REACH + 1 }, (_, i) => PROVOST_REACH - i);

/**
 * Merchants' guild and phase 4, rules §5.3, §6: up to three spaces in one direction, staying on the road; in phase 4 for
 * a denier each. 0 leaves the provost.
 */
export const moveProvost = ruleFromMoves<'moveProvost', 'provost'>({
  parameters: { by: 'integer' },
  during: ['provost'],
  harms: ({ by }) => by < 0, // Workers may be left behind the provost.

  moves: (state, { seat, isGuild }) => provostMoves(state, seat, isGuild).map((by) => ({ kind: 'moveProvost', by })),

  whyNot: (state, { seat, isGuild }, { by = 0 }) =>
    whyNotBy(state, seat, isGuild, by) ?? { kind: 'tooFar', most: PROVOST_REACH },

  apply(state, { seat, isGuild }, { by }, events) {
    const { provost: from } = state;
    if (by === 0) {
      events.push({ kind: 'leftProvost', seat, isGuild, reason: 'chosen' });
      return afterEffect(state, events);
    }
    const to = (from + by) as Space; // `whyNotBy` keeps it on the road.
    const paid = provostCost(by, isGuild);
    events.push({ kind: 'movedProvost', seat, from, to, paid, isGuild });
    return afterEffect({ ...withPayment(state, seat, [], paid), provost: to }, events);
  },
});

/** What a move of the provost costs: nothing by the merchants' guild. */
export const provostCost = (by: number, isGuild: boolean): number => (isGuild ? 0 : Math.abs(by) * DENIERS_PER_SPACE);

function whyNotBy(board: Board, seat: Seat, isGuild: boolean, by: number): Violation | null {
  if (Math.abs(by) > PROVOST_REACH) return { kind: 'tooFar', most: PROVOST_REACH };
  const space = board.provost + by;
  if (space < 1 || space > LAST_SPACE) return { kind: 'offTheRoad', space };
  const { deniers } = playerAt(board, seat);
  const cost = provostCost(by, isGuild);
  return cost > deniers ? { kind: 'notEnoughDeniers', cost, deniers } : null;
}

/** How far a seat can move the provost in phase 4, or free by the merchants' guild; forward first, 0 among them. */
export const provostMoves = (board: Board, seat: Seat, isGuild: boolean): readonly number[] =>
  REACH.filter((by) => whyNotBy(board, seat, isGuild, by) === null);

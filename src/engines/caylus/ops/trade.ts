import { playerAt } from '../state.ts';
import { tradesFor } from '../trading.ts';
import type { OpRule } from './rule.ts';

/** A trade is optional (rules §7.3): skipped if the player can pay for no option. */
export const trade: OpRule<'trade'> = {
  begin(state, { seat, source }, { options }, events) {
    if (tradesFor(playerAt(state, seat), options).length > 0) return null;
    events.push({ kind: 'skipped', seat, source, reason: 'cannotPay', sort: null });
    return state;
  },
  step: ({ seat, source }, { options }) => ({ kind: 'trade', seat, source, options }),
};

import { NO_DISCOUNT, whyNoSite } from '../building.ts';
import type { OpRule } from './rule.ts';

/** Building is optional (rules §7.3): skipped if nothing of the class can be built and paid. */
export const build: OpRule<'build'> = {
  begin(state, { seat, source }, { sort, discount = NO_DISCOUNT }, events) {
    const reason = whyNoSite(state, seat, sort, discount);
    if (reason === null) return null;
    events.push({ kind: 'skipped', seat, source, reason, sort });
    return state;
  },
  step: ({ seat, source }, { sort, discount = NO_DISCOUNT }) => ({ kind: 'build', seat, source, sort, discount }),
};

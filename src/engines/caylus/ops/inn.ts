import { withWorkersHome } from '../placing.ts';
import type { OpRule } from './rule.ts';

/**
 * Inn, rules §5.6: a worker on the left circle moves to the right one and drives out the worker there. With none on the
 * left, the owner of the one on the right decides whether it stays.
 */
export const inn: OpRule<'inn'> = {
  begin(state, { seat }, _effect, events) {
    const { left, right } = state.specials.inn;
    if (left === null) return null;
    events.push({ kind: 'enteredInn', seat, evicted: right });
    const home = right === null ? state : withWorkersHome(state, [right]);
    return { ...home, specials: { ...home.specials, inn: { left: null, right: left } } };
  },
  step: ({ seat }) => ({ kind: 'inn', seat }),
};

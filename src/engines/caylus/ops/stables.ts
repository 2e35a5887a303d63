import { withWorkersHome } from '../placing.ts';
import type { OpRule } from './rule.ts';

/**
 * Stables, rules §5.5: the players in the slots become first, second, third at once; the others follow in their order.
 * All the workers go home.
 */
export const stables: OpRule<'stables'> = {
  begin(state, _actor, _effect, events) {
    const slots = state.specials.stables;
    const order = [...slots, ...state.order.filter((seat) => !slots.includes(seat))];
    events.push({ kind: 'orderChanged', slots, order });
    const home = withWorkersHome(state, slots);
    return { ...home, order, specials: { ...home.specials, stables: [] } };
  },
  step: () => null,
};

import type { Amount } from '../effects.ts';
import type { Event } from '../events.ts';
import { withGain } from '../holdings.ts';
import type { State } from '../state.ts';
import type { Actor, OpRule } from './rule.ts';

/** Production, rules §7.3: compulsory; with one option there is nothing to choose. */
export const produce: OpRule<'produce'> = {
  begin(state, actor, { options }, events) {
    const [only, ...others] = options;
    return only !== undefined && others.length === 0 ? take(state, actor, only, events) : null;
  },
  step: ({ seat, source }, { options }) => ({ kind: 'produce', seat, source, options }),
};

/** The player takes one of the options. */
export function take(state: State, { seat, source }: Actor, gain: Amount, events: Event[]): State {
  events.push({ kind: 'produced', seat, source, gain });
  return withGain(state, seat, gain, 'favors'); // Only favors produce points.
}

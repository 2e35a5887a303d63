import type { MoveOf, Rule } from '../../../../src/engines/contract.ts';
import { notNow, settle, withStep } from '../flow.ts';
import type { Toy } from '../types.ts';

/** GUIDE 4. The seat does without the rest of its turn. */
export const end: Rule<Toy, MoveOf<Toy, 'end'>> = {
  parameters: {},

  choices(state) {
    const early = notNow(state, 'turn');
    return early ? { none: early } : { complete: { kind: 'end' } };
  },

  refuse: (state) => notNow(state, 'turn'),

  apply(state, seat) {
    const event = { kind: 'turnEnded', seat, forced: false } as const;
    return settle({ state: withStep(state), events: [event], revealed: 'nothing' });
  },
};

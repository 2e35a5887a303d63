import type { MoveOf } from '../../../../src/engines/contract.ts';
import { plainRule } from '../../../../src/engines/rules.ts';
import { notNow, settle, withStep } from '../flow.ts';
import type { Toy } from '../types.ts';

/** GUIDE 4. The seat does without the rest of its turn. */
export const end = plainRule<Toy, MoveOf<Toy, 'end'>>(
  { kind: 'end' },
  {
    refuse: (state) => notNow(state, 'turn'),

    apply(state, seat) {
      const event = { kind: 'turnEnded', seat, forced: false } as const;
      return settle({ state: withStep(state), events: [event], revealed: 'nothing' });
    },
  },
);

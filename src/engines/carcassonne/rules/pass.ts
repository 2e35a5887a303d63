import type { MoveOf } from '../../contract.ts';
import { plainRule } from '../../rules.ts';
import type { Event } from '../events.ts';
import { endPart, stepFrom } from '../flow.ts';
import { isActing } from '../state.ts';
import type { Carcassonne } from '../types.ts';

type Pass = MoveOf<Carcassonne, 'pass'>;

/** Rules §4.3: the player places no figure, which is always allowed. */
export const pass = plainRule<Carcassonne, Pass>(
  { kind: 'pass' },
  {
    refuse: (state) => (isActing(state) ? null : { kind: 'tileNotPlaced' }),

    apply(state, seat) {
      const events: Event[] = [{ kind: 'passed', seat, reason: 'chosen' }];
      return stepFrom(endPart(state, seat, events), events);
    },
  },
);

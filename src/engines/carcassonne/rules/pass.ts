import type { MoveOf } from '../../contract.ts';
import { plainRule } from '../../rules.ts';
import type { Event } from '../events.ts';
import { endAction, stepFrom } from '../flow.ts';
import { whyNotActing } from '../standing.ts';
import type { Carcassonne } from '../types.ts';

type Pass = MoveOf<Carcassonne, 'pass'>;

/** Rules §4.3: the player places no figure, which is always allowed, except that the princess has her way (§13.4). */
export const pass = plainRule<Carcassonne, Pass>(
  { kind: 'pass' },
  {
    refuse: whyNotActing,

    apply(state, seat) {
      const events: Event[] = [{ kind: 'passed', seat, reason: 'chosen' }];
      return stepFrom(endAction(state, seat, events), events);
    },
  },
);

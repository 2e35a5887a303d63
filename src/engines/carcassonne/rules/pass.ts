import type { MoveOf, Rule } from '../../contract.ts';
import type { Event } from '../events.ts';
import { endTurn, stepFrom } from '../flow.ts';
import { isActing } from '../state.ts';
import type { Carcassonne } from '../types.ts';

type Pass = MoveOf<Carcassonne, 'pass'>;

/** Rules §4.3: the player places nobody, which is always allowed. */
export const pass: Rule<Carcassonne, Pass> = {
  parameters: {},

  choices(state) {
    return isActing(state) ? { complete: { kind: 'pass' } } : { none: { kind: 'tileNotPlaced' } };
  },

  legal(state) {
    return isActing(state) ? [{ kind: 'pass' }] : [];
  },

  refuse(state) {
    return isActing(state) ? null : { kind: 'tileNotPlaced' };
  },

  apply(state, seat) {
    const events: Event[] = [{ kind: 'passed', seat, reason: 'chosen' }];
    return stepFrom(endTurn(state, seat, events), events);
  },
};

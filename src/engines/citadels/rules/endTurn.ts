import type { MoveOf } from '../../contract.ts';
import { plainRule } from '../../rules.ts';
import type { Event } from '../events.ts';
import { callNext, stepFrom } from '../flow.ts';
import { notNow } from '../powers.ts';
import { characterCalled, stepOf } from '../state.ts';
import type { Citadels } from '../types.ts';

/** Rules §5.4: a turn ends only when its player says so, even if they have done nothing. */
export const endTurn = plainRule<Citadels, MoveOf<Citadels, 'endTurn'>>(
  { kind: 'endTurn' },
  {
    refuse: (state) => (stepOf(state)?.kind === 'turn' ? null : notNow(state)),

    apply(state, seat, _move, random) {
      const events: Event[] = [{ kind: 'turnEnded', seat, character: characterCalled(state) }];
      return stepFrom(callNext(state, random, events), events);
    },
  },
);

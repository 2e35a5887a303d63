import { proceed } from '../flow.ts';
import { passed } from '../passing.ts';
import { ruleFromMoves } from './listed.ts';

/** Phase 2, rules §4.4: the player takes the next number on the bridge and places no more workers in this round. */
export const pass = ruleFromMoves<'pass', 'place'>({
  parameters: {},
  during: ['place'],
  moves: () => [{ kind: 'pass' }],
  whyNot: (_state, { kind }) => ({ kind: 'notNow', step: kind }),
  apply: (state, { seat }, _move, events) => proceed(passed(state, seat, 'chosen', events), events),
});

import { stopped } from '../castle.ts';
import { afterBuilder } from '../flow.ts';
import { ruleFromMoves } from './listed.ts';

/** Phase 6, rules §9.1, §9.4: the player builds no more; nothing at all costs points. */
export const stopBuilding = ruleFromMoves<'stopBuilding', 'castle'>({
  parameters: {},
  during: ['castle'],
  moves: () => [{ kind: 'stopBuilding' }],
  whyNot: (_state, { kind }) => ({ kind: 'notNow', step: kind }),
  apply: (state, { seat }, _move, events) => afterBuilder(stopped(state, seat, 'chosen', events), seat, events),
});

import { afterEffect } from '../flow.ts';
import { withWorkersHome } from '../placing.ts';
import { ruleFromMoves } from './listed.ts';

/** Inn, rules §5.6: the worker on the right circle stays, or goes home. */
export const answerInn = ruleFromMoves<'answerInn', 'inn'>({
  parameters: { stay: 'boolean' },
  during: ['inn'],
  moves: () => [
    { kind: 'answerInn', stay: true },
    { kind: 'answerInn', stay: false },
  ],
  whyNot: (_state, { kind }) => ({ kind: 'notNow', step: kind }),

  apply(state, { seat }, { stay }, events) {
    events.push({ kind: stay ? 'stayedAtInn' : 'leftInn', seat });
    if (stay) return afterEffect(state, events);
    const home = withWorkersHome(state, [seat]);
    return afterEffect({ ...home, specials: { ...home.specials, inn: { left: null, right: null } } }, events);
  },
});

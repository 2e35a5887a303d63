import type { Source } from '../causes.ts';
import { afterEffect } from '../flow.ts';
import type { Step } from '../step.ts';
import { ruleFromMoves } from './listed.ts';

/** Rules §5.1, §7.3, §8: an optional effect is not used; the worker on the gate goes home. */
export const decline = ruleFromMoves<'decline', 'gate' | 'trade' | 'build'>({
  parameters: {},
  during: ['gate', 'trade', 'build'],
  moves: () => [{ kind: 'decline' }],
  whyNot: (_state, { kind }) => ({ kind: 'notNow', step: kind }),
  whyNotDuring: (step) => (COMPULSORY.has(step) ? { kind: 'compulsory' } : null),

  apply(state, step, _move, events) {
    events.push({ kind: 'declined', seat: step.seat, source: sourceOf(step) });
    return afterEffect(state, events);
  },
});

const COMPULSORY: ReadonlySet<Step['kind']> = new Set(['produce', 'track', 'level']);

const sourceOf = (step: Extract<Step, { readonly kind: 'gate' | 'trade' | 'build' }>): Source =>
  step.kind === 'gate' ? { kind: 'worker', building: 'gate', space: null } : step.source;

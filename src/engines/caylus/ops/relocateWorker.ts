import { freePlaces } from '../placing.ts';
import type { OpRule } from './rule.ts';

/** Gate, rules §5.1: with no free place, the worker goes home without a question. */
export const relocateWorker: OpRule<'relocateWorker'> = {
  begin(state, { seat, source }, _effect, events) {
    if (freePlaces(state, seat).length > 0) return null;
    events.push({ kind: 'skipped', seat, source, reason: 'noPlace', sort: null });
    return state;
  },
  step: ({ seat }) => ({ kind: 'gate', seat }),
};

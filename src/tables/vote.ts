import { failed } from '../kernel/result.ts';
import type { Judge } from './change.ts';
import type { ClockRequest, VoteRequest } from './tables.ts';

export const judgeClock =
  (_: ClockRequest): Judge =>
  () =>
    failed({ kind: 'sameClock' });

export const judgeVote =
  (_: VoteRequest): Judge =>
  () =>
    failed({ kind: 'noVote' });

/** Requests to take something back. */
import { failed } from '../kernel/result.ts';
import type { Judge } from './change.ts';
import type { UndoRequest } from './requests.ts';

export const judgeUndo =
  (_request: UndoRequest): Judge =>
  () =>
    failed({ kind: 'cannotReplay' });

import { failed } from '../kernel/result.ts';
import type { Judge } from './change.ts';
import type { Request, TakeOverRequest } from './tables.ts';

export const judgeTakeOver =
  (_: TakeOverRequest): Judge =>
  () =>
    failed({ kind: 'noFreeSeat' });

export const judgeComeBack =
  (_: Request): Judge =>
  () =>
    failed({ kind: 'notResigned' });

/** Games that have ended, played again step by step. */
import { test } from 'vitest';
import { stepThrough } from './support/stepThrough.ts';

test('a finished game of the toy is stepped through as two seats saw it, and by turns, across a restart', () =>
  stepThrough('toy', Number.POSITIVE_INFINITY));

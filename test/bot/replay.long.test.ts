import { test } from 'vitest';
import { GAME_IDS } from '../../src/engines/games.ts';
import { amount } from '../support/amount.ts';
import { stepThrough } from './support/stepThrough.ts';

test.each(GAME_IDS)(
  'a finished game of %s is stepped through as two seats saw it, and by turns, across a restart',
  { timeout: 0 },
  (game) => stepThrough(game, amount(20, Number.POSITIVE_INFINITY)),
);

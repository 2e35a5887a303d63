import { test } from 'vitest';
import { amount } from '../../support/amount.ts';
import { comparePositions } from './comparing.ts';

test('§7 §9 §12 places, removals, swaps, and walls are those of flood fill and a walk on the outline', () => {
  comparePositions(amount(200, 20_000));
});

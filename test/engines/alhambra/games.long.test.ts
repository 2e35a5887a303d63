import { test } from 'vitest';
import { amount } from '../../support/amount.ts';
import { followRandom } from './following.ts';

test('random games end; no piece is lost, no seat is stuck, and every position is in order', () => {
  followRandom(amount(300, 10_000), amount(150, 50));
});

import { test } from 'vitest';
import { followRandom } from './following.ts';

test('random games end; no piece is lost, no seat is stuck, and every position is in order', () => {
  followRandom(50, 150);
});

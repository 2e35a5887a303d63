import { test } from 'vitest';
import { comparePositions } from './comparing.ts';

test('§7 §9 §12 places, removals, swaps, and walls are those of flood fill and a walk on the outline', () => {
  comparePositions(100);
});

import { test } from 'vitest';
import { combinations, playCombination } from './combining.ts';

test.each(combinations.map((options) => [options.join(' '), options] as const))(
  '§14 %s: no game gets stuck, the box is conserved',
  (_, options) => {
    playCombination(options, 1, false);
  },
);

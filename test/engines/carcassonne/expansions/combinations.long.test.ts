import { test } from 'vitest';
import { amount, IS_DRILL } from '../../../support/amount.ts';
import { combinations, playCombination } from './combining.ts';

test.each(combinations.map((options) => [options.join(' '), options] as const))(
  '§14 %s: no game gets stuck, the box is conserved',
  (_, options) => {
    playCombination(options, amount(3, 2000), IS_DRILL);
  },
);

import { test } from 'vitest';
import { expectWholeSentences } from '../support/lastMoveBox.ts';

test.each([
  [2, 'side', 0.94],
  [3, 'side', 0.95],
  [4, 'below', 0.95],
] as const)(
  'what has just happened at a table of %i stands in its box at the %s in whole sentences, in every language',
  expectWholeSentences,
);

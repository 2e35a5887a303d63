/** What was taken back counts for nothing. */
import { test } from 'vitest';
import { expectSameResults } from './support/undoneResults.ts';

test('a game of the toy in the middle of which something was taken back has the same results as without', () =>
  expectSameResults('toy'));

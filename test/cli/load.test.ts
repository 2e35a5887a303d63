import { test } from 'vitest';
import { expectRefusedOrSound } from './support/damagedStates.ts';

test('a damaged state of toy is refused, or is sound enough to be played to the end', () =>
  expectRefusedOrSound('toy', 3));

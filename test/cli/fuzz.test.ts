import { test } from 'vitest';
import { expectRefused } from './support/damagedLines.ts';

test('1,000 damaged lines are refused with a code of the list and change nothing', () => expectRefused(1_000));

import { test } from 'vitest';
import { amount } from '../support/amount.ts';
import { expectRefused } from './support/damagedLines.ts';

const LINES = amount(8_000, 20_000);

test(`${LINES} damaged lines are refused with a code of the list and change nothing`, () => expectRefused(LINES));

import { expect, it } from 'vitest';
import { createNewsAge } from '../../src/operation/newsAge.ts';
import { createShiftedClock } from '../bot/support/shiftedClock.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const minutes = (ms: number): number => Math.floor(ms / MINUTE);

it('how long an update has waited is known although the clock was set back meanwhile', () => {
  const clock = createShiftedClock();
  let oldest: number | null = null;
  const age = createNewsAge(() => oldest, clock);
  expect(age()).toBe(0);
  oldest = clock.now() - 2 * MINUTE; // Left from an earlier run.
  expect(minutes(age())).toBe(2);
  clock.jump(-HOUR);
  clock.pass(MINUTE);
  expect(minutes(age())).toBe(1);
  clock.pass(MINUTE);
  expect(minutes(age())).toBe(2);
  oldest = clock.now(); // The next one.
  expect(minutes(age())).toBe(0);
  clock.pass(3 * MINUTE);
  expect(minutes(age())).toBe(3);
  oldest = null;
  expect(age()).toBe(0);
});

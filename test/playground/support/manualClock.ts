import type { Clock } from '../../../src/kernel/clock.ts';

/** A clock that only a test moves. */
export function createManualClock(): Clock & { pass(ms: number): void } {
  let now = Date.parse('2026-11-21T12:00:00Z');
  return {
    now: () => now,
    steady: () => now,
    pass: (ms) => {
      now += ms;
    },
  };
}

const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;

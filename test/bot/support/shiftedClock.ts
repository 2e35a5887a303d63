import type { Clock } from '../../../src/kernel/clock.ts';

/** The machine's clock, which a test may put forward. */
export function createShiftedClock(): Clock & { pass(ms: number): void } {
  let shift = 0;
  return {
    now: () => Date.now() + shift,
    pass: (ms) => {
      shift += ms;
    },
  };
}

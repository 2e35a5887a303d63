import type { Clock } from '../../../src/kernel/clock.ts';

/** The machine's clock: a test may let time pass, or set it as an operator does. */
export function createShiftedClock(): Clock & { pass(ms: number): void; jump(ms: number): void } {
  let passed = 0;
  let jumped = 0;
  return {
    now: () => Date.now() + passed + jumped,
    steady: () => performance.now() + passed,
    pass: (ms) => {
      passed += ms;
    },
    jump: (ms) => {
      jumped += ms;
    },
  };
}

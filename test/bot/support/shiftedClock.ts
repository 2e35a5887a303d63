import type { Clock } from '../../../src/kernel/clock.ts';

/** The machine's clock: a test may let time pass, stop it, or set it as an operator does. */
interface ShiftedClock extends Clock {
  pass(ms: number): void;
  jump(ms: number): void;
  /** From here on, time passes only as the test lets it. */
  freeze(): void;
}

export function createShiftedClock(): ShiftedClock {
  let passed = 0;
  let jumped = 0;
  let machine = { now: () => Date.now(), steady: () => performance.now() };
  return {
    now: () => machine.now() + passed + jumped,
    steady: () => machine.steady() + passed,
    pass: (ms) => {
      passed += ms;
    },
    jump: (ms) => {
      jumped += ms;
    },
    freeze() {
      const [now, steady] = [machine.now(), machine.steady()];
      machine = { now: () => now, steady: () => steady };
    },
  };
}

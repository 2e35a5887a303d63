import type { Clock } from '../../../src/kernel/clock.ts';

const TICK = 10;
/** More than this between two ticks is not waiting: the machine was busy with others. */
const LONGEST_STEP = 20;

/** A clock that runs with the machine's, but stands still while this process gets no time. `stop` ends it. */
export function createStallFreeClock(): Clock & { stop(): void } {
  const begun = Date.now();
  let passed = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    passed += Math.min(now - last, LONGEST_STEP);
    last = now;
  }, TICK);
  return { now: () => Math.floor(begun + passed), steady: () => passed, stop: () => clearInterval(timer) };
}

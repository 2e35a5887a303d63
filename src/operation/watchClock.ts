import type { Log } from '../kernel/log.ts';

/** A jump is what wall clock and monotonic clock differ by between two looks, in ms. */
const JUMP = 60_000;
const INTERVAL = 5_000;

export interface TimeSource {
  /** Milliseconds since 1970. */
  wall(): number;
  /** Milliseconds that nothing but the passing of time changes. */
  monotonic(): number;
}

const systemTime: TimeSource = { wall: () => Date.now(), monotonic: () => performance.now() };

export interface ClockWatch {
  /** How often the wall clock has jumped by more than a minute since the start. */
  jumps(): number;
  stop(): void;
}

/** Watches for jumps of the wall clock, which also the sleep of a machine is. */
export function watchClock(log: Log, time: TimeSource = systemTime, interval = INTERVAL): ClockWatch {
  let jumps = 0;
  let distance = time.wall() - time.monotonic();
  const timer = setInterval(() => {
    const now = time.wall() - time.monotonic();
    const ms = Math.round(now - distance);
    distance = now;
    if (Math.abs(ms) <= JUMP) return;
    jumps++;
    log.warn({ ms }, 'the clock of this machine has jumped');
  }, interval).unref();
  return { jumps: () => jumps, stop: () => clearInterval(timer) };
}

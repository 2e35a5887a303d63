import type { Log } from '../kernel/log.ts';

/** The wall clock jumped if it moved this many ms more or less than the monotonic clock between two checks. */
const JUMP = 60_000;
const INTERVAL = 5_000;

interface TimeSource {
  /** Unix time in milliseconds. */
  wall(): number;
  /** Milliseconds from any start, unaffected by clock changes. */
  monotonic(): number;
}

const systemTime: TimeSource = { wall: () => Date.now(), monotonic: () => performance.now() };

interface ClockWatch {
  /** Jumps of the wall clock by more than a minute since startup. */
  jumps(): number;
  stop(): void;
}

/** Watches for jumps of the wall clock. A machine that wakes from sleep counts as a jump. */
export function watchClock(log: Log, time: TimeSource = systemTime, interval = INTERVAL): ClockWatch {
  let jumps = 0;
  let distance = time.wall() - time.monotonic();
  const timer = setInterval(() => {
    const now = time.wall() - time.monotonic();
    const ms = Math.round(now - distance);
    distance = now;
    if (Math.abs(ms) <= JUMP) return;
    jumps++;
    log.warn({ ms }, 'system clock jumped');
  }, interval).unref();
  return { jumps: () => jumps, stop: () => clearInterval(timer) };
}

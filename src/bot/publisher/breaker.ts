import type { Clock } from '../../kernel/clock.ts';
import type { Log } from '../log.ts';

/** So many failures in a row, at whatever tables, are Discord's own trouble. */
const FAILURES_TO_OPEN = 20;
const FIRST_PAUSE = 5_000;
const LONGEST_PAUSE = 60_000;

/** Stops asking while Discord is in trouble; one try after a while shows whether it is over. */
interface Breaker {
  /** Ms until something may be tried; 0 for now. */
  delay(): number;
  /** Only one try at a time. */
  isOpen(): boolean;
  /** How many tries at the same time it bears: as many as may fail before it opens, at least one. */
  maxConcurrent(): number;
  failed(): void;
  /** Tells whether the trouble is over by this. */
  worked(): boolean;
}

export function createBreaker(clock: Clock, log: Log): Breaker {
  let failures = 0;
  let tryAt = 0;
  const isOpen = () => failures >= FAILURES_TO_OPEN;
  return {
    isOpen,
    maxConcurrent: () => Math.max(1, FAILURES_TO_OPEN - failures),
    // A clock that was put back must not hold anything up.
    delay: () => (isOpen() ? Math.min(Math.max(0, tryAt - clock.now()), LONGEST_PAUSE) : 0),
    failed() {
      if (isOpen() && clock.now() < tryAt) return; // It was under way before.
      failures++;
      if (!isOpen()) return;
      const pause = Math.min(FIRST_PAUSE * 2 ** Math.min(failures - FAILURES_TO_OPEN, 10), LONGEST_PAUSE);
      tryAt = clock.now() + pause;
      if (failures === FAILURES_TO_OPEN)
        log.error({ count: failures, ms: pause }, 'Discord is failing; pausing requests');
    },
    worked() {
      const wasOpen = isOpen();
      if (wasOpen) log.info({ count: failures }, 'Discord is responding again');
      failures = 0;
      return wasOpen;
    },
  };
}

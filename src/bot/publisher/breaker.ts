import type { Clock } from '../../kernel/clock.ts';
import type { Log } from '../../kernel/log.ts';

/** This many failures in a row, at any tables, mean that Discord itself is failing. */
const FAILURES_TO_OPEN = 20;
const FIRST_PAUSE = 5_000;
const LONGEST_PAUSE = 60_000;

/** A circuit breaker: stops requests while Discord is failing. After a pause, one attempt tests whether it works. */
export interface Breaker {
  /** Ms until the next attempt; 0 for now. */
  delay(): number;
  /** Whether it is open: then only one attempt at a time. */
  isOpen(): boolean;
  /** Most attempts at the same time: as many as may fail before it opens, at least one. */
  maxConcurrent(): number;
  failed(): void;
  /** Closes it. Whether it was open. */
  worked(): boolean;
}

export function createBreaker(clock: Pick<Clock, 'steady'>, log: Log): Breaker {
  let failures = 0;
  let tryAt = 0;
  const isOpen = () => failures >= FAILURES_TO_OPEN;
  return {
    isOpen,
    maxConcurrent: () => Math.max(1, FAILURES_TO_OPEN - failures),
    delay: () => (isOpen() ? Math.max(0, tryAt - clock.steady()) : 0),
    failed() {
      if (isOpen() && clock.steady() < tryAt) return; // This attempt began before the breaker opened.
      failures++;
      if (!isOpen()) return;
      const pause = Math.min(FIRST_PAUSE * 2 ** Math.min(failures - FAILURES_TO_OPEN, 10), LONGEST_PAUSE);
      tryAt = clock.steady() + pause;
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

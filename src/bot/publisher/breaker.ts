import type { Clock } from '../../kernel/clock.ts';
import type { Log } from '../../kernel/log.ts';

/** So many failures in a row, at whatever tables, are Discord's own trouble. */
const TOO_MANY = 20;
const FIRST_PAUSE = 5_000;
const LONGEST_PAUSE = 60_000;

/** Stops asking while Discord is in trouble; one try after a while shows whether it is over. */
export interface Breaker {
  /** Ms until something may be tried; 0 for now. */
  delay(): number;
  /** Only one try at a time. */
  isOpen(): boolean;
  /** How many tries at the same time it bears: as many as may fail before it opens, at least one. */
  bears(): number;
  failed(): void;
  /** Tells whether the trouble is over by this. */
  worked(): boolean;
}

export function createBreaker(clock: Clock, log: Log): Breaker {
  let failures = 0;
  let tryAt = 0;
  const isOpen = () => failures >= TOO_MANY;
  return {
    isOpen,
    bears: () => Math.max(1, TOO_MANY - failures),
    // A clock that was put back must not hold anything up.
    delay: () => (isOpen() ? Math.min(Math.max(0, tryAt - clock.now()), LONGEST_PAUSE) : 0),
    failed() {
      if (isOpen() && clock.now() < tryAt) return; // It was under way before.
      failures++;
      if (!isOpen()) return;
      const pause = Math.min(FIRST_PAUSE * 2 ** Math.min(failures - TOO_MANY, 10), LONGEST_PAUSE);
      tryAt = clock.now() + pause;
      if (failures === TOO_MANY) log.error({ count: failures, ms: pause }, 'Discord is in trouble: it is given a rest');
    },
    worked() {
      const wasOpen = isOpen();
      if (wasOpen) log.info({ count: failures }, 'Discord answers again');
      failures = 0;
      return wasOpen;
    },
  };
}

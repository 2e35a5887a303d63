import type { Clock } from './clock.ts';

export interface Limit {
  /** At least 1. */
  readonly most: number;
  /** The span in ms. */
  readonly within: number;
}

/** Lets each key do something so many times in any span of so many ms; what was refused does not count. */
interface SlidingWindow {
  /** Ms until the key may do it once more; 0 for now. */
  delay(key: string): number;
  /** Counts it when the key may do it now; tells whether it may. */
  admit(key: string): boolean;
}

/** Keys known at the same time; those that did nothing for longest are forgotten first. */
const MOST_KEYS = 10_000;

export function createSlidingWindow(clock: Clock, { most, within }: Limit): SlidingWindow {
  const times = new Map<string, readonly number[]>();
  // A clock that was put back must not keep anybody waiting for longer than a span.
  const recent = (key: string, now: number) =>
    (times.get(key) ?? []).filter((time) => time > now - within && time <= now);

  function delay(key: string): number {
    const now = clock.now();
    const counted = recent(key, now);
    const first = counted[counted.length - most];
    return first === undefined ? 0 : first + within - now;
  }

  return {
    delay,
    admit(key) {
      if (delay(key) > 0) return false;
      const now = clock.now();
      const counted = [...recent(key, now), now];
      times.delete(key);
      times.set(key, counted);
      const [oldest] = times.keys();
      if (times.size > MOST_KEYS && oldest !== undefined) times.delete(oldest);
      return true;
    },
  };
}

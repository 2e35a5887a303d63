import type { Clock } from './clock.ts';

/** At most `most` times in any span of `within` ms. */
export interface Limit {
  /** At least 1. */
  readonly most: number;
  /** In ms. */
  readonly within: number;
}

/** A rate limit per key. Refused attempts do not count. */
interface SlidingWindow {
  /** Ms until the key is admitted again; 0 for now. */
  delay(key: string): number;
  /** Whether the key is admitted now; if so, counts it. */
  admit(key: string): boolean;
}

/** Keys remembered at the same time; the least recently admitted are forgotten first. */
const MOST_KEYS = 10_000;

export function createSlidingWindow(clock: Clock, { most, within }: Limit): SlidingWindow {
  const times = new Map<string, readonly number[]>();
  // A clock that was set back must not make anyone wait longer than one span.
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

import type { Clock } from './clock.ts';

/** At most `most` admissions in any period of `within` ms. */
export interface Limit {
  /** At least 1. */
  readonly most: number;
  /** In ms. */
  readonly within: number;
}

/** A rate limiter with a separate count for each key. Refused attempts don't count. */
export interface SlidingWindow {
  /** How many ms until the key can be admitted again; 0 if it can be now. */
  delay(key: string): number;
  /** Counts an attempt and returns true, or returns false if the limit has been reached. */
  admit(key: string): boolean;
}

/** The maximum number of keys remembered; the least recently admitted one is dropped first. */
const MOST_KEYS = 10_000;

export function createSlidingWindow(clock: Pick<Clock, 'steady'>, { most, within }: Limit): SlidingWindow {
  const admissions = new Map<string, readonly number[]>();
  const recent = (key: string, now: number) => (admissions.get(key) ?? []).filter((time) => time > now - within);

  function delay(key: string): number {
    const now = clock.steady();
    const counted = recent(key, now);
    // The admission that has to expire first; undefined below the limit.
    const blocking = counted[counted.length - most];
    return blocking === undefined ? 0 : blocking + within - now;
  }

  return {
    delay,
    admit(key) {
      if (delay(key) > 0) return false;
      const now = clock.steady();
      const counted = [...recent(key, now), now];
      admissions.delete(key); // Moves the key to the end: a Map keeps insertion order.
      admissions.set(key, counted);
      const [oldest] = admissions.keys();
      if (admissions.size > MOST_KEYS && oldest !== undefined) admissions.delete(oldest);
      return true;
    },
  };
}

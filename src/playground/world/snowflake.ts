import type { Clock } from '../../kernel/clock.ts';

/** The first ms of Discord's ids: 2015-01-01T00:00:00Z. */
const DISCORD_EPOCH = 1_420_070_400_000n;
/** Below the time an id has 22 bits: worker, process, and a counter. */
const TIME_SHIFT = 22n;

/**
 * Returns a function that makes strictly increasing ids (17 to 19 digits) from the clock's time, as Discord does.
 * `last` is the highest id of an earlier run; while the clock is behind it, ids continue from there.
 */
export function snowflakes(clock: Clock, last: string): () => string {
  let highest = BigInt(last);
  return () => {
    const now = (BigInt(clock.now()) - DISCORD_EPOCH) << TIME_SHIFT;
    highest = now > highest ? now : highest + 1n;
    return String(highest);
  };
}

/** Compares two ids by age: negative when `a` is older. */
export function bySnowflake(a: string, b: string): number {
  return a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
}

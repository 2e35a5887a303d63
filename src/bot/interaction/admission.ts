import { SnowflakeUtil } from 'discord.js';
import type { Clock } from '../../kernel/clock.ts';
import type { Log } from '../../kernel/log.ts';
import { createSlidingWindow, type Limit } from '../../kernel/slidingWindow.ts';

/** Most ids remembered. Discord delivers an interaction twice within minutes or not at all. */
const MOST = 10_000;

/**
 * Returns a function that says whether this process has seen an interaction before. The store detects duplicates that
 * change something for longer; this one also covers interactions that only look.
 */
export function createDuplicateFilter(): (interaction: string) => boolean {
  const seen = new Set<string>();
  return (interaction) => {
    if (seen.has(interaction)) return true;
    seen.add(interaction);
    const [oldest] = seen;
    if (seen.size > MOST && oldest !== undefined) seen.delete(oldest);
    return false;
  };
}

/** Oldest interaction to answer, in ms. Discord shows an interaction as failed after 3 s. */
const MAX_AGE = 2_500;
/** How much faster or slower than Discord's clock ours may run: no clock is slewed by more. */
const MAX_DRIFT = 500e-6;
/** Offset of the system's clock from Discord's that is an alarm, in ms. */
const MAX_CLOCK_OFFSET = 1_000;
/** So many interactions in a row may all be late; more of them mean something else. */
const MIN_SAMPLES = 10;

/**
 * Returns a function that says whether an interaction is too old to answer, from the time in its id. The smallest age
 * of the last interactions is taken as the offset between Discord's clock and ours; the longer ago that was, the more
 * the clocks may have drifted apart since. Ages are by the steady clock, so that setting the system's clock makes no
 * interaction late.
 */
export function createExpiry(clock: Clock, log: Log): (interaction: string) => boolean {
  let least = { age: Number.POSITIVE_INFINITY, at: 0 };
  let lateInRow: number[] = [];
  const checkClock = watchOffset(log);

  return (interaction) => {
    const sentAt = SnowflakeUtil.timestampFrom(interaction);
    checkClock(clock.now() - sentAt);
    const at = clock.steady();
    const age = at - sentAt;
    // For example when Discord's clock has been set: forget what was before.
    if (lateInRow.length >= MIN_SAMPLES) least = { age: Math.min(...lateInRow), at };
    const expected = least.age + MAX_DRIFT * (at - least.at);
    if (age <= expected) least = { age, at };
    const isLate = age - expected > MAX_AGE;
    lateInRow = isLate ? [...lateInRow, age] : [];
    return isLate;
  };
}

/** Logs when the system's clock differs from Discord's, and when it agrees again. */
function watchOffset(log: Log): (age: number) => void {
  const ages: number[] = [];
  let isOff = false;
  return (age) => {
    ages.push(age);
    if (ages.length > MIN_SAMPLES) ages.shift();
    const offset = Math.min(...ages);
    const wasOff = isOff;
    // That our clock is behind shows at once, since no age can be negative; a few interactions may all be late.
    isOff = offset < -MAX_CLOCK_OFFSET || (offset > MAX_CLOCK_OFFSET && ages.length === MIN_SAMPLES);
    if (isOff && !wasOff) log.error({ ms: offset }, 'system clock and Discord clock differ');
    if (!isOff && wasOff) log.info({ ms: offset }, 'system clock and Discord clock agree again');
  };
}

export interface PressLimits {
  /** Commands and presses of one user; more are dropped silently. */
  readonly ofUser: Limit;
  /** Presses at one table; beyond it only the table's players are answered. */
  readonly atTable: Limit;
}

export const PRESS_LIMITS: PressLimits = {
  ofUser: { most: 10, within: 5_000 },
  atTable: { most: 30, within: 10_000 },
};

/** Limits bursts of presses: answering each would run into Discord's own limits. */
interface RateLimiter {
  admitUser(user: string): boolean;
  admitAtTable(table: string): boolean;
}

/** @param limits null for no limits */
export function createRateLimiter(clock: Clock, limits: PressLimits | null): RateLimiter {
  if (limits === null) return { admitUser: () => true, admitAtTable: () => true };
  const ofUser = createSlidingWindow(clock, limits.ofUser);
  const atTable = createSlidingWindow(clock, limits.atTable);
  return { admitUser: ofUser.admit, admitAtTable: atTable.admit };
}

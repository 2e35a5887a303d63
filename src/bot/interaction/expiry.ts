import { SnowflakeUtil } from 'discord.js';
import type { Clock } from '../../kernel/clock.ts';
import type { Log } from '../../kernel/log.ts';

/** Oldest interaction to answer, in ms. Discord shows an interaction as failed after 3 s. */
const MAX_AGE = 2_500;
/** Number of recent interactions from which the clock offset is estimated. */
const SAMPLE_SIZE = 1_000;
/** Largest clock offset with which ages are still credible, in ms. */
const MAX_CLOCK_OFFSET = 1_000;
/**
 * Samples needed to conclude that our clock is ahead: the first few interactions may all be late. That our clock is
 * behind shows at once, since no age can be negative.
 */
const MIN_SAMPLES = 10;

/**
 * Returns a function that says whether an interaction is too old to answer, from the time in its id. The smallest age
 * of the last interactions is taken as the offset between Discord's clock and ours. While that offset is too large, no
 * interaction counts as expired, which is logged once.
 */
export function createExpiry(clock: Clock, log: Log): (interaction: string) => boolean {
  const ages: number[] = [];
  let isClockCredible = true;
  let lateInRow = 0;

  function checkClock(offset: number): void {
    const isOff = offset < -MAX_CLOCK_OFFSET || (offset > MAX_CLOCK_OFFSET && ages.length >= MIN_SAMPLES);
    if (isOff && isClockCredible) log.error({ ms: offset }, 'system clock and Discord clock differ');
    if (!isOff && !isClockCredible) log.info({ ms: offset }, 'system clock and Discord clock agree again');
    isClockCredible = !isOff;
  }

  return (interaction) => {
    const age = clock.now() - SnowflakeUtil.timestampFrom(interaction);
    ages.push(age);
    if (ages.length > SAMPLE_SIZE) ages.shift();
    // Many late interactions in a row mean that our clock was set forward: forget the older samples.
    if (lateInRow >= MIN_SAMPLES) ages.splice(0, ages.length - MIN_SAMPLES);
    const offset = Math.min(...ages);
    checkClock(offset);
    const isLate = isClockCredible && age - offset > MAX_AGE;
    lateInRow = isLate ? lateInRow + 1 : 0;
    return isLate;
  };
}

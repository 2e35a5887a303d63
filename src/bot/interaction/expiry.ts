import { SnowflakeUtil } from 'discord.js';
import type { Clock } from '../../kernel/clock.ts';
import type { Log } from '../log.ts';

/** Discord gives up after 3 s: what is older has already been shown as failed. */
const MAX_AGE = 2_500;
/** How many events tell how far the clocks are apart. */
const SAMPLE_SIZE = 1_000;
/** A clock that is further off than this says nothing about ages. */
const MAX_CLOCK_OFFSET = 1_000;
/** The first events may all be late ones; as many as this are not. Nothing is younger than it is, not even one. */
const MIN_SAMPLES = 10;

/**
 * Tells whether an interaction comes too late to be answered, from the time in its id. The smallest age of the last
 * events is taken for the distance between Discord's clock and ours; where that is too large the rule is off, and the
 * operator is told once.
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
    // Events do not come late one after the other for long: then the clock has been put forward.
    if (lateInRow >= MIN_SAMPLES) ages.splice(0, ages.length - MIN_SAMPLES);
    const offset = Math.min(...ages);
    checkClock(offset);
    const isLate = isClockCredible && age - offset > MAX_AGE;
    lateInRow = isLate ? lateInRow + 1 : 0;
    return isLate;
  };
}

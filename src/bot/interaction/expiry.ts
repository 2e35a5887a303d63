import { SnowflakeUtil } from 'discord.js';
import type { Clock } from '../../kernel/clock.ts';
import type { Log } from '../../kernel/log.ts';

/** Discord gives up after 3 s: what is older has already been shown as failed. */
const TOO_OLD = 2_500;
/** How many events tell how far the clocks are apart. */
const EVENTS = 1_000;
/** A clock that is further off than this says nothing about ages. */
const CREDIBLE = 1_000;
/** The first events may all be late ones; as many as this are not. Nothing is younger than it is, not even one. */
const ENOUGH_EVENTS = 10;

/**
 * Tells whether an interaction comes too late to be answered, from the time in its id. The smallest age of the last
 * events is taken for the distance between Discord's clock and ours; where that is too large the rule is off, and the
 * operator is told once.
 */
export function createExpiry(clock: Clock, log: Log): (interaction: string) => boolean {
  const ages: number[] = [];
  let isCredible = true;
  let lateInRow = 0;

  function judge(offset: number): void {
    const isOff = offset < -CREDIBLE || (offset > CREDIBLE && ages.length >= ENOUGH_EVENTS);
    if (isOff && isCredible) log.error({ ms: offset }, 'the clock of this machine and that of Discord are apart');
    if (!isOff && !isCredible) log.info({ ms: offset }, 'the clocks agree again');
    isCredible = !isOff;
  }

  return (interaction) => {
    const age = clock.now() - SnowflakeUtil.timestampFrom(interaction);
    ages.push(age);
    if (ages.length > EVENTS) ages.shift();
    // Events do not come late one after the other for long: then the clock has been put forward.
    if (lateInRow >= ENOUGH_EVENTS) ages.splice(0, ages.length - ENOUGH_EVENTS);
    const offset = Math.min(...ages);
    judge(offset);
    const isLate = isCredible && age - offset > TOO_OLD;
    lateInRow = isLate ? lateInRow + 1 : 0;
    return isLate;
  };
}

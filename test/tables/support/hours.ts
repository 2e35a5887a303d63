import { Temporal } from 'temporal-polyfill';
import { afterQuiet, nextMorning } from '../../../src/tables/seats/hours.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
/** Longer than any zone shifts its clocks. */
const AROUND = 2.5 * HOUR;

const timeIn = (zone: string, at: number) => Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);

/** When a zone changes its clocks in two years, as Unix times. */
export function changesIn(zone: string): readonly number[] {
  const end = Date.UTC(2028, 6);
  const changes: number[] = [];
  let change = timeIn(zone, Date.UTC(2026, 6)).getTimeZoneTransition('next');
  while (change !== null && change.epochMilliseconds <= end) {
    changes.push(change.epochMilliseconds);
    change = change.getTimeZoneTransition('next');
  }
  return changes;
}

/**
 * Where the end of quiet hours is wrong around a change of clocks, for each hour at which they can end.
 *
 * @param step milliseconds between the moments that are tried
 */
export function wrongAround(change: number, zone: string, step: number): readonly string[] {
  const wrong: string[] = [];
  const hourAt = remembered((at: number) => timeIn(zone, at).hour);
  for (const to of HOURS) {
    for (const from of [(to + 1) % 24, (to + 16) % 24]) {
      const isQuiet = (hour: number) => (from < to ? hour >= from && hour < to : hour >= from || hour < to);
      const notes = new Set<number>();
      for (let now = change - AROUND; now <= change + AROUND; now += step) {
        const settings = { quiet: { from, to }, zone };
        const morning = nextMorning(settings, now);
        notes.add(morning);
        const reminder = afterQuiet(settings, now);
        const where = `${zone}, ${from} to ${to}, ${timeIn(zone, now)}`;
        if (morning <= now || isQuiet(hourAt(morning))) wrong.push(`${where}: a note at ${timeIn(zone, morning)}`);
        if (reminder !== (isQuiet(hourAt(now)) ? morning : now))
          wrong.push(`${where}: a reminder at ${timeIn(zone, reminder)}`);
      }
      // These hours have one morning at most; the next one is that of the day after.
      if (notes.size > 2) wrong.push(`${zone}, ${from} to ${to}: ${notes.size} notes around ${timeIn(zone, change)}`);
    }
  }
  return wrong;
}

function remembered<From, To>(compute: (from: From) => To): (from: From) => To {
  const known = new Map<From, To>();
  return (from) => {
    const result = known.get(from) ?? compute(from);
    known.set(from, result);
    return result;
  };
}

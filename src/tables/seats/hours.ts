/** Hours of the day in a member's time zone. */
import { Temporal } from 'temporal-polyfill';
import type { PersonalSettings } from '../stored/stored.ts';

/** When daily notes are sent to members without quiet hours. */
const MORNING = 9;

type Hours = Pick<PersonalSettings, 'quiet' | 'zone'>;

/** When a reminder may be sent to a member: now, or at the end of their quiet hours. */
export function afterQuiet(hours: Hours, now: number): number {
  if (hours.quiet === null || hours.zone === null) return now;
  return isQuiet(hours, timeIn(hours.zone, now)) ? nextMorning(hours, now) : now;
}

/** When a member's next daily note is due: in the morning, or at the end of their quiet hours. Always later than now. */
export function nextMorning(hours: Hours, now: number): number {
  const start = timeIn(hours.zone ?? 'UTC', now);
  const hour = hours.quiet?.to ?? MORNING;
  for (let day = start.toPlainDate(); ; day = day.add({ days: 1 })) {
    const morning = firstFrom(day.toPlainDateTime({ hour }), start.timeZoneId);
    // Clocks that skip the hour between quiet ones leave none on that day.
    if (morning.epochMilliseconds > now && !isQuiet(hours, morning)) return morning.epochMilliseconds;
  }
}

function isQuiet({ quiet }: Hours, { hour }: Temporal.ZonedDateTime): boolean {
  if (quiet === null) return false;
  const { from, to } = quiet;
  return from <= to ? hour >= from && hour < to : hour >= from || hour < to;
}

/** A time of the clocks in a zone, at the first moment where they show it twice; where they skip it, when they do so. */
function firstFrom(time: Temporal.PlainDateTime, zone: string): Temporal.ZonedDateTime {
  const first = time.toZonedDateTime(zone, { disambiguation: 'earlier' });
  return first.toPlainDateTime().equals(time) ? first : (first.getTimeZoneTransition('next') ?? first);
}

/** In UTC if this Node doesn't know the zone: what is stored may be damaged, or from another release of Node. */
function timeIn(zone: string, at: number): Temporal.ZonedDateTime {
  const instant = Temporal.Instant.fromEpochMilliseconds(at);
  try {
    return instant.toZonedDateTimeISO(zone);
  } catch {
    return instant.toZonedDateTimeISO('UTC');
  }
}

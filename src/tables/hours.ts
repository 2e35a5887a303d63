/** Hours of the day in a member's time zone. */
import type { PersonalSettings } from './stored.ts';

const MINUTE = 60_000;
const MINUTES_OF_DAY = 24 * 60;
/** When daily notes are sent to members without quiet hours. */
const MORNING = 9;

/** When a reminder may be sent to a member: now, or at the end of their quiet hours. */
export function afterQuiet({ quiet, zone }: Pick<PersonalSettings, 'quiet' | 'zone'>, now: number): number {
  if (quiet === null || zone === null || quiet.from === quiet.to) return now;
  const hour = Math.floor(minuteOfDay(zone, now) / 60);
  const isQuiet = quiet.from < quiet.to ? hour >= quiet.from && hour < quiet.to : hour >= quiet.from || hour < quiet.to;
  return isQuiet ? nextHour(zone, quiet.to, now) : now;
}

/** When a member's next daily note is due: in the morning, or at the end of their quiet hours. */
export const nextMorning = ({ quiet, zone }: Pick<PersonalSettings, 'quiet' | 'zone'>, now: number): number =>
  nextHour(zone ?? 'UTC', quiet?.to ?? MORNING, now);

/** The next time at which it is so late in a zone. Where clocks are changed that day, by the clocks after the change. */
function nextHour(zone: string, hour: number, now: number): number {
  const minutesTo = (from: number) => (hour * 60 - minuteOfDay(zone, from) + MINUTES_OF_DAY) % MINUTES_OF_DAY;
  const start = now - (now % MINUTE);
  const there = start + (minutesTo(now) || MINUTES_OF_DAY) * MINUTE;
  const miss = minutesTo(there);
  if (miss === 0) return there;
  return there + (miss <= 2 * 60 ? miss : miss - MINUTES_OF_DAY) * MINUTE;
}

function minuteOfDay(zone: string, at: number): number {
  const parts = formatIn(zone).formatToParts(at);
  const partOf = (type: 'hour' | 'minute') => Number(parts.find((part) => part.type === type)?.value);
  return partOf('hour') * 60 + partOf('minute');
}

/** In UTC if this Node doesn't know the zone: what is stored may be damaged, or from another release of Node. */
function formatIn(zone: string): Intl.DateTimeFormat {
  const options = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone, ...options });
  } catch {
    return new Intl.DateTimeFormat('en', { timeZone: 'UTC', ...options });
  }
}

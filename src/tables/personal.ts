import type { Problem } from './problem.ts';
import type { PersonalSettings } from './stored.ts';

/** What is wrong with these settings, or null. */
export function problemOf({ quiet, zone, daily }: PersonalSettings): Problem | null {
  if (zone !== null && !isZone(zone)) return { kind: 'unknownZone' };
  return (quiet !== null || daily) && zone === null ? { kind: 'zoneMissing' } : null;
}

function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

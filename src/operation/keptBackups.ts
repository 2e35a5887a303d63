import { MAX_COPY_AGE } from '../store/oldCopies.ts';

/** How many of the newest backups are kept. */
const HOURLY = 48;
/** For how many days the last backup of the day is kept. */
const DAILY = 30;

/** The name of a backup taken at this Unix time in ms; names sort by time. */
export const backupName = (at: number): string => `guildhall-${new Date(at).toISOString().replaceAll(/[-:.]/g, '')}.db`;

/** `guildhall-20260726T101500123Z.db`; the group holds the day. */
const NAME = /^guildhall-(\d{8})T\d{9}Z\.db$/;
const DAMAGED = /^guildhall-\d{8}T\d{9}Z\.db\.damaged$/;

/**
 * The backups among these files to delete: all but the newest 48 and the last of each of the newest 30 days, and every
 * copy that is older than 30 days, sound or damaged.
 */
export function expiredBackups(names: readonly string[], now: number): readonly string[] {
  const oldest = backupName(now - MAX_COPY_AGE);
  const newestFirst = names
    .filter((name) => NAME.test(name))
    .sort()
    .reverse();
  const lastOfDay = new Map<string, string>();
  for (const name of newestFirst) {
    const [, day = ''] = NAME.exec(name) ?? [];
    if (!lastOfDay.has(day)) lastOfDay.set(day, name);
  }
  const kept = new Set([...newestFirst.slice(0, HOURLY), ...[...lastOfDay.values()].slice(0, DAILY)]);
  return names.filter((name) =>
    NAME.test(name) ? !kept.has(name) || name < oldest : DAMAGED.test(name) && name < oldest,
  );
}

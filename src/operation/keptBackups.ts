const HOURLY = 48;
const DAILY = 30;

/** The name of a backup taken at this time (ms since 1970, UTC); names sort by time. */
export const backupName = (at: number): string => `guildhall-${new Date(at).toISOString().replaceAll(/[-:.]/g, '')}.db`;

/** `guildhall-20260726T101500123Z.db`: the day is in the group. */
const NAME = /^guildhall-(\d{8})T\d{9}Z\.db$/;

/** Which of these files are backups that need not be kept: not of the newest 48, nor the last of one of 30 days. */
export function expiredBackups(names: readonly string[]): readonly string[] {
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
  return newestFirst.filter((name) => !kept.has(name));
}

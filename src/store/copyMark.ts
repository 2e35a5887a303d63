/** A database that was put back from a copy is marked as one until its new epoch has begun. */
import type Database from 'better-sqlite3';

/** Value of `PRAGMA user_version` in a marked database. */
const COPY = 1;

/**
 * Marks the database if it is a copy. Copies are not in WAL mode, which every start sets: neither backups nor the copies
 * made before a migration. Call it before that mode is set, so that a kill in between loses nothing.
 */
export function noteCopy(database: Database.Database): void {
  if (database.pragma('journal_mode', { simple: true }) !== 'wal') database.pragma(`user_version = ${COPY}`);
}

export const isCopy = (database: Database.Database): boolean =>
  database.pragma('user_version', { simple: true }) === COPY;

/** Call it inside the commit that begins the epoch. */
export function forgetCopy(database: Database.Database): void {
  database.pragma('user_version = 0');
}

import { closeSync, openSync } from 'node:fs';
import Database from 'better-sqlite3';
import { noteCopy } from './copyMark.ts';
import { StoreError } from './storeError.ts';

/** Older versions can corrupt a WAL file used by two connections. */
const OLDEST_SQLITE = [3, 51, 3] as const;

/** Value of `PRAGMA synchronous` that flushes every commit. */
const FULL = 2;

/**
 * Opens a database file, or creates it (readable by its owner only), and configures it for durable commits. Throws a
 * `StoreError` if this SQLite or this disk can't guarantee them.
 */
export function openDatabase(file: string): Database.Database {
  closeSync(openSync(file, 'a', 0o600));
  const database = new Database(file);
  try {
    refuseOldSqlite(versionOf(database));
    if (!isEmpty(database)) noteCopy(database);
    makeDurable(database);
  } catch (error) {
    database.close();
    throw error;
  }
  return database;
}

/** Whether nothing has ever been stored: the database has no tables. */
export const isEmpty = (database: Database.Database): boolean =>
  database.prepare('SELECT 1 FROM sqlite_schema').get() === undefined;

/** Throws a `StoreError` for versions such as '3.51.2'. */
export function refuseOldSqlite(version: string): void {
  const parts = version.split('.').map(Number);
  for (const [index, oldest] of OLDEST_SQLITE.entries()) {
    const part = parts[index] ?? 0;
    if (part > oldest) return;
    if (part < oldest)
      throw new StoreError(
        'oldSqlite',
        `SQLite ${version} can damage its files. Version ${OLDEST_SQLITE.join('.')} or newer is required.`,
      );
  }
}

/**
 * Configures a connection so that a commit survives a power cut, and reads the settings back. Throws a `StoreError` if
 * they didn't take effect. The order matters: setting WAL later would lower `synchronous` again.
 */
export function makeDurable(database: Database.Database): void {
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  database.pragma('busy_timeout = 5000');
  database.pragma('wal_autocheckpoint = 1000');
  database.pragma('journal_size_limit = 67108864');
  database.pragma('trusted_schema = OFF');
  const journal = database.pragma('journal_mode', { simple: true });
  const synchronous = database.pragma('synchronous', { simple: true });
  if (journal !== 'wal' || synchronous !== FULL)
    throw new StoreError(
      'notDurable',
      `The database runs with journal_mode ${journal} and synchronous ${synchronous} instead of wal and ${FULL}: ` +
        'moves could be lost in a power cut. Is the data folder on a network disk?',
    );
}

function versionOf(database: Database.Database): string {
  const version = database.prepare<[], string>('SELECT sqlite_version()').pluck().get();
  if (version === undefined) throw new Error('SQLite reports no version');
  return version;
}

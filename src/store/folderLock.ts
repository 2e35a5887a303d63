import { closeSync, openSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { StoreError } from './storeError.ts';

/** A folder that no other process of this machine may use at the same time. */
export interface FolderLock {
  /** This process held it already. */
  readonly isShared: boolean;
  release(): void;
}

/** How long a process that is just ending is waited for, in ms. */
const LOCK_TIMEOUT = 500;

/** What this process holds, by file: the system gives a lock to a process, which may open its folder several times. */
const held = new Map<string, { readonly database: Database.Database; holders: number }>();

/**
 * Locks a folder for this process. The lock is the operating system's, on a file of its own that SQLite locks for us:
 * it ends with the process, however that ends, so that nobody ever waits for a dead owner. Throws a `StoreError` when
 * another process holds it.
 */
export function lockFolder(folder: string): FolderLock {
  const file = join(realpathSync(folder), 'guildhall.lock');
  const known = held.get(file);
  const lock = known ?? { database: lockFile(file), holders: 0 };
  lock.holders++;
  held.set(file, lock);
  let isReleased = false;
  return {
    isShared: known !== undefined,
    release() {
      if (isReleased) return;
      isReleased = true;
      if (--lock.holders > 0) return;
      held.delete(file);
      lock.database.close();
    },
  };
}

function lockFile(file: string): Database.Database {
  closeSync(openSync(file, 'a', 0o600));
  const database = new Database(file, { timeout: LOCK_TIMEOUT });
  try {
    // Nothing is ever written: the transaction that stays open is the lock.
    database.exec('BEGIN EXCLUSIVE');
    return database;
  } catch (error) {
    database.close();
    if (!(error instanceof Database.SqliteError) || error.code !== 'SQLITE_BUSY') throw error;
    throw new StoreError('inUse', `Another process is using the data folder ${dirname(file)}: end that one first.`, {
      cause: error,
    });
  }
}

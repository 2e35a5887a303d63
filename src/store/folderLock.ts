import { closeSync, openSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { refuseUnusable } from './dataFile.ts';
import { StoreError } from './storeError.ts';

/** A lock that keeps other processes on this machine out of a folder. */
export interface FolderLock {
  /** Whether this process already held it. */
  readonly isShared: boolean;
  release(): void;
}

/** How long to wait for a process that is just exiting, in ms. */
const LOCK_TIMEOUT = 500;

/** The locks of this process, by file. The lock belongs to the process, which may open a folder several times. */
const held = new Map<string, { readonly database: Database.Database; holders: number }>();

/** Locks a data folder for this process. Throws a `StoreError` if another process holds it. */
export const lockFolder = (folder: string): FolderLock =>
  takeLock(
    folder,
    'guildhall.lock',
    `Another process is using the data folder ${realpathSync(folder)}. Stop it first.`,
  );

/** Lets only one process at a time back up a data folder, whose bot may be running; throws like `lockFolder`. */
export const lockBackups = (folder: string): FolderLock =>
  takeLock(folder, 'backup.lock', `Another backup of the data folder ${realpathSync(folder)} is running.`);

/**
 * SQLite takes an operating system lock on a separate file for us, which ends with the process, even after a crash.
 *
 * @param inUse the sentence for the operator if another process holds it
 */
function takeLock(folder: string, name: string, inUse: string): FolderLock {
  const file = join(realpathSync(folder), name);
  const known = held.get(file);
  const lock = known ?? { database: lockFile(file, inUse), holders: 0 };
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

function lockFile(file: string, inUse: string): Database.Database {
  refuseUnusable(file);
  closeSync(openSync(file, 'a', 0o600));
  const database = new Database(file, { timeout: LOCK_TIMEOUT });
  try {
    // Nothing is ever written: the open transaction is the lock.
    database.exec('BEGIN EXCLUSIVE');
    return database;
  } catch (error) {
    database.close();
    if (!(error instanceof Database.SqliteError) || error.code !== 'SQLITE_BUSY') throw error;
    throw new StoreError('inUse', inUse, { cause: error });
  }
}

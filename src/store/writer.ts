import Database from 'better-sqlite3';
import { NoRoom } from '../tables/stored/store.ts';
import type { Disk } from './disk.ts';
import type { Lease } from './lease.ts';

/** Runs `work` in one commit. Throws `NoRoom` if the disk is full, and a `StoreError` if the lease is lost. */
export type Write = <T>(work: () => T) => T;

/**
 * The only way to write. On a full disk, it deletes the reserve file and tries once more; the failed commit has left
 * nothing behind.
 */
export function createWriter(database: Database.Database, lease: Pick<Lease, 'check'>, disk: Disk): Write {
  return (work) => {
    const commit = database.transaction(() => {
      lease.check();
      return work();
    });
    try {
      return commit.immediate();
    } catch (error) {
      if (!isDiskFull(error)) throw error;
      if (!disk.makeRoom()) throw new NoRoom(error);
    }
    try {
      return commit.immediate();
    } catch (error) {
      throw isDiskFull(error) ? new NoRoom(error) : error;
    }
  };
}

/** Quotas and file size limits arrive as failed writes. */
const DISK_FULL_CODES = new Set(['SQLITE_FULL', 'SQLITE_IOERR_WRITE', 'SQLITE_IOERR_FSYNC', 'SQLITE_IOERR_SHMSIZE']);

export const isDiskFull = (error: unknown): boolean =>
  error instanceof Database.SqliteError && DISK_FULL_CODES.has(error.code);

/**
 * Commits between two checkpoints. SQLite checkpoints automatically every 1000 pages, of which a move writes about a
 * dozen; this number is reached first, so SQLite never does it within a commit.
 */
const COMMITS = 40;

/** Checkpoints the write-ahead log between commits, so that no answer has to wait for it. */
export function checkpointBetween(database: Database.Database, write: Write): Write {
  let commits = 0;

  function checkpoint(): void {
    commits = 0;
    if (!database.open) return;
    try {
      database.pragma('wal_checkpoint(PASSIVE)');
    } catch (error) {
      // For example a full disk: the log keeps everything and grows until there is room.
      if (!(error instanceof Database.SqliteError)) throw error;
    }
  }

  return (work) => {
    const made = write(work);
    if (++commits === COMMITS) setImmediate(checkpoint); // After the answer has been sent.
    return made;
  };
}

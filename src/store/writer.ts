import Database from 'better-sqlite3';
import { NoRoom } from '../tables/store.ts';
import type { Disk } from './disk.ts';
import type { Lease } from './lease.ts';

/** Does all its work in one commit, and only as long as the lease is ours. Throws `NoRoom` when the disk is full. */
export type Write = <T>(work: () => T) => T;

/**
 * The one way to write. A full disk is given the reserve and one more attempt: the commit before has left nothing
 * behind, and what is refused by it is acknowledged to nobody.
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

/** Also a quota or a limit on the size of files: these arrive as writes that failed. */
const DISK_FULL_CODES = new Set(['SQLITE_FULL', 'SQLITE_IOERR_WRITE', 'SQLITE_IOERR_FSYNC', 'SQLITE_IOERR_SHMSIZE']);

const isDiskFull = (error: unknown): boolean =>
  error instanceof Database.SqliteError && DISK_FULL_CODES.has(error.code);

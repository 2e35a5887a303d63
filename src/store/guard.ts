import Database from 'better-sqlite3';
import { Unreadable } from '../tables/stored/store.ts';
import { isDiskFull } from './writer.ts';

/** Notes when SQLite finds the database file damaged, or cannot read it. */
export interface Guard {
  /** Runs `work`; throws `Unreadable` if that needs a damaged part of the file. */
  run<T>(work: () => T): T;
  /** Whether anything has needed a damaged part of the file since the start. */
  isDamaged(): boolean;
}

export function createGuard(): Guard {
  let damaged = false;
  return {
    run(work) {
      try {
        return work();
      } catch (error) {
        if (!isCorruption(error)) throw error;
        damaged = true;
        throw new Unreadable(error);
      }
    },
    isDamaged: () => damaged,
  };
}

/** Whether SQLite says that the file is no sound database, or that the disk does not give it back. */
export const isCorruption = (error: unknown): boolean =>
  isReadFailure(error) || (error instanceof Database.SqliteError && /^SQLITE_(?:CORRUPT|NOTADB)/.test(error.code));

/** Whether the disk fails, although it is not full. */
export const isReadFailure = (error: unknown): boolean =>
  error instanceof Database.SqliteError && /^SQLITE_IOERR(?!_NOMEM)/.test(error.code) && !isDiskFull(error);

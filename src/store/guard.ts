import Database from 'better-sqlite3';
import { Unreadable } from '../tables/store.ts';

/** Notes when SQLite finds the database file damaged. */
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

/** Whether SQLite says that the file is no sound database. */
export const isCorruption = (error: unknown): boolean =>
  error instanceof Database.SqliteError && /^SQLITE_(?:CORRUPT|NOTADB)/.test(error.code);

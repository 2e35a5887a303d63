import Database from 'better-sqlite3';
import type { Write } from './writer.ts';

/**
 * After so many commits the log is copied back into the file. SQLite does so by itself every 1000 pages, of which a
 * move writes a good dozen; what is done here in good time it never has to do in the middle of a commit.
 */
const COMMITS = 40;

/** Copies the log back between commits: nobody who waits for an answer waits for that. */
export function checkpointBetween(database: Database.Database, write: Write): Write {
  let commits = 0;

  function checkpoint(): void {
    commits = 0;
    if (!database.open) return;
    try {
      database.pragma('wal_checkpoint(PASSIVE)');
    } catch (error) {
      // A full disk, for one: the log holds everything and grows until there is room.
      if (!(error instanceof Database.SqliteError)) throw error;
    }
  }

  return (work) => {
    const made = write(work);
    if (++commits === COMMITS) setImmediate(checkpoint); // The answer goes first.
    return made;
  };
}

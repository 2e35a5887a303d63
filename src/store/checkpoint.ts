import Database from 'better-sqlite3';
import type { Write } from './writer.ts';

/**
 * Commits between two checkpoints. SQLite checkpoints by itself every 1000 pages, of which a move writes about a dozen;
 * this number comes first, so that SQLite never does it within a commit.
 */
const COMMITS = 40;

/** Checkpoints the write-ahead log between commits, so that no answer waits for it. */
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
    if (++commits === COMMITS) setImmediate(checkpoint); // The answer goes first.
    return made;
  };
}

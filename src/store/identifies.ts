import type Database from 'better-sqlite3';
import type { Write } from './writer.ts';

const DAY = 24 * 60 * 60 * 1000;

/** When sessions with Discord were started (IDENTIFY). Stored, because a crash loop consists of restarts. */
export interface Identifies {
  note(at: number): void;
  /** How many since this Unix time in ms, at most a day ago. */
  since(at: number): number;
}

export function createIdentifies(database: Database.Database, write: Write): Identifies {
  const forget = database.prepare('DELETE FROM identifies WHERE at < ?');
  const add = database.prepare('INSERT INTO identifies (at) VALUES (?)');
  const count = database.prepare<[number], number>('SELECT count(*) FROM identifies WHERE at >= ?').pluck();

  return {
    note(at) {
      write(() => {
        forget.run(at - DAY);
        add.run(at);
      });
    },
    since: (at) => count.get(at) ?? 0,
  };
}

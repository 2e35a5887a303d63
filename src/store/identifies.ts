import type Database from 'better-sqlite3';
import type { Write } from './writer.ts';

const DAY = 24 * 60 * 60 * 1000;

/** When each shard started sessions with Discord (IDENTIFY). Stored, because a crash loop consists of restarts. */
export interface Identifies {
  note(shard: number, at: number): void;
  /** How many this shard has started between these Unix times in ms, the first at most a day ago. */
  between(shard: number, from: number, to: number): number;
  /** The same of the shard that has started the most. */
  mostBetween(from: number, to: number): number;
}

export function createIdentifies(database: Database.Database, write: Write): Identifies {
  const forget = database.prepare('DELETE FROM identifies WHERE at < ?');
  const add = database.prepare('INSERT INTO identifies (shard, at) VALUES (?, ?)');
  const count = database
    .prepare<[number, number, number], number>('SELECT count(*) FROM identifies WHERE shard = ? AND at BETWEEN ? AND ?')
    .pluck();
  const most = database
    .prepare<[number, number], number>(
      'SELECT count(*) AS started FROM identifies WHERE at BETWEEN ? AND ? GROUP BY shard ORDER BY started DESC LIMIT 1',
    )
    .pluck();

  return {
    note(shard, at) {
      write(() => {
        forget.run(at - DAY);
        add.run(shard, at);
      });
    },
    between: (shard, from, to) => count.get(shard, from, to) ?? 0,
    mostBetween: (from, to) => most.get(from, to) ?? 0,
  };
}

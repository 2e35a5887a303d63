import type Database from 'better-sqlite3';
import type { Write } from './writer.ts';

const DAY = 24 * 60 * 60 * 1000;

/** When each shard started sessions with Discord (IDENTIFY). Stored, because a crash loop consists of restarts. */
export interface Identifies {
  note(shard: number, at: number): void;
  /** How many this shard has started since this Unix time in ms, at most a day ago. */
  since(shard: number, at: number): number;
  /** The same of the shard that has started the most. */
  mostSince(at: number): number;
}

export function createIdentifies(database: Database.Database, write: Write): Identifies {
  const forget = database.prepare('DELETE FROM identifies WHERE at < ?');
  const add = database.prepare('INSERT INTO identifies (shard, at) VALUES (?, ?)');
  const count = database
    .prepare<[number, number], number>('SELECT count(*) FROM identifies WHERE shard = ? AND at >= ?')
    .pluck();
  const most = database
    .prepare<[number], number>(
      'SELECT count(*) AS started FROM identifies WHERE at >= ? GROUP BY shard ORDER BY started DESC LIMIT 1',
    )
    .pluck();

  return {
    note(shard, at) {
      write(() => {
        forget.run(at - DAY);
        add.run(shard, at);
      });
    },
    since: (shard, at) => count.get(shard, at) ?? 0,
    mostSince: (at) => most.get(at) ?? 0,
  };
}

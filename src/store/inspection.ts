import { statSync } from 'node:fs';
import type Database from 'better-sqlite3';
import type { Guard } from './guard.ts';

/** Metrics of the store that reveal none of its content. */
export interface Inspection {
  /** When the oldest unsent update was added, excluding these tables; null if nothing is waiting. */
  oldestNews(except: ReadonlySet<string>): number | null;
  /** The number of suspended tables. */
  suspended(): number;
  /** Size of the write-ahead log, in bytes. */
  logSize(): number;
  /** Whether anything has needed a damaged part of the file since the start. */
  isDamaged(): boolean;
}

export function createInspection(database: Database.Database, guard: Guard): Inspection {
  const news = database.prepare<[], { readonly table: string; readonly oldest: number }>(
    'SELECT table_id AS "table", min(created_at) AS oldest FROM outbox GROUP BY table_id',
  );
  const suspended = database.prepare<[], number>('SELECT count(*) FROM tables WHERE suspended IS NOT NULL').pluck();

  return {
    oldestNews(except) {
      const waiting = guard.run(() => news.all()).filter(({ table }) => !except.has(table));
      return waiting.length === 0 ? null : Math.min(...waiting.map(({ oldest }) => oldest));
    },
    suspended: () => guard.run(() => suspended.get() ?? 0),
    isDamaged: guard.isDamaged,
    logSize: () => statSync(`${database.name}-wal`, { throwIfNoEntry: false })?.size ?? 0,
  };
}

import type Database from 'better-sqlite3';
import type { NewOutboxEntry, Outbox, OutboxEntry } from '../tables/store.ts';
import type { Write } from './writer.ts';

/** Adds what is to be told of a table; to be called within a commit. */
export function prepareNews(database: Database.Database) {
  const add = database.prepare(
    `INSERT INTO outbox (table_id, kind, dedupe_key, payload, attempts, next_at, created_at)
     VALUES (?, ?, ?, ?, 0, ?, ?) ON CONFLICT DO NOTHING`,
  );
  return (table: string, news: readonly NewOutboxEntry[], at: number): void => {
    for (const { kind, dedupeKey, payload } of news) add.run(table, kind, dedupeKey, payload, at, at);
  };
}

export function createOutbox(database: Database.Database, write: Write): Outbox {
  const due = database.prepare<[number, number], OutboxEntry>(
    `SELECT id, table_id AS "table", kind, dedupe_key AS dedupeKey, payload, attempts,
       next_at AS nextAt, created_at AS createdAt
     FROM outbox WHERE next_at <= ? ORDER BY id LIMIT ?`,
  );
  const nextAt = database.prepare<[], number | null>('SELECT min(next_at) FROM outbox').pluck();
  const remove = database.prepare<[number]>('DELETE FROM outbox WHERE id = ?');
  const putOff = database.prepare<[number, number]>(
    'UPDATE outbox SET attempts = attempts + 1, next_at = ? WHERE id = ?',
  );

  return {
    async due(now, limit) {
      return due.all(now, limit);
    },
    async done(ids) {
      write(() => {
        for (const id of ids) remove.run(id);
      });
    },
    async retryLater(id, at) {
      write(() => putOff.run(at, id));
    },
    async nextAt() {
      return nextAt.get() ?? null;
    },
  };
}

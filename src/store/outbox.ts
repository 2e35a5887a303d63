import type Database from 'better-sqlite3';
import type { NewOutboxEntry, Outbox, OutboxEntry } from '../tables/stored/outbox.ts';
import type { Write } from './writer.ts';

/** Adds updates of a table to the outbox. Call it inside a commit. */
export function prepareNews(database: Database.Database) {
  const add = database.prepare(
    `INSERT INTO outbox (table_id, kind, dedupe_key, payload, attempts, next_at, created_at)
     VALUES (?, ?, ?, ?, 0, ?, ?) ON CONFLICT DO NOTHING`,
  );
  const afterMessages = database
    .prepare<[string, string], number | null>(
      `SELECT max(posted_at) + 1 FROM (SELECT posted_at FROM messages WHERE table_id = ?
         UNION ALL SELECT posted_at FROM hands WHERE table_id = ?)`,
    )
    .pluck();
  return (table: string, news: readonly NewOutboxEntry[], at: number): void => {
    for (const { kind, dedupeKey, payload, dueAt = at, isRepost = false } of news) {
      const addedAt = isRepost ? Math.max(dueAt, afterMessages.get(table, table) ?? 0) : dueAt;
      add.run(table, kind, dedupeKey, payload, dueAt, addedAt);
    }
  };
}

/** Removes sent entries from the outbox. Call it inside a commit. */
export function prepareRemoval(database: Database.Database) {
  const remove = database.prepare<[number]>('DELETE FROM outbox WHERE id = ?');
  return (ids: readonly number[]): void => {
    for (const id of ids) remove.run(id);
  };
}

const COLUMNS = `id, table_id AS "table", kind, dedupe_key AS dedupeKey, payload, attempts, next_at AS nextAt, created_at AS createdAt`;

export function createOutbox(database: Database.Database, write: Write): Outbox {
  const due = database.prepare<[number, number], OutboxEntry>(
    `SELECT ${COLUMNS} FROM outbox
     WHERE id IN (SELECT id FROM outbox WHERE next_at <= ? ORDER BY id DESC LIMIT ?) ORDER BY id`,
  );
  const ofTable = database.prepare<[string], OutboxEntry>(
    `SELECT ${COLUMNS} FROM outbox WHERE table_id = ? ORDER BY id`,
  );
  const nextAt = database.prepare<[number], number | null>('SELECT min(next_at) FROM outbox WHERE next_at > ?').pluck();
  const remove = prepareRemoval(database);
  const putOff = database.prepare<[number, number]>(
    'UPDATE outbox SET attempts = attempts + 1, next_at = ? WHERE id = ?',
  );
  const postpone = database.prepare<[number, number]>('UPDATE outbox SET next_at = ? WHERE id = ?');

  return {
    async due(now, limit) {
      return due.all(now, limit);
    },
    async ofTable(table) {
      return ofTable.all(table);
    },
    async done(ids) {
      write(() => remove(ids));
    },
    async retryLater(id, at) {
      write(() => putOff.run(at, id));
    },
    async postpone(id, at) {
      write(() => postpone.run(at, id));
    },
    async nextAt(now) {
      return nextAt.get(now) ?? null;
    },
  };
}

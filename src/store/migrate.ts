import { createHash } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type Database from 'better-sqlite3';
import { StoreError } from './storeError.ts';
import { syncFolder } from './syncFolder.ts';

/** One migration: an SQL file, applied once, in name order. */
interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

/**
 * Applies the new migrations in `folder`, one transaction each, forward only. A database that isn't new is first copied
 * to `<file>.before-<first new migration>`. Returns the names of the migrations applied.
 *
 * Throws a `StoreError` if the database has migrations that the folder lacks, or other versions of them.
 */
export function migrate(database: Database.Database, folder: string, now: number): readonly string[] {
  database.exec(
    'CREATE TABLE IF NOT EXISTS schema_version ' +
      '(name TEXT NOT NULL PRIMARY KEY, checksum TEXT NOT NULL, applied_at INTEGER NOT NULL) STRICT',
  );
  const known = readMigrations(folder);
  const applied = database
    .prepare<[], { name: string; checksum: string }>('SELECT name, checksum FROM schema_version ORDER BY name')
    .all();
  for (const [index, step] of applied.entries()) refuseOther(step, known[index]);

  const pending = known.slice(applied.length);
  const first = pending[0];
  if (first && applied.length > 0) backUp(database, `${database.name}.before-${first.name}`);
  for (const step of pending) apply(database, step, now);
  return pending.map((step) => step.name);
}

function readMigrations(folder: string): readonly Migration[] {
  const names = readdirSync(folder).filter((name) => /^\d{4}_\w+\.sql$/.test(name));
  return names.sort().map((name) => {
    const sql = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n');
    return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
  });
}

function refuseOther(applied: { name: string; checksum: string }, known: Migration | undefined): void {
  if (known?.name !== applied.name)
    throw new StoreError(
      'newerSchema',
      `The database was written by another release, and this one does not recognize ${applied.name}. ` +
        'Start the release that wrote it, or a newer one.',
    );
  if (known.checksum !== applied.checksum)
    throw new StoreError('changedMigration', `${applied.name} has changed since it was applied to this database.`);
}

function apply(database: Database.Database, step: Migration, now: number): void {
  database
    .transaction(() => {
      database.exec(step.sql);
      database
        .prepare('INSERT INTO schema_version (name, checksum, applied_at) VALUES (?, ?, ?)')
        .run(step.name, step.checksum, now);
    })
    .immediate();
}

/**
 * Copies the database; the copy gets its final name only once it is flushed. Replaces the copy of an earlier attempt.
 */
function backUp(database: Database.Database, file: string): void {
  const unfinished = `${file}.unfinished`;
  rmSync(unfinished, { force: true });
  closeSync(openSync(unfinished, 'wx', 0o600));
  database.prepare('VACUUM INTO ?').run(unfinished);
  const copy = openSync(unfinished, 'r+');
  fsyncSync(copy);
  closeSync(copy);
  renameSync(unfinished, file);
  syncFolder(dirname(file));
}

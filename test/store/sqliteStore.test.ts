import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { makeDurable, openDatabase, refuseOldSqlite } from '../../src/store/database.ts';
import { openStore } from '../../src/store/openStore.ts';
import { StoreError } from '../../src/store/storeError.ts';
import { openNewStore } from '../support/newStore.ts';
import { temporaryFolder } from '../tables/support/testTables.ts';
import { appendOf, storedRow } from './appends.ts';
import { conformance } from './conformance.ts';

conformance('a SQLite file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-'));
  return {
    open: () => openNewStore({ folder, key: null, now: 1 }).store,
    clear: () => rmSync(folder, { recursive: true }),
  };
});

describe('a database of ours', () => {
  it('is set up so that a commit survives a power cut', () => {
    const database = openDatabase(join(temporaryFolder(), 'new.db'));
    const read = (pragma: string) => database.pragma(pragma, { simple: true });
    const settings = ['journal_mode', 'synchronous', 'foreign_keys', 'busy_timeout', 'wal_autocheckpoint'];
    expect(settings.map(read)).toEqual(['wal', 2, 1, 5000, 1000]);
    expect([read('journal_size_limit'), read('trusted_schema')]).toEqual([67_108_864, 0]);
    database.close();
  });

  it('is refused where commits would not be durable', () => {
    // Only a file can have a WAL.
    const database = new Database(':memory:');
    expect(() => makeDurable(database)).toThrow(StoreError);
    expect(() => makeDurable(database)).toThrow(/could be lost in a power cut/);
    database.close();
  });

  it('is readable by its owner only', () => {
    const folder = join(temporaryFolder(), 'data');
    const { store } = openStore({ folder, key: null, now: 1 });
    const modes = ['', 'guildhall.db', 'guildhall.db-wal', 'guildhall.key'].map((name) =>
      (statSync(join(folder, name)).mode & 0o777).toString(8),
    );
    expect(modes).toEqual(['700', '600', '600', '600']);
    return store.close();
  });

  it('that is none, or damaged from its first page on, is told with what helps', async () => {
    const folder = temporaryFolder();
    const file = join(folder, 'guildhall.db');
    const told = `damaged: The database ${file} is damaged. Restore a backup (docs/operation.md).`;
    const trouble = () => {
      try {
        openStore({ folder, key: null, now: 1 });
      } catch (error) {
        return error instanceof StoreError ? `${error.trouble}: ${error.message}` : error;
      }
      return null;
    };
    writeFileSync(file, 'no database '.repeat(1000));
    expect(trouble()).toBe(told);
    rmSync(file);
    await openStore({ folder, key: null, now: 1 }).store.close();
    const bytes = readFileSync(file);
    writeFileSync(file, bytes.fill(0xee, 100, 4096));
    expect(trouble()).toBe(told);
  });

  it('is refused by a SQLite that can damage it', () => {
    for (const version of ['3.51.3', '3.51.10', '3.52.0', '4.0.0'])
      expect(() => refuseOldSqlite(version)).not.toThrow();
    for (const version of ['3.51.2', '3.50.4', '2.99.99', ''])
      expect(() => refuseOldSqlite(version)).toThrow(/Version 3\.51\.3 or newer is required/);
  });

  it('holds strict tables whose closed lists are closed', async () => {
    const folder = temporaryFolder();
    const { store } = openStore({ folder, key: null, now: 1 });
    const id = await store.newTableId();
    await store.append(appendOf(id, 0));
    await store.close();

    const database = new Database(join(folder, 'guildhall.db'));
    const tables = database
      .prepare<[], { name: string; strict: number }>("SELECT name, strict FROM pragma_table_list WHERE schema = 'main'")
      .all()
      .filter(({ name }) => !name.startsWith('sqlite_'));
    expect(tables.length).toBeGreaterThan(9);
    expect(tables.filter(({ strict }) => strict !== 1)).toEqual([]);
    for (const change of [
      "UPDATE tables SET status = 'odd'",
      "UPDATE tables SET suspended = 'odd'",
      "UPDATE tables SET head_seq = 'three'",
      "UPDATE secrets SET kind = 'odd'",
      'UPDATE seats SET host = 2',
      "INSERT INTO outbox VALUES (1, '1', 'odd', 'k', '{}', 0, 0, 0)",
      "INSERT INTO messages VALUES ('1', 'odd', 'c', 'm', 1, 0, 0, NULL)",
      "INSERT INTO calls VALUES ('1', 'c', 'm', 1, 0, 'no list')",
      "INSERT INTO members VALUES ('u', 'g', 'odd', 'en')",
      "INSERT INTO hands VALUES ('1', 'u', 'c', 'm', 1, -1, 0, 'd')",
    ])
      expect(() => database.exec(change), change).toThrow(/constraint failed|cannot store TEXT/);
    expect(() => database.exec("UPDATE moves SET payload = '{}'")).toThrow('rows of moves are never changed');
    database.close();
  });
});

it('a failing commit leaves no open transaction behind', async () => {
  const { store } = openStore({ folder: temporaryFolder(), key: null, now: 1 });
  const id = await store.newTableId();
  await store.append(appendOf(id, 0));
  const bad = appendOf(id, 1, { rows: [storedRow(2, { payload: 'no json' })] });
  await expect(store.append(bad)).rejects.toThrow();
  expect(await store.append(appendOf(id, 1))).toBe('appended');
  await store.close();
});

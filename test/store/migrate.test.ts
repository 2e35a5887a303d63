import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../src/store/database.ts';
import { migrate } from '../../src/store/migrate.ts';
import { openStore } from '../../src/store/openStore.ts';
import { temporaryFolder } from '../tables/support/testTables.ts';

const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url));
const FIRST = 'CREATE TABLE a (x INTEGER NOT NULL) STRICT;\nINSERT INTO a (x) VALUES (7);\n';
const SECOND = 'ALTER TABLE a ADD COLUMN y TEXT;\nUPDATE a SET y = x;\n';

/** A folder of steps, a database beside it, and what is in both. */
function workshop() {
  const folder = temporaryFolder();
  const steps = join(folder, 'migrations');
  mkdirSync(steps);
  const file = join(folder, 'test.db');
  const write = (name: string, sql: string) => writeFileSync(join(steps, name), sql);
  const run = () => {
    const database = openDatabase(file);
    try {
      return migrate(database, steps, 5);
    } finally {
      database.close();
    }
  };
  const query = (sql: string, from = file) => {
    const database = new Database(from);
    try {
      return database.prepare(sql).all();
    } finally {
      database.close();
    }
  };
  const backups = () => readdirSync(folder).filter((name) => name.includes('before'));
  return { folder, write, run, query, backups };
}

describe('migrations', () => {
  it('are applied in order of their names, once each, and noted', () => {
    const { write, run, query, backups } = workshop();
    write('0002_second.sql', SECOND);
    write('0001_first.sql', FIRST);
    write('notes.txt', 'no step');
    expect(run()).toEqual(['0001_first.sql', '0002_second.sql']);
    expect(run()).toEqual([]);
    expect(query('SELECT * FROM a')).toEqual([{ x: 7, y: '7' }]);
    expect(query('SELECT name, applied_at FROM schema_version')).toEqual([
      { name: '0001_first.sql', applied_at: 5 },
      { name: '0002_second.sql', applied_at: 5 },
    ]);
    expect(backups()).toEqual([]);
  });

  it('copy a database that holds something before they change it', () => {
    const { folder, write, run, query, backups } = workshop();
    write('0001_first.sql', FIRST);
    run();
    write('0002_second.sql', SECOND);
    expect(run()).toEqual(['0002_second.sql']);
    expect(backups()).toEqual(['test.db.before-0002_second.sql']);
    const copy = join(folder, 'test.db.before-0002_second.sql');
    expect(query('SELECT * FROM a', copy)).toEqual([{ x: 7 }]);
    expect(query('SELECT name FROM schema_version', copy)).toEqual([{ name: '0001_first.sql' }]);
  });

  it('fail as a whole step, keep the steps before, and can be tried again', () => {
    const { write, run, query } = workshop();
    write('0001_first.sql', FIRST);
    write('0002_second.sql', `${SECOND}UPDATE a SET missing = 1;\n`);
    expect(run).toThrow('missing');
    expect(query('SELECT * FROM a')).toEqual([{ x: 7 }]);
    expect(run).toThrow('missing');
    write('0002_second.sql', SECOND);
    expect(run()).toEqual(['0002_second.sql']);
    expect(query('SELECT * FROM a')).toEqual([{ x: 7, y: '7' }]);
  });

  it('of a newer release are refused and nothing is changed', () => {
    const { folder, write, run, query } = workshop();
    write('0001_first.sql', FIRST);
    write('0003_newer.sql', 'CREATE TABLE b (x INTEGER) STRICT;');
    run();
    const older = workshop();
    older.write('0001_first.sql', FIRST);
    older.write('0002_second.sql', SECOND);
    const database = openDatabase(join(folder, 'test.db'));
    expect(() => migrate(database, join(older.folder, 'migrations'), 5)).toThrow(
      /another release, and this one does not recognize 0003_newer\.sql/,
    );
    database.close();
    expect(query('SELECT * FROM a')).toEqual([{ x: 7 }]);
  });

  it('that were edited after they were applied are refused, save for line ends', () => {
    const { write, run } = workshop();
    write('0001_first.sql', FIRST);
    run();
    write('0001_first.sql', FIRST.replaceAll('\n', '\r\n'));
    expect(run()).toEqual([]);
    write('0001_first.sql', FIRST.replace('7', '8'));
    expect(run).toThrow('0001_first.sql has changed since it was applied to this database');
  });
});

it('a store of a newer release is refused by name', async () => {
  const folder = temporaryFolder();
  await openStore({ folder, key: null, now: 1 }).store.close();
  const database = new Database(join(folder, 'guildhall.db'));
  database.exec("INSERT INTO schema_version VALUES ('9999_later.sql', 'x', 1)");
  database.close();
  expect(() => openStore({ folder, key: null, now: 1 })).toThrow(/does not recognize 9999_later\.sql/);
});

it('a database of the first schema goes on with all its tables, after a copy was put beside it', async () => {
  const folder = temporaryFolder();
  const released = join(temporaryFolder(), 'migrations');
  mkdirSync(released);
  copyFileSync(join(MIGRATIONS, '0001_tables.sql'), join(released, '0001_tables.sql'));
  const old = openDatabase(join(folder, 'guildhall.db'));
  migrate(old, released, 1);
  const columns = 'guild_id, channel_id, game, options, locale, status, head_seq, opened_at, changed_at';
  old.exec(`INSERT INTO tables (id, ${columns}) VALUES ('7', 'g', 'c', 'toy', '[]', 'en', 'lobby', 0, 1, 1)`);
  old.close();
  // A copy during which the process was killed.
  writeFileSync(join(folder, 'guildhall.db.before-0001_tables.sql.unfinished'), 'half');

  const { store } = openStore({ folder, key: null, now: 2 });
  expect(await store.position('7')).toMatchObject({ id: '7', game: 'toy', status: 'lobby' });
  expect(readdirSync(folder).filter((name) => name.includes('before'))).toEqual(['guildhall.db.before-0002_lease.sql']);
  await store.close();
});

it('the steps of this release are numbered without a gap', () => {
  const names = readdirSync(MIGRATIONS).sort();
  expect(names.length).toBeGreaterThan(0);
  for (const [index, name] of names.entries())
    expect(name).toMatch(new RegExp(`^${String(index + 1).padStart(4, '0')}_[a-z]\\w*\\.sql$`));
});

import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { createGuard } from '../../src/store/guard.ts';
import { prepareReading } from '../../src/store/read.ts';
import { prepareSigning } from '../../src/store/signing.ts';
import { createSqliteStore } from '../../src/store/sqliteStore.ts';
import { createAudit } from '../../src/tables/audit.ts';
import { createSealer } from '../../src/tables/seal.ts';
import { engines, GUILD, openTestTables, startTable } from '../tables/support/testTables.ts';

/** A running table, and its file opened a second time. */
async function opened() {
  const service = openTestTables();
  const { id } = await startTable(service, 2);
  const database = new Database(join(service.folder, 'guildhall.db'));
  const damage = async () => (await createAudit(service.store, engines, service.key).check(id, false))?.damage;
  const run = (sql: string) => database.prepare(sql).run(id).changes;
  const rows = async () => (await service.store.rows(id)).length;
  return { ...service, id, database, damage, run, rows };
}

describe('rows of moves', () => {
  it.each([
    'UPDATE moves SET payload = payload WHERE table_id = ?',
    'DELETE FROM moves WHERE table_id = ?',
    'DELETE FROM moves WHERE table_id = ? AND seq = 2',
  ])('are kept from: %s', async (sql) => {
    const { run, rows } = await opened();
    const before = await rows();
    expect(() => run(sql)).toThrow(/rows of moves are never/);
    expect(await rows()).toBe(before);
  });

  it('are not replaced either', async () => {
    const { run, damage } = await opened();
    expect(
      run(`INSERT OR REPLACE INTO moves SELECT table_id, seq, actor, seat, kind, '{}', rules_version, hash, 0
      FROM moves WHERE table_id = ?`),
    ).toBe(0);
    expect(await damage()).toBeNull();
  });

  it('go with a server that was left long ago, and then only theirs', async () => {
    const { store, database, rows, id, ...service } = await opened();
    expect(await store.guilds.purge('another', 9)).toBe(0);
    expect(await store.guilds.purge(GUILD, 9)).toBe(1);
    expect(await rows()).toBe(0);
    expect(database.prepare('SELECT count(*) FROM deletions').pluck().get()).toBe(0);
    const { id: next } = await startTable(service, 2);
    expect(next).not.toBe(id);
    expect(() => database.prepare('DELETE FROM moves').run()).toThrow(/rows of moves are never deleted/);
  });
});

describe('a change without a row', () => {
  /** The hashes of the second connection, as the store has them. */
  const signingOf = ({ database, key }: Awaited<ReturnType<typeof opened>>) =>
    prepareSigning(database, prepareReading(database, createGuard()), createSealer(key));
  const ERASE = 'UPDATE seats SET user_id = NULL WHERE table_id = ? AND seat = 1';
  const FORGET = 'UPDATE holders SET user_id = NULL WHERE table_id = ? AND seat = 1';

  it('of anything, such as an erasure, is signed anew', async () => {
    const table = await opened();
    const { database, run, damage, id } = table;
    const signing = signingOf(table);
    database.transaction(() => signing.whole(id, () => [run(ERASE), run(FORGET)])).immediate();
    expect(await damage()).toBeNull();
    run(FORGET.replace('NULL', "'somebody'"));
    expect(await damage()).toBe('beside');
  });

  it('does not sign what was changed before it behind our back', async () => {
    const table = await opened();
    const { database, run, damage, id } = table;
    const signing = signingOf(table);
    run('UPDATE seats SET word = word || 1 WHERE table_id = ? AND seat = 0');
    database.transaction(() => signing.whole(id, () => run(ERASE))).immediate();
    expect(await damage()).toBe('record');
  });
});

it('a key that fits no table signs nothing and harms nothing', async () => {
  const { database, id, damage } = await opened();
  const store = createSqliteStore(database, (work) => database.transaction(work)(), createSealer(new Uint8Array(32)));
  await store.setThread(id, 'elsewhere');
  expect(await damage()).toBe('beside');
});

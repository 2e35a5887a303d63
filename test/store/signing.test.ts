import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { createGuard } from '../../src/store/guard.ts';
import { prepareReading } from '../../src/store/read.ts';
import { prepareSigning } from '../../src/store/signing.ts';
import { createSqliteStore } from '../../src/store/sqliteStore.ts';
import { createSealer } from '../../src/tables/fair/seal.ts';
import type { Store } from '../../src/tables/stored/store.ts';
import { MESSAGE_KINDS } from '../../src/tables/stored/stored.ts';
import { createAudit } from '../../src/tables/upkeep/audit.ts';
import { NO_CHOICES } from '../support/stored.ts';
import { ANNE, BERT, engines, GUILD, openTestTables, playOn, startTable } from '../tables/support/testTables.ts';
import { NOW } from './appends.ts';

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
      run(`INSERT OR REPLACE INTO moves SELECT table_id, seq, actor, seat, kind, '{}', rules_version, hash, 0,
      revealed, sequel FROM moves WHERE table_id = ?`),
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

/** Every write of the store that a table's rows don't cause. A write that is missing here isn't checked: add it. */
const WRITES: { readonly [name: string]: (store: Store, id: string) => Promise<unknown> } = {
  newTableId: (store) => store.newTableId(),
  sign: (store, id) => store.sign(id),
  suspend: async (store, id) => {
    await store.suspend(id, 'rules');
    await store.suspend(id, null, { news: [], at: NOW });
  },
  setThread: (store, id) => store.setThread(id, 'thread'),
  relocate: (store, id) => store.relocate(id, { channel: 'elsewhere', thread: null }, [], NOW),
  keepTime: (store, id) => store.keepTime(id, 3, { dueAt: 5, remindedAt: 6, graceUntil: 7 }, [], NOW),
  saveReminders: (store, id) =>
    store.saveReminders(id, [
      { channel: 'c', message: 'r1', seat: 1, since: 5 },
      { channel: 'c', message: 'r2', seat: 0, since: 5 },
    ]),
  saveMessage: async (store, id) => {
    for (const kind of MESSAGE_KINDS) {
      const message = { kind, channel: 'c', message: kind, seq: 3, generation: 0, postedAt: NOW, turnSeq: null };
      const former = [{ channel: 'c', message: 'old', from: 1, to: 2 }];
      await store.saveMessage(id, message, { delivered: [], news: [], at: NOW }, former);
    }
  },
  dropMessage: (store, id) => store.dropMessage(id, 'vote'),
  enqueue: (store, id) => store.enqueue(id, [{ kind: 'board', dedupeKey: 'x', payload: '{}' }], NOW),
  saveCall: (store, id) =>
    store.saveCall(id, { channel: 'c', message: 'call', seq: 3, postedAt: NOW, seats: [1, 0] }, []),
  saveGuildSettings: (store) =>
    store.saveGuildSettings(GUILD, { locale: 'ja', keepsPictures: true, clock: 'days1' }, 'ja'),
  savePersonalSettings: (store) => store.savePersonalSettings(ANNE, NO_CHOICES),
  saveDraft: (store, id) => store.saveDraft(id, 0, { step: 1, data: '{}' }),
  savePlan: async (store, id) => {
    await store.savePlan(id, 1, '{"standing":[]}');
    await store.savePlan(id, 0, '{"standing":[]}');
    await store.savePlan(id, 1, null);
  },
  'outbox.retryLater': (store) => store.outbox.retryLater(1, 5),
  'outbox.done': (store) => store.outbox.done([1]),
  'hands.save': async (store, id) => {
    const hand = { channel: 'd', message: 'h', seq: 3, generation: 0, postedAt: NOW, digest: '' };
    for (const user of [BERT, ANNE]) await store.hands.save(id, { ...hand, user });
  },
  'hands.drop': (store, id) => store.hands.drop(id, BERT),
  'hands.saveMember': (store) => store.hands.saveMember(ANNE, GUILD, { hands: 'on', locale: 'en' }),
  'hands.saveDirectChannel': (store) => store.hands.saveDirectChannel(ANNE, 'd'),
  'hands.setLocale': (store) => store.hands.setLocale(ANNE, 'de'),
  'guilds.noteLeft': (store) => store.guilds.noteLeft('another', NOW),
  'guilds.giveGrace': (store) => store.guilds.giveGrace(GUILD, NOW),
  'timekeeping.save': (store) => store.timekeeping.save('floor', NOW),
  'timekeeping.bringForward': (store) => store.timekeeping.bringForward(1, NOW * 2),
  'timekeeping.saveDaily': (store) => store.timekeeping.saveDaily(ANNE, NOW),
  'personalData.eraseAt': (store, id) => store.personalData.eraseAt(id, BERT, [], NOW),
  'personalData.eraseRest': (store) => store.personalData.eraseRest(BERT),
  'results.rateLate': (store) => store.results.rateLate(9),
  'results.reset': (store) => store.results.reset(),
};

it('each write leaves the table whole, one after another', async () => {
  const { store, id, damage } = await opened();
  for (const [name, write] of Object.entries(WRITES)) {
    await write(store, id);
    expect([name, await damage()]).toEqual([name, null]);
  }
});

it('writing the results of a finished table, and erasing a member from them, leave it whole', async () => {
  const service = openTestTables();
  const { id } = await startTable(service, 3);
  await playOn(service, id, 'all');
  const audit = createAudit(service.store, engines, service.key);
  await service.store.results.reset();
  expect(await service.tables.countResults(9)).toBe(1);
  expect(await audit.check(id, true)).toMatchObject({ damage: null });
  await service.store.personalData.eraseAt(id, BERT, [], NOW);
  await service.store.personalData.eraseRest(BERT);
  expect(await audit.check(id, true)).toMatchObject({ damage: null });
  expect((await service.tables.get(id))?.seats.map(({ user }) => user)).toContain(null);
});

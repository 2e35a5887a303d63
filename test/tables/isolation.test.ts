/** Whatever throws at one table sets that one aside; the others don't notice. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { takeBackup } from '../../src/operation/backup.ts';
import { checkTables } from '../../src/operation/checkTables.ts';
import { createTables } from '../../src/tables/createTables.ts';
import { Unreadable } from '../../src/tables/stored/store.ts';
import type { Engines } from '../../src/tables/table/table.ts';
import { createAudit } from '../../src/tables/upkeep/audit.ts';
import {
  ANNE,
  CHANNEL,
  engines,
  GUILD,
  KEY,
  openTestTables,
  playOn,
  press,
  startTable,
  temporaryFolder,
} from './support/testTables.ts';

const SAVE = join(import.meta.dirname, 'saves/releases/0011.db.gz');
const quiet = { debug() {}, info() {}, warn() {}, error() {} };

/** Tables of an earlier release, which nothing signs, and the first of them damaged. */
function oldTables(sql: string) {
  const folder = temporaryFolder();
  const file = join(folder, 'guildhall.db');
  writeFileSync(file, gunzipSync(readFileSync(SAVE)));
  const database = new Database(file);
  const [id = ''] = database
    .prepare<[], string>("SELECT id FROM tables WHERE status = 'running' ORDER BY id")
    .pluck()
    .all();
  expect(database.prepare(sql).run(id).changes).toBe(1);
  database.close();
  return { ...openTestTables(folder), id };
}

it.each([
  ["UPDATE states SET recent = '[null]' WHERE table_id = ?"],
  ['UPDATE states SET recent = \'[{"seq":1}]\' WHERE table_id = ?'],
  ["UPDATE states SET recent = '7' WHERE table_id = ?"],
  ['UPDATE states SET recent = replace(recent, \'"events"\', \'"evants"\') WHERE table_id = ?'],
])('an unsigned table with %s stops neither the check after the start nor a backup', async (sql) => {
  const { id, store, tables, key, folder, logged } = oldTables(sql);
  const openAudit = (of: typeof store, seal: Uint8Array) => createAudit(of, engines, seal);
  const data = { data: folder, key: KEY, folder: join(folder, 'backups'), openAudit, now: 1 };
  const ids = await store.tableIds(null, 99);
  const { report } = await takeBackup(data);
  expect(report.tables).toBe(ids.length);
  const check = checkTables(store, createAudit(store, engines, key), tables, quiet);
  expect(await check.done).toBe(ids.length);
  const others = await Promise.all(ids.filter((one) => one !== id).map((one) => tables.get(one)));
  expect(others.map((table) => table?.suspended)).toEqual(others.map(() => null));
  expect(report.damaged).toEqual([{ table: id, what: 'reading' }]);
  expect((await tables.get(id))?.suspended).toBe('reading');
  expect(logged).toMatchObject([{ event: 'suspended', table: id }]);
});

it('a table with a vote or a result that is none can still be listed beside the others', async () => {
  const service = openTestTables();
  const { id } = await startTable(service, 2);
  const { id: other } = await startTable(service, 2);
  const database = new Database(service.file);
  for (const value of ['5', '[null]', '{"about":"clock"}', '{}', '{"about":"overdue"}']) {
    database.prepare('UPDATE tables SET vote = ?, result = ? WHERE id = ?').run(value, value, id);
    const heads = await service.tables.inChannel(CHANNEL);
    // Only the last of them cannot even be read.
    const status = value.includes('overdue') ? 'suspended' : 'running';
    expect(heads.map((table) => [table.id, table.status])).toEqual([
      [other, 'running'],
      [id, status],
    ]);
    expect(await service.tables.ofUser(GUILD, ANNE)).toHaveLength(2);
  }
  database.close();
});

it('a table whose rules throw when it ends is left out of the results, and the others are counted', async () => {
  const service = openTestTables();
  const ids: string[] = [];
  for (let game = 0; game < 3; game++) {
    const { id } = await startTable(service, 2, game === 1 ? 'carcassonne' : 'toy');
    await playOn(service, id, `game ${game}`);
    ids.push(id);
  }
  await service.store.results.reset();
  const broken: Engines = {
    ...engines,
    carcassonne: {
      ...engines.carcassonne!,
      scores() {
        throw new TypeError('scores');
      },
    },
  };
  const { store, clock, key } = service;
  const tables = createTables({ store, engines: broken, clock, key });
  expect(await tables.countResults(9)).toBe(3);
  const counted = await Promise.all(ids.map(async (id) => (await tables.results.outcome(id)) !== null));
  expect(counted).toEqual([true, false, true]);
  expect((await tables.get(ids[1]!))?.suspended).toBe('reading');
});

it('of tables that are due, one that cannot be read keeps no other from its reminder', async () => {
  const service = openTestTables();
  const ids: string[] = [];
  for (let count = 0; count < 3; count++) {
    const { id } = await startTable(service, 2);
    ids.push(id);
  }
  const [unreadable, odd, sound] = ids as [string, string, string];
  let asked = 0;
  const { clock, key } = service;
  const store = {
    ...service.store,
    position: async (id: string) => {
      if (id === unreadable) throw new Unreadable(null);
      return service.store.position(id);
    },
    personalSettings: async (user: string) => {
      if (asked++ === 0) throw new TypeError('odd settings');
      return service.store.personalSettings(user);
    },
  };
  const logged: string[] = [];
  const tables = createTables({
    store,
    engines,
    clock,
    key,
    log: ({ event, table }) => logged.push(`${event} ${table}`),
  });
  clock.time += 30 * 60 * 60 * 1000;
  expect(await tables.doDue(9, () => false)).toBe(3);
  expect(logged).toEqual([`suspended ${unreadable}`, `postponed ${odd}`]);
  const reminders = (await store.outbox.ofTable(sound)).filter(({ kind }) => kind === 'reminder');
  expect(reminders).toHaveLength(1);
});

it('a table is set aside in memory where the file cannot even keep that', async () => {
  const service = openTestTables();
  const { id } = await startTable(service, 2);
  const { id: other } = await startTable(service, 2);
  const { clock, key } = service;
  const refuse = async (table: string) => {
    if (table === id) throw new Unreadable(null);
  };
  const store = {
    ...service.store,
    position: async (table: string) => refuse(table).then(() => service.store.position(table)),
    head: async (table: string) => (table === id ? null : service.store.head(table)),
    suspend: async (table: string) => refuse(table),
  };
  const tables = createTables({ store, engines, clock, key });
  const move = { interaction: press(), user: ANNE, offer: null, moves: [{ kind: 'end' }] };
  expect(await tables.play(id, move)).toEqual({ ok: false, error: { kind: 'suspended', reason: 'file' } });
  expect(await tables.get(id)).toBeNull();
  expect((await playOn({ tables }, other, 'go on')).table.status).toBe('finished');
});

import { mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { takeBackup } from '../../src/operation/backup.ts';
import { backupName, expiredBackups } from '../../src/operation/keptBackups.ts';
import { lastBackup } from '../../src/operation/lastBackup.ts';
import { type OpenAudit, verifyCopy } from '../../src/operation/verifyCopy.ts';
import { stateMac } from '../../src/tables/fair/chain.ts';
import { createSealer } from '../../src/tables/fair/seal.ts';
import { readChainKey } from '../../src/tables/fair/signing.ts';
import { createAudit } from '../../src/tables/upkeep/audit.ts';
import { heapOf } from '../tables/support/heap.ts';
import {
  ANNE,
  done,
  engines,
  KEY,
  openTestTables,
  playOn,
  press,
  startTable,
  type TestTables,
  temporaryFolder,
} from '../tables/support/testTables.ts';
import { auditOf, backUp, NOW } from './support/backups.ts';

/** One seat takes the whole heap of three. */
const playOnHeap = async ({ tables }: TestTables, id: string) =>
  done(await tables.play(id, { interaction: press(), user: ANNE, offer: null, moves: [{ kind: 'take', stones: 3 }] }));

describe('a backup', () => {
  it('of a database in which the check of a table throws, or that of all, keeps its copy and says so', async () => {
    const service = openTestTables();
    const ids: string[] = [];
    for (let count = 0; count < 3; count++) ids.push((await startTable(service, 2)).id);
    const throwing: OpenAudit = (store, key) =>
      createAudit(
        {
          ...store,
          rows: async (table) => {
            if (table === ids[1]) throw new TypeError('odd');
            return store.rows(table);
          },
        },
        engines,
        key,
      );
    const unable: OpenAudit = () => {
      throw new TypeError('odd');
    };
    const data = { data: service.folder, key: KEY, folder: join(service.folder, 'backups') };
    const one = await takeBackup({ ...data, openAudit: throwing, now: NOW });
    expect(one).toMatchObject({ isSound: false, file: expect.stringMatching(/Z\.db\.damaged$/) });
    expect(one.report).toMatchObject({ file: [], tables: 3, damaged: [{ table: ids[1], what: 'reading' }] });
    const all = await takeBackup({ ...data, openAudit: unable, now: NOW + 1 });
    expect(all.report).toMatchObject({ file: ['the tables cannot be checked'], tables: 0 });
    expect(readdirSync(data.folder)).toHaveLength(2);
    const copy = await verifyCopy(one.file, { text: KEY, file: '' }, auditOf(engines));
    expect(copy).toMatchObject({ file: [], tables: 3, damaged: [] });
    expect(lastBackup(service.folder)).toBeNull();
  });

  it('is one file for its owner only, without the key, and belongs to no process', async () => {
    const service = openTestTables();
    await startTable(service, 2);
    const { file } = await backUp(service.folder);
    expect(file).toBe(join(service.folder, 'backups', 'guildhall-20260726T101500000Z.db'));
    expect(readdirSync(join(service.folder, 'backups'))).toEqual(['guildhall-20260726T101500000Z.db']);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const bytes = readFileSync(file);
    expect(bytes.includes(Buffer.from(KEY, 'hex'))).toBe(false);
    expect(bytes.includes(KEY)).toBe(false);
    const copy = new Database(file, { readonly: true });
    expect(copy.prepare('SELECT until FROM leases').pluck().all()).toEqual([0]);
    copy.close();
  });

  it('plays finished games again from their seeds, with what the system played for those who resigned', async () => {
    const service = openTestTables();
    const { id: whole } = await startTable(service, 3, 'carcassonne', ['old']);
    await playOn(service, whole, 'all');
    const { id: resigned } = await startTable(service, 3, 'carcassonne');
    await playOn(service, resigned, 'some', 10);
    const someone = (await service.tables.get(resigned))?.seats[1]?.user ?? '';
    done(await service.tables.resign(resigned, { interaction: press(), user: someone }));
    await playOn(service, resigned, 'rest');
    const { id: running } = await startTable(service, 2, 'carcassonne');
    await playOn(service, running, 'some', 20);
    const { report } = await backUp(service.folder);
    expect(report).toMatchObject({ damaged: [], tables: 3, proven: 2 });
    expect(report.rows).toBeGreaterThan(100);
  });

  it('finds a state to which its rows do not lead, although nobody has tampered with it', async () => {
    const known = { ...engines, heap: heapOf(3) };
    const service = openTestTables(undefined, known);
    const { id } = await startTable(service, 2, 'heap');
    await startTable(service, 2);
    expect((await playOnHeap(service, id)).status).toBe('finished');
    const position = await service.store.position(id);
    const chain = position && readChainKey(createSealer(service.key), id, position.chain);
    if (!position?.state || !chain) throw new Error('the table has no state');
    const text = position.state.text.replace('"taken":[3,0]', '"taken":[2,0]');
    const database = new Database(service.file);
    const mac = stateMac(chain.key, id, position.seq, position.state.version, text);
    database.prepare('UPDATE states SET state = ?, mac = ? WHERE table_id = ?').run(text, mac, id);
    database.close();
    const { isSound, report } = await backUp(service.folder, known);
    expect(isSound).toBe(false);
    expect(report.damaged).toEqual([{ table: id, what: 'replay' }]);
  });

  it('of a damaged database gets no name and changes nothing, unless the table had been set aside before', async () => {
    const service = openTestTables();
    const { id } = await startTable(service, 2);
    await startTable(service, 2);
    await backUp(service.folder);
    const database = new Database(service.file);
    database.prepare('DELETE FROM states WHERE table_id = ?').run(id);
    database.close();
    const damaged = await backUp(service.folder, engines, NOW + 1000);
    expect(damaged).toMatchObject({ isSound: false, report: { damaged: [{ table: id, what: 'state' }], tables: 2 } });
    expect(damaged.file).toMatch(/\.db\.damaged$/);
    expect(readdirSync(join(service.folder, 'backups'))).toHaveLength(2);
    expect(lastBackup(service.folder)).toBe(NOW);

    await service.store.suspend(id, 'state');
    const known = await backUp(service.folder, engines, NOW + 2000);
    expect(known).toMatchObject({ isSound: true, report: { damaged: [], suspended: [id] } });
    expect(lastBackup(service.folder)).toBe(NOW + 2000);
  });

  it('with another key is refused, and nothing is left behind', async () => {
    const service = openTestTables();
    await startTable(service, 2);
    await expect(backUp(service.folder, engines, NOW, 'ab'.repeat(32))).rejects.toThrow('This key does not match');
    expect(readdirSync(join(service.folder, 'backups'))).toEqual([]);
    expect(lastBackup(service.folder)).toBeNull();
  });

  it('removes what killed ones have left, and nothing else', async () => {
    const service = openTestTables();
    await startTable(service, 2);
    const folder = join(service.folder, 'backups');
    mkdirSync(folder);
    const left = `${backupName(NOW - 1)}.unfinished`;
    for (const name of [left, `${left}-journal`, 'notes.unfinished']) writeFileSync(join(folder, name), 'half');
    await backUp(service.folder);
    expect(readdirSync(folder)).toEqual([backupName(NOW), 'notes.unfinished']);
  });

  it('waits for no other one: a second at the same time is refused and leaves the first alone', async () => {
    const service = openTestTables();
    await startTable(service, 2);
    // The lock as another process holds it; the same process may take it twice.
    const other = new Database(join(service.folder, 'backup.lock'));
    other.exec('BEGIN EXCLUSIVE');
    const unfinished = join(service.folder, 'backups', `${backupName(NOW)}.unfinished`);
    mkdirSync(join(service.folder, 'backups'));
    writeFileSync(unfinished, 'half');
    await expect(backUp(service.folder)).rejects.toThrow(/^Another backup of the data folder .* is running\.$/);
    expect(readFileSync(unfinished, 'utf8')).toBe('half');
    other.close();
    await backUp(service.folder);
  });

  it('of a folder without a database is refused', async () => {
    const folder = temporaryFolder();
    await expect(backUp(folder)).rejects.toThrow();
    expect(readdirSync(join(folder, 'backups'))).toEqual([]);
  });
});

it('the newest 48 backups and the last of each of 30 days are kept, and other files are left alone', () => {
  const hour = 60 * 60 * 1000;
  const names = Array.from({ length: 24 * 40 }, (_, index) => backupName(NOW - index * hour));
  const others = ['notes.txt', 'guildhall.db', `${backupName(NOW)}.damaged`, `${backupName(1)}.unfinished`];
  const gone = new Set(expiredBackups([...others, ...names], NOW));
  expect([...gone].every((name) => names.includes(name))).toBe(true);
  const kept = names.filter((name) => !gone.has(name));
  expect(kept.slice(0, 48)).toEqual(names.slice(0, 48));
  const days = kept.map((name) => name.slice(10, 18));
  expect(new Set(days).size).toBe(30);
  expect(kept).toHaveLength(48 + 30 - 3); // 48 hours touch three days.
  expect(kept.slice(48).every((name) => name.slice(19, 21) === '23')).toBe(true);
  expect(expiredBackups(kept, NOW)).toEqual([]);
});

it('no copy is older than 30 days, however seldom backups are taken: what was erased is in none', async () => {
  const day = 24 * 60 * 60 * 1000;
  const [fresh, old] = [backupName(NOW - 29 * day), backupName(NOW - 31 * day)];
  const names = [backupName(NOW), fresh, `${fresh}.damaged`, old, `${old}.damaged`];
  expect(expiredBackups(names, NOW)).toEqual([old, `${old}.damaged`]);

  const service = openTestTables();
  await startTable(service, 2, 'carcassonne');
  done(await service.tables.eraseMember(ANNE));
  const [aged, recent] = ['guildhall.db.before-0002_lease.sql', 'guildhall.db.before-0021_erasures.sql'];
  for (const name of [aged, recent]) writeFileSync(join(service.folder, name), '');
  utimesSync(join(service.folder, aged), new Date(NOW - 31 * day), new Date(NOW - 31 * day));
  utimesSync(join(service.folder, recent), new Date(NOW - 29 * day), new Date(NOW - 29 * day));
  await backUp(service.folder);
  expect(readdirSync(service.folder)).toContain(recent);
  expect(readdirSync(service.folder)).not.toContain(aged);
  // The list of what was erased is kept beside the backups, for whoever restores one.
  const list = readFileSync(join(service.folder, 'backups', 'guildhall.erasures'), 'utf8');
  expect(list).toBe(readFileSync(join(service.folder, 'guildhall.erasures'), 'utf8'));
  expect(list).toMatch(/^[0-9a-f]{64} \d+\n$/);
});

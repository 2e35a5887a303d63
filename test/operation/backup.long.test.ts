import { execFile, spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import Database from 'better-sqlite3';
import { expect, it, onTestFinished } from 'vitest';
import { systemClock } from '../../src/kernel/clock.ts';
import { seeded } from '../../src/kernel/random.ts';
import { lastBackup } from '../../src/operation/lastBackup.ts';
import { verifyCopy } from '../../src/operation/verifyCopy.ts';
import { openStore } from '../../src/store/openStore.ts';
import { createTables } from '../../src/tables/createTables.ts';
import { heapOf } from '../tables/support/heap.ts';
import {
  done,
  engines,
  KEY,
  openTestTables,
  playOn,
  press,
  startTable,
  temporaryFolder,
} from '../tables/support/testTables.ts';
import { auditOf, backUp, NOW } from './support/backups.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const START = join(ROOT, 'src/node.mjs');

/** A new data folder that holds this copy of the database. */
function restored(backup: string): string {
  const folder = join(temporaryFolder(), 'data');
  mkdirSync(folder, { mode: 0o700 });
  copyFileSync(backup, join(folder, 'guildhall.db'));
  return folder;
}

it('a backup of a bot that is playing holds all that was acknowledged before it, and can go on', async () => {
  const folder = temporaryFolder();
  const script = join(ROOT, 'test/tables/support/endless.ts');
  const player = spawn(process.execPath, ['--import', START, script, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void player.kill('SIGKILL'));
  let output = '';
  player.stdout.on('data', (data) => {
    output += data;
  });
  const acknowledged = () => output.split('\n').slice(0, -1);
  while (acknowledged().length < 20) await sleep(5);

  const heap = { heap: heapOf(1_000_000) };
  for (let round = 0; round < 3; round++) {
    const before = acknowledged();
    const backup = await backUp(folder, heap, NOW + round, null);
    expect(backup.report).toMatchObject({ file: [], damaged: [], suspended: [], tables: 3, proven: 0 });
    while (acknowledged().length === before.length) await sleep(5);
    const meanwhile = acknowledged().length - before.length;

    const data = restored(backup.file);
    copyFileSync(join(folder, 'guildhall.key'), join(data, 'guildhall.key'));
    const { store, key } = openStore({ folder: data, key: null, now: 1 });
    const tables = createTables({ store, engines: heap, clock: systemClock, key });
    for (const line of before) {
      const [id = '', seq, interaction = ''] = line.split(' ');
      expect((await store.position(id))?.seq).toBeGreaterThanOrEqual(Number(seq));
      expect(await store.seen(interaction)).toBe(true);
    }
    for (const { id, seq } of await tables.inGuild('guild')) {
      const take = { interaction: press(), user: 'anne', offer: null, moves: [{ kind: 'take', stones: 1 }] };
      expect(done(await tables.play(id, take)).seq).toBe(seq + 1);
    }
    await store.close();
    console.info(`round ${round}: ${before.length} acknowledged before, ${meanwhile} played meanwhile`);
  }
  expect(lastBackup(folder)).toBe(NOW + 2);
});

it('each of 20 flipped bits in rows or states of a copy is found, and only its table is set aside', async () => {
  const service = openTestTables();
  const ids: string[] = [];
  for (let count = 0; count < 4; count++) {
    const { id } = await startTable(service, 2, 'carcassonne');
    await playOn(service, id, `game ${count}`, 15);
    ids.push(id);
  }
  const { file } = await backUp(service.folder);
  const sound = readFileSync(file);
  const places = placesOf(file, sound);
  const stream = seeded('flipped bits').stream('bits');
  const hit = join(temporaryFolder(), 'hit.db');
  let found = 0;
  for (let flip = 0; flip < 20; flip++) {
    const { table, from, length } = places[stream.uniform(places.length)]!;
    const at = from + stream.uniform(length);
    const bytes = Buffer.from(sound);
    bytes[at] = bytes[at]! ^ (1 << stream.uniform(8));
    writeFileSync(hit, bytes);
    const report = await verifyCopy(hit, { text: KEY, file: '' }, auditOf(engines));
    expect(report.damaged.map((damage) => damage.table)).toEqual([table]);
    found++;

    if (flip % 5 > 0) continue;
    const again = openTestTables(restored(hit));
    const statuses = await Promise.all(ids.map(async (id) => (await again.tables.get(id))?.status));
    expect(statuses).toEqual(ids.map((id) => (id === table ? 'suspended' : 'running')));
    const other = ids.find((id) => id !== table) ?? '';
    expect((await playOn(again, other, 'go on', 5)).played).toBe(5);
  }
  expect(found).toBe(20);
});

/** Where the payloads of rows and the states lie in the file, each with the hash that follows it. */
function placesOf(file: string, bytes: Buffer) {
  const database = new Database(file, { readonly: true });
  const all = database
    .prepare<[], { table: string; text: string; hash: Buffer }>(
      `SELECT table_id AS "table", payload AS text, hash FROM moves
       UNION ALL SELECT table_id, substr(state, -200), mac FROM states`,
    )
    .all();
  database.close();
  const places = all.flatMap(({ table, text, hash }) => {
    const content = Buffer.concat([Buffer.from(text), hash]);
    const from = bytes.indexOf(content);
    expect(from).toBeGreaterThan(0);
    // What SQLite has moved leaves a trace in free space, where a flipped bit means nothing.
    return from === bytes.lastIndexOf(content) ? [{ table, from, length: content.length }] : [];
  });
  expect(places.length).toBeGreaterThan(30);
  return places;
}

it('npm run backup replays finished games, says that the key is a setting, and takes a folder', async () => {
  const service = openTestTables(undefined, engines);
  const { id } = await startTable(service, 2, 'carcassonne');
  await playOn(service, id, 'all');
  const run = (...args: readonly string[]) =>
    promisify(execFile)(process.execPath, ['--import', START, 'src/app/backup.ts', ...args], {
      ...{ cwd: ROOT, encoding: 'utf8' },
      env: { ...process.env, GUILDHALL_DATA: service.folder, GUILDHALL_KEY: KEY, BACKUP_FOLDER: '' },
    });
  const elsewhere = join(temporaryFolder(), 'elsewhere');
  const { stdout, stderr } = await run(elsewhere);
  const [file = '', checked, key] = stdout.split('\n');
  expect(readdirSync(elsewhere).map((name) => join(elsewhere, name))).toEqual([file]);
  expect(checked).toMatch(/^Checked in \d+\.\d s: tables 1, rows \d+, finished games replayed 1\.$/);
  expect(key).toContain('The backup does not contain the key (GUILDHALL_KEY)');
  expect(stderr).toBe('');

  await service.store.close();
  await expect(run('/dev/null/nowhere')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^No backup was taken/),
  });
});

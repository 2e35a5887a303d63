/** Whatever page of the file is destroyed, the checks come to their end and say so, and what can be played is. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { takeBackup } from '../../src/operation/backup.ts';
import { checkTables } from '../../src/operation/checkTables.ts';
import { isCorruption } from '../../src/store/guard.ts';
import { openStore } from '../../src/store/openStore.ts';
import { problemsIn } from '../../src/store/problemsIn.ts';
import { StoreError } from '../../src/store/storeError.ts';
import { createTables } from '../../src/tables/createTables.ts';
import { createAudit } from '../../src/tables/upkeep/audit.ts';
import { amount } from '../support/amount.ts';
import {
  CHANNEL,
  engines,
  KEY,
  openTestTables,
  playOn,
  startTable,
  temporaryFolder,
} from '../tables/support/testTables.ts';

const PAGE = 4096;
const TABLES = 6;
const quiet = { debug() {}, info() {}, warn() {}, error() {} };

/** The file of a bot with a few games. */
async function soundFile(): Promise<Buffer> {
  const service = openTestTables();
  for (let count = 0; count < TABLES; count++) {
    const { id } = await startTable(service, 2, count < 2 ? 'carcassonne' : 'toy');
    await playOn(service, id, `game ${count}`, count < 2 ? 20 : 4);
  }
  await service.store.close();
  return readFileSync(service.file);
}

function folderWith(bytes: Buffer): string {
  const folder = join(temporaryFolder(), 'data');
  mkdirSync(folder, { mode: 0o700 });
  writeFileSync(join(folder, 'guildhall.db'), bytes, { mode: 0o600 });
  return folder;
}

/** What SQLite's quick check finds. */
function problemsOf(folder: string): readonly string[] {
  const database = new Database(join(folder, 'guildhall.db'), { readonly: true });
  try {
    return problemsIn(database, 'quick_check');
  } catch (error) {
    if (isCorruption(error)) return ['unreadable'];
    throw error;
  } finally {
    database.close();
  }
}

/** Checks all tables as after a start; null if the file is refused. */
async function start(folder: string) {
  let opened: ReturnType<typeof openStore>;
  try {
    opened = openStore({ folder, key: KEY, now: 1 });
  } catch (error) {
    expect(error instanceof StoreError && error.trouble).toBe('damaged');
    return null;
  }
  const { store, key, inspection } = opened;
  const clock = { now: () => 1_900_000_000_000, steady: () => 0 };
  const tables = createTables({ store, engines, clock, key });
  await checkTables(store, createAudit(store, engines, key), tables, quiet).done;
  const heads = await Promise.all(Array.from({ length: TABLES }, (_, index) => tables.get(String(index + 1))));
  const running = heads.filter((table) => table?.status === 'running').map((table) => table!.id);
  await tables.inChannel(CHANNEL).catch(() => []);
  const isDamaged = inspection.isDamaged();
  await store.close();
  return { running, isDamaged };
}

const backUp = (data: string) =>
  takeBackup({
    ...{ data, key: KEY, folder: join(data, 'backups'), now: Date.UTC(2026, 6, 26) },
    openAudit: (store, key) => createAudit(store, engines, key),
  });

describe('a file of which a page is destroyed', () => {
  it('is found damaged, keeps a copy, and loses only tables on that page', async () => {
    const sound = await soundFile();
    const tried: number[] = [];
    for (let page = 1; page < sound.length / PAGE; page += amount(5, 1)) tried.push(page);
    let refused = 0;
    let playable = 0;
    let noticed = 0;
    let located = 0;
    for (const page of tried) {
      const bytes = Buffer.from(sound).fill(0xee, page * PAGE, (page + 1) * PAGE);
      const folder = folderWith(bytes);
      const problems = problemsOf(folder);
      if (problems.length === 0) continue; // A free page.
      noticed++;
      const backup = await backUp(folder);
      expect([page, backup.isSound]).toEqual([page, false]);
      const { file, damaged } = backup.report;
      expect(file.length + damaged.length).toBeGreaterThan(0);
      if (file.some((line) => /^\w+: .*\bpage \d+/i.test(line)) || damaged.length > 0) located++;
      expect(readdirSync(join(folder, 'backups'))).toEqual(['guildhall-20260726T000000000Z.db.damaged']);
      const started = await start(folder);
      if (started === null) refused++;
      else playable += started.running.length;
    }
    console.info(`${noticed} of ${tried.length} pages are in use; refused ${refused}, tables that go on ${playable}`);
    // All but the pages of the schema, without which nothing can be named.
    expect(located).toBeGreaterThan(noticed * 0.8);
    expect(noticed).toBeGreaterThan(tried.length / 2);
    expect(playable).toBeGreaterThan((noticed - refused) * TABLES * 0.6);
  });
});

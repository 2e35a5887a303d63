import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../src/store/database.ts';
import { createDisk, type Disk, diskLimits, freeBytes } from '../../src/store/disk.ts';
import { migrate } from '../../src/store/migrate.ts';
import { createSqliteStore } from '../../src/store/sqliteStore.ts';
import { createWriter } from '../../src/store/writer.ts';
import { createTables } from '../../src/tables/createTables.ts';
import { createSealer } from '../../src/tables/fair/seal.ts';
import { NoRoom, type Space } from '../../src/tables/stored/store.ts';
import { startAt } from '../support/startAt.ts';
import {
  ANNE,
  done,
  engines,
  openTable,
  openTestTables,
  plain,
  playOn,
  press,
  refused,
  startTable,
  temporaryFolder,
} from '../tables/support/testTables.ts';
import { appendOf, bytes, storedRow } from './appends.ts';

const MIB = 1024 * 1024;

describe('the disk', () => {
  it('is low below 512 MiB and full below 128 MiB', () => {
    let free = 0;
    const disk = createDisk(temporaryFolder(), diskLimits(64 * MIB), () => free);
    const spaces = [512 * MIB, 512 * MIB - 1, 128 * MIB, 128 * MIB - 1, 0].map((bytes): Space => {
      free = bytes;
      return disk.space();
    });
    expect(spaces).toEqual(['enough', 'low', 'low', 'full', 'full']);
  });

  it('is asked for what is free', () => {
    const folder = temporaryFolder();
    expect(createDisk(folder, diskLimits(0)).free()).toBeGreaterThan(0);
    expect(freeBytes(folder)).toBeGreaterThan(0);
  });

  it('keeps a reserve of just its size, gives it up once, and takes it back when there is room', async () => {
    const folder = temporaryFolder();
    let free = 1024 * MIB;
    const disk = createDisk(folder, { ...diskLimits(0), reserve: 3 * MIB + 5 }, () => free);
    expect(disk.makeRoom()).toBe(false);
    await Promise.all([disk.keepReserve(), disk.keepReserve()]);
    expect(statSync(join(folder, 'guildhall.reserve')).size).toBe(3 * MIB + 5);
    expect(statSync(join(folder, 'guildhall.reserve')).blocks * 512).toBeGreaterThanOrEqual(3 * MIB);
    expect(disk.makeRoom()).toBe(true);
    expect(disk.makeRoom()).toBe(false);
    free = 512 * MIB;
    await disk.keepReserve();
    expect(readdirSync(folder)).toEqual([]);
    free = 516 * MIB;
    await disk.keepReserve();
    expect(readdirSync(folder)).toEqual(['guildhall.reserve']);
  });

  it('keeps no reserve where none is wanted', async () => {
    const folder = temporaryFolder();
    await createDisk(folder, diskLimits(0), () => 1024 * MIB).keepReserve();
    expect(readdirSync(folder)).toEqual([]);
  });
});

/** A store whose file may grow by so many pages only; `disk.makeRoom` takes the limit away as often as told. */
function crampedStore(rooms: number) {
  const folder = temporaryFolder();
  const database = openDatabase(join(folder, 'guildhall.db'));
  onTestFinished(() => void database.close());
  migrate(database, fileURLToPath(new URL('../../migrations', import.meta.url)), 1);
  const limit = (pages: number) => database.pragma(`max_page_count = ${pages}`);
  const pages = () => Number(database.pragma('page_count', { simple: true }));
  let left = rooms;
  const disk: Disk = {
    ...createDisk(folder, diskLimits(0)),
    makeRoom() {
      if (left-- <= 0) return false;
      limit(1_000_000);
      return true;
    },
  };
  const sealer = createSealer(bytes(7));
  const store = createSqliteStore(database, createWriter(database, { check() {} }, disk), sealer);
  return { store, allow: (more: number) => limit(pages() + more), free: () => limit(1_000_000) };
}

/** A commit of several statements that need new pages. */
const bigAppend = (table: string, seq: number) =>
  appendOf(table, seq, {
    rows: [storedRow(seq + 1, { payload: JSON.stringify('x'.repeat(6000)) })],
    state: { version: 1, text: 'y'.repeat(9000 + seq * 4000), mac: new Uint8Array(32), recent: '[]' },
    outbox: [{ kind: 'board', dedupeKey: `board/${table}/${seq + 1}`, payload: JSON.stringify('z'.repeat(5000)) }],
  });

describe('a commit for which there is no room', () => {
  it('leaves nothing behind, at whichever statement the disk becomes full, and succeeds with room again', async () => {
    const { store, allow, free } = crampedStore(0);
    const id = await store.newTableId();
    await store.append(appendOf(id, 0));
    let refusals = 0;
    let seq = 1;
    for (let round = 0; round < 20; round++) {
      allow(round % 7);
      const change = bigAppend(id, seq);
      try {
        expect(await store.append(change)).toBe('appended');
      } catch (error) {
        expect(error).toBeInstanceOf(NoRoom);
        refusals++;
        expect((await store.position(id))?.seq).toBe(seq);
        expect(await store.rows(id)).toHaveLength(seq);
        expect(await store.seen(change.interaction)).toBe(false);
        expect(await store.outbox.due(Number.MAX_SAFE_INTEGER, 100)).toHaveLength(seq - 1);
        free();
        expect(await store.append(change)).toBe('appended');
      }
      seq++;
    }
    expect((await store.rows(id)).map((row) => row.seq)).toEqual(Array.from({ length: 21 }, (_, index) => index + 1));
    console.info(`${refusals} of 20 commits met a full disk`);
    expect(refusals).toBeGreaterThan(10);
  });

  it('is tried once more when the reserve could be given up, and its players notice nothing', async () => {
    const { store, allow } = crampedStore(1);
    const id = await store.newTableId();
    await store.append(appendOf(id, 0));
    allow(0);
    expect(await store.append(bigAppend(id, 1))).toBe('appended');
    allow(0);
    await expect(store.append(bigAppend(id, 2))).rejects.toBeInstanceOf(NoRoom);
    expect(await store.rows(id)).toHaveLength(2);
  });
});

describe('tables on a disk that fills up', () => {
  it('open no new ones when it is low, play nothing when it is full, and go on when there is room', async () => {
    const hall = openTestTables();
    let space: Space = 'enough';
    const tables = createTables({ ...hall, engines, space: () => space });
    const small = { ...hall, tables };
    const { id } = await startTable(small, 2);
    const lobby = await openTable(small, 1);
    const open = () =>
      tables.open({
        interaction: press(),
        user: ANNE,
        guild: 'g',
        channel: 'c',
        game: 'toy',
        options: [],
        locale: 'en',
      });

    space = 'low';
    expect(refused(await open())).toEqual({ kind: 'diskLow' });
    expect((await playOn(small, id, 'low', 2)).played).toBe(2);

    space = 'full';
    const before = await tables.get(id);
    expect(refused(await open())).toEqual({ kind: 'diskFull' });
    const as = () => ({ interaction: press(), user: ANNE });
    const changes = [
      () => tables.play(id, { ...as(), offer: null, moves: [{ kind: 'end' }] }),
      () => tables.resign(id, as()),
      () => tables.join(lobby.id, { ...as(), user: 'somebody' }),
      () => tables.leave(lobby.id, as()),
      () => startAt(tables, lobby.id, as()),
      () => tables.cancel(lobby.id, { ...as(), byModerator: false }),
      () => tables.setOptions(lobby.id, { ...as(), options: [] }),
    ];
    for (const change of changes) expect(refused(await change())).toEqual({ kind: 'diskFull' });
    expect(plain(await tables.get(id))).toEqual(plain(before));

    space = 'enough';
    expect((await playOn(small, id, 'go on')).table.status).toBe('finished');
    done(await open());
  });

  it('refuse with a sentence when the store has no room, whatever the disk says', async () => {
    const hall = openTestTables();
    const { id } = await startTable(hall, 2);
    const full = () => Promise.reject(new NoRoom(null));
    const noAppend = createTables({ ...hall, engines, store: { ...hall.store, append: full } });
    expect(refused(await noAppend.resign(id, { interaction: press(), user: ANNE }))).toEqual({ kind: 'diskFull' });
    const noId = createTables({ ...hall, engines, store: { ...hall.store, newTableId: full } });
    const where = { guild: 'g', channel: 'c', game: 'toy', options: [], locale: 'en' };
    expect(refused(await noId.open({ interaction: press(), user: ANNE, ...where }))).toEqual({ kind: 'diskFull' });
    expect((await hall.tables.get(id))?.status).toBe('running');
  });
});

/** Runs the script on a file system in memory of so many bytes, seen by it alone; null where that is not allowed. */
function onSmallDisk(size: number, args: readonly string[]): readonly Record<string, unknown>[] | null {
  const mount = join(temporaryFolder(), 'small');
  mkdirSync(mount);
  const script = fileURLToPath(new URL('support/fullDisk.ts', import.meta.url));
  const start = fileURLToPath(new URL('../../src/node.mjs', import.meta.url));
  const inside = 'mount -t tmpfs -o size="$1" none "$2" && shift 2 && exec "$@"';
  const own = process.getuid?.() === 0 ? ['--mount'] : ['--user', '--map-root-user', '--mount'];
  if (spawnSync('unshare', [...own, 'sh', '-c', 'mount -t tmpfs none "$0"', mount]).status !== 0) return null;
  const run = [process.execPath, '--import', start, script, join(mount, 'data'), ...args];
  const output = execFileSync('unshare', [...own, 'sh', '-c', inside, 'sh', String(size), mount, ...run], {
    encoding: 'utf8',
  });
  return output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

describe('a process on a disk that really fills up', () => {
  it('refuses in time, reads on, and plays on when there is room again', () => {
    const stages = onSmallDisk(12 * MIB, []);
    if (stages === null) {
      console.warn('No small file system can be mounted here: NO process has met a disk that is really full.');
      return expect(process.env.CI, 'CI has to allow unshare and mount').not.toBe('true');
    }
    const told = stages.slice(0, -1);
    expect(told).toMatchObject([
      { stage: 'roomy', space: 'enough', opened: 'done', played: 'done', seq: 4, hasReserve: true },
      { stage: 'low', space: 'low', opened: 'diskLow', played: 'done', seq: 5, hasReserve: true },
      { stage: 'nearly full', space: 'full', opened: 'diskFull', played: 'diskFull', seq: 5, hasReserve: true },
      { stage: 'full', space: 'full', opened: 'diskFull', played: 'diskFull', seq: 5, hasReserve: true },
      { stage: 'to the last byte', opened: 'diskFull', played: 'diskFull', seq: 5, hasReserve: true },
      { stage: 'roomy again', space: 'enough', opened: 'done', played: 'done', seq: 6, hasReserve: true },
    ]);
  });

  it('that does not look at its limits loses nothing either: the reserve keeps it going, then it refuses', () => {
    const stages = onSmallDisk(12 * MIB, ['blind']);
    if (stages === null) return console.warn('No small file system: see above.');
    const [roomy, , , full, last, again, end] = stages;
    expect(roomy).toMatchObject({ played: 'done', hasReserve: true });
    expect(full).toMatchObject({ played: 'done' });
    expect(last).toMatchObject({ opened: 'diskFull', played: 'diskFull', hasReserve: false });
    expect(last?.seq).toBeGreaterThan(Number(full?.seq) + 10);
    expect(again).toMatchObject({ opened: 'done', played: 'done', hasReserve: true, seq: Number(last?.seq) + 1 });
    expect(end).toEqual({ acknowledged: last?.seq, rows: again?.seq });
    console.info(`played ${last?.seq} rows to the last byte`);
  });
});

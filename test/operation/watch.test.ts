import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Log } from '../../src/kernel/log.ts';
import { checkTables } from '../../src/operation/checkTables.ts';
import { watchClock } from '../../src/operation/watchClock.ts';
import { watchDisk } from '../../src/operation/watchDisk.ts';
import { createDisk } from '../../src/store/disk.ts';
import { createGuard } from '../../src/store/guard.ts';
import { quickCheck } from '../../src/store/quickCheck.ts';
import { Unreadable } from '../../src/tables/stored/store.ts';
import { createAudit } from '../../src/tables/upkeep/audit.ts';
import { engines, openTestTables, playOn, startTable, temporaryFolder } from '../tables/support/testTables.ts';

/** A log that keeps its lines as `level message fields`. */
function listen() {
  const lines: string[] = [];
  const at = (level: string) => (fields: object, message: string) =>
    void lines.push(`${level} ${message} ${JSON.stringify(fields)}`);
  const log: Log = { info: at('info'), warn: at('warn'), error: at('error') };
  return { lines, log };
}

const soon = { interval: 5 };

describe('the clock', () => {
  it('is told when it jumps by more than a minute, forward or back, and not when time passes', async () => {
    const { lines, log } = listen();
    const time = { now: 0, shift: 0, wall: () => time.now + time.shift, monotonic: () => time.now };
    const watch = watchClock(log, time, 1);
    onTestFinished(watch.stop);
    const look = async () => {
      time.now += 3_600_000;
      await new Promise((resolve) => setTimeout(resolve, 20));
    };
    await look();
    time.shift += 60_000;
    await look();
    expect(watch.jumps()).toBe(0);
    time.shift += 60_001;
    await look();
    time.shift -= 7_200_000;
    await look();
    expect(watch.jumps()).toBe(2);
    expect(lines).toEqual(['warn system clock jumped {"ms":60001}', 'warn system clock jumped {"ms":-7200000}']);
  });
});

describe('the disk', () => {
  it('is told when it fills up and when there is room again; the reserve comes back and games go on', async () => {
    const { lines, log } = listen();
    const folder = temporaryFolder();
    let free = 100;
    const disk = createDisk(folder, { reserve: 10, low: 50, full: 20 }, () => free);
    let resumed = 0;
    const watch = watchDisk(disk, log, async () => void resumed++, 1);
    onTestFinished(watch.stop);
    const hasReserve = () => readdirSync(folder).includes('guildhall.reserve');
    await expect.poll(hasReserve, soon).toBe(true);
    free = 40;
    await expect.poll(() => lines.length, soon).toBe(1);
    free = 10;
    disk.makeRoom();
    await expect.poll(() => lines.length, soon).toBe(2);
    expect([resumed, hasReserve()]).toEqual([0, false]);
    free = 100;
    await expect.poll(() => resumed, soon).toBe(1);
    await expect.poll(hasReserve, soon).toBe(true);
    expect(lines).toEqual([
      'error low disk space {"space":"low","bytes":40}',
      'error low disk space {"space":"full","bytes":10}',
      'info disk space recovered {"space":"enough","bytes":100}',
    ]);
  });

  it('that cannot be asked is told, and asked again', async () => {
    const { lines, log } = listen();
    const disk = createDisk('/dev/null/nowhere', { reserve: 10, low: 50, full: 20 });
    const watch = watchDisk(disk, log, async () => {}, 1);
    onTestFinished(watch.stop);
    await expect.poll(() => lines.length, soon).toBeGreaterThan(1);
    expect(lines[0]).toMatch(/^error disk check failed/);
  });
});

describe('the record', () => {
  it('is looked through after the start: damaged tables are set aside, each alone, and the others go on', async () => {
    const service = openTestTables();
    const ids: string[] = [];
    for (let count = 0; count < 5; count++) {
      const { id } = await startTable(service, 2);
      await playOn(service, id, `game ${count}`, 3);
      ids.push(id);
    }
    const [rows = '', state = '', before = '', sound = ''] = ids;
    await service.store.suspend(before, 'rules');
    const database = new Database(service.file);
    database.exec('DROP TRIGGER moves_are_never_changed');
    database.prepare("UPDATE moves SET payload = '{}' WHERE table_id = ? AND seq = 5").run(rows);
    database.prepare('UPDATE states SET version = version + 1 WHERE table_id = ?').run(state);
    database.close();

    const { lines, log } = listen();
    const check = checkTables(service.store, createAudit(service.store, engines, service.key), service.tables, log);
    expect(await check.done).toBe(5);
    expect(lines).toEqual([]);
    expect(service.logged).toMatchObject([
      { event: 'suspended', table: rows, reason: 'rows' },
      { event: 'suspended', table: state, reason: 'state' },
    ]);
    const suspended = await Promise.all(ids.map(async (id) => (await service.tables.get(id))?.suspended));
    expect(suspended).toEqual(['rows', 'state', 'rules', null, null]);
    expect((await playOn(service, sound, 'go on')).table.status).toBe('finished');
  });

  it('is looked through in pieces: others are served meanwhile, and it can be stopped', async () => {
    const service = openTestTables();
    for (let count = 0; count < 30; count++) await startTable(service, 2);
    const check = checkTables(
      service.store,
      createAudit(service.store, engines, service.key),
      service.tables,
      listen().log,
    );
    let turns = 0;
    let isDone = false;
    void check.done.then(() => {
      isDone = true;
    });
    while (!isDone) {
      await new Promise((resolve) => setImmediate(resolve));
      turns++;
    }
    expect(turns).toBeGreaterThan(30);

    const stopped = checkTables(
      service.store,
      createAudit(service.store, engines, service.key),
      service.tables,
      listen().log,
    );
    stopped.stop();
    expect(await stopped.done).toBeLessThan(30);
  });

  it('sets a table aside whose pages cannot be read any more', async () => {
    const service = openTestTables();
    const { id } = await startTable(service, 2);
    const { id: sound } = await startTable(service, 2);
    const rows = async (table: string) => {
      if (table === id) throw new Unreadable(null);
      return service.store.rows(table);
    };
    const broken = { ...service.store, rows };
    await checkTables(broken, createAudit(broken, engines, service.key), service.tables, listen().log).done;
    expect((await service.tables.get(id))?.suspended).toBe('file');
    expect((await service.tables.get(sound))?.suspended).toBeNull();
  });

  it('sets a table aside whose check throws what nobody has thought of, and none because the store is busy', async () => {
    const service = openTestTables();
    const ids: string[] = [];
    for (let count = 0; count < 4; count++) ids.push((await startTable(service, 2)).id);
    const [odd, busy, unreadable] = ids;
    const thrown = new Map<string, Error>([
      [odd!, new TypeError('odd')],
      [busy!, new Database.SqliteError('database is locked', 'SQLITE_BUSY')],
    ]);
    const guard = createGuard();
    const rows = async (table: string) => {
      const error = thrown.get(table);
      if (error !== undefined) throw error;
      return guard.run(() => {
        if (table === unreadable) throw new Database.SqliteError('disk I/O error', 'SQLITE_IOERR_READ');
        return service.store.rows(table);
      });
    };
    const broken = { ...service.store, rows };
    const { lines, log } = listen();
    expect(await checkTables(broken, createAudit(broken, engines, service.key), service.tables, log).done).toBe(4);
    const suspended = await Promise.all(ids.map(async (id) => (await service.tables.get(id))?.suspended));
    expect(suspended).toEqual(['reading', null, 'file', null]);
    expect(service.logged).toMatchObject([
      {
        event: 'suspended',
        table: odd,
        reason: 'reading',
        frames: expect.arrayContaining([expect.stringContaining('watch.test.ts')]),
      },
      { event: 'suspended', table: unreadable, reason: 'file' },
    ]);
    expect(lines).toMatchObject([expect.stringMatching(`^error checking a table failed {"table":"${busy}"`)]);
    expect(guard.isDamaged()).toBe(true);
    await playOn(service, busy!, 'go on');
  });

  it('has a file that SQLite looks through on another thread', async () => {
    const service = openTestTables();
    for (let count = 0; count < 20; count++) await startTable(service, 2, 'carcassonne');
    expect(await quickCheck(service.file)).toEqual([]);
    await service.store.close();
    const damaged = join(temporaryFolder(), 'damaged.db');
    const bytes = readFileSync(service.file);
    bytes.fill(0xee, 4096 * 5, 4096 * 9);
    writeFileSync(damaged, bytes);
    expect((await quickCheck(damaged)).length).toBeGreaterThan(0);
    await expect(quickCheck(join(temporaryFolder(), 'missing.db'))).rejects.toThrow();
  });
});

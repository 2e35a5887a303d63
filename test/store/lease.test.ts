import { chmodSync, closeSync, mkdirSync, openSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it, onTestFinished } from 'vitest';
import { LEASE_TIME, type Owner, takeLease } from '../../src/store/lease.ts';
import { StoreError } from '../../src/store/storeError.ts';
import { temporaryFolder } from '../tables/support/testTables.ts';
import { appendOf } from './appends.ts';
import { folderWithTable, openFolder } from './support/folders.ts';

function troubleOf(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    if (error instanceof StoreError) return `${error.trouble}: ${error.message}`;
    throw error;
  }
  throw new Error('expected a refusal');
}

describe('a process that has lost its folder', () => {
  it('is refused by every way of writing', async () => {
    const folder = await folderWithTable();
    const { store, identifies, inspection } = openFolder(folder);
    await store.append(appendOf('1', 1, { outbox: [{ kind: 'board', dedupeKey: 'b', payload: '{}' }] }));
    const database = new Database(join(folder, 'guildhall.db'));
    database.exec('UPDATE leases SET fence = fence + 1');
    const contents = () =>
      ['tables', 'moves', 'outbox', 'messages', 'drafts', 'counters', 'identifies', 'leases'].map((table) =>
        database.prepare(`SELECT * FROM ${table}`).all(),
      );
    const before = contents();
    const message = {
      kind: 'board',
      channel: 'c',
      message: 'm',
      seq: 1,
      generation: 0,
      postedAt: 1,
      turnSeq: null,
    } as const;
    const writes: readonly (() => Promise<unknown>)[] = [
      () => store.append(appendOf('1', 2)),
      () => store.newTableId(),
      () => store.suspend('1', 'rows'),
      () => store.setThread('1', 'thread'),
      () => store.saveMessage('1', message),
      () => store.saveDraft('1', 0, { step: 1, data: '{}' }),
      () => store.saveDraft('1', 0, null),
      () => store.outbox.done([1]),
      () => store.outbox.retryLater(1, 5),
      async () => identifies.note(0, 1),
    ];
    for (const write of writes) await expect(write(), String(write)).rejects.toThrow('has taken over the data folder');
    expect(contents()).toEqual(before);
    expect((await store.position('1'))?.seq).toBe(2);
    expect(inspection.oldestNews(new Set())).not.toBeNull();
    database.close();
    await store.close();
  });
});

describe('a lease', () => {
  const here: Owner = { name: 'process 1 on here', machine: 'boot 1', host: 'here' };
  const there: Owner = { name: 'process 2 on there', machine: 'boot 2', host: 'there' };

  /** A database with nothing but the table of leases, and a clock to be set. */
  function workshop() {
    const database = new Database(':memory:');
    onTestFinished(() => void database.close());
    database.exec(
      'CREATE TABLE leases (name TEXT PRIMARY KEY, owner TEXT, machine TEXT, host TEXT, fence INTEGER, until INTEGER)',
    );
    const clock = { time: 1_000_000, now: () => clock.time, steady: () => clock.time };
    return { clock, take: (owner: Owner, isShared = false) => takeLease(database, owner, clock, isShared) };
  }

  it('of another machine is waited for until it ends, and no longer', () => {
    const { clock, take } = workshop();
    const lost = take(there);
    clock.time += 10_000;
    expect(troubleOf(() => take(here))).toBe(
      'inUse: This data folder is in use by process 2 on there. If that process is gone, start again in 20 s.',
    );
    lost.check();
    lost.renew();
    clock.time += LEASE_TIME - 1;
    expect(troubleOf(() => take(here))).toMatch(/again in 1 s\./);
    clock.time += 1;
    const lease = take(here);
    lease.check();
    for (const use of [lost.check, lost.renew]) {
      expect(troubleOf(use)).toBe('leaseLost: process 1 on here has taken over the data folder.');
    }
    lost.release();
    lease.check();
    expect(troubleOf(() => take(there))).toMatch(/^inUse/);
  });

  it('that was given up is free for every machine', () => {
    const { take } = workshop();
    take(there).release();
    take(here).check();
  });

  it('of an earlier boot of the same machine gives way at once, even if the clock is an hour behind now', () => {
    const { clock, take } = workshop();
    const lost = take(here);
    clock.time -= 3_600_000;
    const lease = take({ ...here, machine: 'boot 9' });
    lease.check();
    expect(troubleOf(lost.check)).toMatch(/^leaseLost/);
  });

  it('of a dead process of the same machine gives way at once, and a shared one stays', () => {
    const { take } = workshop();
    const dead = take(here);
    const lease = take({ ...here, name: 'process 9 on here' });
    expect(troubleOf(dead.check)).toMatch(/^leaseLost: process 9/);
    const shared = take({ ...here, name: 'process 9 on here' }, true);
    lease.check();
    shared.check();
  });
});

it('a folder that cannot be written is told', () => {
  const file = join(temporaryFolder(), 'file');
  new Database(file).exec('CREATE TABLE x (y)').close();
  expect(troubleOf(() => openFolder(join(file, 'data')))).toMatch(/^noFolder: The data folder .* is not writable/);
});

describe('a file of the data folder', () => {
  const KEPT = ['.db', '.db-wal', '.db-shm', '.key', '.lock', '.erasures'].map((end) => `guildhall${end}`);

  it.each(KEPT)('%s that is a folder is named, with what to do', async (name) => {
    const folder = temporaryFolder();
    await openFolder(folder).store.close();
    const file = join(folder, name);
    rmSync(file, { force: true });
    mkdirSync(file);
    const told = `fileTrouble: ${file} is a folder, and must be a file. Move it away, and start again.`;
    expect(troubleOf(() => openFolder(folder))).toBe(told);
    // Once it is gone, the folder is free: nothing was left locked.
    rmSync(file, { recursive: true });
    if (name !== 'guildhall.db' && name !== 'guildhall.key') await openFolder(folder).store.close();
  });

  // Root may read and write everything.
  it.skipIf(process.getuid?.() === 0).each(KEPT)(
    '%s that this user may not use is named, with what to do',
    async (name) => {
      const folder = temporaryFolder();
      await openFolder(folder).store.close();
      const file = join(folder, name);
      closeSync(openSync(file, 'a'));
      chmodSync(file, 0o000);
      const verbs = name === 'guildhall.key' ? 'read' : 'read and write';
      expect(troubleOf(() => openFolder(folder))).toBe(
        `fileTrouble: This user isn’t allowed to ${verbs} ${file}. Give the file to the user that runs the bot, and start again.`,
      );
    },
  );
});

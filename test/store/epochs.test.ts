import { copyFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { copyDatabase } from '../../src/operation/copyDatabase.ts';
import { openDatabase } from '../../src/store/database.ts';
import { openStore } from '../../src/store/openStore.ts';
import { temporaryFolder } from '../tables/support/testTables.ts';
import { appendOf } from './appends.ts';

const open = (folder: string) => openStore({ folder, key: null, now: 1 }).store;

/** A folder whose database is a copy with one table, made as `npm run backup` does. */
async function copied(): Promise<string> {
  const folder = temporaryFolder();
  const store = open(folder);
  await store.append(appendOf(await store.newTableId(), 0));
  await store.close();
  await copyDatabase(join(folder, 'guildhall.db'), join(folder, 'copy.db'));
  renameSync(join(folder, 'copy.db'), join(folder, 'guildhall.db'));
  return folder;
}

describe('an epoch', () => {
  it('is the first until a copy is opened, and goes on at each further start', async () => {
    const folder = temporaryFolder();
    for (let start = 0; start < 2; start++) {
      const store = open(folder);
      expect(store.epochs.names).toEqual(['']);
      await store.close();
    }
  });

  it('begins once when a copy is opened: numbers jump, and its tables belong to it', async () => {
    const folder = await copied();
    const store = open(folder);
    expect(store.epochs.names).toEqual(['', expect.stringMatching(/^[a-z0-9]{4}$/)]);
    expect(await store.epochs.ofTable('1')).toBe(1);
    expect(await store.epochs.ofTable('2')).toBeNull();
    expect(await store.newTableId()).toBe('1002');
    const due = await store.outbox.ofTable('1');
    expect(due.filter(({ dedupeKey }) => dedupeKey.includes('/epoch/')).map(({ kind }) => kind)).toEqual([
      'lobby',
      'hand',
    ]);
    const { names } = store.epochs;
    await store.close();
    const again = open(folder);
    expect(again.epochs.names).toEqual(names);
    await again.close();
  });

  it('begins even if the process is killed between opening the copy and beginning it', async () => {
    const folder = await copied();
    openDatabase(join(folder, 'guildhall.db')).close();
    const store = open(folder);
    expect(store.epochs.names).toHaveLength(2);
    await store.close();
  });

  it('begins with the copy that is made before a migration, too', async () => {
    const folder = temporaryFolder();
    await open(folder).close();
    const database = new Database(join(folder, 'guildhall.db'));
    database.prepare('VACUUM INTO ?').run(join(folder, 'guildhall.db.before'));
    database.close();
    copyFileSync(join(folder, 'guildhall.db.before'), join(folder, 'guildhall.db'));
    const store = open(folder);
    expect(store.epochs.names).toHaveLength(2);
    await store.close();
  });

  it('has another name each time the same copy is opened', async () => {
    const folder = await copied();
    const copy = join(temporaryFolder(), 'copy.db');
    copyFileSync(join(folder, 'guildhall.db'), copy);
    const names = [];
    for (let restore = 0; restore < 3; restore++) {
      copyFileSync(copy, join(folder, 'guildhall.db'));
      const store = open(folder);
      names.push(store.epochs.names.at(-1));
      await store.close();
    }
    expect(new Set(names).size).toBe(3);
  });
});

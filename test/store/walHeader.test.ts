import { cpSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openStore } from '../../src/store/openStore.ts';
import { isForeignLog } from '../../src/store/walHeader.ts';
import { temporaryFolder } from '../tables/support/testTables.ts';
import { appendOf } from './appends.ts';

const HEADER = 32;

/** A data folder as a kill leaves it: commits in the write-ahead log only. */
async function killed(): Promise<string> {
  const folder = temporaryFolder();
  await openStore({ folder, key: null, now: 1 }).store.close();
  const { store } = openStore({ folder, key: null, now: 1 });
  await store.append(appendOf(await store.newTableId(), 0));
  const copy = temporaryFolder();
  for (const name of ['guildhall.db', 'guildhall.db-wal', 'guildhall.key'])
    cpSync(join(folder, name), join(copy, name));
  await store.close();
  return copy;
}

const opened = async (folder: string) => {
  const { store, hasLostLog } = openStore({ folder, key: null, now: 2 });
  const seq = (await store.position('1'))?.seq ?? null;
  await store.close();
  return { hasLostLog, seq };
};

it('a write-ahead log that a kill has left is one, and nothing is lost', async () => {
  const folder = await killed();
  expect(statSync(join(folder, 'guildhall.db-wal')).size).toBeGreaterThan(0);
  expect(await opened(folder)).toEqual({ hasLostLog: false, seq: 1 });
  expect(await opened(folder)).toEqual({ hasLostLog: false, seq: 1 });
});

it('one that is garbage, or of which a bit of the header is flipped, is noticed', async () => {
  const folder = await killed();
  const file = join(folder, 'guildhall.db-wal');
  const bytes = readFileSync(file);
  for (let bit = 0; bit < HEADER * 8; bit++) {
    const flipped = Buffer.from(bytes);
    flipped[bit >> 3] = flipped[bit >> 3]! ^ (1 << (bit & 7));
    writeFileSync(file, flipped);
    expect([bit, isForeignLog(file)]).toEqual([bit, true]);
  }
  for (const garbage of [Buffer.alloc(8192, 0xee), Buffer.alloc(8192), Buffer.from('short')]) {
    writeFileSync(file, garbage);
    expect(isForeignLog(file)).toBe(true);
  }
  writeFileSync(file, Buffer.alloc(8192, 0xee));
  expect(await opened(folder)).toEqual({ hasLostLog: true, seq: null });
  expect(isForeignLog(join(folder, 'no such file'))).toBe(false);
});

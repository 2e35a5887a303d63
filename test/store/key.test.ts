import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../src/store/database.ts';
import { openStore } from '../../src/store/openStore.ts';
import { temporaryFolder } from '../tables/support/testTables.ts';

const A = 'aa'.repeat(32);
const B = 'bb'.repeat(32);

/** Opens and closes; gives the key that was used. */
async function use(folder: string, key: string | null, isNew = false): Promise<string> {
  const opened = openStore({ folder, key, isNew, now: 1 });
  await opened.store.close();
  return Buffer.from(opened.key).toString('hex');
}

describe('the key', () => {
  it('is made at the first start, for its owner only, and found again', async () => {
    const folder = temporaryFolder();
    const key = await use(folder, null);
    const file = join(folder, 'guildhall.key');
    expect(key).toMatch(/^[0-9a-f]{64}$/);
    expect(readFileSync(file, 'utf8')).toBe(`${key}\n`);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await use(folder, null)).toBe(key);
    expect(await use(temporaryFolder(), null)).not.toBe(key);
  });

  it('is made anew when a power cut left it half made', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'guildhall.key.unfinished'), 'abc');
    expect(await use(folder, null)).toMatch(/^[0-9a-f]{64}$/);
    expect(() => statSync(join(folder, 'guildhall.key.unfinished'))).toThrow('ENOENT');
  });

  it('is taken from the environment when it is there, and no file is made', async () => {
    const folder = temporaryFolder();
    expect(await use(folder, ` ${A.toUpperCase()}\n`, true)).toBe(A);
    expect(() => statSync(join(folder, 'guildhall.key'))).toThrow('ENOENT');
    expect(await use(folder, A)).toBe(A);
  });

  it('must be the one with which the database was sealed', async () => {
    const folder = temporaryFolder();
    await use(folder, A, true);
    await expect(use(folder, B)).rejects.toThrow(/does not match the secrets in this database/);
    expect(await use(folder, A)).toBe(A);
  });

  it.each([
    ['missing', (file: string) => rmSync(file)],
    ['empty', (file: string) => writeFileSync(file, '')],
  ])('is not used for a new installation because the database is %s, unless the operator says so', async (_, lose) => {
    const folder = temporaryFolder();
    const key = await use(folder, null);
    const file = join(folder, 'guildhall.db');
    lose(file);
    for (const given of [null, key])
      await expect(use(folder, given)).rejects.toThrow(
        /guildhall\.db in .* is missing or empty\. Is its disk mounted\?.*restore a backup.*npm start -- --new$/,
      );
    expect(await use(folder, null, true)).toBe(key);
    expect(await use(folder, null)).toBe(key);
  });

  it('given for a folder that is not there, perhaps since its disk is not mounted, is refused too', async () => {
    await expect(use(join(temporaryFolder(), 'lost'), A)).rejects.toThrow(/npm start -- --new/);
  });

  it('that a killed first start has left is used by the next', async () => {
    const folder = temporaryFolder();
    openDatabase(join(folder, 'guildhall.db'))
      .exec('CREATE TABLE key_check (fingerprint BLOB NOT NULL) STRICT')
      .close();
    writeFileSync(join(folder, 'guildhall.key'), A);
    expect(await use(folder, null)).toBe(A);
  });

  it('is not made anew for a database that was sealed with a lost one', async () => {
    const folder = temporaryFolder();
    const key = await use(folder, null);
    const file = join(folder, 'guildhall.key');
    rmSync(file);
    await expect(use(folder, null)).rejects.toThrow(/guildhall\.key is missing/);
    expect(() => statSync(file)).toThrow('ENOENT');
    writeFileSync(file, key);
    expect(await use(folder, null)).toBe(key);
  });

  it('must be 64 hexadecimal digits, and is not told when it is not', async () => {
    for (const text of ['', 'abc', `${A}a`, 'zz'.repeat(32)]) {
      const opening = use(temporaryFolder(), text, true);
      await expect(opening).rejects.toThrow('must be 64 hexadecimal digits');
      if (text) await expect(opening).rejects.not.toThrow(text);
    }
  });
});

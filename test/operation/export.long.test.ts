/** `npm run export` as a process. */
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { recordOf } from '../tables/support/imports.ts';
import { KEY, openTable, openTestTables, playOn, startTable, temporaryFolder } from '../tables/support/testTables.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

interface Ran {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

async function runExport(data: string, ...given: readonly string[]): Promise<Ran> {
  const env = { PATH: process.env.PATH, GUILDHALL_DATA: data, GUILDHALL_KEY: KEY };
  const args = ['--import', './src/node.mjs', 'src/app/export.ts', ...given];
  const ran = promisify(execFile)(process.execPath, args, { cwd: ROOT, env, maxBuffer: 2 ** 24 });
  return ran.then(
    (sound) => ({ code: 0, ...sound }),
    (failed: Ran) => failed,
  );
}

it('writes what /verify gives of a game that has ended, while the bot is running', async () => {
  const service = openTestTables();
  const { id } = await startTable(service, 3, 'carcassonne');
  await playOn(service, id, 'all');
  const record = await recordOf(service, id);
  const file = join(temporaryFolder(), 'record.json');
  expect(await runExport(service.folder, id, file)).toEqual({ code: 0, stdout: '', stderr: '' });
  expect(readFileSync(file, 'utf8')).toBe(record);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  // Another one is never written over it.
  expect(await runExport(service.folder, id, file)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('EEXIST'),
  });
  expect(readdirSync(service.folder).filter((name) => name.startsWith('export'))).toEqual([]);
});

it('writes a running game with its seed, and says that it gives away all hands', async () => {
  const service = openTestTables();
  const { id } = await startTable(service, 3, 'carcassonne');
  await playOn(service, id, 'some', 6);
  const { code, stdout, stderr } = await runExport(service.folder, id);
  expect(code).toBe(0);
  expect(stderr).toContain('gives away all hands');
  expect(JSON.parse(stdout)).toMatchObject({ table: id, seed: expect.stringMatching(/^[0-9a-f]{64}$/) });
});

it('refuses what has no such record, and says why', async () => {
  const service = openTestTables();
  const lobby = await openTable(service, 2);
  const { id } = await startTable(service, 2, 'carcassonne');
  await service.tables.suspend(id, 'drawing');
  const refusals = [
    [[], 'Usage: npm run export -- TABLE [FILE]'],
    [['99'], 'there is no table 99.'],
    [[lobby.id], `the game at table ${lobby.id} hasn’t begun.`],
    [[id], `table ${id} is suspended.`],
  ] as const;
  for (const [given, said] of refusals) {
    const { code, stdout, stderr } = await runExport(service.folder, ...given);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain(said);
  }
});

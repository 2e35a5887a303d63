/** `npm run export`: records with their seeds, for the operator, also of games that go on. */
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { replayRecord } from '../../src/cli/replay/replayRecord.ts';
import { games } from '../../src/engines/games.ts';
import { exportRecord } from '../../src/operation/exportRecord.ts';
import { createRecordOpener } from '../../src/tables/openedRecord.ts';
import { importInto, openElsewhere, recordOf } from '../tables/support/imports.ts';
import {
  ANNE,
  BERT,
  CARL,
  done,
  KEY,
  openTable,
  openTestTables,
  playOn,
  press,
  startTable,
  temporaryFolder,
} from '../tables/support/testTables.ts';

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
  expect(await runExport(service.folder, id)).toEqual({ code: 0, stdout: record, stderr: '' });
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

it('writes a running game with its seed, says so, and it is played on elsewhere', async () => {
  const service = openTestTables();
  const { id } = await startTable(service, 3, 'carcassonne');
  await playOn(service, id, 'some', 6);
  done(await service.tables.resign(id, { interaction: press(), user: CARL }));
  await playOn(service, id, 'more', 4);
  const { code, stdout, stderr } = await runExport(service.folder, id);
  expect(code).toBe(0);
  expect(stderr).toContain('gives away all hands');
  expect(JSON.parse(stdout)).toMatchObject({ table: id, seed: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(stdout).not.toContain('"result"');
  const findings = replayRecord(stdout, games);
  expect(findings.filter(({ holds }) => !holds)).toEqual([]);
  expect(findings.at(-1)?.line).toMatch(/^the game goes on; seat 1/);

  const there = await openElsewhere(true);
  const table = done(await importInto(there, stdout, { row: null, others: [BERT, CARL] }));
  expect(table.status).toBe('running');
  const { open } = (await service.tables.get(id))!.standpoints!.public.view;
  expect(table.standpoints!.public.view.open).toEqual(open);
  expect(await importInto(there, stdout)).toMatchObject({ ok: false, error: { kind: 'recordRuns' } });
  // The seed is nowhere but in the file of the operator.
  expect(JSON.stringify(await there.tables.proof(table.id))).not.toContain(JSON.parse(stdout).seed);
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
  const read = (data: string) =>
    exportRecord({
      data,
      key: '77'.repeat(32),
      table: id,
      openRecords: (store, key) => createRecordOpener(store, games, key),
    });
  await expect(read(service.folder)).rejects.toThrow();
  await expect(read(temporaryFolder())).rejects.toThrow();
  done(await service.tables.cancel(lobby.id, { interaction: press(), user: ANNE, byModerator: false }));
});

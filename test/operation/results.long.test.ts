import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { GAME_IDS } from '../../src/engines/games.ts';
import { KEY } from '../tables/support/testTables.ts';
import { expectRecomputed, playedFolder } from './support/results.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

it('recomputing the results of all games agrees with those that were counted as they ended', () =>
  expectRecomputed(GAME_IDS));

it('npm run results says that both agree, and forgets what it is asked to, only while no bot runs', async () => {
  const service = await playedFolder(['carcassonne']);
  const { store, folder, file } = service;
  const run = (...args: readonly string[]) =>
    promisify(execFile)(process.execPath, ['--import', './src/node.mjs', 'src/app/results.ts', ...args], {
      cwd: ROOT,
      env: { PATH: process.env.PATH, GUILDHALL_DATA: folder, GUILDHALL_KEY: KEY },
    });
  await expect(run('--forget')).rejects.toMatchObject({ code: 1 });
  await store.close();

  const database = new Database(file);
  database.exec("UPDATE results SET rating = rating + 1 WHERE table_id = '1' AND seat = 0");
  database.close();
  await expect(run()).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('table 1') });
  expect((await run('--forget')).stdout).toContain('counts them anew');
  const { stdout } = await run();
  expect(stdout).toContain('finished tables 3');
  expect(stdout).toContain('The stored results and ratings agree with the final states.');
  expect(stdout).toContain('Not counted yet, which the bot does while it runs: 3.');
  expect(readdirSync(folder).filter((name) => name.startsWith('results-check'))).toEqual([]);
});

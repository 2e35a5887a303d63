import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { GAME_IDS } from '../../src/engines/games.ts';
import { checkResults } from '../../src/operation/checkResults.ts';
import { createCounting } from '../../src/tables/countResults.ts';
import { createSealer } from '../../src/tables/seal.ts';
import {
  BERT,
  done,
  engines,
  GUILD,
  KEY,
  openTestTables,
  playOn,
  press,
  startTable,
  type TestTables,
} from '../tables/support/testTables.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const checked = ({ folder }: TestTables) =>
  checkResults({
    ...{ data: folder, key: KEY },
    openCounting: (store, seal) =>
      createCounting(store, engines, createSealer(seal), (table, _seq, reason) => store.suspend(table, reason)),
  });

/** A folder with three finished games of each of these, one of them with a resignation. */
async function playedFolder(played: readonly string[]): Promise<TestTables> {
  const service = openTestTables();
  for (const game of played) {
    const { min } = engines[game]!.seats([]);
    for (const [index, seats] of [3, 2, 4].entries()) {
      const { id } = await startTable(service, Math.max(min, seats), game);
      await playOn(service, id, `${game} ${index}`, index === 2 ? 20 : Number.POSITIVE_INFINITY);
      if (index !== 2) continue;
      done(await service.tables.resign(id, { interaction: press(), user: BERT }));
      await playOn(service, id, `${game} rest`);
    }
  }
  return service;
}

it('recomputing all results from the final states agrees with those that were counted as the games ended', async () => {
  const service = await playedFolder(GAME_IDS);
  const before = await service.store.results.all(GUILD);
  const files = readdirSync(service.folder);
  const found = await checked(service);
  expect(found).toMatchObject({ tables: 3 * GAME_IDS.length, uncounted: 0, different: [] });
  expect(found.rows).toBe(Object.values(before).reduce((sum, rows) => sum + rows.length, 0));
  expect(await service.store.results.all(GUILD)).toEqual(before);
  expect(readdirSync(service.folder)).toEqual(files);

  // What is wrong is named; what is only not counted yet is not wrong.
  const database = new Database(service.file);
  database.exec("UPDATE results SET points = points + 1 WHERE table_id = '2' AND seat = 1");
  expect((await checked(service)).different).toEqual(['table 2']);
  database.exec("UPDATE results SET points = points - 1 WHERE table_id = '2' AND seat = 1");
  database.exec('UPDATE standings SET wins = wins + 1 WHERE seats = 2');
  expect((await checked(service)).different).toEqual(['standings']);
  database.close();
  await service.store.results.reset();
  expect(await checked(service)).toMatchObject({ uncounted: 3 * GAME_IDS.length, different: [] });
});

it('npm run results says that both agree, and forgets what it is asked to, only while no bot runs', async () => {
  const service = await playedFolder(['carcassonne']);
  const { store, folder, file } = service;
  const run = (...args: readonly string[]) =>
    promisify(execFile)(process.execPath, ['--import', './src/node.mjs', 'src/app/results.ts', ...args], {
      cwd: ROOT,
      env: { PATH: process.env.PATH, GUILDHALL_DATA: folder, GUILDHALL_KEY: KEY },
    });
  const { stdout } = await run();
  expect(stdout).toContain('finished tables 3');
  expect(stdout).toContain('The stored results and ratings agree with the final states.');
  await expect(run('--forget')).rejects.toMatchObject({ code: 1 });
  await store.close();

  const database = new Database(file);
  database.exec("UPDATE results SET rating = rating + 1 WHERE table_id = '1' AND seat = 0");
  database.close();
  await expect(run()).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('table 1') });
  expect((await run('--forget')).stdout).toContain('counts them anew');
  expect((await run()).stdout).toContain('Not counted yet, which the bot does while it runs: 3.');
  expect(readdirSync(join(folder)).filter((name) => name.startsWith('results-check'))).toEqual([]);
});

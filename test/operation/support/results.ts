import { readdirSync } from 'node:fs';
import Database from 'better-sqlite3';
import { expect } from 'vitest';
import { checkResults } from '../../../src/operation/checkResults.ts';
import { createSealer } from '../../../src/tables/fair/seal.ts';
import { createCounting } from '../../../src/tables/upkeep/countResults.ts';
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
} from '../../tables/support/testTables.ts';

const checked = ({ folder }: TestTables) =>
  checkResults({
    ...{ data: folder, key: KEY },
    openCounting: (store, seal) =>
      createCounting(store, engines, createSealer(seal), (table, _seq, reason) => store.suspend(table, reason)),
  });

/** A folder with three finished games of each of these, one of them with a resignation. */
export async function playedFolder(played: readonly string[]): Promise<TestTables> {
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

/** Fails unless all results of such games, recomputed, are what was counted as they ended, and wrong ones are named. */
export async function expectRecomputed(played: readonly string[]): Promise<void> {
  const service = await playedFolder(played);
  const before = await service.store.results.all(GUILD);
  const files = readdirSync(service.folder);
  const found = await checked(service);
  expect(found).toMatchObject({ tables: 3 * played.length, uncounted: 0, different: [] });
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
  expect(await checked(service)).toMatchObject({ uncounted: 3 * played.length, different: [] });
}

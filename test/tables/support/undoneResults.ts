import { cpSync } from 'node:fs';
import { expect } from 'vitest';
import { canonicalJson } from '../../../src/kernel/json.ts';
import { withToy } from '../../games.ts';
import { everything } from './results.ts';
import { openTestTables, playOn, startTable, type TestTables, temporaryFolder } from './testTables.ts';
import { takeBack, undosAt } from './undos.ts';

/** Tables for which time stands still, so that all games end at the same time. */
function standing(folder: string): TestTables {
  const service = openTestTables(folder);
  service.clock.now = () => service.clock.time;
  return service;
}

/** A game in the middle of which something was taken back has the same results, ratings, and statistics as without. */
export async function expectSameResults(game: string): Promise<void> {
  const { seats, optionSets } = withToy[game]!;
  const folder = temporaryFolder();
  const before = standing(folder);
  const { id } = await startTable(before, seats, game, optionSets[0]);
  await playOn(before, id, 'first', 10);
  await before.store.close();
  const copy = temporaryFolder();
  cpSync(folder, copy, { recursive: true });

  const without = standing(folder);
  const { table } = await playOn(without, id, 'rest');
  const counted = await everything(without.store);

  const service = standing(copy);
  const position = canonicalJson(await service.state(id));
  let undos = 0;
  for (const detour of ['one', 'two', 'three']) {
    const { table: there } = await playOn(service, id, detour, 1);
    const [found] = undosAt(there).toSorted((a, b) => b.undo.row - a.undo.row);
    await takeBack(service, id, found!.user, found!.undo.row);
    expect(canonicalJson(await service.state(id))).toBe(position);
    undos++;
  }
  const { table: ended } = await playOn(service, id, 'rest');
  expect(ended.result).toEqual(table.result);
  expect(ended.seq).toBeGreaterThanOrEqual(table.seq + 2 * undos);
  expect(await everything(service.store)).toEqual(withRows(counted, table.seq, ended.seq));
  expect(Object.values(counted).flatMap(({ results = [] }) => results)).toHaveLength(seats);
}

/** The same results of a game whose record has more rows. */
const withRows = (counted: object, from: number, to: number): unknown =>
  JSON.parse(JSON.stringify(counted).replaceAll(`"to_seq":${from}`, `"to_seq":${to}`));

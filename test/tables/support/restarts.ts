import { expect } from 'vitest';
import { canonicalJson } from '../../../src/kernel/json.ts';
import { withToy } from '../../games.ts';
import { replay } from './replay.ts';
import { BERT, done, engines, openTestTables, plain, playOn, press, startTable } from './testTables.ts';

/** A restart after every few moves finds the same table, and the game goes on to its end. */
export async function playWithRestarts(game: string): Promise<void> {
  const { seats, optionSets, movesBetweenRestarts: moves } = withToy[game]!;
  let service = openTestTables();
  const { id } = await startTable(service, seats, game, optionSets.at(-1));
  let restarts = 0;
  for (let status = 'running'; status === 'running'; restarts++) {
    const { table } = await playOn(service, id, `restart ${restarts}`, moves);
    status = table.status;
    await service.store.close();
    service = openTestTables(service.folder);
    expect(plain(await service.tables.get(id))).toEqual(plain(table));
  }
  expect(restarts).toBeGreaterThan(5);
  expect(service.logged).toEqual([]);
}

/** The record, played again from the revealed seed, gives the state, the system's moves included. */
export async function expectReplayed(game: string, options: readonly string[]): Promise<void> {
  const service = openTestTables();
  const { id } = await startTable(service, withToy[game]!.seats, game, options);
  await playOn(service, id, 'first half', 6);
  done(await service.tables.resign(id, { interaction: press(), user: BERT }));
  const { table } = await playOn(service, id, 'second half');
  expect(table.status).toBe('finished');
  expect(canonicalJson(await replay(service, id, engines[game]!))).toBe(canonicalJson(await service.state(table.id)));
}

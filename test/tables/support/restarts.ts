import { expect } from 'vitest';
import { canonicalJson } from '../../../src/kernel/json.ts';
import { withToy } from '../../games.ts';
import { replay } from './replay.ts';
import { ANNE, BERT, DORA, done, engines, openTestTables, plain, playOn, press, startTable } from './testTables.ts';

const NEWCOMER = '100000000000000009';

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

/** A seat that is taken over survives a restart at every step. */
export async function changeHandsWithRestarts(game: string): Promise<void> {
  let service = openTestTables();
  const { id } = await startTable(service, 4, game);
  await playOn(service, id, 'start', 10);
  const by = (user: string) => ({ interaction: press(), user });
  const steps = [
    () => service.tables.resign(id, by(BERT)),
    () => service.tables.takeOver(id, { ...by(NEWCOMER), seat: null }),
    () => service.tables.resign(id, by(ANNE)),
    () => service.tables.comeBack(id, by(ANNE)),
    () => service.tables.resign(id, by(NEWCOMER)),
    () => service.tables.resign(id, by(DORA)),
  ];
  for (const step of steps) {
    const table = done(await step());
    const { folder, clock } = service;
    await service.store.close();
    service = openTestTables(folder);
    service.clock.time = clock.time;
    expect(plain(await service.tables.get(id))).toEqual(plain(table));
  }
  const { table } = await playOn(service, id, 'end');
  expect(table.result?.standings.map(({ seat, place }) => [seat, place])).toEqual(
    expect.arrayContaining([
      [1, 3],
      [3, 3],
    ]),
  );
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

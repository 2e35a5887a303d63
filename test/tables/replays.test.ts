import { describe, expect, it, test } from 'vitest';
import { type Engine, seatsOf, type Viewer } from '../../src/engines/contract.ts';
import { canonicalJson } from '../../src/kernel/json.ts';
import { createReplays } from '../../src/tables/replay/replayCache.ts';
import type { Engines } from '../../src/tables/table/table.ts';
import type { Tables } from '../../src/tables/tables.ts';
import { withToy } from '../games.ts';
import { loaderOf } from './support/loaded.ts';
import {
  BERT,
  done,
  engines,
  openTestTables,
  playOn,
  press,
  startTable,
  type TestTables,
} from './support/testTables.ts';
import { takeBack, undosAt } from './support/undos.ts';

/** The engines of the tests, and how many moves they have played. */
function counted(): { readonly known: Engines; readonly played: () => number; reset(): void } {
  let played = 0;
  const counting = (engine: Engine): Engine => ({
    ...engine,
    play(...asked) {
      played++;
      return engine.play(...asked);
    },
  });
  const known = Object.fromEntries(Object.entries(engines).map(([id, engine]) => [id, counting(engine)]));
  return {
    known,
    played: () => played,
    reset() {
      played = 0;
    },
  };
}

/** Everything that is read from a replay, as each viewer. */
async function readAll(tables: Tables, id: string, viewers: readonly Viewer[]): Promise<string> {
  const all = viewers.map(async (viewer) => [
    await tables.replay(id, viewer),
    await tables.story(id, viewer),
    await tables.wholeStory(id, viewer),
  ]);
  return canonicalJson(await Promise.all(all));
}

describe.each(Object.entries(withToy))('a record of %s', (game, { seats: most, optionSets }) => {
  const seats = Math.max(most, 3);
  const viewers: readonly Viewer[] = ['table', ...seatsOf(seats)];

  it('is played again once for all viewers, and after that only what is new in it', async () => {
    const { known, played, reset } = counted();
    const service = openTestTables(undefined, known);
    const { tables } = service;
    const { id } = await startTable(service, seats, game, optionSets.at(-1));
    const { table } = await playOn(service, id, 'first', 12);
    reset();
    await tables.replay(id, 'table');
    const rows = played();
    expect(rows).toBeGreaterThanOrEqual(12);
    for (const viewer of viewers) await tables.replay(id, viewer);
    for (const viewer of viewers) await tables.story(id, viewer);
    expect(played()).toBe(rows);

    const { table: then } = await playOn(service, id, 'then', 2);
    reset();
    await tables.replay(id, 'table');
    expect([played() > 0, played() <= then.seq - table.seq]).toEqual([true, true]);
  });

  it('is told as by a service that has just started, whatever happens at the table', async () => {
    const service = openTestTables();
    const { tables } = service;
    const { id } = await startTable(service, seats, game, optionSets.at(-1));
    const compare = async () => {
      const told = await readAll(tables, id, viewers);
      expect(told).toBe(await readAll(again(service), id, viewers));
    };
    for (const what of ['undo', 'resign', 'take over', 'undo']) {
      const { table } = await playOn(service, id, `before ${what}`, 4);
      for (const viewer of viewers) await tables.replay(id, viewer);
      const [found] = undosAt(table);
      if (what === 'resign') done(await tables.resign(id, { interaction: press(), user: BERT }));
      else if (what === 'take over') done(await tables.takeOver(id, { interaction: press(), user: '300', seat: null }));
      else await takeBack(service, id, found!.user, found!.undo.row);
      await compare();
    }
    done(await tables.cancel(id, { interaction: press(), user: BERT, byModerator: true }));
    await compare();
  });
});

/** Another service on the same database. */
const again = ({ folder }: TestTables): Tables => openTestTables(folder).tables;

test('the longest unused is dropped where all take too much, and so is what takes too much alone', async () => {
  const { known, played, reset } = counted();
  const service = openTestTables(undefined, known);
  const ids: string[] = [];
  for (const name of ['one', 'two', 'three']) {
    const { id } = await startTable(service, 3, 'carcassonne');
    await playOn(service, id, name, 20);
    ids.push(id);
  }
  const [one, two, three] = ids as [string, string, string];
  const { load } = loaderOf(service, known);
  const moves = async (replays: ReturnType<typeof createReplays>, id: string) => {
    const replay = await replays.of(done(await load(id)));
    reset();
    expect(replay()?.isReached).toBe(true);
    return played();
  };
  const plenty = createReplays(service.store);
  for (const id of ids) expect(await moves(plenty, id)).toBe(20);
  for (const id of ids) expect(await moves(plenty, id)).toBe(0);

  const some = createReplays(service.store, 60_000);
  for (const id of [one, two]) expect(await moves(some, id)).toBe(20);
  for (const id of [two, one]) expect(await moves(some, id)).toBe(0);
  expect(await moves(some, three)).toBe(20);
  expect(await moves(some, one)).toBe(0);
  expect(await moves(some, two)).toBe(20);

  const none = createReplays(service.store, 1_000);
  for (const id of [one, one]) expect(await moves(none, id)).toBe(20);
});

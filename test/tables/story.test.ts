import { expect, test } from 'vitest';
import type { Happening } from '../../src/tables/tables.ts';
import { ANNE, done, engines, openHall, openTable, playOn, press } from './support/hall.ts';

test.each([
  ['toy', 3, ['fog']],
  ['carcassonne', 3, []],
  ['citadels', 4, ['french']],
] as const)(
  'what has happened at a table of %s is told from the start on, as it was told when it happened',
  async (game, seats, options) => {
    const hall = openHall();
    const { id } = await openTable(hall, seats, game, options);
    expect(await hall.tables.story(id)).toEqual([]);
    const told = new Map<number, Happening>();
    const listen = async () => {
      for (const row of (await hall.tables.get(id))!.recent) told.set(row.seq, row);
    };
    done(await hall.tables.start(id, { interaction: press(), user: ANNE }));
    await listen();
    for (let part = 0; part < 3; part++) {
      await playOn(hall, id, `part ${part}`, 4);
      await listen();
    }
    done(await hall.tables.resign(id, { interaction: press(), user: ANNE }));
    await listen();
    for (let status = 'running'; status === 'running'; ) {
      status = (await playOn(hall, id, 'to the end', 1)).table.status;
      await listen();
    }
    expect(await hall.tables.story(id)).toEqual([...told.values()]);
    expect(told.size).toBeGreaterThan(20);
    expect(await hall.tables.story('999')).toEqual([]);
  },
);

test('where other rules have judged a row, what is kept of late is told', async () => {
  const hall = openHall();
  const { id } = await openTable(hall, 3, 'carcassonne', []);
  done(await hall.tables.start(id, { interaction: press(), user: ANNE }));
  const { table } = await playOn(hall, id, 'moves', 60);
  await hall.store.close();
  const { carcassonne, ...others } = engines;
  const newer = { ...carcassonne!, rulesVersion: carcassonne!.rulesVersion + 1 };
  const again = openHall(hall.folder, { ...others, carcassonne: newer });
  expect(await again.tables.story(id)).toEqual(table.recent);
  expect(table.recent.length).toBeLessThan(60);
});

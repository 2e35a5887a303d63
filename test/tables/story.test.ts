import { expect, test } from 'vitest';
import { seatsOf, type Viewer } from '../../src/engines/contract.ts';
import type { SeenRow } from '../../src/tables/standpoint.ts';
import { withToy } from '../games.ts';
import { startAt } from '../support/startAt.ts';
import { ANNE, done, engines, openTable, openTestTables, playOn, press } from './support/testTables.ts';

test.each(Object.entries(withToy))(
  'what has happened at a table of %s is told from the start on, as it was told when it happened',
  async (game, { seats, optionSets }) => {
    const service = openTestTables();
    const { id } = await openTable(service, seats, game, optionSets.at(-1));
    const viewers: readonly Viewer[] = ['table', ...seatsOf(seats)];
    for (const viewer of viewers) expect(await service.tables.story(id, viewer)).toEqual([]);
    const told = new Map(viewers.map((viewer) => [viewer, new Map<number, SeenRow>()]));
    const listen = async () => {
      const { standpoints } = (await service.tables.get(id))!;
      for (const [viewer, rows] of told) {
        const { recent } = viewer === 'table' ? standpoints!.public : standpoints!.of(viewer);
        for (const row of recent) rows.set(row.seq, row);
      }
    };
    done(await startAt(service.tables, id, { interaction: press(), user: ANNE }));
    await listen();
    for (let part = 0; part < 3; part++) {
      await playOn(service, id, `part ${part}`, 2);
      await listen();
    }
    done(await service.tables.resign(id, { interaction: press(), user: ANNE }));
    await listen();
    for (let status = 'running'; status === 'running'; ) {
      status = (await playOn(service, id, 'to the end', 1)).table.status;
      await listen();
    }
    for (const [viewer, rows] of told) {
      expect(await service.tables.story(id, viewer)).toEqual([...rows.values()]);
      expect(rows.size).toBeGreaterThan(5);
    }
    expect(await service.tables.story('999', 'table')).toEqual([]);
  },
);

test('where other rules have judged a row, what is kept of late is told', async () => {
  const service = openTestTables();
  const { id } = await openTable(service, 3, 'carcassonne', []);
  done(await startAt(service.tables, id, { interaction: press(), user: ANNE }));
  const { table } = await playOn(service, id, 'moves', 60);
  await service.store.close();
  const { carcassonne, ...others } = engines;
  const newer = { ...carcassonne!, rulesVersion: carcassonne!.rulesVersion + 1 };
  const again = openTestTables(service.folder, { ...others, carcassonne: newer });
  const { recent } = table.standpoints!.public;
  expect(await again.tables.story(id, 'table')).toEqual(recent);
  expect(recent.length).toBeLessThan(60);
});

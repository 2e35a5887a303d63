import { expect } from 'vitest';
import { seatsOf, type Viewer } from '../../../src/engines/contract.ts';
import type { SeenRow } from '../../../src/tables/table/standpoint.ts';
import { withToy } from '../../games.ts';
import { startAt } from '../../support/startAt.ts';
import { ANNE, done, openTable, openTestTables, playOn, press } from './testTables.ts';

/** What has happened at a table is told from the start on, as it was told when it happened. */
export async function expectTold(game: string): Promise<void> {
  const { seats, optionSets } = withToy[game]!;
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
}

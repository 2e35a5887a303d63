import { expect, test } from 'vitest';
import { type Engine, seatsOf, type Viewer } from '../../src/engines/contract.ts';
import { failed, ok } from '../../src/kernel/result.ts';
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

test('where a newer version of the rules plays the record to the same position, all of it is told', async () => {
  const { service, id } = await played();
  const whole = await service.tables.story(id, 'table');
  await service.store.close();
  const again = openTestTables(service.folder, withCarcassonne({ rulesVersion: RULES + 1 }));
  expect(await again.tables.story(id, 'table')).toEqual(whole);
  expect(whole.length).toBeGreaterThan(60);
  expect(await again.tables.replay(id, 'table')).toHaveLength(whole.length);
});

test.each<[string, Partial<Engine>]>([
  ['comes to another position', { play: (state, ...rest) => kept(state, engine.play(state, ...rest)) }],
  ['refuses a row', { play: () => failed({ kind: 'gameOver' }) }],
])('where a newer version %s, what is kept of late is told', async (_, change) => {
  const { service, id, table } = await played();
  await service.store.close();
  const again = openTestTables(service.folder, withCarcassonne({ rulesVersion: RULES + 1, ...change }));
  const { recent } = table.standpoints!.public;
  expect(await again.tables.story(id, 'table')).toEqual(recent);
  expect(recent.length).toBeLessThan(60);
  expect(await again.tables.replay(id, 'table')).toBeNull();
});

const engine = engines.carcassonne!;
const RULES = engine.rulesVersion;

const withCarcassonne = (change: Partial<Engine>) => ({ ...engines, carcassonne: { ...engine, ...change } });

/** A step that changes nothing after all. */
const kept = (state: object, step: ReturnType<Engine['play']>): ReturnType<Engine['play']> =>
  step.ok ? ok({ ...step.value, state: { ...step.value.state, stage: -1, turn: -1, at: state } }) : step;

async function played() {
  const service = openTestTables();
  const { id } = await openTable(service, 3, 'carcassonne', []);
  done(await startAt(service.tables, id, { interaction: press(), user: ANNE }));
  const { table } = await playOn(service, id, 'moves', 60);
  return { service, id, table };
}

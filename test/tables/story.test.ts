import { expect, test } from 'vitest';
import type { Engine } from '../../src/engines/contract.ts';
import { failed, ok } from '../../src/kernel/result.ts';
import { startAt } from '../support/startAt.ts';
import { ANNE, done, engines, openTable, openTestTables, playOn, press } from './support/testTables.ts';
import { expectTold } from './support/told.ts';

test('what has happened at a table of the toy is told from the start on, as it was told when it happened', () =>
  expectTold('toy'));

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

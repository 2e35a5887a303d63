import { describe, expect, it } from 'vitest';
import { canonicalJson } from '../../src/kernel/json.ts';
import { withToy } from '../games.ts';
import { replay } from './support/replay.ts';
import {
  BERT,
  done,
  engines,
  offers,
  openTable,
  openTestTables,
  plain,
  playOn,
  press,
  startTable,
} from './support/testTables.ts';

describe('a restart', () => {
  for (const [game, { seats, optionSets, movesBetweenRestarts: moves }] of Object.entries(withToy)) {
    const options = optionSets.at(-1)!;
    it(`after every ${moves === 1 ? 'move' : `${moves} moves`} of ${game} finds the same table, and the game goes on to its end`, async () => {
      let service = openTestTables();
      const { id } = await startTable(service, seats, game, options);
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
    });
  }

  it('in the lobby loses nobody', async () => {
    const service = openTestTables();
    const table = await openTable(service, 3);
    await service.store.close();
    const again = openTestTables(service.folder);
    expect(plain(await again.tables.get(table.id))).toEqual(plain(table));
    expect((await openTable(again, 1)).id).toBe('2');
    await again.tables.resume();
    expect(plain(await again.tables.get(table.id))).toEqual(plain(table));
  });
});

describe('the record of a table', () => {
  for (const [game, options, seats] of Object.entries(withToy).flatMap(([id, sample]) =>
    sample.optionSets.map((set) => [id, set, sample.seats] as const),
  )) {
    it(`of ${[game, ...options].join(' with ')}, played again from the revealed seed, gives the state, the system's moves included`, async () => {
      const service = openTestTables();
      const { id } = await startTable(service, seats, game, options);
      await playOn(service, id, 'first half', 6);
      done(await service.tables.resign(id, { interaction: press(), user: BERT }));
      const { table } = await playOn(service, id, 'second half');
      expect(table.status).toBe('finished');
      expect(canonicalJson(await replay(service, id, engines[game]!))).toBe(
        canonicalJson(await service.state(table.id)),
      );
    });
  }
});

describe('two processes at one store', () => {
  it('see what the other has done, and of two moves at the same moment one counts', async () => {
    const one = openTestTables();
    const other = openTestTables(one.folder);
    const { id } = await startTable(one, 2, 'carcassonne');
    let rounds = 0;
    for (let table = (await one.tables.get(id))!; table.status === 'running'; rounds++) {
      const { user, offer, move } = offers(table)[rounds % offers(table).length]!;
      const both = await Promise.all(
        [one, other].map(({ tables }) => tables.play(id, { interaction: press(), user, offer, moves: [move] })),
      );
      expect(both.filter(({ ok }) => ok)).toHaveLength(1);
      table = (await other.tables.get(id))!;
      const late = table.status === 'running' ? 'stale' : 'notRunning';
      expect(both.flatMap((result) => (result.ok ? [] : [result.error.kind]))).toEqual([late]);
      expect(plain(await one.tables.get(id))).toEqual(plain(table));
    }
    expect(rounds).toBeGreaterThan(50);
    expect([...one.logged, ...other.logged]).toEqual([]);
  });

  it('can both seat people at the same moment', async () => {
    const one = openTestTables();
    const other = openTestTables(one.folder);
    const { id } = await openTable(one, 1);
    const joins = [one, other].map(({ tables }, index) => tables.join(id, { interaction: press(), user: `9${index}` }));
    for (const joined of await Promise.all(joins)) done(joined);
    expect((await one.tables.get(id))?.seats).toHaveLength(3);
    expect(plain(await one.tables.get(id))).toEqual(plain(await other.tables.get(id)));
  });
});

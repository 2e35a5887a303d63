import { describe, expect, it } from 'vitest';
import { withToy } from '../games.ts';
import { expectReplayed, playWithRestarts } from './support/restarts.ts';
import { done, offers, openTable, openTestTables, plain, press, startTable } from './support/testTables.ts';

describe('a restart', () => {
  it('after every move of the toy finds the same table, and the game goes on to its end', () =>
    playWithRestarts('toy'));

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

it("a record of the toy, played again from the revealed seed, gives the state, with the system's moves", async () => {
  for (const options of withToy.toy!.optionSets) await expectReplayed('toy', options);
});

describe('two processes at one store', () => {
  it('see what the other has done, and of two moves at the same moment one counts', async () => {
    const one = openTestTables();
    const other = openTestTables(one.folder);
    const { id } = await startTable(one, 2);
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
    expect(rounds).toBeGreaterThan(10);
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

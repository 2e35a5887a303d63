/** A rematch: one table for the players of a finished one, who sit as before, moved on by one. */
import { describe, expect, it } from 'vitest';
import { orderAfter, seatedIn } from '../../src/tables/seats/rematch.ts';
import type { StoredSeat } from '../../src/tables/stored/stored.ts';
import { ANNE, BERT, CARL, DORA, done, openTestTables, press, refused, startTable } from './support/testTables.ts';

const users = (seats: readonly { readonly user: string | null }[]) => seats.map(({ user }) => user);

/** A game of three that two have left. */
async function finished() {
  const { tables } = openTestTables();
  const { id } = await startTable({ tables }, 3);
  await tables.resign(id, { interaction: press(), user: BERT });
  const table = done(await tables.resign(id, { interaction: press(), user: CARL }));
  expect(table.status).toBe('finished');
  return { tables, id, former: table };
}

describe('a rematch', () => {
  it('has the same game and options, invites the others, and is opened once', async () => {
    const { tables, id, former } = await finished();
    const opened = done(await tables.rematch(id, { interaction: press(), user: CARL }));
    expect(opened).toMatchObject({ game: former.game, options: former.options, rematchOf: id, status: 'lobby' });
    expect([users(opened.seats), [...opened.invited].sort()]).toEqual([[CARL], [ANNE, BERT].sort()]);
    const again = done(await tables.rematch(id, { interaction: press(), user: CARL }));
    expect([again.id, users(again.seats)]).toEqual([opened.id, [CARL]]);
  });

  it('seats everyone as before, moved on by one, however they join; newcomers sit last', async () => {
    const { tables, id, former } = await finished();
    const [first, second, third] = users(former.seats);
    const opened = done(await tables.rematch(id, { interaction: press(), user: first! }));
    done(await tables.join(opened.id, { interaction: press(), user: DORA }));
    done(await tables.rematch(id, { interaction: press(), user: third! }));
    const all = done(await tables.join(opened.id, { interaction: press(), user: second! }));
    expect(users(all.seats)).toEqual([second, third, first, DORA]);
    expect(all.seats.map(({ seat, host }) => [seat, host])).toEqual([
      [0, false],
      [1, false],
      [2, true],
      [3, false],
    ]);
    const next = done(await tables.leave(opened.id, { interaction: press(), user: first! }));
    expect(users(next.seats)).toEqual([second, third, DORA]);
    expect(next.seats.filter(({ host }) => host)).toHaveLength(1);
  });

  it('of two presses at the same moment makes one table', async () => {
    const { tables, id } = await finished();
    const both = await Promise.all([ANNE, BERT].map((user) => tables.rematch(id, { interaction: press(), user })));
    const [one, other] = both.map(done);
    expect(one!.id).toBe(other!.id);
    expect(users(other!.seats).toSorted()).toEqual([ANNE, BERT].toSorted());
  });

  it('can be opened again when its table was given up', async () => {
    const { tables, id } = await finished();
    const opened = done(await tables.rematch(id, { interaction: press(), user: ANNE }));
    await tables.leave(opened.id, { interaction: press(), user: ANNE });
    const next = done(await tables.rematch(id, { interaction: press(), user: BERT }));
    expect(next.id).not.toBe(opened.id);
  });

  it('is refused to strangers, and before the end', async () => {
    const { tables, id } = await finished();
    expect(refused(await tables.rematch(id, { interaction: press(), user: DORA }))).toEqual({ kind: 'notSeated' });
    const running = await startTable({ tables }, 2);
    const early = refused(await tables.rematch(running.id, { interaction: press(), user: ANNE }));
    expect(early).toEqual({ kind: 'notOpen', status: 'running' });
    expect(refused(await tables.rematch('999', { interaction: press(), user: ANNE }))).toEqual({
      kind: 'unknownTable',
    });
  });
});

describe('the order of seats', () => {
  it('leaves out erased players', () => {
    expect(orderAfter({ seats: [{ user: 'a' }, { user: null }, { user: 'b' }] })).toEqual(['b', 'a']);
    expect(orderAfter({ seats: [] })).toEqual([]);
  });

  it('without a former table is that of the joins', () => {
    const seats = ['c', 'a', 'b'].map((user, seat) => ({ user, seat }) as StoredSeat); // Only these fields matter here.
    expect(users(seatedIn([], seats))).toEqual(['c', 'a', 'b']);
    expect(seatedIn(['a', 'b', 'c'], seats).map(({ user, seat }) => [user, seat])).toEqual([
      ['a', 0],
      ['b', 1],
      ['c', 2],
    ]);
  });
});

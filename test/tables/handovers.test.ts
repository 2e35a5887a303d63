/** Attempts on votes and on seats that change hands: who must not count, who comes too late, who knows too much. */
import { describe, expect, it } from 'vitest';
import { createTables } from '../../src/tables/createTables.ts';
import { TABLE_LIMITS } from '../../src/tables/lobby/limits.ts';
import { type ClockName, DAY } from '../../src/tables/stored/clock.ts';
import type { Table } from '../../src/tables/table/table.ts';
import type { Tables } from '../../src/tables/tables.ts';
import { startAt } from '../support/startAt.ts';
import {
  ANNE,
  BERT,
  CARL,
  CHANNEL,
  DORA,
  done,
  engines,
  GUILD,
  offers,
  openTable,
  openTestTables,
  playOn,
  press,
  refused,
  startTable,
  type TestTables,
} from './support/testTables.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const EVE = '100000000000000005';
const FAY = '100000000000000006';

const tableOf = async ({ tables }: { readonly tables: Tables }, id: string): Promise<Table> => (await tables.get(id))!;
const request = (user: string) => ({ interaction: press(), user });

/** A game with this clock; ANNE has seat 0. */
async function started(service: TestTables, clock: ClockName, seats: number, game = 'toy'): Promise<string> {
  const { id } = await openTable(service, seats, game);
  if (clock !== 'none') done(await service.tables.setClock(id, { ...request(ANNE), clock }));
  done(await startAt(service.tables, id, request(ANNE)));
  return id;
}

/** Lets time pass, and does what is due. */
async function pass(service: TestTables, ms: number): Promise<void> {
  service.clock.time += ms;
  for (let count = 1; count > 0; ) count = await service.tables.doDue(20, () => false);
}

type Ballot = Parameters<Tables['vote']>[1]['answer'];

const vote = ({ tables }: TestTables, id: string, user: string, answer: Ballot, row: number | null = null) =>
  tables.vote(id, { ...request(user), row, answer });
const resign = ({ tables }: TestTables, id: string, user: string) => tables.resign(id, request(user));
const takeOver = ({ tables }: TestTables, id: string, user: string, seat: number | null = null) =>
  tables.takeOver(id, { ...request(user), seat });

const late = (table: Table) => table.seats.find(({ awaited }) => awaited)!;
const others = (table: Table): readonly string[] =>
  table.seats.flatMap(({ user, awaited }) => (awaited ? [] : [user!]));

describe('a vote about an overdue seat', () => {
  it('ends the game only if everyone wants that: a majority of such votes counts as none', async () => {
    for (const isDecided of [true, false]) {
      const service = openTestTables();
      const id = await started(service, 'days1', 4);
      await pass(service, DAY);
      const before = await tableOf(service, id);
      const [one, two, three] = others(before) as [string, string, string];
      done(await vote(service, id, one, 'end'));
      const after = done(await vote(service, id, two, 'end'));
      expect(after).toMatchObject({ status: 'running', vote: { ballots: [{ answer: 'end' }, { answer: 'end' }] } });
      if (isDecided) done(await vote(service, id, three, 'replace'));
      else await pass(service, DAY);
      const over = await tableOf(service, id);
      expect(over).toMatchObject({ status: 'running', vote: null });
      expect(over.seats[late(before).seat]!.holder).toBe(isDecided ? 'free' : 'member');
    }
  });

  it('is decided by the most votes when its time is up, also if those are not half of all', async () => {
    const service = openTestTables();
    const id = await started(service, 'days1', 4);
    await pass(service, DAY);
    const before = await tableOf(service, id);
    done(await vote(service, id, others(before)[0]!, 'bot'));
    expect((await tableOf(service, id)).vote).not.toBeNull();
    await pass(service, DAY);
    expect((await tableOf(service, id)).seats[late(before).seat]!.holder).toBe('bot');
  });

  it('takes no ballot for an earlier vote, of another table, or twice', async () => {
    const service = openTestTables();
    const id = await started(service, 'days1', 4);
    await pass(service, DAY);
    const first = await tableOf(service, id);
    const [one, two] = others(first) as [string, string];
    const { row } = first.vote!;
    const double = await Promise.all([1, 2].map(() => vote(service, id, one, 'wait', row)));
    expect(double.map(({ ok }) => ok)).toEqual([true, false]);
    done(await vote(service, id, two, 'wait', row));
    await pass(service, 2 * DAY);
    const second = await tableOf(service, id);
    expect(second.vote!.row).toBeGreaterThan(row);
    for (const user of [one, two])
      expect(refused(await vote(service, id, user, 'bot', row))).toEqual({ kind: 'noVote' });
    expect((await tableOf(service, id)).vote!.ballots).toEqual([]);
    const other = await started(service, 'days1', 2, 'carcassonne');
    expect(refused(await vote(service, other, one, 'bot', second.vote!.row)).kind).toMatch(/noVote|notSeated/);
  });

  it('asks whoever takes a seat over meanwhile as well, and nobody without a seat', async () => {
    const service = openTestTables();
    const id = await started(service, 'days1', 4);
    await pass(service, DAY);
    const before = await tableOf(service, id);
    const [one, two, three] = others(before) as [string, string, string];
    done(await resign(service, id, three));
    expect(refused(await vote(service, id, three, 'bot'))).toEqual({ kind: 'alreadyResigned' });
    done(await takeOver(service, id, EVE));
    expect(refused(await vote(service, id, three, 'bot'))).toEqual({ kind: 'notSeated' });
    expect((await tableOf(service, id)).vote!.electorate).toHaveLength(3);
    done(await vote(service, id, EVE, 'bot'));
    expect((await tableOf(service, id)).vote).not.toBeNull();
    done(await vote(service, id, one, 'bot'));
    expect((await tableOf(service, id)).seats[late(before).seat]!.holder).toBe('bot');
    expect(refused(await vote(service, id, two, 'bot'))).toEqual({ kind: 'noVote' });
  });

  it('is over when the member whom it is about leaves, and the game goes on', async () => {
    const service = openTestTables();
    const id = await started(service, 'days1', 4);
    await pass(service, DAY);
    const before = await tableOf(service, id);
    done(await vote(service, id, others(before)[0]!, 'wait'));
    const after = done(await resign(service, id, late(before).user!));
    expect(after).toMatchObject({ status: 'running', vote: null });
  });

  it('and a free seat wait as much longer as an outage took, also across a kill in it', async () => {
    for (const answer of ['bot', 'replace'] as const) {
      let service = openTestTables();
      const id = await started(service, 'days1', 4);
      await pass(service, DAY);
      const before = await tableOf(service, id);
      const { seat } = late(before);
      const voters = others(before).slice(0, answer === 'replace' ? 3 : 1);
      for (const user of voters) await vote(service, id, user, answer);
      const present = async () => (await tableOf(service, id)).seats[seat]!.holder;
      const held = await present();
      expect(held).toBe(answer === 'replace' ? 'free' : 'member');
      service.clock.time += 3 * DAY;
      await service.tables.giveGrace(3 * DAY);
      await pass(service, DAY);
      const { folder, clock } = service;
      await service.store.close();
      service = openTestTables(folder);
      service.clock.time = clock.time;
      await pass(service, 2 * DAY - HOUR);
      expect(await present()).toBe(held);
      await pass(service, 2 * HOUR);
      expect(await present()).toBe('bot');
    }
  });
});

describe('a seat that a vote has freed', () => {
  it('has a new offer and no draft, and more time is given to nobody else', async () => {
    for (const answer of ['replace', 'bot', 'wait'] as const) {
      const service = openTestTables();
      const id = await started(service, 'days1', 4, 'carcassonne');
      await pass(service, DAY);
      const before = await tableOf(service, id);
      const { seat } = late(before);
      await service.tables.saveDraft(id, seat, { step: 1, data: { half: 1 } });
      for (const user of others(before)) await vote(service, id, user, answer);
      const after = await tableOf(service, id);
      expect(after.seats[seat]!.offer > before.seats[seat]!.offer).toBe(answer !== 'wait');
      expect((await service.tables.draft(id, seat)) === null).toBe(answer !== 'wait');
      const { seats } = (await service.store.position(id))!;
      expect(seats.filter(({ extended }) => extended > 0).map((one) => one.seat)).toEqual(
        answer === 'wait' ? [seat] : [],
      );
    }
  });

  it('has had its members from the row that gave it to them to the row that took it', async () => {
    const service = openTestTables();
    const id = await started(service, 'days1', 4, 'carcassonne');
    await pass(service, DAY);
    const before = await tableOf(service, id);
    const { seat, user } = late(before);
    for (const one of others(before)) await vote(service, id, one, 'replace');
    done(await takeOver(service, id, EVE));
    await playOn(service, id, 'some', 3);
    done(await resign(service, id, EVE));
    const rowOf = async (kind: string) => (await service.history(id)).findLast((row) => row.kind === kind)!.seq;
    const held = (await service.store.holders(id)).filter((one) => one.seat === seat);
    expect(held).toEqual([
      { seat, user, from: 0, to: await rowOf('verdict') },
      { seat, user: EVE, from: await rowOf('takeover'), to: await rowOf('resign') },
    ]);
  });

  it('waits for nobody: the member before is reminded of nothing, not even once a day', async () => {
    const service = openTestTables();
    const id = await started(service, 'days7', 4);
    const before = await tableOf(service, id);
    const { user } = late(before);
    const settings = { user: user!, interaction: press(), daily: true, zone: 'Europe/Berlin' };
    done(await service.tables.changePersonalSettings(settings));
    await pass(service, 3 * DAY);
    expect(await service.tables.dailyNotes(9)).toHaveLength(1);
    await pass(service, 4 * DAY);
    for (const one of others(before)) await vote(service, id, one, 'replace');
    expect((await tableOf(service, id)).seats[late(before).seat]!.holder).toBe('free');
    const reminders = async () =>
      (await service.tables.outbox.ofTable(id)).filter(
        ({ kind, payload }) => kind === 'reminder' && JSON.parse(payload).seat !== null,
      ).length;
    const reminded = await reminders();
    await pass(service, HOUR);
    expect(await service.tables.dailyNotes(9)).toEqual([]);
    expect(await reminders()).toBe(reminded);
  });

  it('gives whoever takes it the whole reserve', async () => {
    const service = openTestTables();
    const id = await started(service, 'live5', 3, 'carcassonne');
    const { seat, user } = late(await tableOf(service, id));
    service.clock.time += 12 * MINUTE;
    done(await resign(service, id, user!));
    expect((await service.store.position(id))!.seats[seat]!.reserveUsed).toBeGreaterThan(6 * MINUTE);
    done(await takeOver(service, id, EVE));
    expect((await service.store.position(id))!.seats[seat]!.reserveUsed).toBe(0);
  });
});

describe('a vote about the clock', () => {
  it('needs all who play by then: not those who left, but those who took a seat over', async () => {
    const service = openTestTables();
    const id = await started(service, 'none', 4);
    done(await resign(service, id, DORA));
    done(await service.tables.setClock(id, { ...request(ANNE), clock: 'days1' }));
    done(await takeOver(service, id, EVE));
    done(await vote(service, id, BERT, 'yes'));
    expect(done(await vote(service, id, CARL, 'yes')).clock).toBe('none');
    expect(done(await vote(service, id, EVE, 'yes'))).toMatchObject({ clock: 'days1', vote: null });
  });

  it('counts no ballot of a member who has left since', async () => {
    const service = openTestTables();
    const id = await started(service, 'none', 4);
    done(await service.tables.setClock(id, { ...request(ANNE), clock: 'days1' }));
    done(await vote(service, id, BERT, 'yes'));
    const left = done(await resign(service, id, BERT));
    expect(left.vote).toMatchObject({ electorate: [0, 2, 3], ballots: [{ seat: 0 }] });
    done(await vote(service, id, CARL, 'yes'));
    expect(done(await vote(service, id, DORA, 'yes')).clock).toBe('days1');
  });

  it('is off when whoever asked for it leaves, even with everyone else in favor', async () => {
    const service = openTestTables();
    const id = await started(service, 'none', 4);
    done(await service.tables.setClock(id, { ...request(ANNE), clock: 'days1' }));
    done(await vote(service, id, BERT, 'yes'));
    expect(done(await resign(service, id, ANNE))).toMatchObject({ clock: 'none', vote: null });
  });
});

describe('a seat that several reach for at once', () => {
  it('goes to one of two takers, and two presses of one take one seat', async () => {
    const service = openTestTables();
    const { id } = await startTable(service, 4, 'citadels');
    done(await resign(service, id, BERT));
    const taken = await Promise.all([takeOver(service, id, EVE, 1), takeOver(service, id, FAY, 1)]);
    expect(taken.map(({ ok }) => ok)).toEqual([true, false]);
    done(await resign(service, id, CARL));
    done(await resign(service, id, DORA));
    const twice = await Promise.all([takeOver(service, id, FAY, 2), takeOver(service, id, FAY, 3)]);
    expect(twice.map(({ ok }) => ok)).toEqual([true, false]);
    expect((await tableOf(service, id)).seats.map(({ user }) => user)).toEqual([ANNE, EVE, FAY, DORA]);
  });

  it('lets nobody see two hands who leaves one and reaches for the next at once', async () => {
    const service = openTestTables();
    const { id } = await startTable(service, 4, 'citadels');
    done(await resign(service, id, BERT));
    done(await resign(service, id, CARL));
    const first = takeOver(service, id, EVE, 1);
    // The others arrive while it is being judged.
    await Promise.resolve();
    const others = [resign(service, id, EVE), takeOver(service, id, FAY, 1), takeOver(service, id, EVE, 2)];
    const [taken, ...then] = await Promise.all([first, ...others]);
    done(taken);
    expect(then.filter(({ ok }) => ok).length).toBeLessThan(3);
    const { seats } = await tableOf(service, id);
    const held = (await service.store.holders(id)).filter(({ user }) => user === EVE);
    expect(new Set(held.map(({ seat }) => seat)).size).toBe(1);
    expect(seats[2]!.holder).toBe('bot');
  });

  it('takes no move of the member before, however the requests are ordered', async () => {
    for (const order of [
      ['move', 'leave', 'take'],
      ['leave', 'move', 'take'],
      ['leave', 'take', 'move'],
    ]) {
      const service = openTestTables();
      const { id } = await startTable(service, 4, 'citadels');
      await playOn(service, id, 'some', 5);
      const table = await tableOf(service, id);
      const { user, offer, move } = offers(table)[0]!;
      const requests: { readonly [name: string]: () => Promise<{ readonly ok: boolean }> } = {
        move: () => service.tables.play(id, { ...request(user), offer, moves: [move] }),
        leave: () => resign(service, id, user),
        take: () => takeOver(service, id, EVE),
      };
      const results = await Promise.all(order.map(async (name) => [name, (await requests[name]!()).ok] as const));
      expect(Object.fromEntries(results)).toEqual({ leave: true, take: true, move: order[0] === 'move' });
      const play = await service.tables.play(id, { ...request(user), offer, moves: [move] });
      expect(refused(play)).toEqual({ kind: 'notSeated' });
    }
  });

  it('is not for members at the limit of tables', async () => {
    const service = openTestTables();
    const { store, clock, key } = service;
    const tables = createTables({ store, engines, clock, key, limits: { ...TABLE_LIMITS, seats: 1 } });
    const open = { guild: GUILD, channel: CHANNEL, game: 'toy', options: [], locale: 'en' } as const;
    done(await tables.open({ ...open, ...request(EVE) }));
    const { id } = await startTable(service, 4, 'citadels');
    done(await tables.resign(id, request(BERT)));
    expect(refused(await tables.takeOver(id, { ...request(EVE), seat: null }))).toEqual({
      ...{ kind: 'sitsTooOften', most: 1 },
    });
    done(await tables.takeOver(id, { ...request(FAY), seat: null }));
  });
});

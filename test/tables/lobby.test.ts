import { describe, expect, it, test } from 'vitest';
import { startAt } from '../support/startAt.ts';
import { HELD, UNTIMED } from '../support/stored.ts';
import {
  ANNE,
  BERT,
  CARL,
  CHANNEL,
  DORA,
  done,
  GUILD,
  openTable,
  openTestTables,
  plain,
  press,
  refused,
} from './support/testTables.ts';

const opening = { guild: GUILD, channel: CHANNEL, user: ANNE, game: 'toy', options: [], locale: 'ja' } as const;

test('the press that has taken a seat is forgotten: nothing is mixed into the shuffle of it', async () => {
  const { tables, store } = openTestTables();
  const presses = [press(), press()];
  const { id } = done(await tables.open({ ...opening, interaction: presses[0]! }));
  done(await tables.join(id, { interaction: presses[1]!, user: BERT }));
  done(await startAt(tables, id, { user: ANNE, interaction: press() }));
  const rows = await store.rows(id);
  const position = await store.position(id);
  expect(position?.seats.map(({ joinInteraction }) => joinInteraction)).toEqual(['', '']);
  for (const one of presses) expect(JSON.stringify([position, rows.map(({ payload }) => payload)])).not.toContain(one);
});

describe('opening a table', () => {
  it('seats its opener as host in the lobby', async () => {
    const { tables, clock } = openTestTables();
    const { time } = clock;
    const interaction = press();
    const table = done(await tables.open({ ...opening, interaction, options: ['fog'], word: 'moon' }));
    const anne = { ...HELD, seat: 0, user: ANNE, host: true, resigned: false, awaited: false, offer: 1, since: time };
    expect(table).toEqual({
      ...{
        id: '1',
        guild: GUILD,
        channel: CHANNEL,
        thread: null,
        messages: { lobby: null, board: null, vote: null, offer: null },
      },
      ...{ ...UNTIMED, call: null },
      ...{
        game: 'toy',
        options: ['fog'],
        locale: 'ja',
        rematchOf: null,
        origin: null,
        isPrivate: false,
        invited: [],
        status: 'lobby',
        suspended: null,
        seats: [anne],
        seq: 1,
      },
      ...{ openedAt: time, changedAt: time, startedAt: null, endedAt: null, result: null },
      ...{ standpoints: null, digits: expect.stringMatching(/^[0-9a-f]{8}$/) },
      fairness: {
        commitment: expect.stringMatching(/^[0-9a-f]{64}$/),
        startMessage: null,
        entropy: null,
        seed: null,
      },
      ...{ refusedStart: null, playedFrom: null, digits: expect.stringMatching(/^[0-9a-f]{8}$/) },
    });
    expect(await tables.wordOf('1', ANNE)).toBe('moon');
    expect(plain(await tables.get('1'))).toEqual(plain(table));
  });

  it('is refused for an unknown game, an unknown option and a bad word', async () => {
    const { tables, store } = openTestTables();
    const open = async (change: object) => refused(await tables.open({ ...opening, interaction: press(), ...change }));
    expect(await open({ game: 'ludo' })).toEqual({ kind: 'unknownGame' });
    expect(await open({ game: 'toString' })).toEqual({ kind: 'unknownGame' });
    expect(await open({ options: ['fog', 'fluss'] })).toEqual({ kind: 'unknownOption', option: 'fluss' });
    expect(await open({ word: 'x'.repeat(65) })).toEqual({ kind: 'badWord', most: 64 });
    expect(await open({ word: '\ud800' })).toEqual({ kind: 'badWord', most: 64 });
    expect(await store.newTableId()).toBe('1');
  });

  it('happens once for one interaction', async () => {
    const { tables } = openTestTables();
    const request = { ...opening, interaction: press() };
    done(await tables.open(request));
    expect(refused(await tables.open(request))).toEqual({ kind: 'duplicate' });
    expect(await tables.inGuild(GUILD)).toHaveLength(1);
  });

  it('happens once also when the same interaction comes twice at the same moment', async () => {
    const { tables } = openTestTables();
    const request = { ...opening, interaction: press() };
    const both = await Promise.all([tables.open(request), tables.open(request)]);
    expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
    expect(await tables.inGuild(GUILD)).toHaveLength(1);
  });

  it('takes each option once, in the order of the game', async () => {
    const { tables } = openTestTables();
    const table = done(await tables.open({ ...opening, interaction: press(), options: ['fog', 'fog'] }));
    expect(table.options).toEqual(['fog']);
  });
});

describe('joining', () => {
  it('gives the next seat', async () => {
    const service = openTestTables();
    const table = await openTable(service, 3);
    expect(table.seats.map(({ seat, user, host }) => [seat, user, host])).toEqual([
      [0, ANNE, true],
      [1, BERT, false],
      [2, CARL, false],
    ]);
    expect(table.seq).toBe(3);
  });

  it('is refused twice at one table, at a full one, at none, with a long word and after the start', async () => {
    const service = openTestTables();
    const { tables } = service;
    const { id } = await openTable(service, 3, 'toy', ['fog']);
    const join = async (table: string, user: string, word = '') =>
      refused(await tables.join(table, { interaction: press(), user, word }));
    expect(await join(id, BERT)).toEqual({ kind: 'alreadySeated' });
    expect(await join(id, DORA)).toEqual({ kind: 'tableFull', most: 3 });
    expect(await join('99', DORA)).toEqual({ kind: 'unknownTable' });
    expect(await join(id, DORA, '🌙'.repeat(65))).toEqual({ kind: 'badWord', most: 64 });
    done(await startAt(tables, id, { interaction: press(), user: ANNE }));
    expect(await join(id, DORA)).toEqual({ kind: 'notOpen', status: 'running' });
    expect((await service.history(id)).length).toBe(5);
  });

  it('of two at once for the last seat goes to one', async () => {
    const service = openTestTables();
    const { id } = await openTable(service, 2, 'toy', ['fog']);
    const both = await Promise.all(
      [CARL, DORA].map((user) => service.tables.join(id, { interaction: press(), user, word: '🌙'.repeat(64) })),
    );
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both.flatMap((one) => (one.ok ? [] : [one.error]))).toEqual([{ kind: 'tableFull', most: 3 }]);
  });
});

describe('a word for the shuffle', () => {
  it('is changed by whoever sits at the table, until the start', async () => {
    const service = openTestTables();
    const { tables } = service;
    const { id } = await openTable(service, 2);
    const say = (user: string, word: string) => tables.setWord(id, { interaction: press(), user, word });
    const words = () => Promise.all([ANNE, BERT].map((user) => tables.wordOf(id, user)));
    expect(await words()).toEqual(['', 'word of 2']);

    done(await say(ANNE, ' **🌙** `x` '));
    expect(await words()).toEqual([' **🌙** `x` ', 'word of 2']);
    done(await say(BERT, ''));
    expect(await words()).toEqual([' **🌙** `x` ', '']);
    expect(refused(await say(CARL, 'x'))).toEqual({ kind: 'notSeated' });
    expect(refused(await say(ANNE, 'x'.repeat(65)))).toEqual({ kind: 'badWord', most: 64 });

    done(await startAt(tables, id, { interaction: press(), user: ANNE }));
    expect(refused(await say(ANNE, 'late'))).toEqual({ kind: 'notOpen', status: 'running' });
    expect(await words()).toEqual([' **🌙** `x` ', '']);
    // Rows are for ever, so no word of a person stands in them.
    expect((await service.history(id)).map(({ kind }) => kind)).toEqual([
      ...['open', 'join', 'word', 'word', 'freeze', 'start'],
    ]);
    expect(JSON.stringify(await service.history(id))).not.toContain('🌙');
  });
});

describe('leaving', () => {
  it('moves the seats behind up', async () => {
    const service = openTestTables();
    const { id } = await openTable(service, 4);
    const table = done(await service.tables.leave(id, { interaction: press(), user: BERT }));
    expect(table.seats.map(({ seat, user, host }) => [seat, user, host])).toEqual([
      [0, ANNE, true],
      [1, CARL, false],
      [2, DORA, false],
    ]);
  });

  it('hands the table on when the host goes, and back to nobody', async () => {
    const service = openTestTables();
    const { tables } = service;
    const { id } = await openTable(service, 3);
    const left = done(await tables.leave(id, { interaction: press(), user: ANNE }));
    expect(left.seats.map(({ user, host }) => [user, host])).toEqual([
      [BERT, true],
      [CARL, false],
    ]);
    const again = done(await tables.join(id, { interaction: press(), user: ANNE }));
    expect(again.seats.map(({ user, host }) => [user, host])).toEqual([
      [BERT, true],
      [CARL, false],
      [ANNE, false],
    ]);
    expect(refused(await startAt(tables, id, { interaction: press(), user: ANNE }))).toEqual({ kind: 'notHost' });
    done(await startAt(tables, id, { interaction: press(), user: BERT }));
  });

  it('as the last one cancels the table', async () => {
    const service = openTestTables();
    const { id } = await openTable(service, 1);
    const table = done(await service.tables.leave(id, { interaction: press(), user: ANNE }));
    expect([table.status, table.seats]).toEqual(['cancelled', []]);
    expect(table.endedAt).not.toBeNull();
    expect((await service.history(id)).map(({ kind }) => kind)).toEqual(['open', 'leave', 'cancel', 'reveal']);
    expect(plain(await service.tables.get(id))).toEqual(plain(table));
  });

  it('is refused to somebody without a seat and after the start', async () => {
    const service = openTestTables();
    const { id } = await openTable(service, 2);
    const leave = async (user: string) => refused(await service.tables.leave(id, { interaction: press(), user }));
    expect(await leave(DORA)).toEqual({ kind: 'notSeated' });
    done(await startAt(service.tables, id, { interaction: press(), user: ANNE }));
    expect(await leave(BERT)).toEqual({ kind: 'notOpen', status: 'running' });
  });
});

describe('options', () => {
  it('are chosen anew by the host before the start only', async () => {
    const service = openTestTables();
    const { tables } = service;
    const { id } = await openTable(service, 2);
    const choose = (user: string, options: readonly string[]) =>
      tables.setOptions(id, { interaction: press(), user, options });
    expect(done(await choose(ANNE, ['fog'])).options).toEqual(['fog']);
    expect(refused(await choose(BERT, []))).toEqual({ kind: 'notHost' });
    expect(refused(await choose(ANNE, ['x'.repeat(99)]))).toEqual({ kind: 'unknownOption', option: 'x'.repeat(64) });
    expect(done(await choose(ANNE, [])).options).toEqual([]);
    done(await choose(ANNE, ['fog']));
    const started = done(await startAt(tables, id, { interaction: press(), user: ANNE }));
    expect(await service.state(started.id)).toMatchObject({ options: ['fog'] });
    expect(refused(await choose(ANNE, []))).toEqual({ kind: 'notOpen', status: 'running' });
  });
});

describe('starting', () => {
  it('is refused below and above the seats of the game with these options', async () => {
    const service = openTestTables();
    const { tables } = service;
    const few = await openTable(service, 1);
    const start = (id: string) => startAt(tables, id, { interaction: press(), user: ANNE });
    expect(refused(await start(few.id))).toEqual({ kind: 'tooFewSeats', needs: 2, seated: 1 });
    const many = await openTable(service, 4);
    done(await tables.setOptions(many.id, { interaction: press(), user: ANNE, options: ['fog'] }));
    expect(refused(await start(many.id))).toEqual({ kind: 'tooManySeats', most: 3, seated: 4 });
    done(await tables.leave(many.id, { interaction: press(), user: CARL }));
    expect(done(await start(many.id)).status).toBe('running');
    expect(refused(await start(many.id))).toEqual({ kind: 'notOpen', status: 'running' });
  });

  it('deals another game to each table', async () => {
    const service = openTestTables();
    const states = new Set<string>();
    for (let index = 0; index < 20; index++) {
      const { id } = await openTable(service, 2);
      const table = done(await startAt(service.tables, id, { interaction: press(), user: ANNE }));
      states.add(JSON.stringify(await service.state(table.id)));
    }
    expect(states.size).toBeGreaterThan(15);
  });
});

describe('cancelling', () => {
  it('is for the host or a manager before the start, for a manager afterwards', async () => {
    const service = openTestTables();
    const { tables } = service;
    const cancel = (id: string, user: string, byModerator = false) =>
      tables.cancel(id, { interaction: press(), user, byModerator });
    const one = await openTable(service, 2);
    expect(refused(await cancel(one.id, BERT))).toEqual({ kind: 'notHost' });
    const ended = done(await cancel(one.id, ANNE));
    expect([ended.status, ended.result]).toEqual(['cancelled', null]);
    expect(refused(await cancel(one.id, ANNE))).toEqual({ kind: 'notOpen', status: 'cancelled' });

    const two = await openTable(service, 2);
    expect(done(await cancel(two.id, DORA, true)).status).toBe('cancelled');

    const three = await openTable(service, 2);
    done(await startAt(tables, three.id, { interaction: press(), user: ANNE }));
    expect(refused(await cancel(three.id, ANNE))).toEqual({ kind: 'notManager' });
    const stopped = done(await cancel(three.id, DORA, true));
    expect(stopped.status).toBe('cancelled');
    expect(stopped.seats.some(({ awaited }) => awaited)).toBe(false);
    expect((await service.history(three.id)).at(-2)).toMatchObject({ actor: 'system', payload: { by: 'manager' } });
    expect(plain(await tables.get(three.id))).toEqual(plain(stopped));
  });
});

it('tables are found by channel, thread, server and person, live or ended', async () => {
  const service = openTestTables();
  const { tables } = service;
  const first = await openTable(service, 2);
  const second = await openTable(service, 1);
  await tables.attach(second.id, { thread: { id: 'thread', channel: CHANNEL } });
  done(await tables.cancel(first.id, { interaction: press(), user: ANNE, byModerator: false }));
  const ids = (heads: readonly { readonly id: string }[]) => heads.map(({ id }) => id);
  expect(ids(await tables.inChannel(CHANNEL))).toEqual([second.id]);
  expect(ids(await tables.inChannel('thread'))).toEqual([second.id]);
  expect(ids(await tables.inChannel(CHANNEL, 'ended'))).toEqual([first.id]);
  expect(ids(await tables.inGuild(GUILD))).toEqual([second.id]);
  expect(ids(await tables.ofUser(GUILD, BERT, 'ended'))).toEqual([first.id]);
  expect(ids(await tables.ofUser(GUILD, BERT))).toEqual([]);
  expect(await tables.get('no such table')).toBeNull();
});

it('no row of the history holds a person, a name or a word', async () => {
  const service = openTestTables();
  const { id } = await openTable(service, 3);
  done(await startAt(service.tables, id, { interaction: press(), user: ANNE }));
  const payloads = JSON.stringify(await service.history(id));
  expect((await service.history(id)).length).toBe(5);
  for (const secret of [ANNE, BERT, CARL, 'word of']) expect(payloads).not.toContain(secret);
});

describe('inviting', () => {
  const invited = (...users: string[]) => ({ interaction: press(), user: ANNE, invited: users });

  it('keeps who is invited once, from the opening on and later, and the record tells how many', async () => {
    const service = openTestTables();
    const { tables } = service;
    const table = done(await tables.open({ ...opening, interaction: press(), invited: [BERT, BERT], isPrivate: true }));
    expect([table.isPrivate, table.invited]).toEqual([true, [BERT]]);
    expect(refused(await tables.invite(table.id, { ...invited(CARL), user: BERT }))).toEqual({ kind: 'notHost' });
    expect(done(await tables.invite(table.id, invited(CARL, BERT))).invited).toEqual([BERT, CARL]);
    expect((await tables.get(table.id))?.invited).toEqual([BERT, CARL]);
    const rows = await service.history(table.id);
    expect(rows.map(({ kind, payload }) => [kind, payload])).toEqual([
      ['open', expect.anything()],
      ['invite', { invited: 1 }],
    ]);
    expect(JSON.stringify(rows)).not.toContain(CARL);
  });

  it('is limited', async () => {
    const { tables } = openTestTables();
    const many = Array.from({ length: 21 }, (_, i) => `guest ${i}`);
    const problem = { kind: 'invitesTooMany', most: 20 };
    expect(refused(await tables.open({ ...opening, interaction: press(), invited: many }))).toEqual(problem);
    const { id } = done(await tables.open({ ...opening, interaction: press(), invited: many.slice(1) }));
    expect(refused(await tables.invite(id, invited(CARL)))).toEqual(problem);
  });

  it('lets only those who are invited take a seat at a private table, and anybody elsewhere', async () => {
    const { tables } = openTestTables();
    const secret = done(await tables.open({ ...opening, interaction: press(), invited: [BERT], isPrivate: true }));
    expect(refused(await tables.join(secret.id, { interaction: press(), user: CARL }))).toEqual({ kind: 'notInvited' });
    done(await tables.join(secret.id, { interaction: press(), user: BERT }));
    const open = done(await tables.open({ ...opening, interaction: press(), invited: [BERT] }));
    done(await tables.join(open.id, { interaction: press(), user: CARL }));
  });
});

describe('removing a player', () => {
  it('frees the seat as it was numbered then, is the host’s alone, and takes the invitation back', async () => {
    const service = openTestTables();
    const { tables } = service;
    const { id } = done(
      await tables.open({ ...opening, interaction: press(), invited: [BERT, CARL], isPrivate: true }),
    );
    for (const user of [BERT, CARL]) done(await tables.join(id, { interaction: press(), user }));
    const remove = (user: string, seat: number, seq: number) =>
      tables.remove(id, { interaction: press(), user, seat, seq });
    expect(refused(await remove(BERT, 2, 3))).toEqual({ kind: 'notHost' });
    expect(refused(await remove(ANNE, 1, 2))).toEqual({ kind: 'stale' });
    expect(refused(await remove(ANNE, 0, 3))).toEqual({ kind: 'stale' });
    expect(refused(await remove(ANNE, 7, 3))).toEqual({ kind: 'stale' });
    const after = done(await remove(ANNE, 1, 3));
    expect(after.seats.map(({ seat, user, host }) => [seat, user, host])).toEqual([
      [0, ANNE, true],
      [1, CARL, false],
    ]);
    expect((await service.history(id)).at(-1)).toMatchObject({
      actor: 'seat',
      seat: 0,
      kind: 'remove',
      payload: { seat: 1 },
    });
    expect(refused(await tables.join(id, { interaction: press(), user: BERT }))).toEqual({ kind: 'notInvited' });
    done(await startAt(tables, id, { interaction: press(), user: ANNE }));
    const { seq } = (await tables.get(id))!;
    expect(refused(await remove(ANNE, 1, seq))).toEqual({ kind: 'notOpen', status: 'running' });
  });
});

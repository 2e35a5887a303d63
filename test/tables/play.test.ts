import { describe, expect, it } from 'vitest';
import { canonicalJson, type Json } from '../../src/kernel/json.ts';
import { seeded } from '../../src/kernel/random.ts';
import type { Table } from '../../src/tables/table/table.ts';
import { startAt } from '../support/startAt.ts';
import {
  ANNE,
  BERT,
  CARL,
  CHANNEL,
  DORA,
  done,
  drawMove,
  engines,
  offers,
  openTable,
  openTestTables,
  plain,
  playOn,
  press,
  refused,
  startTable,
  type TestTables,
} from './support/testTables.ts';

/** Plays games of the toy until one stands as described; every game is dealt by real chance. */
async function tableWhere(service: TestTables, seats: number, wanted: (table: Table) => boolean): Promise<Table> {
  for (let game = 0; game < 100; game++) {
    const stream = seeded(`game ${game}`).stream('moves');
    let table = await startTable(service, seats);
    while (table.status === 'running') {
      if (wanted(table)) return table;
      const { user, offer, move } = drawMove(table, stream);
      table = done(await service.tables.play(table.id, { interaction: press(), user, offer, moves: [move] }));
    }
  }
  throw new Error('no game came to that');
}

const awaitedUsers = (table: Table) => table.seats.filter(({ awaited }) => awaited).map(({ user }) => user);

describe('a move', () => {
  it('is refused at an unknown table, in the lobby, without a seat and after the end', async () => {
    const service = openTestTables();
    const play = async (id: string, user: string) =>
      refused(await service.tables.play(id, { interaction: press(), user, offer: null, moves: [{ kind: 'pass' }] }));
    expect(await play('99', ANNE)).toEqual({ kind: 'unknownTable' });
    const { id } = await openTable(service, 2);
    expect(await play(id, ANNE)).toEqual({ kind: 'notRunning', status: 'lobby' });
    done(await startAt(service.tables, id, { interaction: press(), user: ANNE }));
    expect(await play(id, DORA)).toEqual({ kind: 'notSeated' });
    await playOn(service, id, 'end');
    expect(await play(id, ANNE)).toEqual({ kind: 'notRunning', status: 'finished' });
  });

  it('is refused with the reason of the rules, and nothing changes', async () => {
    const service = openTestTables();
    const table = await startTable(service, 2, 'carcassonne');
    const [first, other] = [ANNE, BERT].sort((user) => (awaitedUsers(table).includes(user) ? -1 : 1));
    const play = async (user: string, ...moves: readonly unknown[]) =>
      refused(await service.tables.play(table.id, { interaction: press(), user, offer: null, moves }));
    const { move } = offers(table)[0]!;
    expect(await play(other!, move)).toMatchObject({ kind: 'refused', index: 0, refusal: { kind: 'notYourTurn' } });
    const far = { kind: 'placeTile', x: 50, y: 50, rotation: 0 };
    expect(await play(first!, far)).toMatchObject({ kind: 'refused', index: 0, refusal: { kind: 'illegal' } });
    for (const odd of [null, 7, 'move', [], {}, { kind: 'fly' }, { kind: 'placeTile', x: '1' }])
      expect(await play(first!, odd)).toMatchObject({ kind: 'refused', refusal: { kind: 'malformed' } });
    expect(await play(first!)).toMatchObject({ kind: 'refused', refusal: { kind: 'malformed' } });
    const endless = Array.from({ length: 33 }, () => move);
    expect(await play(first!, ...endless)).toMatchObject({ kind: 'refused', refusal: { kind: 'malformed' } });
    expect(plain(await service.tables.get(table.id))).toEqual(plain(table));
    expect(service.logged).toEqual([]);
  });

  it('counts once when it is delivered twice, one after the other or at once', async () => {
    const service = openTestTables();
    const table = await startTable(service, 2, 'carcassonne');
    const { user, offer, move } = offers(table)[0]!;
    const request = { interaction: press(), user, offer, moves: [move] };
    const both = await Promise.all([service.tables.play(table.id, request), service.tables.play(table.id, request)]);
    expect(both.map(({ ok }) => ok)).toEqual([true, false]);
    expect(refused(both[1]!)).toEqual({ kind: 'duplicate' });
    expect(refused(await service.tables.play(table.id, request))).toEqual({ kind: 'duplicate' });
    expect((await service.tables.get(table.id))?.seq).toBe(table.seq + 1);
  });

  it('pressed twice by one person counts once: the second press was made for an offer that has passed', async () => {
    const service = openTestTables();
    const table = await startTable(service, 2, 'carcassonne');
    const { user, offer, move } = offers(table)[0]!;
    const twice = [press(), press()].map((interaction) =>
      service.tables.play(table.id, { interaction, user, offer, moves: [move] }),
    );
    const both = await Promise.all(twice);
    done(both[0]!);
    expect(refused(both[1]!)).toEqual({ kind: 'stale' });
  });

  it('keeps the moves of two seats that are awaited at once apart: both count', async () => {
    const service = openTestTables();
    const table = await tableWhere(service, 3, (now) => awaitedUsers(now).length > 1);
    const people = awaitedUsers(table);
    const moves = people.map((person) => offers(table).find(({ user }) => user === person)!);
    const all = await Promise.all(
      moves.map(({ user, offer, move }) =>
        service.tables.play(table.id, { interaction: press(), user, offer, moves: [move] }),
      ),
    );
    expect(people.length).toBeGreaterThan(1);
    expect(all.map(({ ok }) => ok)).toEqual(people.map(() => true));
  });
});

describe("a seat's offer", () => {
  it('passes with its own move and stays while others act, as long as its choices stay', async () => {
    const service = openTestTables();
    const stream = seeded('offers').stream('moves');
    let kept = 0;
    let renewed = 0;
    let table = await startTable(service, 4);
    while (kept < 10 || table.status === 'running') {
      if (table.status !== 'running') table = await startTable(service, 4);
      const { id } = table;
      const before = table;
      const { user, offer, move } = drawMove(before, stream);
      table = done(await service.tables.play(id, { interaction: press(), user, offer, moves: [move] }));
      for (const { seat, user: person, offer: now, awaited, since } of table.seats) {
        const then = before.seats[seat]!;
        if (person === user || awaited !== then.awaited) {
          expect(now).toBe(table.seq);
          expect(since).toBe(table.changedAt);
          renewed++;
        } else if (awaited) {
          const same =
            JSON.stringify([...before.standpoints!.of(seat).legal()]) ===
            JSON.stringify([...table.standpoints!.of(seat).legal()]);
          expect(now === then.offer).toBe(same);
          kept++;
        } else expect(now).toBe(then.offer);
      }
    }
    expect(renewed).toBeGreaterThan(10);
  });
});

describe('a sequence of moves', () => {
  /** A turn of Carcassonne, and what its seat may do after placing the tile. */
  async function beginTurn(service: TestTables) {
    const table = await startTable(service, 2, 'carcassonne');
    const engine = engines.carcassonne!;
    const { user, offer, move } = offers(table)[0]!;
    const seat = table.seats.find((one) => one.user === user)!.seat;
    const tile = engine.readMove(move);
    if (!tile.ok) throw new Error('an offered move is not of the right form');
    // The first tile is placed where nobody stands; which tile comes next does not matter here.
    const placed = engine.play((await service.state(table.id))!, seat, tile.value, seeded('any'));
    if (!placed.ok) throw new Error('an offered move was refused');
    const figure = [...engine.legal(placed.value.state, seat)][0]!;
    return { table, user, offer, tile: move, figure };
  }

  it('is one commit with a row each', async () => {
    const service = openTestTables();
    const { table, user, offer, tile, figure } = await beginTurn(service);
    const moves = [tile, figure];
    const after = done(await service.tables.play(table.id, { interaction: press(), user, offer, moves }));
    expect(after.seq).toBe(table.seq + 2);
    const rows = (await service.history(table.id)).slice(-2);
    expect(rows.map(({ payload }) => payload)).toEqual([tile, figure]);
    expect(rows[0]!.at).toBe(rows[1]!.at);
    expect(after.standpoints!.public.recent.slice(-2).map(({ seq }) => seq)).toEqual([after.seq - 1, after.seq]);
    const board = (await service.tables.outbox.due(Number.MAX_SAFE_INTEGER, 100)).filter(
      ({ kind }) => kind === 'board',
    );
    expect(board.at(-1)?.payload).toContain(`"seq":${after.seq}`);
  });

  it('is refused as a whole when one of its moves is, with the index of that move', async () => {
    const service = openTestTables();
    const { table, user, offer, tile } = await beginTurn(service);
    const moves = [tile, tile];
    const problem = refused(await service.tables.play(table.id, { interaction: press(), user, offer, moves }));
    expect(problem).toMatchObject({ kind: 'refused', index: 1 });
    expect(plain(await service.tables.get(table.id))).toEqual(plain(table));
    expect(await service.history(table.id)).toHaveLength(table.seq);
  });
});

describe('what goes with a move', () => {
  it('is told to the publisher once a commit, with who was and who is awaited', async () => {
    const service = openTestTables();
    const told: string[] = [];
    const stop = service.tables.onCommit((id) => told.push(id));
    const { id } = await startTable(service, 2, 'carcassonne');
    const { table } = await playOn(service, id, 'news', 4);
    stop();
    await playOn(service, id, 'more', 1);
    expect(told).toEqual(Array.from({ length: 4 + 4 }, () => id));

    const due = await service.tables.outbox.due(Number.MAX_SAFE_INTEGER, 100);
    expect(due.map(({ kind }) => kind)).toEqual([
      'lobby',
      'lobby',
      'start',
      'lobby',
      'board',
      'members',
      'board',
      'board',
      'board',
      'board',
      'board',
    ]);
    const news = due.filter(({ kind }) => kind === 'board').map(({ payload }) => JSON.parse(payload));
    expect(news.map(({ seq }) => seq)).toEqual([4, 5, 6, 7, 8, 9]);
    expect(news[0].before).toEqual([]);
    for (const [index, { before, after }] of news.entries()) {
      const last = news[index - 1]?.after ?? [];
      // The next seat is on turn: in a new turn nobody counts as called.
      expect(before).toEqual(canonicalJson(after) === canonicalJson(last) ? last : []);
    }
    expect(news[4].after).toEqual(table.seats.filter(({ awaited }) => awaited).map(({ seat }) => seat));
  });

  it('are the events of the last 20 rows where everybody has moved in these', async () => {
    const service = openTestTables();
    const { id } = await startTable(service, 2, 'carcassonne');
    const { table } = await playOn(service, id, 'recent', 30);
    const { recent } = table.standpoints!.public;
    expect(recent).toHaveLength(20);
    expect(recent.map(({ seq }) => seq)).toEqual(Array.from({ length: 20 }, (_, index) => table.seq - 19 + index));
    expect(recent.every(({ sights }) => sights.length > 0)).toBe(true);
    expect(plain(await openTestTables(service.folder).tables.get(id))).toEqual(plain(table));
  });

  it('go back to the last move of each seat that still plays, also where a round takes more than 20', async () => {
    const service = openTestTables();
    const { id } = await openTable(service, 4, 'citadels');
    for (const more of ['a', 'b']) done(await service.tables.join(id, { interaction: press(), user: more }));
    let table = done(await startAt(service.tables, id, { interaction: press(), user: ANNE }));
    const lengths: number[] = [];
    /** Turns as long as can be. */
    async function playLong(moves: number): Promise<void> {
      for (let played = 0; played < moves; played++) {
        const { seat, user, offer } = table.seats.find(({ awaited }) => awaited)!;
        const legal = [...table.standpoints!.of(seat).legal()];
        const move = legal.find(({ kind }) => kind !== 'endTurn') ?? legal[0]!;
        table = done(await service.tables.play(id, { interaction: press(), user: user!, offer, moves: [move] }));
        const { recent } = table.standpoints!.public;
        lengths.push(recent.length);
        const first = table.seq - recent.length + 1;
        expect(recent.map(({ seq }) => seq)).toEqual(recent.map((_, index) => first + index));
        for (const one of table.seats.filter(({ resigned }) => !resigned))
          expect(recent[0]?.kind === 'start' || recent.some((row) => row.seat === one.seat)).toBe(true);
      }
    }
    await playLong(110);
    expect(Math.max(...lengths)).toBeGreaterThan(20);
    expect(Math.max(...lengths)).toBeLessThan(70);
    expect(plain(await openTestTables(service.folder).tables.get(id))).toEqual(plain(table));
    // Whoever has given up needs nothing any more.
    table = done(await service.tables.resign(id, { interaction: press(), user: table.seats[0]!.user! }));
    lengths.length = 0;
    await playLong(40);
    expect(Math.max(...lengths)).toBeLessThan(70);
  });

  it("drops the seat's partial move and no other", async () => {
    const service = openTestTables();
    const table = await startTable(service, 2, 'carcassonne');
    const { user, offer, move } = offers(table)[0]!;
    const [mine, other] = [...table.seats].sort((seat) => (seat.user === user ? -1 : 1));
    const draft = { step: 3, data: { kind: 'placeTile', x: 1, ticked: [1, 2] } };
    await service.tables.saveDraft(table.id, mine!.seat, draft);
    await service.tables.saveDraft(table.id, other!.seat, { step: 1, data: null });
    expect(await openTestTables(service.folder).tables.draft(table.id, mine!.seat)).toEqual(draft);
    done(await service.tables.play(table.id, { interaction: press(), user, offer, moves: [move] }));
    expect(await service.tables.draft(table.id, mine!.seat)).toBeNull();
    expect(await service.tables.draft(table.id, other!.seat)).toEqual({ step: 1, data: null });
    await service.tables.saveDraft(table.id, other!.seat, null);
    expect(await service.tables.draft(table.id, other!.seat)).toBeNull();
  });

  it('may be long in the making: 64 kB are kept, and more is refused without a change', async () => {
    const service = openTestTables();
    const { id, seats } = await startTable(service, 2, 'carcassonne');
    const { seat } = seats[0]!;
    /** Three purchases with the exact coins, a tile placed after each: every step repeats the moves before it. */
    const purchase = (market: string, at: number): readonly Json[] => [
      { kind: 'buy', market, coins: [9, 8, 7, 6, 5, 4].map((value) => `dirham ${value}`) },
      { kind: 'place', building: 'chambers', walls: ['north', 'east', 'south'], x: at, y: at, reserve: false },
    ];
    const moves = ['blue', 'green', 'orange'].flatMap(purchase);
    const drafts: readonly Json[] = Array.from({ length: 16 }, (_, step) => ({
      ...{ moves: moves.slice(0, Math.ceil(step / 2)), half: { kind: 'buy', market: 'violet' }, picked: ['dirham 9'] },
    }));
    const long = { step: 20, data: { drafts, page: 0 } };
    expect(JSON.stringify(long.data).length).toBeGreaterThan(5_674);
    expect(await service.tables.saveDraft(id, seat, long)).toBe('kept');
    expect(await openTestTables(service.folder).tables.draft(id, seat)).toEqual(long);

    const kilobytes = (count: number) => 'é'.repeat((count * 1024 - 2) / 2); // Two bytes each, and the quotes.
    expect(await service.tables.saveDraft(id, seat, { step: 21, data: kilobytes(64) })).toBe('kept');
    expect(await service.tables.saveDraft(id, seat, { step: 22, data: `${kilobytes(64)}x` })).toBe('tooLong');
    expect(await service.tables.draft(id, seat)).toEqual({ step: 21, data: kilobytes(64) });
    expect(await service.tables.saveDraft(id, seat, { step: 21, data: null })).toBe('outdated');
  });

  it('are the places where the table is shown', async () => {
    const service = openTestTables();
    const { id } = await startTable(service, 2);
    const message = {
      kind: 'board',
      channel: 'c',
      message: 'm',
      seq: 3,
      generation: 0,
      postedAt: 5,
      turnSeq: null,
    } as const;
    await service.tables.attach(id, { thread: { id: 'thread', channel: CHANNEL }, message });
    await service.tables.attach(id, { message: { ...message, message: 'n', generation: 1 } });
    const table = await openTestTables(service.folder).tables.get(id);
    expect(table?.thread).toBe('thread');
    expect(table?.messages).toMatchObject({ lobby: null, board: { ...message, message: 'n', generation: 1 } });
    expect(plain(await service.tables.get(id))).toEqual(plain(table));
  });
});

it('the seats are numbered as the people joined', async () => {
  const service = openTestTables();
  const table = await startTable(service, 4);
  expect(table.seats.map(({ user }) => user)).toEqual([ANNE, BERT, CARL, DORA]);
});

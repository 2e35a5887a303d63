/** Taking back: what is free, what needs consent, and what both do to a table. */
import { describe, expect, it } from 'vitest';
import { seatsOf } from '../../src/engines/contract.ts';
import type { Json } from '../../src/kernel/json.ts';
import { undoOffer } from '../../src/tables/seats/undoOffer.ts';
import { DAY } from '../../src/tables/stored/clock.ts';
import type { Holder } from '../../src/tables/stored/stored.ts';
import type { RowEvents } from '../../src/tables/table/rows.ts';
import type { Table } from '../../src/tables/table/table.ts';
import { startAt } from '../support/startAt.ts';
import {
  ANNE,
  BERT,
  CARL,
  done,
  engines,
  offers,
  openTable,
  openTestTables,
  press,
  refused,
  startTable,
  type TestTables,
} from './support/testTables.ts';
import { takeBack } from './support/undos.ts';

const OPEN = () => false;

/** A game of Carcassonne, in which placing a tile reveals nothing, and the end of a turn the next tile. */
async function started(seats = 3) {
  const service = openTestTables();
  const { id } = await startTable(service, seats, 'carcassonne');
  return { service, id };
}

const tableOf = async ({ tables }: TestTables, id: string): Promise<Table> => (await tables.get(id))!;
const active = (table: Table): string => table.seats.find(({ awaited }) => awaited)!.user!;
const offerOf = (table: Table, user: string) =>
  table.standpoints!.of(table.seats.find((one) => one.user === user)!.seat).undo;
const undo = ({ tables }: TestTables, id: string, user: string, row: number) =>
  tables.undo(id, { interaction: press(), user, row });
const play = async ({ tables }: TestTables, id: string, user: string, moves: readonly Json[]): Promise<Table> =>
  done(await tables.play(id, { interaction: press(), user, offer: null, moves }));
const vote = ({ tables }: TestTables, id: string, user: string, answer: 'yes' | 'no') =>
  tables.vote(id, { interaction: press(), user, row: null, answer });

/** The active player places a tile. */
async function place(service: TestTables, id: string): Promise<{ readonly table: Table; readonly user: string }> {
  const { user, move } = offers(await tableOf(service, id))[0]!;
  return { user, table: await play(service, id, user, [move]) };
}

const PASS = { kind: 'pass' };

/** The active player places a tile, and ends the turn with another request. */
async function turn(service: TestTables, id: string): Promise<{ readonly table: Table; readonly user: string }> {
  const { user } = await place(service, id);
  return { user, table: await play(service, id, user, [PASS]) };
}

/** A day goes by, and what is due is done. */
async function passDay({ clock, tables }: TestTables): Promise<void> {
  clock.time += DAY;
  for (let count = 1; count > 0; ) count = await tables.doDue(9, OPEN);
}

const kinds = async (service: TestTables, id: string) => (await service.history(id)).map(({ kind }) => kind);
const newsOf = async (service: TestTables, id: string, kind: string) =>
  (await service.tables.outbox.ofTable(id))
    .filter((one) => one.kind === kind)
    .map(({ payload }) => JSON.parse(payload));

describe('a free undo', () => {
  it('brings back the position, in a row of its own', async () => {
    const { service, id } = await started();
    const before = await service.state(id);
    const first = await tableOf(service, id);
    expect(first.seats.map(({ seat }) => first.standpoints!.of(seat).undo)).toEqual([null, null, null]);
    const { user, table } = await place(service, id);
    const row = table.seq;
    expect(offerOf(table, user)).toEqual({ row, isFree: true });
    const undone = done(await undo(service, id, user, row));
    expect(await service.state(id)).toEqual(before);
    expect((await service.history(id)).at(-1)).toMatchObject({
      ...{ kind: 'undo', actor: 'seat', payload: { to: row - 1 }, revealed: 'nothing' },
    });
    expect(undone.vote).toBeNull();
    const { recent } = undone.standpoints!.public;
    expect(recent.map(({ kind }) => kind)).toEqual(['start', 'undo']);
    expect(recent.at(-1)).toMatchObject({ undo: { to: row - 1 } });
    expect(await service.tables.story(id, 'table')).toEqual(recent);
    expect((await service.tables.replay(id, 'table'))?.map(({ seq }) => seq)).toEqual(recent.map(({ seq }) => seq));
    expect(offerOf(undone, user)).toBeNull();
  });

  it('takes back all moves of one request together', async () => {
    const { service, id } = await started();
    const { user, move } = offers(await tableOf(service, id))[0]!;
    const before = await service.state(id);
    const table = await play(service, id, user, [move, PASS]);
    expect(offerOf(table, user)).toEqual({ row: table.seq - 1, isFree: false });
    expect((await service.history(id)).slice(-2).map(({ isSequel, revealed }) => [isSequel, revealed])).toEqual([
      [false, 'nothing'],
      [true, 'hidden'],
    ]);
    await takeBack(service, id, user, table.seq - 1);
    expect(await service.state(id)).toEqual(before);
  });

  it('renews all offers, and drops drafts', async () => {
    const { service, id } = await started();
    const { user, table } = await place(service, id);
    for (const { seat } of table.seats) await service.tables.saveDraft(id, seat, { step: 1, data: 'half' });
    const undone = done(await undo(service, id, user, table.seq));
    for (const { seat, offer } of undone.seats) {
      expect(offer).toBe(undone.seq);
      expect(await service.tables.draft(id, seat)).toBeNull();
    }
    const old = { interaction: press(), user, offer: table.seats[0]!.offer, moves: [PASS] };
    expect(refused(await service.tables.play(id, old))).toEqual({ kind: 'stale' });
  });

  it('is refused for another row than on offer, to those with nothing to take back, and at other times', async () => {
    const { service, id } = await started();
    const { tables } = service;
    expect(refused(await undo(service, id, ANNE, 1))).toEqual({ kind: 'nothingToUndo' });
    const { user, table } = await place(service, id);
    const other = table.seats.find((one) => one.user !== user)!.user!;
    for (const row of [table.seq - 1, table.seq + 1])
      expect(refused(await undo(service, id, user, row))).toEqual({ kind: 'stale' });
    expect(refused(await undo(service, id, other, table.seq))).toEqual({ kind: 'nothingToUndo' });
    expect(refused(await undo(service, id, '300', table.seq))).toEqual({ kind: 'notSeated' });
    const request = { interaction: press(), user, row: table.seq };
    done(await tables.undo(id, request));
    expect(refused(await tables.undo(id, request))).toEqual({ kind: 'duplicate' });
    expect(refused(await undo(service, id, user, table.seq))).toEqual({ kind: 'nothingToUndo' });
    done(await tables.cancel(id, { interaction: press(), user: ANNE, byModerator: true }));
    expect(refused(await undo(service, id, user, table.seq))).toEqual({ kind: 'notRunning', status: 'cancelled' });
  });

  it('is not free any more once what was taken back had revealed something, however far back it goes', async () => {
    const { service, id } = await started();
    const { user, table } = await turn(service, id);
    expect(offerOf(table, user)).toEqual({ row: table.seq, isFree: false });
    const undone = await takeBack(service, id, user, table.seq);
    expect(offerOf(undone, user)).toEqual({ row: table.seq - 1, isFree: false });
  });

  it('goes on without consent behind an own free one', async () => {
    const { service, id } = await started();
    await turn(service, id);
    const { user, table } = await place(service, id);
    const undone = done(await undo(service, id, user, table.seq));
    expect(offerOf(undone, user)).toBeNull();
    const again = await place(service, id);
    expect(offerOf(again.table, user)).toEqual({ row: again.table.seq, isFree: true });
  });
});

describe('an undo that needs consent', () => {
  it('is carried out once all others agree, with the moves of others after it', async () => {
    const { service, id } = await started();
    const before = await service.state(id);
    const first = await turn(service, id);
    const row = first.table.seq - 1;
    const second = await place(service, id);
    expect(second.user).not.toBe(first.user);
    expect(offerOf(second.table, first.user)).toEqual({ row: row + 1, isFree: false });
    expect(offerOf(second.table, second.user)?.isFree).toBe(true);
    const asked = done(await undo(service, id, first.user, row + 1));
    const by = asked.seats.find(({ user }) => user === first.user)!.seat;
    expect(asked.vote).toMatchObject({ about: 'undo', row: asked.seq, by, to: row, ballots: [{ seat: by }] });
    expect(asked.vote!.electorate).toHaveLength(3);
    expect(await newsOf(service, id, 'vote')).toEqual([{ row: asked.seq, outcome: null }]);
    const [one, two] = asked.seats.filter(({ seat }) => seat !== by).map(({ user }) => user!);
    const half = done(await vote(service, id, one!, 'yes'));
    expect(half.vote?.ballots).toHaveLength(2);
    expect(await service.state(id)).not.toEqual(before);
    const undone = done(await vote(service, id, two!, 'yes'));
    expect(undone.vote).toBeNull();
    expect((await kinds(service, id)).slice(-3)).toEqual(['ballot', 'verdict', 'undo']);
    expect((await service.history(id)).at(-1)).toMatchObject({ seat: by, payload: { to: row }, revealed: 'hidden' });
    expect(await newsOf(service, id, 'vote')).toContainEqual({
      row: asked.seq,
      outcome: { about: 'undo', answer: 'yes', by },
    });
    expect(active(undone)).toBe(first.user);
    expect(undone.standpoints!.public.recent.map(({ kind }) => kind)).toEqual(['start', 'move', 'verdict', 'undo']);
    await takeBack(service, id, first.user, row);
    expect(await service.state(id)).toEqual(before);
    expect((await kinds(service, id)).filter((kind) => kind === 'move')).toHaveLength(3);
  });

  it.each(['with the first who is against it', 'at the end of its time'])('ends %s', async (how) => {
    const { service, id } = await started();
    const { user, table } = await turn(service, id);
    const state = await service.state(id);
    const by = table.seats.find((one) => one.user === user)!.seat;
    const other = table.seats.find((one) => one.user !== user)!.user!;
    const asked = done(await undo(service, id, user, table.seq));
    expect(asked.vote!.endsAt).toBeGreaterThan(service.clock.time + DAY - 60_000);
    if (how === 'at the end of its time') {
      done(await vote(service, id, other, 'yes'));
      await passDay(service);
    } else done(await vote(service, id, other, 'no'));
    const after = await tableOf(service, id);
    expect(after.vote).toBeNull();
    const no = { outcome: { about: 'undo', answer: 'no', by } };
    expect((await newsOf(service, id, 'vote')).filter(({ outcome }) => outcome !== null)).toMatchObject([no]);
    expect(await service.state(id)).toEqual(state);
    expect(await kinds(service, id)).not.toContain('undo');
    // What stands is told with it, as everyone saw it.
    const { recent } = after.standpoints!.public;
    expect(recent.at(-1)).toMatchObject({ kind: 'verdict', kept: recent.filter(({ seq }) => seq === table.seq) });
    expect(await service.tables.story(id, 'table')).toEqual(recent);
  });

  it('is asked for once: after a refusal, nobody is called again, whatever happens until the next move', async () => {
    const { service, id } = await started();
    const { user, table } = await turn(service, id);
    const row = table.seq;
    const other = table.seats.find((one) => one.user !== user)!.user!;
    done(await undo(service, id, user, row));
    done(await vote(service, id, other, 'no'));
    const news = (await newsOf(service, id, 'vote')).length;
    const askAgain = async (there: TestTables) => refused(await undo(there, id, user, row));
    expect(await askAgain(service)).toEqual({ kind: 'undoRefused' });
    expect(offerOf(await tableOf(service, id), user)).toEqual({ row, isFree: false, wasRefused: true });
    const next = await place(service, id);
    await service.store.close();
    const again = openTestTables(service.folder);
    expect(await askAgain(again)).toEqual({ kind: 'undoRefused' });
    expect(await newsOf(again, id, 'vote')).toHaveLength(news);
    // Others can ask for theirs, and so can the same seat for its next move.
    const passed = await play(again, id, next.user, [PASS]);
    done(await undo(again, id, next.user, passed.seq));
    done(await vote(again, id, user, 'no'));
    for (let moves = 0; active(await tableOf(again, id)) !== user; moves++) {
      expect(moves).toBeLessThan(9);
      await turn(again, id);
    }
    const later = await turn(again, id);
    expect(done(await undo(again, id, user, later.table.seq)).vote?.about).toBe('undo');
  });

  it('can be asked for again if another vote came first, and that vote says so', async () => {
    const { service, id } = await started();
    const { tables } = service;
    const { user, table } = await turn(service, id);
    const by = table.seats.find((one) => one.user === user)!.seat;
    const late = active(table);
    done(await undo(service, id, user, table.seq));
    expect(await tables.noteGone(id, late)).toBe(true);
    const asked = await tableOf(service, id);
    expect(asked.vote).toMatchObject({ about: 'overdue', lapsedUndo: by });
    done(await tables.vote(id, { interaction: press(), user, row: asked.vote!.row, answer: 'wait' }));
    const third = table.seats.find((one) => one.user !== user && one.user !== late)!.user!;
    done(await tables.vote(id, { interaction: press(), user: third, row: asked.vote!.row, answer: 'wait' }));
    expect(await newsOf(service, id, 'vote')).toContainEqual({
      row: asked.vote!.row,
      outcome: {
        about: 'overdue',
        answer: 'wait',
        seats: asked.vote!.about === 'overdue' ? asked.vote!.seats : [],
        reason: 'votes',
        lapsedUndo: by,
      },
    });
    expect(done(await undo(service, id, user, table.seq)).vote?.about).toBe('undo');
  });

  it('gives way to a vote about who is late, of which nobody may be left to be asked', async () => {
    const service = openTestTables();
    const { tables } = service;
    const { id } = await openTable(service, 2, 'carcassonne');
    done(await tables.setClock(id, { interaction: press(), user: ANNE, clock: 'live5' }));
    done(await startAt(tables, id, { interaction: press(), user: ANNE }));
    const { user, table } = await turn(service, id);
    const by = table.seats.find((one) => one.user === user)!.seat;
    const asking = async () =>
      done(await undo(service, id, user, (await tableOf(service, id)).standpoints!.of(by).undo!.row));
    service.clock.time += 19 * 60_000;
    expect((await asking()).vote?.about).toBe('undo');
    service.clock.time += 2 * 60_000;
    for (let count = 1; count > 0; ) count = await tables.doDue(9, OPEN);
    expect((await tableOf(service, id)).vote).toMatchObject({ about: 'overdue', lapsedUndo: by });
    await place(service, id);
    expect((await newsOf(service, id, 'vote')).at(-1)?.outcome).toMatchObject({ answer: 'acted', lapsedUndo: by });
  });

  it('can be withdrawn by who asked for it', async () => {
    const { service, id } = await started();
    const { user, table } = await turn(service, id);
    done(await undo(service, id, user, table.seq));
    expect(done(await vote(service, id, user, 'no')).vote).toBeNull();
  });

  it.each<[string, (service: TestTables, id: string, table: Table, asker: string) => Promise<unknown>]>([
    ['moves', (service, id) => place(service, id)],
    ['leaves', ({ tables }, id, table) => tables.resign(id, { interaction: press(), user: active(table) })],
    ['is the asker, and leaves', ({ tables }, id, _, user) => tables.resign(id, { interaction: press(), user })],
  ])('is void once somebody %s', async (_, act) => {
    const { service, id } = await started();
    const { user, table } = await turn(service, id);
    done(await undo(service, id, user, table.seq));
    await act(service, id, await tableOf(service, id), user);
    expect((await tableOf(service, id)).vote).toBeNull();
    const by = table.seats.find((one) => one.user === user)!.seat;
    expect(await newsOf(service, id, 'vote')).toContainEqual({
      row: table.seq + 1,
      outcome: { about: 'undo', answer: 'acted', by },
    });
  });

  it('is not asked for while another vote is open, and no other one beside it', async () => {
    const { service, id } = await started();
    const { user, table } = await turn(service, id);
    const clock = (by: string) => service.tables.setClock(id, { interaction: press(), user: by, clock: 'days1' });
    done(await clock(ANNE));
    expect(refused(await undo(service, id, user, table.seq))).toEqual({ kind: 'voteOpen' });
    done(await vote(service, id, CARL, 'no'));
    done(await undo(service, id, user, table.seq));
    expect(refused(await clock(BERT))).toEqual({ kind: 'voteOpen' });
    expect(refused(await undo(service, id, user, table.seq))).toEqual({ kind: 'voteOpen' });
  });

  it('asks nobody where nobody else plays', async () => {
    const service = openTestTables();
    const { tables } = service;
    const { id } = await openTable(service, 2, 'carcassonne');
    done(await tables.setClock(id, { interaction: press(), user: ANNE, clock: 'days1' }));
    done(await startAt(tables, id, { interaction: press(), user: ANNE }));
    const { user } = await turn(service, id);
    service.clock.time += 3 * DAY;
    for (let count = 1; count > 0; ) count = await tables.doDue(9, OPEN);
    const { vote: open } = await tableOf(service, id);
    done(await tables.vote(id, { interaction: press(), user, row: open!.row, answer: 'replace' }));
    // The seat is free since then, and nothing before that can be taken back.
    expect(offerOf(await tableOf(service, id), user)).toBeNull();
  });
});

describe('nothing can be taken back', () => {
  it('from before a seat has changed hands', async () => {
    const { service, id } = await started();
    const { tables } = service;
    const { user, table } = await place(service, id);
    const other = table.seats.find((one) => one.user !== user)!.user!;
    expect(offerOf(table, user)).not.toBeNull();
    expect(offerOf(done(await tables.resign(id, { interaction: press(), user: other })), user)).toBeNull();
    expect(refused(await undo(service, id, user, table.seq))).toEqual({ kind: 'nothingToUndo' });
    const on = await play(service, id, user, [PASS]);
    expect(offerOf(on, user)).toMatchObject({ isFree: false });
    expect(offerOf(done(await tables.comeBack(id, { interaction: press(), user: other })), user)).toBeNull();
  });

  it('of what another member has done as the same seat', async () => {
    const { service, id } = await started();
    const { user, table } = await place(service, id);
    done(await service.tables.resign(id, { interaction: press(), user }));
    const taken = done(await service.tables.takeOver(id, { interaction: press(), user: '300', seat: null }));
    expect(taken.seq).toBeGreaterThan(table.seq);
    expect(offerOf(taken, '300')).toBeNull();
  });

  it('where the record no longer leads to the position', async () => {
    const { service, id } = await started();
    const { user, table } = await place(service, id);
    const second = await startTable(service, 3, 'carcassonne');
    const ended = await turn(service, second.id);
    const asking = { id: second.id, user: ended.user, row: ended.table.seq };
    await service.store.close();
    const engine = engines.carcassonne!;
    const play: typeof engine.play = () => ({ ok: false, error: { kind: 'gameOver' } });
    const again = openTestTables(service.folder, { ...engines, carcassonne: { ...engine, play } });
    expect(refused(await undo(again, id, user, table.seq))).toEqual({ kind: 'cannotReplay' });
    expect(refused(await undo(again, asking.id, asking.user, asking.row))).toEqual({ kind: 'cannotReplay' });
    expect((await tableOf(again, asking.id)).vote).toBeNull();
    expect((await tableOf(again, id)).seq).toBe(table.seq);
  });
});

describe('the offer', () => {
  const [own, other] = seatsOf(2);
  const rows = (change: Partial<RowEvents> = {}, ...later: readonly Partial<RowEvents>[]): readonly RowEvents[] =>
    [{ kind: 'start', seat: null } as const, change, ...later].map((one, index) => ({
      ...{ seq: index + 3, actor: 'seat', seat: own!, kind: 'move', events: [], rulesVersion: 1, revealed: 'nothing' },
      ...one,
    }));
  const seats = (holder: Holder = 'member') => [
    { seat: own!, holder: 'member', heldFrom: 0 } as const,
    { seat: other!, holder, heldFrom: 0 } as const,
  ];
  const offered = (recent: readonly RowEvents[], holder?: Holder) =>
    undoOffer({ status: 'running', seats: seats(holder) }, seats()[0]!, recent);

  it.each<[string, readonly RowEvents[], boolean]>([
    ['free: a move that has revealed nothing', rows(), true],
    ['free: with what the same member had planned for then', rows({}, { kind: 'plannedMove' }), true],
    ['free: with another clock', rows({}, { kind: 'clock', actor: 'vote', seat: null, revealed: null }), true],
    ['by consent: a move that has revealed something hidden', rows({ revealed: 'hidden' }), false],
    ['by consent: a move after which dice were rolled', rows({ revealed: 'chance' }), false],
    [
      'by consent: a planned move that has revealed something',
      rows({}, { kind: 'plannedMove', revealed: 'hidden' }),
      false,
    ],
    ['by consent: another seat has moved since', rows({}, { seat: other! }), false],
    ['by consent: what another seat had planned was played', rows({}, { kind: 'plannedMove', seat: other! }), false],
    ['by consent: the bot has drawn a move', rows({}, { kind: 'mildMove', actor: 'system', seat: other! }), false],
    ['by consent: another seat has taken something back', rows({}, { kind: 'undo', seat: other! }), false],
    [
      'by consent: what the member has taken back had revealed something',
      rows({}, { kind: 'undo', revealed: 'hidden' }),
      false,
    ],
    ['by consent: it was not stored what the move revealed', rows().map(({ revealed: _, ...one }) => one), false],
  ])('is %s', (_, recent, isFree) => {
    expect(offered(recent)).toEqual({ row: 4, isFree });
    expect(offered(recent, 'free')).toEqual({ row: 4, isFree: true });
  });

  it.each<[string, readonly RowEvents[]]>([
    ['after a member has left', rows({}, { kind: 'resign', seat: other!, revealed: null })],
    ['after somebody has taken over', rows({}, { kind: 'takeover', seat: other!, revealed: null })],
    ['after somebody came back', rows({}, { kind: 'comeback', seat: other!, revealed: null })],
    ...(['bot', 'replace'] as const).map(
      (answer) =>
        [
          `after the others have decided: ${answer}`,
          rows({}, { kind: 'verdict', seat: null, verdict: { about: 'overdue', answer, seats: [1] } }),
        ] as [string, readonly RowEvents[]],
    ),
    ['of which the first moves are too long ago to be known', rows({ isSequel: true }).slice(1)],
  ])('is null %s', (_, recent) => {
    expect(offered(recent)).toBeNull();
  });

  it('is none for who has left, before the member came, and at the end', () => {
    const [seat] = seats();
    const running = { status: 'running', seats: seats() } as const;
    expect(undoOffer(running, { ...seat!, holder: 'bot' }, rows())).toBeNull();
    expect(undoOffer(running, { ...seat!, heldFrom: 5 }, rows())).toBeNull();
    expect(undoOffer(running, { ...seat!, heldFrom: 4 }, rows())).not.toBeNull();
    for (const status of ['finished', 'cancelled', 'suspended'] as const)
      expect(undoOffer({ ...running, status }, seat!, rows())).toBeNull();
  });

  it('stays after the others gave somebody more time', () => {
    const verdict = { about: 'overdue', answer: 'wait', seats: [1] } as const;
    expect(offered(rows({}, { kind: 'verdict', seat: null, verdict, revealed: null }))).toEqual({
      row: 4,
      isFree: true,
    });
  });
});

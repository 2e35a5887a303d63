/** Seats that change hands: leaving, coming back, taking over, and what becomes of it in views, records, and results. */
import { describe, expect, it } from 'vitest';
import type { Own } from '../../src/engines/citadels/view.ts';
import type { Seat } from '../../src/engines/contract.ts';
import { seeded } from '../../src/kernel/random.ts';
import type { Table } from '../../src/tables/table/table.ts';
import { startAt } from '../support/startAt.ts';
import { replay } from './support/replay.ts';
import { changeHandsWithRestarts } from './support/restarts.ts';
import {
  ANNE,
  BERT,
  CARL,
  done,
  drawMove,
  engines,
  GUILD,
  openTestTables,
  playOn,
  press,
  refused,
  startTable,
  type TestTables,
} from './support/testTables.ts';

const EVE = '100000000000000005';
const FAY = '100000000000000006';

const resign = (service: TestTables, id: string, user: string) =>
  service.tables.resign(id, { interaction: press(), user });
const takeOver = (service: TestTables, id: string, user: string, seat: number | null = null) =>
  service.tables.takeOver(id, { interaction: press(), user, seat });
const comeBack = (service: TestTables, id: string, user: string) =>
  service.tables.comeBack(id, { interaction: press(), user });
const tableOf = async ({ tables }: TestTables, id: string): Promise<Table> => (await tables.get(id))!;

/** What the seats of a table came to, as it is stored. */
const resultsOf = async (service: TestTables) =>
  ((await service.store.results.all(GUILD)).results ?? []).map(
    ({ seat, user_id: user, counts, place, resigned, whole }) => ({ seat, user, counts, place, resigned, whole }),
  );

describe('a member who leaves', () => {
  it('can come back while the bot holds the seat, and sees all of it again; the host stays the same', async () => {
    const service = openTestTables();
    const { id } = await startTable(service, 3, 'carcassonne');
    await playOn(service, id, 'first', 4);
    const left = done(await resign(service, id, ANNE));
    expect(left.seats.map(({ holder, host }) => [holder, host])).toEqual([
      ['bot', false],
      ['member', true],
      ['member', false],
    ]);
    expect(refused(await resign(service, id, ANNE))).toEqual({ kind: 'alreadyResigned' });
    expect(refused(await comeBack(service, id, BERT))).toEqual({ kind: 'notResigned' });
    expect(refused(await comeBack(service, id, EVE))).toEqual({ kind: 'notSeated' });
    await playOn(service, id, 'without', 4);
    const back = done(await comeBack(service, id, ANNE));
    expect(back.seats.map(({ holder, host, heldFrom }) => [holder, host, heldFrom])).toEqual([
      ['member', false, 0],
      ['member', true, 0],
      ['member', false, 0],
    ]);
    const { table } = await playOn(service, id, 'then');
    expect(table.result?.how).toBe('played');
    expect((await resultsOf(service)).map(({ resigned, counts }) => [resigned, counts])).toEqual([
      [0, 1],
      [0, 1],
      [0, 1],
    ]);
    expect((await service.store.holders(id)).map(({ seat, to }) => [seat, to])).toEqual([
      [0, null],
      [1, null],
      [2, null],
    ]);
  });

  it('cannot come back once somebody else has the seat, nor take another one', async () => {
    const service = openTestTables();
    const { id } = await startTable(service, 4, 'citadels');
    done(await resign(service, id, BERT));
    done(await resign(service, id, CARL));
    expect(refused(await takeOver(service, id, ANNE))).toEqual({ kind: 'alreadySeated' });
    expect(refused(await takeOver(service, id, BERT, 2))).toEqual({ kind: 'heldAnother' });
    const taken = done(await takeOver(service, id, EVE, 1));
    expect(taken.seats[1]).toMatchObject({ user: EVE, holder: 'member', resigned: false });
    expect(refused(await takeOver(service, id, FAY, 1))).toEqual({ kind: 'noFreeSeat' });
    expect(refused(await comeBack(service, id, BERT))).toEqual({ kind: 'seatTaken' });
    expect(refused(await takeOver(service, id, BERT))).toEqual({ kind: 'heldAnother' });
    expect(
      refused(await service.tables.play(id, { interaction: press(), user: BERT, offer: null, moves: [{}] })),
    ).toEqual({
      kind: 'notSeated',
    });
    // Who has had this very seat knows no more than it shows.
    done(await resign(service, id, EVE));
    expect(done(await takeOver(service, id, BERT)).seats[1]).toMatchObject({ user: BERT, holder: 'member' });
  });
});

describe('a seat that is taken over', () => {
  it('has a new offer, so that buttons of the member before are dead, and no draft', async () => {
    const service = openTestTables();
    const { id } = await startTable(service, 4, 'citadels');
    const table = await tableOf(service, id);
    const seat = table.seats.find(({ awaited }) => awaited)!;
    const before = drawMove(table, seeded('draft').stream('moves'));
    await service.tables.saveDraft(id, seat.seat, { step: 1, data: { secret: 1 } });
    await service.store.keepTime(id, table.seq, { dueAt: null, remindedAt: 0, graceUntil: 0 }, [], 1);
    done(await resign(service, id, seat.user!));
    const taken = done(await takeOver(service, id, EVE));
    expect(await service.tables.draft(id, seat.seat)).toBeNull();
    expect(taken.seats[seat.seat]!.offer).toBe(taken.seq);
    const play = { interaction: press(), user: EVE, offer: before.offer, moves: [before.move] };
    expect(refused(await service.tables.play(id, play))).toMatchObject({ kind: 'stale' });
  });

  it('shows its hand, and nothing that the member before has learned', async () => {
    const service = openTestTables();
    let looked = { offered: 0, discarded: 0 };
    // How often a hand is seen depends on the deal.
    for (let game = 0; game < 2 || looked.offered <= 3 || looked.discarded === 0; game++) {
      const { id } = await startTable(service, 4, 'citadels');
      await playOn(service, id, `game ${game}`, 40 + game * 7);
      for (const seat of [0, 1, 2, 3] as Seat[]) {
        const before = await tableOf(service, id);
        if (before.status !== 'running') break;
        const shown = viewOf(before, seat);
        done(await resign(service, id, before.seats[seat]!.user!));
        if ((await tableOf(service, id)).status !== 'running') break;
        const taker = `20000000000000${game}${seat}`;
        const taken = done(await takeOver(service, id, taker, seat));
        const view = viewOf(taken, seat);
        const isChoosing = taken.seats[seat]!.awaited && view.character === null;
        if (!isChoosing) expect(view.offered).toBeNull();
        expect(view.discarded).toEqual([]);
        looked = {
          offered: looked.offered + Number(shown.offered !== null),
          discarded: looked.discarded + Number(shown.discarded.length > 0),
        };
        const { recent } = taken.standpoints!.of(seat);
        expect(recent.every(({ seq }) => seq >= taken.seats[seat]!.heldFrom)).toBe(true);
        expect(taken.standpoints!.public.recent.length).toBeGreaterThan(recent.length);
        const [story, open] = [await service.tables.story(id, seat), await service.tables.story(id, 'table')];
        const earlier = (rows: typeof story) => rows.filter(({ seq }) => seq < taken.seats[seat]!.heldFrom);
        expect(earlier(story)).toEqual(earlier(open));
        expect(await replay(service, id, engines.citadels!)).toEqual(await service.state(id));
      }
      await playOn(service, id, `end ${game}`);
      const proof = (await service.tables.proof(id))!;
      expect(proof.checks.map(({ check, holds }) => [check, holds])).toEqual(
        proof.checks.map(({ check }) => [check, true]),
      );
      expect(JSON.stringify(proof.record.rows)).not.toMatch(/\d{15}/);
    }
    expect(looked.offered).toBeGreaterThan(3);
    expect(looked.discarded).toBeGreaterThan(0);
  });

  it('survives a restart at every step, in games with and without secrets', async () => {
    for (const game of ['citadels', 'carcassonne']) await changeHandsWithRestarts(game);
  });

  it('is offered until the end, and to nobody without an invitation to a private table', async () => {
    const service = openTestTables();
    const open = { guild: GUILD, channel: '8', game: 'carcassonne', options: [], locale: 'en', user: ANNE } as const;
    const { id } = done(
      await service.tables.open({ ...open, interaction: press(), isPrivate: true, invited: [BERT, CARL] }),
    );
    for (const user of [BERT, CARL]) done(await service.tables.join(id, { interaction: press(), user }));
    done(await startAt(service.tables, id, { interaction: press(), user: ANNE }));
    done(await resign(service, id, CARL));
    expect(refused(await takeOver(service, id, EVE))).toEqual({ kind: 'notInvited' });
    const offers = async () => (await service.tables.outbox.ofTable(id)).filter(({ kind }) => kind === 'offer').length;
    expect(await offers()).toBe(1);
    done(await comeBack(service, id, CARL));
    expect(await offers()).toBe(2);
    done(await resign(service, id, CARL));
    await playOn(service, id, 'end');
    expect(await offers()).toBe(4);
  });
});

describe('the results of a seat that changed hands', () => {
  it('are those of the member who left, who is last; the successor is listed, not rated', async () => {
    const service = openTestTables();
    for (let game = 0; game < 3; game++) {
      const { id } = await startTable(service, 3, 'carcassonne');
      await playOn(service, id, `one ${game}`, 12);
      done(await resign(service, id, BERT));
      done(await takeOver(service, id, EVE));
      await playOn(service, id, `two ${game}`, 12);
      if (game === 2) {
        done(await resign(service, id, EVE));
        done(await takeOver(service, id, FAY));
      }
      const { table } = await playOn(service, id, `three ${game}`);
      const outcome = (await service.tables.results.outcome(id))!;
      expect(outcome.seats.map(({ user }) => user)).toEqual([ANNE, BERT, CARL]);
      expect(outcome.seats[1]).toMatchObject({ place: 3, resigned: true });
      const place = table.result!.standings.find(({ seat }) => seat === 1)!.place;
      expect(outcome.successors.at(-1)).toMatchObject({
        seat: 1,
        user: game === 2 ? FAY : EVE,
        place,
        resigned: false,
      });
    }
    const { rows } = await service.tables.results.leaderboard({
      ...{ guild: GUILD, game: 'carcassonne', period: 'all', by: 'games', at: service.clock.time, page: 0 },
      ...{ user: ANNE, seats: null },
    });
    expect(rows.map(({ user }) => user).toSorted()).toEqual([ANNE, BERT, CARL]);
    expect(rows.find(({ user }) => user === BERT)).toMatchObject({ wins: 0 });
    const before = await service.store.results.all(GUILD);
    const nth = before.results!.map(({ counts, nth: games }) => [counts, games !== null]);
    expect(nth.every(([counts, isRated]) => (counts === 1) === isRated)).toBe(true);
    const meetings = before.meetings!.filter(({ user_id }) => user_id === BERT);
    expect(meetings.map(({ games, ahead, behind }) => [games, ahead, behind])).toEqual([
      [3, 0, 3],
      [3, 0, 3],
    ]);

    await service.store.results.reset();
    for (let count = 1; count > 0; ) count = await service.tables.countResults(9);
    expect(await service.store.results.all(GUILD)).toEqual(before);
  });

  it('forget whoever is erased', async () => {
    const service = openTestTables();
    const { id } = await startTable(service, 3, 'carcassonne');
    done(await resign(service, id, BERT));
    done(await takeOver(service, id, EVE));
    await playOn(service, id, 'all');
    for (const user of [BERT, EVE]) done(await service.tables.eraseMember(user));
    const users = [
      ...(await service.store.holders(id)),
      ...(await resultsOf(service)),
      ...(await service.store.position(id))!.seats,
    ];
    expect(new Set(users.map(({ user }) => user))).toEqual(new Set([ANNE, CARL, null]));
  });
});

/** What a seat of Citadels sees. */
const viewOf = ({ standpoints }: Table, seat: Seat): Own => standpoints!.of(seat).view.own as unknown as Own; // The table plays this game.

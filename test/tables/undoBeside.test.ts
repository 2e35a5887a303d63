/** What an undo does to what is kept beside the position: plans, clocks, streams of the system, and what viewers see. */
import { describe, expect, it } from 'vitest';
import { seatsOf } from '../../src/engines/contract.ts';
import { canonicalJson } from '../../src/kernel/json.ts';
import { seeded } from '../../src/kernel/random.ts';
import { NO_DRAWS } from '../../src/tables/table/loadedTable.ts';
import { ONLY_MOVE } from '../../src/tables/table/plan.ts';
import type { HistoryRow } from '../../src/tables/table/rows.ts';
import type { Table } from '../../src/tables/table/table.ts';
import { drawsAfter, streamFor, systemStreams } from '../../src/tables/unasked/draws.ts';
import { onlyMove } from '../../src/tables/unasked/settled.ts';
import { eachGame } from '../games.ts';
import { startAt } from '../support/startAt.ts';
import {
  ANNE,
  done,
  drawMove,
  engines,
  openTable,
  openTestTables,
  playOn,
  press,
  startTable,
  type TestTables,
  USERS,
} from './support/testTables.ts';
import { takeBack, undosAt } from './support/undos.ts';

const MINUTE = 60_000;
const tableOf = async ({ tables }: TestTables, id: string): Promise<Table> => (await tables.get(id))!;
const seatOf = (table: Table, user: string) => table.seats.find((one) => one.user === user)!;
const planOf = (table: Table, user: string) => table.standpoints!.of(seatOf(table, user).seat).plan;

describe('plans', () => {
  it('that were carried out do not come back, and those of others stay', async () => {
    const service = openTestTables();
    const { tables } = service;
    const { id } = await startTable(service, 3, 'caylus');
    const before = (await service.state(id)) as { readonly order: readonly number[] }; // Of Caylus.
    const [first, second, third] = before.order.map((seat) => USERS[seat]!) as [string, string, string];
    const to = (place: string) => ({ kind: 'placeWorker', place });
    const next = (user: string, place: string) =>
      tables.setNext(id, { interaction: press(), user, moves: [to(place)] });
    done(await next(second, 'castle'));
    const interaction = press();
    const table = done(await tables.play(id, { interaction, user: first, offer: null, moves: [to('inn')] }));
    done(await next(second, 'gate'));
    expect((await service.history(id)).at(-1)?.kind).toBe('plannedMove');
    const row = table.seq - 1;
    expect(undosAt(table).map(({ user, undo }) => [user, undo])).toEqual([[first, { row, isFree: false }]]);
    const undone = await takeBack(service, id, first, row);
    expect(await service.state(id)).toEqual(before);
    expect(planOf(undone, second).next).toEqual([to('gate')]);
    expect(planOf(undone, third).next).toBeNull();
    // The plan for the next decision is played once that comes.
    const again = done(await tables.play(id, { interaction: press(), user: first, offer: null, moves: [to('inn')] }));
    expect((await service.history(id)).at(-1)).toMatchObject({ kind: 'plannedMove', payload: to('gate') });
    expect(seatOf(again, third).awaited).toBe(true);
  });

  it('that would make the same move at once are dropped', async () => {
    const service = openTestTables();
    const { tables } = service;
    const stream = seeded('only move').stream('moves');
    const { id } = await startTable(service, 4, 'citadels');
    let found: { readonly user: string; readonly row: number; readonly before: object } | null = null;
    for (let table = await tableOf(service, id); found === null; ) {
      const before = (await service.state(id))!;
      const { user, offer, move } = drawMove(table, stream);
      const isOnly = onlyMove(engines.citadels!, before, seatOf(table, user).seat) !== null;
      const row = table.seq + 1;
      table = done(await tables.play(id, { interaction: press(), user, offer, moves: [move] }));
      expect(table.status).toBe('running');
      if (isOnly && !seatOf(table, user).awaited) found = { user, row, before };
    }
    const { user, row, before } = found;
    done(await tables.setStanding(id, { interaction: press(), user, standing: [ONLY_MOVE] }));
    const undone = await takeBack(service, id, user, row);
    expect(await service.state(id)).toEqual(before);
    expect(seatOf(undone, user).awaited).toBe(true);
    expect(planOf(undone, user).standing).toEqual([]);
  });
});

describe('clocks', () => {
  it('go on as without what was taken back, and the reserve with them', async () => {
    const service = openTestTables();
    const { tables, clock } = service;
    const { id } = await openTable(service, 2, 'carcassonne');
    done(await tables.setClock(id, { interaction: press(), user: ANNE, clock: 'live5' }));
    let table = done(await startAt(tables, id, { interaction: press(), user: ANNE }));
    const { user, deadline } = table.seats.find(({ awaited }) => awaited)!;
    const other = table.seats.find((one) => one.user !== user)!.user!;
    const play = async (moves: readonly object[]) =>
      done(await tables.play(id, { interaction: press(), user: user!, offer: null, moves }));
    const [place] = [...table.standpoints!.of(seatOf(table, user!).seat).legal()];
    for (let minute = 6; minute <= 18; minute += 6) {
      table = await play([place!]);
      clock.time += 6 * MINUTE;
      table = await takeBack(service, id, user!, table.seq);
      expect(seatOf(table, user!)).toMatchObject({ awaited: true, deadline });
    }
    // What the others let return has the time that it had left, however long they have taken since.
    table = await play([place!, { kind: 'pass' }]);
    expect(seatOf(table, other).deadline).toBe(table.changedAt + 20 * MINUTE);
    clock.time += 60 * MINUTE;
    table = await takeBack(service, id, user!, table.seq - 1);
    expect(Math.round((seatOf(table, user!).deadline! - table.changedAt) / MINUTE)).toBe(2);
    expect(seatOf(table, other)).toMatchObject({ awaited: false, deadline: null });
  });
});

describe('the streams of the system', () => {
  const rows = (...kinds: readonly (readonly [HistoryRow['kind'], number?])[]) =>
    kinds.map(([kind, to], index) => ({
      ...{
        seq: index + 4,
        kind,
        actor: kind === 'mildMove' ? 'system' : 'seat',
        payload: to === undefined ? {} : { to },
      },
    })) as readonly Pick<HistoryRow, 'seq' | 'kind' | 'actor' | 'payload'>[]; // What draws depend on.

  it('are used again in their order, and then each row has its own', () => {
    const all = rows(
      ...([['move'], ['mildMove'], ['mildMove'], ['undo', 3], ['move'], ['mildMove'], ['undo', 8]] as const),
      ...([['mildMove'], ['ballot'], ['mildMove'], ['mildMove']] as const),
    );
    expect([...systemStreams(all)]).toEqual(
      [
        [5, 5],
        [6, 6],
        [9, 5],
        [11, 5],
        [13, 6],
        [14, 14],
      ].map(([seq, number]) => [seq, `system/${number}`]),
    );
    const draws = all.slice(0, 7).reduce(drawsAfter, NO_DRAWS);
    expect([draws.free, streamFor(draws, 99)]).toEqual([[5, 6], 'system/5']);
    expect(all.reduce(drawsAfter, NO_DRAWS)).toEqual({
      isByMoves: false,
      kept: {
        ...{ row: 14, number: 14 },
        before: { ...{ row: 13, number: 6 }, before: { row: 11, number: 5, before: null } },
      },
      free: [],
    });
  });

  it('are numbered by the moves that count under dbg-fair-3, whatever else is a row', () => {
    const frozen = { seq: 3, actor: 'seat', kind: 'freeze', payload: { scheme: 'dbg-fair-3' } } as const;
    const all = rows(
      ...([['start'], ['move'], ['mildMove'], ['plannedMove'], ['mildMove'], ['undo', 5], ['ballot']] as const),
      ...([['mildMove'], ['clock'], ['move'], ['mildMove']] as const),
    );
    const numbers = [
      ...[[6, 2] as const, [8, 4] as const], // Then all but the first move is taken back.
      ...[[11, 2] as const, [14, 4] as const],
    ];
    expect([...systemStreams([frozen, ...all])]).toEqual(numbers.map(([seq, number]) => [seq, `system/${number}`]));
  });

  it('include those of rows from earlier releases, and none of planned moves', () => {
    const [first] = rows(['move']);
    const old = { ...first!, actor: 'system' } as const;
    expect([...systemStreams([old, ...rows(['plannedMove'])])]).toEqual([[4, 'system/4']]);
  });
});

describe.each(eachGame)('a replay of %s', (game, { seats, optionSets }) => {
  it('has the positions as each viewer saw them, and nothing that was taken back', async () => {
    const service = openTestTables();
    const { tables } = service;
    const { id } = await startTable(service, Math.max(seats, 3), game, optionSets.at(-1));
    const viewers = ['table', ...seatsOf(Math.max(seats, 3))] as const;
    const seen = new Map<number, string[]>();
    const look = (table: Table) => {
      const at = ({ standpoints }: Table) =>
        viewers.map((one) => canonicalJson(one === 'table' ? standpoints!.public.view : standpoints!.of(one).view));
      seen.set(table.seq, at(table));
    };
    look(await tableOf(service, id));
    for (let round = 0; round < 12; round++) {
      const { table } = await playOn(service, id, `round ${round}`, 1);
      look(table);
      const [found] = undosAt(table);
      if (round % 3 !== 2 || found === undefined) continue;
      for (const seq of [...seen.keys()]) if (seq >= found.undo.row) seen.delete(seq);
      look(await takeBack(service, id, found.user, found.undo.row));
    }
    for (const [index, viewer] of viewers.entries()) {
      const steps = (await tables.replay(id, viewer))!;
      expect(steps.map(({ view: _, ...row }) => row)).toEqual(await tables.story(id, viewer));
      const found = new Map(steps.map(({ seq, view }) => [seq, canonicalJson(view)]));
      for (const [seq, views] of seen) expect(found.get(seq)).toBe(views[index]);
      const { standpoints } = await tableOf(service, id);
      const { recent } = viewer === 'table' ? standpoints!.public : standpoints!.of(viewer);
      expect(steps.map(({ seq }) => seq)).toEqual(recent.map(({ seq }) => seq));
    }
    expect(seen.size).toBeGreaterThan(3);
    // At the end, it shows the outcome.
    done(await tables.cancel(id, { interaction: press(), user: ANNE, byModerator: true }));
    const { standpoints } = await tableOf(service, id);
    const last = (await tables.replay(id, 'table'))!.at(-1)!;
    expect([last.kind, last.view]).toEqual(['cancel', standpoints!.public.view]);
    expect(await tables.replay('999', 'table')).toBeNull();
  });
});

it('a replay shows whoever has taken a seat over only what everybody saw before, until the game ends', async () => {
  const service = openTestTables();
  const { tables } = service;
  const { id } = await startTable(service, 4, 'citadels');
  await playOn(service, id, 'first', 6);
  const [, seat] = seatsOf(4);
  done(await tables.resign(id, { interaction: press(), user: USERS[1] }));
  const taken = done(await tables.takeOver(id, { interaction: press(), user: '300', seat: null }));
  const { heldFrom } = taken.seats[1]!;
  const ownIn = async () =>
    (await tables.replay(id, seat!))!.map(({ seq, view }) => [seq >= heldFrom, view.own !== null]);
  expect((await ownIn()).every(([isHeld, hasOwn]) => isHeld === hasOwn)).toBe(true);
  done(await tables.cancel(id, { interaction: press(), user: ANNE, byModerator: true }));
  expect((await ownIn()).every(([, hasOwn]) => hasOwn)).toBe(true);
});

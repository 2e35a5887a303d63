/** Members who move, vanish, vote, leave, come back, and replace each other at random, with restarts between. */
import { expect } from 'vitest';
import { type Stream, seeded } from '../../../src/kernel/random.ts';
import { isOverdue } from '../../../src/tables/seats/electorate.ts';
import { ANSWERS, CLOCKS, type ClockName, CONSENTS } from '../../../src/tables/stored/clock.ts';
import { startAt } from '../../support/startAt.ts';
import { replay } from './replay.ts';
import {
  ANNE,
  done,
  drawMove,
  engines,
  offers,
  openTable,
  openTestTables,
  plain,
  press,
  type TestTables,
  USERS,
} from './testTables.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** More than enough looks for everything that is due at one moment. */
const LOOKS = 12;
const STRANGERS = ['200000000000000001', '200000000000000002', '200000000000000003'];

const anyOf = <T>(values: readonly T[], stream: Stream): T => values[stream.uniform(values.length)]!;

/** One thing that somebody does, or time that passes. Most of it is refused. */
async function act(service: TestTables, id: string, stream: Stream): Promise<void> {
  const { tables, clock } = service;
  const request = { interaction: press(), user: anyOf([...USERS, ...STRANGERS], stream) };
  const table = (await tables.get(id))!;
  switch (stream.uniform(9)) {
    case 0:
    case 1:
    case 2:
      if (offers(table).length > 0) {
        const { user, offer, move } = drawMove(table, stream);
        done(await tables.play(id, { interaction: press(), user, offer, moves: [move] }));
      }
      return;
    case 3:
      clock.time += anyOf([MINUTE, 20 * MINUTE, DAY / 4, DAY, 4 * DAY], stream);
      return;
    case 4:
      await tables.vote(id, { ...request, row: null, answer: anyOf([...ANSWERS.slice(0, 3), ...CONSENTS], stream) });
      return;
    case 5:
      // A game that everybody leaves is over soon.
      if (table.seats.filter(({ resigned }) => resigned).length < 2) await tables.resign(id, request);
      return;
    case 6:
      await tables.takeOver(id, { ...request, seat: null });
      return;
    case 7:
      await tables.comeBack(id, request);
      return;
    default:
      if (stream.uniform(4) === 0) await tables.setClock(id, { ...request, clock: anyOf(CLOCKS, stream) as ClockName });
  }
}

/** What holds at every moment, once everything that is due has been done. */
async function check(service: TestTables, id: string): Promise<void> {
  for (let look = 0; (await service.tables.doDue(20, () => false)) > 0; look++) expect(look).toBeLessThan(LOOKS);
  const table = (await service.tables.get(id))!;
  const stored = (await service.store.position(id))!;
  const now = service.clock.time;
  expect(table.suspended).toBeNull();
  expect(table.seats.filter(({ host }) => host)).toHaveLength(1);
  if (table.status !== 'running') return;
  const members = table.seats.filter(({ holder }) => holder === 'member');
  expect(members.length).toBeGreaterThan(0);
  expect(members.some(({ host }) => host)).toBe(true);
  expect(new Set(members.map(({ user }) => user)).size).toBe(members.length);
  // Nobody waits for the bot, and whoever is overdue is voted about.
  expect(table.seats.some(({ holder, awaited }) => holder === 'bot' && awaited)).toBe(false);
  const overdue = stored.seats.filter((seat) => isOverdue(seat, table.clock, 0, now)).map(({ seat }) => seat);
  if (overdue.length > 0)
    expect(table.vote).toMatchObject({ about: 'overdue', seats: expect.arrayContaining(overdue) });
  if (table.vote?.about === 'overdue') {
    expect([...table.vote.seats].toSorted()).toEqual(overdue);
    expect(table.vote.electorate).toEqual(members.map(({ seat }) => seat).filter((seat) => !overdue.includes(seat)));
    expect(table.vote.electorate.length).toBeGreaterThan(0);
  }
  for (const { seat } of table.vote?.ballots ?? []) expect(table.vote?.electorate).toContain(seat);
  const holders = await service.store.holders(id);
  for (const { seat, user, holder } of table.seats) {
    const stints = holders.filter((one) => one.seat === seat);
    expect(stints.slice(0, -1).every(({ from, to }) => to !== null && to >= from)).toBe(true);
    expect(stints.at(-1)).toMatchObject({ user, to: holder === 'member' ? null : expect.any(Number) });
  }
}

/** Whatever happens, the table stays whole: so many runs of so many steps. */
export async function expectWhole(game: string, runs: number, steps: number): Promise<void> {
  const kinds = new Set<string>();
  for (let run = 0; run < runs; run++)
    for (const kind of await simulate(game, `${game} ${run}`, steps)) kinds.add(kind);
  expect([...kinds]).toEqual(expect.arrayContaining(['move', 'mildMove', 'ask', 'verdict', 'takeover', 'comeback']));
}

/** Returns the kinds of rows that came up. */
async function simulate(game: string, seed: string, steps: number): Promise<readonly string[]> {
  const stream = seeded(seed).stream('simulation');
  let service = openTestTables();
  const { id } = await openTable(service, 4, game);
  const clock = anyOf(CLOCKS.slice(1), stream);
  done(await service.tables.setClock(id, { interaction: press(), user: ANNE, clock }));
  done(await startAt(service.tables, id, { interaction: press(), user: ANNE }));
  for (let step = 0; step < steps && (await service.tables.get(id))!.status === 'running'; step++) {
    await act(service, id, stream);
    await check(service, id);
    if (stream.uniform(20) > 0) continue;
    const before = plain(await service.tables.get(id));
    const { time } = service.clock;
    await service.store.close();
    service = openTestTables(service.folder);
    service.clock.time = time;
    await service.tables.resume();
    expect(plain(await service.tables.get(id))).toEqual(before);
  }
  expect(await replay(service, id, engines[game]!)).toEqual(await service.state(id));
  expect(service.logged).toEqual([]);
  const { status } = (await service.tables.get(id))!;
  if (status === 'running')
    done(await service.tables.cancel(id, { interaction: press(), user: ANNE, byModerator: true }));
  expect((await service.tables.proof(id))?.checks.filter(({ holds }) => holds !== true)).toEqual([]);
  return (await service.history(id)).map(({ kind }) => kind);
}

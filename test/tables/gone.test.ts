/** Members who have left the server, of whom the others need not wait for a clock to decide. */
import { describe, expect, it } from 'vitest';
import { type ClockName, DAY } from '../../src/tables/stored/clock.ts';
import type { Table } from '../../src/tables/table/table.ts';
import { startAt } from '../support/startAt.ts';
import { ANNE, done, offers, openTable, openTestTables, press, type TestTables } from './support/testTables.ts';

const CLOCKS: readonly ClockName[] = ['none', 'live5', 'days2'];

async function started(service: TestTables, clock: ClockName, seats = 3) {
  const { id } = await openTable(service, seats);
  if (clock !== 'none') done(await service.tables.setClock(id, { interaction: press(), user: ANNE, clock }));
  const table = done(await startAt(service.tables, id, { interaction: press(), user: ANNE }));
  const gone = table.seats.find(({ awaited }) => awaited)!;
  const others = table.seats.filter((seating) => seating !== gone);
  const voteOf = async (answer: 'wait' | 'replace' | 'bot') => {
    for (const { user } of others) {
      const voted = await service.tables.vote(id, { interaction: press(), user: user!, row: null, answer });
      if (!voted.ok) expect(voted.error.kind).toBe('noVote'); // A majority has decided.
    }
    return tableOf(service, id);
  };
  return { id, table, gone, others, voteOf };
}

const tableOf = async ({ tables }: TestTables, id: string): Promise<Table> => (await tables.get(id))!;

async function pass(service: TestTables, ms: number): Promise<void> {
  service.clock.time += ms;
  for (let count = 1; count > 0; ) count = await service.tables.doDue(20, () => false);
}

describe.each(CLOCKS)('with the clock %s, a member who has left the server', (clock) => {
  it('is voted about at once, and the bot plays if the others want that', async () => {
    const service = openTestTables();
    const { id, gone, others, voteOf } = await started(service, clock);
    expect(await service.tables.noteGone(id, gone.user!)).toBe(true);
    expect((await tableOf(service, id)).vote).toMatchObject({
      ...{ about: 'overdue', seats: [gone.seat], gone: [gone.seat] },
      electorate: others.map(({ seat }) => seat),
    });
    expect(await service.tables.noteGone(id, gone.user!)).toBe(false);
    const after = await voteOf('bot');
    expect(after.vote).toBeNull();
    expect(after.seats[gone.seat]).toMatchObject({ holder: 'bot', awaited: false });
    expect(after.seats.some(({ awaited }) => awaited)).toBe(true);
  });

  it('is replaced, or waited for until somebody notices again, if the others want that', async () => {
    const service = openTestTables();
    const { id, table, gone, voteOf } = await started(service, clock);
    await service.tables.noteGone(id, gone.user!);
    const waiting = await voteOf('wait');
    expect(waiting.vote).toBeNull();
    // No time is taken or given: it was not up.
    expect(waiting.seats[gone.seat]).toMatchObject({ holder: 'member', deadline: table.seats[gone.seat]!.deadline });
    expect(await service.tables.noteGone(id, gone.user!)).toBe(true);
    expect((await voteOf('replace')).seats[gone.seat]).toMatchObject({ holder: 'free' });
    await pass(service, 2 * DAY);
    expect((await tableOf(service, id)).seats[gone.seat]).toMatchObject({ holder: 'bot' });
  });

  it('ends the vote by a move, which shows that they are there', async () => {
    const service = openTestTables();
    const { id, gone } = await started(service, clock);
    await service.tables.noteGone(id, gone.user!);
    const [{ user, offer, move }] = offers(await tableOf(service, id)) as [ReturnType<typeof offers>[number]];
    expect(user).toBe(gone.user);
    done(await service.tables.play(id, { interaction: press(), user, offer, moves: [move] }));
    expect((await tableOf(service, id)).vote).toBeNull();
    const news = (await service.tables.outbox.ofTable(id)).filter(({ kind }) => kind === 'vote').at(-1);
    expect(JSON.parse(news!.payload)).toMatchObject({ outcome: { answer: 'acted', seats: [gone.seat] } });
  });
});

it('a vote that nobody answers ends after a day and changes nothing, and moves of others leave it open', async () => {
  const service = openTestTables();
  const { id, others, table } = await started(service, 'none');
  const [absent] = others;
  await service.tables.noteGone(id, absent!.user!);
  const [{ user, offer, move }] = offers(table) as [ReturnType<typeof offers>[number]];
  done(await service.tables.play(id, { interaction: press(), user, offer, moves: [move] }));
  expect((await tableOf(service, id)).vote).toMatchObject({ seats: [absent!.seat], gone: [absent!.seat] });
  await pass(service, DAY + 1_000);
  const after = await tableOf(service, id);
  expect([after.vote, after.seats[absent!.seat]!.holder]).toEqual([null, 'member']);
});

it('a member is only voted about while others are there to vote, and joins a vote that is open', async () => {
  const service = openTestTables();
  const { id, gone, others } = await started(service, 'days2');
  const [first, second] = others;
  expect(await service.tables.noteGone(id, gone.user!)).toBe(true);
  const { vote } = await tableOf(service, id);
  expect(await service.tables.noteGone(id, first!.user!)).toBe(true);
  expect((await tableOf(service, id)).vote).toMatchObject({
    ...{ row: vote!.row, electorate: [second!.seat], endsAt: vote!.endsAt },
    seats: [gone.seat, first!.seat],
  });
  expect(await service.tables.noteGone(id, second!.user!)).toBe(false);
  expect(await service.tables.noteGone(id, 'nobody here')).toBe(false);
});

it('a vote about them outlives a restart', async () => {
  const service = openTestTables();
  const { id, gone } = await started(service, 'none');
  await service.tables.noteGone(id, gone.user!);
  const { vote } = await tableOf(service, id);
  await service.store.close();
  const again = openTestTables(service.folder);
  expect((await tableOf(again, id)).vote).toEqual(vote);
});

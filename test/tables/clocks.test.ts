/** Clocks, votes about overdue seats, and reminders, in a simulation with a clock of its own. */
import { describe, expect, it } from 'vitest';
import { CLOCK_RULES, CLOCKS, type ClockName, DAY, timedClock } from '../../src/tables/stored/clock.ts';
import type { OutboxKind } from '../../src/tables/stored/stored.ts';
import type { Table } from '../../src/tables/table/table.ts';
import { startAt } from '../support/startAt.ts';
import {
  ANNE,
  BERT,
  CARL,
  DORA,
  done,
  offers,
  openTable,
  openTestTables,
  press,
  refused,
  type TestTables,
  USERS,
} from './support/testTables.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const OPEN = () => false;

/** A game with this clock. Seat 0 is that of ANNE, who begins. */
async function started(service: TestTables, clock: ClockName, seats = 3, game = 'toy'): Promise<Table> {
  const { id } = await openTable(service, seats, game);
  if (clock !== 'none') done(await service.tables.setClock(id, { interaction: press(), user: ANNE, clock }));
  return done(await startAt(service.tables, id, { interaction: press(), user: ANNE }));
}

const tableOf = async ({ tables }: TestTables, id: string): Promise<Table> => (await tables.get(id))!;

/** Lets time pass, and does what is due, as the background does. */
async function pass(service: TestTables, ms: number): Promise<void> {
  service.clock.time += ms;
  for (let count = 1; count > 0; ) count = await service.tables.doDue(20, OPEN);
}

/** Lets time pass in pieces. */
async function passBy(service: TestTables, ms: number, pieces: number): Promise<void> {
  for (let piece = 0; piece < pieces; piece++) await pass(service, ms / pieces);
}

const awaited = (table: Table) => table.seats.filter((seat) => seat.awaited);
const userOf = (table: Table): string => awaited(table)[0]!.user!;
const others = (table: Table): readonly string[] => table.seats.flatMap(({ user, awaited: is }) => (is ? [] : [user!]));

const vote = (
  service: TestTables,
  id: string,
  user: string,
  answer: 'wait' | 'replace' | 'bot' | 'end' | 'yes' | 'no',
) => service.tables.vote(id, { interaction: press(), user, row: null, answer });

/** What is queued of a kind, oldest first. */
const queued = async (service: TestTables, id: string, kind: OutboxKind) =>
  (await service.tables.outbox.ofTable(id))
    .filter((entry) => entry.kind === kind)
    .map(({ payload, nextAt }) => ({ ...JSON.parse(payload), nextAt }));

async function moveOn(service: TestTables, id: string): Promise<Table> {
  const { user, offer, move } = offers(await tableOf(service, id))[0]!;
  return done(await service.tables.play(id, { interaction: press(), user, offer, moves: [move] }));
}

describe('a clock', () => {
  it('is that of the server unless another one is chosen, and the host can change it before the start', async () => {
    const service = openTestTables();
    const open = { guild: '7', channel: '8', game: 'toy', options: [], locale: 'en', user: ANNE } as const;
    await service.tables.changeSettings({ guild: '7', clock: 'days2', discordLocale: 'en' });
    expect((await service.tables.settings('7')).clock).toBe('days2');
    const { id, clock } = done(await service.tables.open({ ...open, interaction: press() }));
    expect(clock).toBe('days2');
    const other = done(await service.tables.open({ ...open, interaction: press(), clock: 'live5' }));
    expect(other.clock).toBe('live5');
    done(await service.tables.join(id, { interaction: press(), user: BERT }));
    const set = (user: string, next: ClockName) =>
      service.tables.setClock(id, { interaction: press(), user, clock: next });
    expect(refused(await set(BERT, 'none'))).toEqual({ kind: 'notHost' });
    expect(refused(await set(ANNE, 'days2'))).toEqual({ kind: 'sameClock' });
    expect(refused(await set(ANNE, 'soon' as ClockName))).toEqual({ kind: 'unknownClock' }); // Not from our own lists.
    expect(done(await set(ANNE, 'live2')).clock).toBe('live2');
  });

  it.each(CLOCKS)('%s gives every awaited seat its time', async (clock) => {
    const service = openTestTables();
    const table = await started(service, clock);
    const rule = CLOCK_RULES[clock];
    for (const seat of table.seats) {
      const since = seat.waitingSince ?? 0;
      const deadline = rule.kind === 'none' || !seat.awaited ? null : since + rule.allowance + rule.reserve;
      expect(seat.deadline).toBe(deadline);
    }
  });

  it('takes what a decision needs beyond its allowance from the reserve, which does not come back', async () => {
    const service = openTestTables();
    const { id } = await started(service, 'live5', 2);
    service.clock.time += 8 * MINUTE;
    const first = await tableOf(service, id);
    await moveOn(service, id);
    await passBy(service, MINUTE, 1);
    let table = await tableOf(service, id);
    for (let turn = 0; turn < 9 && userOf(table) !== userOf(first); turn++) table = await moveOn(service, id);
    const [seat] = awaited(table);
    expect(seat!.deadline! - seat!.waitingSince!).toBeLessThanOrEqual(17 * MINUTE);
    expect(seat!.deadline! - seat!.waitingSince!).toBeGreaterThan(16.9 * MINUTE);
  });
});

describe('when time is up', () => {
  it('the others are asked, and more than half of them decide', async () => {
    const service = openTestTables();
    const { id } = await started(service, 'days1', 4);
    await pass(service, DAY - MINUTE);
    expect((await tableOf(service, id)).vote).toBeNull();
    await pass(service, MINUTE);
    const table = await tableOf(service, id);
    const late = awaited(table)[0]!;
    const electorate = table.seats.flatMap(({ seat, awaited: is }) => (is ? [] : [seat]));
    expect(table.vote).toMatchObject({
      about: 'overdue',
      seats: [late.seat],
      electorate,
      ballots: [],
      fallback: 'wait',
    });
    expect(await queued(service, id, 'vote')).toMatchObject([{ row: table.vote!.row, outcome: null }]);

    expect(refused(await vote(service, id, late.user!, 'wait'))).toEqual({ kind: 'mayNotVote' });
    expect(refused(await vote(service, id, '999', 'wait'))).toEqual({ kind: 'notSeated' });
    const [one, two] = others(table) as [string, string];
    expect(refused(await vote(service, id, one, 'yes'))).toEqual({ kind: 'noVote' });
    const offer = awaited(table)[0]!.offer;
    done(await vote(service, id, one, 'bot'));
    expect(refused(await vote(service, id, one, 'bot'))).toEqual({ kind: 'votedAlready' });
    done(await vote(service, id, one, 'wait'));
    expect((await tableOf(service, id)).vote?.ballots).toHaveLength(1);
    expect(awaited(await tableOf(service, id))[0]!.offer).toBe(offer);
    const { vote: open, seats } = done(await vote(service, id, two, 'wait'));
    expect(open).toBeNull();
    expect(seats[late.seat]!.deadline! - service.clock.time).toBeGreaterThan(DAY - MINUTE);
    expect((await queued(service, id, 'vote')).at(-1)).toMatchObject({
      outcome: { answer: 'wait', seats: [late.seat] },
    });
    const kinds = (await service.history(id)).slice(-5).map(({ kind, actor }) => [kind, actor]);
    expect(kinds).toEqual([
      ['ask', 'system'],
      ['ballot', 'seat'],
      ['ballot', 'seat'],
      ['ballot', 'seat'],
      ['verdict', 'vote'],
    ]);
  });

  it('a vote of nobody or a tie takes the answer of the clock, and waits are asked less and less often', async () => {
    const service = openTestTables();
    const { id } = await started(service, 'days1', 3);
    await pass(service, DAY);
    const first = await tableOf(service, id);
    const [one, two] = others(first) as [string, string];
    done(await vote(service, id, one, 'bot'));
    expect(done(await vote(service, id, two, 'replace')).vote).toBeNull();
    await pass(service, DAY + MINUTE);
    const second = (await tableOf(service, id)).vote!;
    expect(second.endsAt - service.clock.time).toBeLessThan(1.1 * DAY);
    await pass(service, 1.1 * DAY);
    await pass(service, DAY);
    const third = (await tableOf(service, id)).vote!;
    expect(third.endsAt - service.clock.time).toBeGreaterThan(2.9 * DAY);
    expect(third.endsAt - service.clock.time).toBeLessThan(3.3 * DAY);
    await passBy(service, 100 * DAY, 1_000);
    const rows = await service.history(id);
    expect(rows.filter(({ kind }) => kind === 'ask').length).toBeLessThan(9);
    expect((await tableOf(service, id)).seats.every(({ holder }) => holder === 'member')).toBe(true);
  });

  it('a live clock does not wait a day: the bot plays on', async () => {
    const service = openTestTables();
    const { id } = await started(service, 'live2', 3);
    const late = awaited(await tableOf(service, id))[0]!;
    await pass(service, 7 * MINUTE);
    expect((await tableOf(service, id)).vote).toMatchObject({ seats: [late.seat] });
    await pass(service, 2.5 * MINUTE);
    const table = await tableOf(service, id);
    expect(table.vote).toBeNull();
    expect(table.seats[late.seat]).toMatchObject({ holder: 'bot', resigned: true, awaited: false });
    expect(table.seats.filter(({ host }) => host)).toMatchObject([{ holder: 'member' }]);
    expect(await queued(service, id, 'offer')).toHaveLength(1);
  });

  it('the member who moves ends the vote', async () => {
    const service = openTestTables();
    const { id } = await started(service, 'days1', 3);
    await pass(service, DAY);
    const { vote: open } = await tableOf(service, id);
    expect((await moveOn(service, id)).vote).toBeNull();
    expect((await queued(service, id, 'vote')).at(-1)).toMatchObject({ row: open!.row, outcome: { answer: 'acted' } });
  });

  it('with everybody overdue, nobody is left to vote: the clock decides at once, and the outcome says why', async () => {
    const service = openTestTables();
    const { id } = await started(service, 'days1', 3);
    for (let move = 0; move < 99 && awaited(await tableOf(service, id)).length < 3; move++) await moveOn(service, id);
    await pass(service, DAY);
    expect((await tableOf(service, id)).vote).toBeNull();
    const outcome = { about: 'overdue', answer: 'wait', seats: [0, 1, 2], reason: 'noVoters' };
    expect(await queued(service, id, 'vote')).toMatchObject([{ outcome }]);
    for (const seat of awaited(await tableOf(service, id)))
      expect(seat.deadline! - service.clock.time).toBeGreaterThan(0.99 * DAY);
  });

  it('the game ends only if all want that, and counts for nobody', async () => {
    const service = openTestTables();
    const { id } = await started(service, 'days1', 3);
    await pass(service, DAY);
    const [one, two] = others(await tableOf(service, id)) as [string, string];
    expect(done(await vote(service, id, one, 'end')).status).toBe('running');
    const ended = done(await vote(service, id, two, 'end'));
    expect(ended.status).toBe('cancelled');
    expect(ended.fairness?.seed).not.toBeNull();
    expect((await service.history(id)).slice(-3).map(({ kind }) => kind)).toEqual(['verdict', 'cancel', 'reveal']);
    expect(await service.tables.results.outcome(id)).toBeNull();
    expect((await service.tables.proof(id))?.checks.every(({ holds }) => holds)).toBe(true);
    await pass(service, 30 * DAY);
  });

  it('a free seat waits for somebody to take it, then the bot plays', async () => {
    const service = openTestTables();
    const { id } = await started(service, 'days1', 3);
    await pass(service, DAY);
    const before = await tableOf(service, id);
    const late = awaited(before)[0]!;
    for (const user of others(before)) await vote(service, id, user, 'replace');
    const free = await tableOf(service, id);
    expect(free.seats[late.seat]).toMatchObject({ holder: 'free', awaited: true, deadline: null });
    await pass(service, DAY - HOUR);
    expect((await tableOf(service, id)).seq).toBe(free.seq);
    await pass(service, 2 * HOUR);
    expect((await tableOf(service, id)).seats[late.seat]).toMatchObject({ holder: 'bot', freeUntil: null });
  });

  it('in a game of two, the one who is left can decide alone', async () => {
    const service = openTestTables();
    const { id } = await started(service, 'days1', 2);
    await pass(service, DAY);
    const before = await tableOf(service, id);
    const over = done(await vote(service, id, others(before)[0]!, 'bot'));
    expect(over).toMatchObject({ status: 'finished', result: { how: 'resigned' } });
    expect(over.result!.standings[0]!.seat).not.toBe(awaited(before)[0]!.seat);
  });

  it('who leaves does not hold up the vote', async () => {
    const service = openTestTables();
    const { id } = await started(service, 'days1', 4);
    await pass(service, DAY);
    const before = await tableOf(service, id);
    const [one, two, three] = others(before) as [string, string, string];
    done(await vote(service, id, one, 'replace'));
    done(await vote(service, id, two, 'wait'));
    done(await service.tables.resign(id, { interaction: press(), user: two }));
    const after = done(await vote(service, id, three, 'replace'));
    expect(after.vote).toBeNull();
    expect(after.seats[awaited(before)[0]!.seat]!.holder).toBe('free');
  });
});

describe('a clock in a running game', () => {
  it('changes if all who play agree, from then on', async () => {
    const service = openTestTables();
    const { id } = await started(service, 'none', 3);
    await pass(service, 20 * DAY);
    const ask = (user: string, clock: ClockName) => service.tables.setClock(id, { interaction: press(), user, clock });
    const asked = done(await ask(BERT, 'days1'));
    expect(asked.vote).toMatchObject({ about: 'clock', clock: 'days1', by: 1, ballots: [{ seat: 1, answer: 'yes' }] });
    expect(refused(await ask(CARL, 'days2'))).toEqual({ kind: 'voteOpen' });
    done(await vote(service, id, ANNE, 'yes'));
    const agreed = done(await vote(service, id, CARL, 'yes'));
    expect(agreed).toMatchObject({ clock: 'days1', vote: null });
    const [seat] = awaited(agreed);
    expect(seat!.deadline! - service.clock.time).toBeGreaterThan(DAY - MINUTE);
    expect(seat!.waitingSince).toBeLessThan(service.clock.time - 19 * DAY);

    done(await ask(ANNE, 'live2'));
    expect(done(await vote(service, id, BERT, 'no'))).toMatchObject({ clock: 'days1', vote: null });
    done(await ask(ANNE, 'live2'));
    await pass(service, DAY + HOUR);
    expect(await tableOf(service, id)).toMatchObject({ clock: 'days1', vote: { about: 'overdue' } });
  });

  it('changes at once if nobody else plays', async () => {
    const service = openTestTables();
    const { id } = await started(service, 'days1', 3);
    await pass(service, DAY);
    const before = await tableOf(service, id);
    const [one, two] = others(before) as [string, string];
    done(await vote(service, id, one, 'replace'));
    done(await vote(service, id, two, 'replace'));
    done(await service.tables.resign(id, { interaction: press(), user: two }));
    const table = done(await service.tables.setClock(id, { interaction: press(), user: one, clock: 'none' }));
    expect(table.clock).toBe('none');
  });
});

describe('reminders', () => {
  const reminders = async (service: TestTables, id: string) =>
    (await queued(service, id, 'reminder')).filter(({ seat }) => seat !== null);

  it('come without a clock after a day and after three, and never again', async () => {
    const service = openTestTables();
    const { id } = await started(service, 'none');
    const [seat] = awaited(await tableOf(service, id));
    await pass(service, DAY - MINUTE);
    expect(await reminders(service, id)).toEqual([]);
    await pass(service, 2 * MINUTE);
    expect(await reminders(service, id)).toMatchObject([{ seat: seat!.seat, since: seat!.waitingSince }]);
    await pass(service, 2 * DAY);
    expect(await reminders(service, id)).toHaveLength(2);
    await passBy(service, 30 * DAY, 60);
    expect(await reminders(service, id)).toHaveLength(2);
    expect((await tableOf(service, id)).vote).toBeNull();
  });

  it.each([
    ['days1', 18 * HOUR],
    ['days3', 2.5 * DAY],
    ['live15', 30 * MINUTE],
  ] as const)('come with %s once before the end', async (clock, after) => {
    const service = openTestTables();
    const { id } = await started(service, clock);
    await pass(service, after - MINUTE);
    expect(await reminders(service, id)).toEqual([]);
    await pass(service, 2 * MINUTE);
    expect(await reminders(service, id)).toHaveLength(1);
    const timed = timedClock(clock)!;
    await passBy(service, timed.allowance + timed.reserve - after - 2 * MINUTE, 20);
    expect(await reminders(service, id)).toHaveLength(1);
  });

  it('wait for the end of quiet hours, unless the time is up before', async () => {
    const service = openTestTables();
    service.clock.time = Date.UTC(2027, 0, 10, 21, 30); // 22:30 in Berlin.
    const quiet = { quiet: { from: 22, to: 8 }, zone: 'Europe/Berlin' };
    done(await service.tables.changePersonalSettings({ interaction: press(), user: ANNE, ...quiet }));
    for (const user of [BERT, CARL])
      done(await service.tables.changePersonalSettings({ interaction: press(), user, ...quiet }));
    const { id } = await started(service, 'none');
    await pass(service, DAY + MINUTE);
    expect((await reminders(service, id))[0]!.nextAt).toBe(Date.UTC(2027, 0, 12, 7, 0));
    const live = await started(service, 'live15');
    await pass(service, 31 * MINUTE);
    expect((await reminders(service, live.id))[0]!.nextAt).toBeLessThanOrEqual(service.clock.time);
  });

  it('are deleted when the member has moved', async () => {
    const service = openTestTables();
    const { id } = await started(service, 'none');
    await pass(service, DAY + MINUTE);
    const [seat] = awaited(await tableOf(service, id));
    const shown = { channel: 'dm', message: 'm', seat: seat!.seat, since: seat!.waitingSince! };
    await service.tables.attach(id, { reminders: [shown] });
    expect((await tableOf(service, id)).reminders).toEqual([shown]);
    await moveOn(service, id);
    const { nextAt: _, ...last } = (await queued(service, id, 'reminder')).at(-1)!;
    expect(last).toEqual({ seat: null, since: 0 });
  });

  it('need a time zone for quiet hours, and know which there are', async () => {
    const { tables } = openTestTables();
    const set = (changes: object) => tables.changePersonalSettings({ interaction: press(), user: ANNE, ...changes });
    expect(refused(await set({ quiet: { from: 22, to: 8 } }))).toEqual({ kind: 'zoneMissing' });
    expect(refused(await set({ zone: 'Mars/Olympus' }))).toEqual({ kind: 'unknownZone' });
    done(await set({ zone: 'Asia/Tokyo', quiet: { from: 22, to: 8 } }));
    expect(done(await set({ quiet: null }))).toMatchObject({ zone: 'Asia/Tokyo', quiet: null });
  });

  it('are not sent, and no vote is opened, where nothing can be posted or the server has been left', async () => {
    const service = openTestTables();
    const { id, guild } = await started(service, 'days1');
    service.clock.time += 2 * DAY;
    expect(await service.tables.doDue(20, () => true)).toBe(1);
    expect((await tableOf(service, id)).vote).toBeNull();
    await pass(service, HOUR);
    expect((await tableOf(service, id)).vote).toBeNull();
    await service.tables.guilds.noteLeft(guild, 1);
    await pass(service, 9 * DAY);
    expect((await tableOf(service, id)).vote).toBeNull();
    // Nobody could play meanwhile.
    await service.tables.guilds.noteLeft(guild, null);
    await pass(service, 6 * DAY);
    expect((await tableOf(service, id)).vote).toBeNull();
    await pass(service, 2 * DAY);
    expect((await tableOf(service, id)).vote).not.toBeNull();
  });
});

describe('a daily note', () => {
  it('comes at most once a day, in the morning, and only where a game waits', async () => {
    const service = openTestTables();
    service.clock.time = Date.UTC(2027, 0, 10, 12, 0);
    const { id } = await started(service, 'none');
    const user = userOf(await tableOf(service, id));
    const daily = { daily: true, zone: 'Asia/Tokyo' };
    for (const one of USERS)
      done(await service.tables.changePersonalSettings({ interaction: press(), user: one, ...daily }));
    expect(await service.tables.dailyNotes(9)).toEqual([]);
    service.clock.time = Date.UTC(2027, 0, 11, 0, 1); // 9:01 in Tokyo.
    const notes = await service.tables.dailyNotes(9);
    expect(notes.map((note) => [note.user, note.tables.map((table) => table.id)])).toEqual([[user, [id]]]);
    service.clock.time += 20 * HOUR;
    expect(await service.tables.dailyNotes(9)).toEqual([]);
    service.clock.time += 4 * HOUR;
    expect(await service.tables.dailyNotes(9)).toHaveLength(1);
    expect(DORA).not.toBe(user);
  });

  it('does not follow a reminder of the same table', async () => {
    const service = openTestTables();
    service.clock.time = Date.UTC(2027, 0, 10, 6, 0);
    const { id } = await started(service, 'none');
    const user = userOf(await tableOf(service, id));
    done(await service.tables.changePersonalSettings({ interaction: press(), user, daily: true, zone: 'UTC' }));
    await service.tables.dailyNotes(9);
    await pass(service, DAY);
    expect(await queued(service, id, 'reminder')).toHaveLength(1);
    service.clock.time += 4 * HOUR;
    expect(await service.tables.dailyNotes(9)).toEqual([]);
    service.clock.time += DAY;
    expect(await service.tables.dailyNotes(9)).toHaveLength(1);
  });
});

describe('after an outage', () => {
  it('nothing is overdue before as much time has passed again, also across a restart', async () => {
    const first = openTestTables();
    const { id } = await started(first, 'days1');
    first.clock.time += 3 * DAY;
    await first.tables.giveGrace(3 * DAY);
    await pass(first, DAY);
    expect((await tableOf(first, id)).vote).toBeNull();
    const { time } = first.clock;
    await first.store.close();

    const second = openTestTables(first.folder);
    second.clock.time = time;
    await pass(second, DAY);
    expect((await tableOf(second, id)).vote).toBeNull();
    const [seat] = awaited(await tableOf(second, id));
    expect(seat!.deadline! - second.clock.time).toBeGreaterThan(DAY - MINUTE);
    await pass(second, DAY);
    expect((await tableOf(second, id)).vote).not.toBeNull();
  });

  it('the reserve is not used up by it', async () => {
    const service = openTestTables();
    const { id } = await started(service, 'live15', 2);
    service.clock.time += 5 * HOUR;
    await service.tables.giveGrace(5 * HOUR);
    await moveOn(service, id);
    expect((await service.store.position(id))!.seats.map(({ reserveUsed }) => reserveUsed)).toEqual([0, 0]);
  });
});

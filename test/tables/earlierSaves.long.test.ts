/**
 * Tables of earlier commits and releases verify, play on to their end, and verify again. For the commits see
 * `earlierCommits.test.ts`; a release is named after its last migration.
 */
import { expect, it } from 'vitest';
import { OPTIONS } from '../../src/engines/carcassonne/index.ts';
import { GAME_IDS } from '../../src/engines/games.ts';
import type { Table } from '../../src/tables/table/table.ts';
import { createAudit } from '../../src/tables/upkeep/audit.ts';
import { IS_DRILL } from '../support/amount.ts';
import { startAt } from '../support/startAt.ts';
import { dealWaiting, expectProved, expectReplayed, expectSound, openSave, SAVES, savesIn } from './support/saves.ts';
import { ANNE, BERT, CHANNEL, done, engines, GUILD, playOn, press } from './support/testTables.ts';
import { takeBack, undosAt } from './support/undos.ts';

const DAY = 24 * 60 * 60 * 1000;
const NEWCOMER = '100000000000000009';

/** How many options of Carcassonne these knew, in their order; the others know all. */
const KNOWN: Readonly<Record<string, number>> = {
  ...{ dc77e820: 1, a4c14f5d: 1, '7a216390': 1, '8dc17641': 1, f21e3027: 1, '013dce7f': 1 },
  ...{ c3ce2057: 5, '1776035a': 5 },
};

it.each(SAVES)('the save %s/%s is migrated, and all of its tables are sound', expectSound);

/** So many moves are played at a table of a commit, save the first of each game; in drills all games go to their end. */
const SOME_MOVES = 12;

it.each(savesIn('commits'))('a commit: %s', { timeout: 0 }, async (save) => {
  const service = openSave('commits', save);
  const { tables } = service;
  await tables.resume();
  await dealWaiting(service);
  const running = (await tables.inGuild(GUILD)).filter(({ status }) => status === 'running');
  const ended = (await tables.inGuild(GUILD, 'ended')).filter(({ status }) => status === 'finished');
  const games = (list: typeof running) => [...new Set(list.map(({ game }) => game))].sort();
  expect(games(ended)).toEqual(games(running));
  expect(running.length).toBeGreaterThanOrEqual(4);
  const played = (game: string) => new Set(running.flatMap((one) => (one.game === game ? one.options : [])));
  expect(played('carcassonne')).toEqual(new Set(OPTIONS.slice(0, KNOWN[save.slice(0, 8)])));
  expect(played('citadels')).toEqual(new Set(['french']));
  for (const { id } of ended) {
    await expectReplayed(service, id);
    await expectProved(service, id);
  }
  const seen = new Set<string>();
  for (const { id, game } of running) {
    const seq = await expectReplayed(service, id);
    const isWhole = IS_DRILL || !seen.has(game);
    seen.add(game);
    const most = isWhole ? Number.POSITIVE_INFINITY : SOME_MOVES;
    const { table, played } = await playOn(service, id, `${save} ${id}`, most);
    expect([table.status, table.suspended, played > 0]).toEqual([isWhole ? 'finished' : 'running', null, true]);
    expect(await expectReplayed(service, id)).toBeGreaterThan(seq);
    if (isWhole) await expectProved(service, id);
  }
  expect(service.logged).toEqual([]);
});

// Of every game that it knew, a running table of four, and one with a seat that has resigned.
it.each(savesIn('releases'))('a release without clocks: %s', { timeout: 0 }, async (save) => {
  const service = openSave('releases', save);
  const { tables, clock } = service;
  await tables.resume();
  const found = (await tables.inGuild(GUILD)).filter(({ status }) => status === 'running');
  expect(found.length).toBeGreaterThanOrEqual(2);
  expect(found.every((table) => table.clock === 'none' && table.vote === null)).toBe(true);
  expect(found.flatMap(({ seats }) => seats).filter(({ deadline }) => deadline !== null)).toEqual([]);
  expect(new Set(found.flatMap(({ seats }) => seats.map(({ holder }) => holder)))).toEqual(new Set(['member', 'bot']));
  const heads = found.map(({ seq }) => seq);
  const reminded = async () =>
    (await Promise.all(found.map(({ id }) => tables.outbox.ofTable(id))))
      .map((entries) => entries.filter(({ kind }) => kind === 'reminder').length)
      .filter((count) => count > 0);
  // By the system's clock, like the migration: whoever has waited for days is reminded within a day, not at once.
  clock.time = Date.now();
  await tables.doDue(99, () => false);
  expect((await reminded()).length).toBeLessThan(found.length);
  clock.time += DAY;
  await tables.doDue(99, () => false);
  expect(await reminded()).toHaveLength(found.length);
  clock.time += 100 * DAY;
  expect(await tables.doDue(99, () => false)).toBe(0);
  expect((await tables.inGuild(GUILD)).filter(({ status }) => status === 'running').map(({ seq }) => seq)).toEqual(
    heads,
  );

  const takenBack: string[] = [];
  for (const [index, { id, seats }] of found.entries()) {
    const request = { interaction: press(), user: seats[1]!.user! };
    // The record leads to the signed position, and what was done last can be taken back, by consent.
    expect((await tables.replay(id, 'table'))?.length).toBeGreaterThan(1);
    const state = await service.state(id);
    const [last, ...earlier] = undosAt((await tables.get(id))!).toSorted((a, b) => b.undo.row - a.undo.row);
    if (last === undefined) expect(seats[1]!.holder).toBe('bot');
    else {
      expect([last, ...earlier].every(({ undo }) => !undo.isFree)).toBe(true);
      const undone = await takeBack(service, id, last.user, last.undo.row);
      expect(undone.vote).toBeNull();
      expect(await service.state(id)).not.toEqual(state);
      const row = (await service.history(id)).find(({ seq }) => seq === last.undo.row)!;
      done(await tables.play(id, { interaction: press(), user: last.user, offer: null, moves: [row.payload] }));
      expect(await service.state(id)).toEqual(state);
      takenBack.push(id);
    }
    if (seats[1]!.holder === 'bot') {
      if (index % 4 < 2) done(await tables.comeBack(id, request));
      else done(await tables.takeOver(id, { ...request, user: NEWCOMER, seat: null }));
    } else if (index % 4 < 2) {
      const agree = (user: string) => tables.vote(id, { interaction: press(), user, row: null, answer: 'yes' });
      done(await tables.setClock(id, { interaction: press(), user: ANNE, clock: 'days2' }));
      for (const { user } of seats.slice(1)) done(await agree(user!));
    }
    const { table } = await playOn(service, id, id);
    expect([table.status, table.suspended]).toEqual(['finished', null]);
    const checks = (await tables.proof(id))!.checks.map(({ check, holds }) => [check, holds]);
    expect(checks.filter(([, holds]) => holds === false)).toEqual([]);
    const outcome = await tables.results.outcome(id);
    expect(outcome?.seats.map(({ user }) => user)).toEqual(seats.map(({ user }) => user));
    const isTaken = table.seats[1]!.user === NEWCOMER;
    expect(outcome?.successors.map(({ user }) => user)).toEqual(isTaken ? [NEWCOMER] : []);
    if (isTaken) expect(outcome?.seats[1]).toMatchObject({ user: BERT, resigned: true, place: 4 });
  }
  expect(takenBack.length).toBeGreaterThan(0);
  expect(service.logged).toEqual([]);
});

/*
 * Of every game, a table with a standing answer and one whose members vote about an overdue seat, one of two ballots cast; a
 * finished game; a lobby; from 0021 on, one that has been frozen and not dealt.
 */
it.each(savesIn('withClocks'))('a release with clocks: %s', { timeout: 0 }, async (save) => {
  const service = openSave('withClocks', save);
  const { tables, clock, store } = service;
  // The saved tables know the first interactions by their ids.
  for (let known = 0; known < 1_000; known++) press();
  clock.time += 36 * 60 * 60 * 1000; // So late it was when it was saved.
  await tables.resume();
  const all = await store.tableIds(null, 99);
  const audit = createAudit(store, engines, service.key);
  const sound = async (id: string) => {
    const finding = await audit.check(id, true);
    expect([id, finding?.damage, finding?.failed]).toEqual([id, null, []]);
  };
  for (const id of all) await sound(id);
  const found = await Promise.all(all.map(async (id) => (await tables.get(id))!));
  const of = (is: (table: Table) => boolean) => found.filter(is).map(({ game }) => game);
  expect(of(({ vote }) => vote !== null).toSorted()).toEqual(GAME_IDS.toSorted());
  expect(of(({ status }) => status === 'finished')).toEqual(['carcassonne']);

  for (const { id, game, vote, status, seats } of found) {
    if (status === 'lobby') {
      const due = await tables.dueStart(id);
      if (due === null) done(await startAt(tables, id, { interaction: press(), user: ANNE }));
      else done(await tables.deal(id, { row: due.row, channel: CHANNEL, message: '1000000000000000003' }));
    } else if (vote !== null) {
      const [former] = vote.ballots;
      const voter = seats.find(({ seat }) => vote.electorate.includes(seat) && seat !== former?.seat)!;
      expect(former?.answer).toBe('wait');
      const ballot = { interaction: press(), user: voter.user!, row: vote.row, answer: 'wait' as const };
      expect([game, done(await tables.vote(id, ballot)).vote]).toEqual([game, null]);
    } else if (status === 'running') {
      const own = seats.find(({ user }) => user !== ANNE && user !== null)!;
      const answered = await tables.setStanding(id, { interaction: press(), user: own.user!, standing: [] });
      expect(done(answered).standing).toEqual([]);
    }
    const { table } = await playOn(service, id, id);
    expect([game, table.status, table.suspended]).toEqual([game, 'finished', null]);
    const checks = (await tables.proof(id))!.checks;
    expect([game, checks.filter(({ holds }) => holds !== true)]).toEqual([game, []]);
    await sound(id);
  }
  expect((await tables.inGuild(GUILD, 'ended')).length).toBe(all.length);
  expect(service.logged).toEqual([]);
});

it('the newest release with clocks has a table between the freeze and the deal', async () => {
  const service = openSave('withClocks', savesIn('withClocks').at(-1)!);
  const due = await Promise.all((await service.store.tableIds(null, 99)).map((id) => service.tables.dueStart(id)));
  expect(due.filter((one) => one !== null)).toMatchObject([
    { row: 5, words: ['', 'word of 2', 'word of 3', 'word of 4'] },
  ]);
});

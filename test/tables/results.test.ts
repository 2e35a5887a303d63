import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addFinishedGames, type PlayedGames } from '../../src/cli/bench/finishedGames.ts';
import { openStore } from '../../src/store/openStore.ts';
import { FEWEST_GAMES, type LeaderboardRequest } from '../../src/tables/results.ts';
import type { Store } from '../../src/tables/store.ts';
import {
  ANNE,
  BERT,
  CARL,
  DORA,
  done,
  GUILD,
  KEY,
  openTestTables,
  playOn,
  press,
  startTable,
  type TestTables,
  temporaryFolder,
} from './support/testTables.ts';

/** Everything that is counted, for all servers. */
async function everything(store: Store) {
  const servers = await store.results.servers();
  return Object.fromEntries(
    await Promise.all(servers.map(async (one) => [one, await store.results.all(one)] as const)),
  );
}

/** Counts as the background does, piece by piece; returns how many pieces there were. */
async function countAll({ tables }: Pick<TestTables, 'tables'>, most: number): Promise<number> {
  let pieces = 0;
  while ((await tables.countResults(most)) > 0) pieces++;
  return pieces;
}

async function playedGame(service: TestTables, seed: string, seats = 3, game = 'toy'): Promise<string> {
  const { id } = await startTable(service, seats, game);
  await playOn(service, id, seed);
  return id;
}

const board = (change: Partial<LeaderboardRequest> = {}): LeaderboardRequest => ({
  ...{ guild: GUILD, game: 'toy', period: 'all', by: 'games', at: 1_800_000_000_000, page: 0, user: ANNE, seats: null },
  ...change,
});

describe('a finished table', () => {
  it('is counted in the commit that ends it, with places, points and their parts', async () => {
    const service = openTestTables();
    const id = await playedGame(service, 'one');
    const table = (await service.tables.get(id))!;
    expect(await service.store.results.uncounted(9)).toEqual([]);
    const outcome = await service.tables.results.outcome(id);
    expect(outcome?.how).toBe('played');
    expect(
      outcome?.seats.map(({ seat, points, parts, user, resigned }) => ({ seat, points, parts, user, resigned })),
    ).toEqual(
      table.result!.scores.map((score) => ({ ...score, user: table.seats[score.seat]!.user, resigned: false })),
    );
    const places = new Map(table.result!.standings.map(({ seat, place }) => [seat as number, place]));
    for (const { seat, place, rating } of outcome!.seats) {
      expect(place).toBe(places.get(seat));
      expect(rating).toBeNull(); // Nobody is rated after a single game.
    }
    const rows = (await service.store.results.all(GUILD)).results!;
    const start = (await service.history(id)).find(({ kind }) => kind === 'start')!.seq;
    expect(rows).toHaveLength(3);
    for (const row of rows)
      expect(row).toMatchObject({ from_seq: start, to_seq: table.seq, counts: 1, nth: 1, started_at: table.startedAt });
  });

  it('counts a resigned seat as last, and holds it until its resignation', async () => {
    const service = openTestTables();
    const { id } = await startTable(service, 3, 'carcassonne');
    await playOn(service, id, 'until', 30);
    const { seq } = done(await service.tables.resign(id, { interaction: press(), user: BERT }));
    await playOn(service, id, 'then');
    const outcome = (await service.tables.results.outcome(id))!;
    expect(outcome.how).toBe('played');
    expect(outcome.seats[1]).toMatchObject({ user: BERT, place: 3, resigned: true });
    const resignation = (await service.history(id)).find(({ kind }) => kind === 'resign')!.seq;
    expect(resignation).toBeLessThanOrEqual(seq);
    const rows = (await service.store.results.all(GUILD)).results!;
    expect(rows.map(({ to_seq }) => to_seq === resignation)).toEqual([false, true, false]);
    expect(rows.map(({ whole }) => whole)).toEqual([1, 0, 1]);
  });

  it('counts where all others have resigned, but not for averages; a closed table counts not at all', async () => {
    const service = openTestTables();
    const { id } = await startTable(service, 2);
    done(await service.tables.resign(id, { interaction: press(), user: ANNE }));
    const closed = await startTable(service, 2);
    done(await service.tables.cancel(closed.id, { interaction: press(), user: DORA, byModerator: true }));
    expect(await service.tables.results.outcome(closed.id)).toBeNull();
    expect((await service.tables.results.outcome(id))?.how).toBe('resigned');
    const { rows, games } = await service.tables.results.leaderboard(board());
    expect(games).toBe(1);
    expect(rows.map(({ user, wins, averages }) => ({ user, wins, averages }))).toEqual([
      { user: BERT, wins: 1, averages: [] },
      { user: ANNE, wins: 0, averages: [] },
    ]);
  });

  it('has the same results after a restart, and after counting everything again in pieces with restarts between', async () => {
    const first = openTestTables();
    for (let game = 0; game < 12; game++) await playedGame(first, `game ${game}`, 2 + (game % 3));
    const { id } = await startTable(first, 3);
    done(await first.tables.resign(id, { interaction: press(), user: ANNE }));
    await playOn(first, id, 'rest');
    const before = await everything(first.store);
    expect(before[GUILD]?.results).toHaveLength(12 * 3 + 3);
    const shown = await first.tables.results.leaderboard(board({ by: 'rating' }));
    expect(shown.rows).toHaveLength(3); // Dora has played too few games.
    await first.store.close();

    const second = openTestTables(first.folder);
    expect(await everything(second.store)).toEqual(before);
    await second.store.results.reset();
    expect(await everything(second.store)).toEqual({});
    expect(await second.tables.countResults(5)).toBe(5);
    expect(await second.tables.countResults(5)).toBe(5);
    await second.store.close();

    const third = openTestTables(first.folder);
    // A game that ends before the rest is counted.
    third.clock.time += 1_000_000;
    const late = await playedGame(third, 'late', 4);
    expect((await third.tables.results.outcome(late))?.seats.every(({ rating }) => rating === null)).toBe(true);
    await countAll(third, 2);
    const after = await everything(third.store);
    const without = (rows: typeof before) => rows[GUILD]!.results!.filter(({ table_id }) => table_id !== late);
    expect(without(after)).toEqual(without(before));
    expect((await third.tables.results.outcome(late))?.seats.some(({ rating }) => rating !== null)).toBe(true);
    await third.store.results.reset();
    await countAll(third, 100);
    expect(await everything(third.store)).toEqual(after);
  });

  it('that is released later takes its place in the order of ends', async () => {
    const service = openTestTables();
    const ids: string[] = [];
    for (let game = 0; game < 8; game++) ids.push(await playedGame(service, `order ${game}`, 3));
    const before = await everything(service.store);
    await service.store.results.reset();
    await service.store.suspend(ids[2]!, 'rules');
    await countAll(service, 3);
    expect(await service.tables.results.outcome(ids[2]!)).toBeNull();
    expect(await everything(service.store)).not.toEqual(before);
    await service.store.suspend(ids[2]!, null);
    expect(await service.tables.countResults(100)).toBe(1);
    expect(await service.tables.countResults(3)).toBe(3);
    await countAll(service, 3);
    expect(await everything(service.store)).toEqual(before);
  });

  it('with a damaged record is suspended and left out', async () => {
    const service = openTestTables();
    const id = await playedGame(service, 'damage');
    await service.store.close();
    const file = new Database(service.file);
    file.exec("UPDATE tables SET counted = 0; DELETE FROM results; UPDATE states SET state = replace(state, '1', '2')");
    file.close();
    const again = openTestTables(service.folder);
    await countAll(again, 5);
    expect((await again.tables.get(id))?.suspended).toBe('state');
    expect(await again.tables.results.outcome(id)).toBeNull();
  });
});

describe('the results of a server', () => {
  const members = Array.from({ length: 23 }, (_, index) => `${5_000_000 + index}`);
  const START = Date.parse('2026-09-20T00:00:00Z');
  const played: Omit<PlayedGames, 'guild' | 'seed'> = {
    ...{ game: 'toy', games: 120, options: [[], ['fog'], ['fog', 'moon']], parts: ['gold', 'land'] },
    ...{ seats: [2, 5], from: START, every: 8 * 60 * 60 * 1000, members },
  };

  const folder = mkdtempSync(join(tmpdir(), 'guildhall-'));
  beforeAll(async () => {
    const { store } = openStore({ folder, key: KEY, now: 1 });
    await addFinishedGames(store, { ...played, guild: GUILD, seed: 'filled' });
    await store.close();
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  /** The server with all these games, anew for each test. */
  function filled(): TestTables {
    const copy = temporaryFolder();
    cpSync(folder, copy, { recursive: true });
    return openTestTables(copy);
  }

  it('never mix with those of another server where the same members play', async () => {
    const alone = filled();
    const both = filled();
    for (let piece = 0; piece < 4; piece++) {
      const part = { ...played, games: 15, from: START + piece * 30 * played.every };
      await addFinishedGames(both.store, { ...part, guild: 'other', seed: `other ${piece}` });
    }
    const read = async ({ store }: TestTables) => {
      const figures: unknown[] = [];
      for (const by of ['rating', 'games', 'wins', 'winRate', 'place', 'points'] as const)
        for (const page of [0, 1, 2] as const)
          figures.push(await store.results.leaderboard(board({ by, page, user: members[3]! })));
      for (const user of members) {
        const stats = await store.results.member({ guild: GUILD, game: 'toy', user, viewer: ANNE });
        figures.push(stats);
        figures.push(await store.results.games({ guild: GUILD, user, viewer: ANNE }));
      }
      return figures;
    };
    expect(await read(both)).toEqual(await read(alone));
    const other = await both.store.results.leaderboard(board({ guild: 'other' }));
    expect(other.games).toBe(60);
    expect(await both.store.results.leaderboard(board({ guild: 'nowhere' }))).toMatchObject({
      rows: [],
      games: 0,
      pages: 0,
    });
  });

  it('agree with the rows they are made of, in every period', async () => {
    const { store } = filled();
    const rows = (await store.results.all(GUILD)).results!;
    const at = START + 119 * played.every;
    for (const [period, since] of [
      ['all', 0],
      ['year', Date.parse('2026-01-01')],
      ['month', Date.parse('2026-10-01')],
    ] as const) {
      const first = await store.results.leaderboard(board({ period, at }));
      expect(first.since).toBe(period === 'all' ? null : since);
      const listed = [];
      for (let page = 0; page < first.pages; page++)
        listed.push(...(await store.results.leaderboard(board({ period, at, page }))).rows);
      expect(listed).toHaveLength(members.length);
      for (const { user, games, wins, averagePlace, averages, last, rating } of listed) {
        const own = rows.filter(({ user_id, ended_at }) => user_id === user && Number(ended_at) >= since);
        expect(games).toBe(own.length);
        expect(wins).toBe(own.filter(({ place }) => place === 1).length);
        expect(averagePlace).toBeCloseTo(own.reduce((sum, { place }) => sum + Number(place), 0) / own.length, 10);
        expect(last).toEqual(own.slice(-10).map(({ place, seats }) => ({ place, seats })));
        expect(rating).toBe(own.length >= FEWEST_GAMES ? own.at(-1)!.rating : null);
        for (const { seats, games: count, points } of averages) {
          const alike = own.filter((row) => row.seats === seats && row.whole === 1);
          expect(count).toBe(alike.length);
          expect(points).toBeCloseTo(alike.reduce((sum, row) => sum + Number(row.points), 0) / count, 10);
        }
      }
    }
  });

  it('are listed in order on pages, equal values share a rank, and whoever asks is found', async () => {
    const { store } = filled();
    const pages = [];
    for (const page of [0, 1, 2, 7]) pages.push(await store.results.leaderboard(board({ by: 'wins', page })));
    expect(pages.map(({ page }) => page)).toEqual([0, 1, 2, 2]);
    const rows = pages.slice(0, 3).flatMap((one) => one.rows);
    expect(rows).toHaveLength(pages[0]!.members);
    for (const { rank, wins } of rows) expect(rank).toBe(1 + rows.filter((row) => row.wins > wins).length);
    for (const [index, { user }] of rows.entries()) {
      const own = await store.results.leaderboard(board({ by: 'wins', page: 'own', user }));
      expect(own.page).toBe(Math.floor(index / 10));
      expect(own.own).toEqual({ kind: 'ranked', row: rows[index], page: own.page });
      expect(own.rows).toContainEqual(rows[index]);
    }
    const ofNew = await store.results.leaderboard(board({ by: 'rating', user: 'nobody' }));
    expect(ofNew.own).toEqual({ kind: 'few', games: 0, missing: FEWEST_GAMES });
  });

  it('leave out whoever asks for it, without a gap, but not for themselves', async () => {
    const { store } = filled();
    const all = await store.results.leaderboard(board({ by: 'rating' }));
    const hidden = all.rows[1]!.user;
    const other = all.rows[0]!.user;
    const listed = async () => store.results.leaderboard(board({ by: 'rating', user: other, page: 'own' }));
    const stats = (user: string, viewer: string) => store.results.member({ guild: GUILD, game: 'toy', user, viewer });
    const before = await stats(hidden, hidden);
    await store.savePersonalSettings(hidden, { phonePictures: false, isListed: false });

    const { rows, members: count } = await listed();
    expect(count).toBe(all.members - 1);
    expect(rows.slice(0, 9).map(({ user }) => user)).toEqual(
      all.rows.map(({ user }) => user).filter((user) => user !== hidden),
    );
    expect(rows.map(({ rank }) => rank)).toEqual(
      rows.map(({ rating }) => 1 + rows.filter((row) => row.rating! > rating!).length),
    );
    expect((await store.results.leaderboard(board({ by: 'rating', user: hidden }))).own).toEqual({ kind: 'unlisted' });
    expect(await stats(hidden, other)).toBeNull();
    expect(await store.results.games({ guild: GUILD, user: hidden, viewer: other })).toEqual([]);
    expect(await stats(hidden, hidden)).toEqual({ ...before, rank: null, members: count });
    for (const user of members) {
      if (user === hidden) continue;
      expect((await stats(user, other))?.opponents.some((one) => one.user === hidden)).toBe(false);
    }
    for (let table = 1; table <= played.games; table++)
      for (const { user, rating, record } of (await store.results.outcome(`${table}`))!.seats)
        if (user === hidden) expect({ rating, record }).toEqual({ rating: null, record: null });

    await store.savePersonalSettings(hidden, { phonePictures: false, isListed: true });
    expect((await store.results.leaderboard(board({ by: 'rating' }))).rows).toEqual(all.rows);
  });

  it('tell for each game how ratings changed and which records it broke', async () => {
    const { store } = filled();
    const rows = (await store.results.all(GUILD)).results!;
    const last = new Map<string, number>();
    const records = { server: 0, member: 0 };
    for (let table = 1; table <= played.games; table++) {
      const outcome = (await store.results.outcome(`${table}`))!;
      for (const { user, rating, record, points, seat } of outcome.seats) {
        const row = rows.find((one) => one.table_id === `${table}` && one.seat === seat)!;
        const nth = Number(row.nth);
        if (nth < FEWEST_GAMES) expect(rating).toBeNull();
        else expect(rating).toEqual({ before: nth === FEWEST_GAMES ? null : last.get(user!), after: row.rating });
        last.set(user!, Number(row.rating));
        const alike = rows.filter(
          (one) =>
            Number(one.number) < table && one.whole === 1 && one.seats === row.seats && one.options === row.options,
        );
        const own = alike.filter((one) => one.user_id === user);
        const most = (some: typeof rows) => Math.max(...some.map((one) => Number(one.points)));
        const highest = outcome.seats.every((one) => one.points <= points);
        const isServer = alike.length >= FEWEST_GAMES && highest && points > most(alike);
        const isOwn = own.length >= FEWEST_GAMES && points > most(own);
        const expected = row.whole === 0 ? null : isServer ? 'server' : isOwn ? 'member' : null;
        expect(record?.of ?? null).toBe(expected);
        if (record !== null) {
          records[record.of]++;
          expect(record).toMatchObject({ points, before: most(record.of === 'server' ? alike : own) });
        }
      }
    }
    expect(records.server).toBeGreaterThan(3);
  });

  it('lose a member who is erased, while the others keep their ratings, also when all is counted again', async () => {
    const service = openTestTables();
    for (let game = 0; game < 9; game++) await playedGame(service, `erased ${game}`, 4);
    const { results } = service.store;
    const before = (await results.all(GUILD)).results!;
    await results.erase(CARL);
    const after = await everything(service.store);
    expect(after[GUILD]!.results).toEqual(
      before.map((row) => (row.user_id === CARL ? { ...row, user_id: null } : row)),
    );
    expect(JSON.stringify(after)).not.toContain(CARL);
    expect(await results.member({ guild: GUILD, game: 'toy', user: CARL, viewer: CARL })).toBeNull();
    const shown = await results.leaderboard(board({ by: 'rating' }));
    expect(shown.rows.map(({ user }) => user).toSorted()).toEqual([ANNE, BERT, DORA]);
    await results.reset();
    await countAll(service, 4);
    expect(await everything(service.store)).toEqual(after);
  });
});

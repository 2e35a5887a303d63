import { describe, expect, it } from 'vitest';
import { addFinishedGames } from '../../src/cli/bench/finishedGames.ts';
import { FEWEST_GAMES } from '../../src/tables/stored/results.ts';
import { NO_CHOICES } from '../support/stored.ts';
import { board, filledServer, MEMBERS, PLAYED, START } from './support/results.ts';
import { ANNE, GUILD, openTestTables, type TestTables } from './support/testTables.ts';

const filled = filledServer();

describe('the results of a server', () => {
  it('never mix with those of another server where the same members play', async () => {
    const alone = filled();
    const both = filled();
    for (let piece = 0; piece < 4; piece++) {
      const part = { ...PLAYED, games: 15, from: START + piece * 30 * PLAYED.every };
      await addFinishedGames(both.store, { ...part, guild: 'other', seed: `other ${piece}` });
    }
    const read = async ({ store }: TestTables) => {
      const figures: unknown[] = [];
      for (const by of ['rating', 'games', 'wins', 'winRate', 'place', 'points'] as const)
        for (const page of [0, 1, 2] as const)
          figures.push(await store.results.leaderboard(board({ by, page, user: MEMBERS[3]! })));
      for (const user of MEMBERS) {
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
    const at = Date.parse('2026-11-23T18:00:00Z');
    for (const [period, since, until] of [
      ['all', 0, Number.POSITIVE_INFINITY],
      ['year', Date.parse('2026-01-01'), Date.parse('2027-01-01')],
      ['month', Date.parse('2026-11-01'), Date.parse('2026-12-01')],
    ] as const) {
      const within = rows.filter(({ ended_at }) => Number(ended_at) >= since && Number(ended_at) < until);
      const first = await store.results.leaderboard(board({ period, at }));
      expect(first.since).toBe(period === 'all' ? null : since);
      const listed = [];
      for (let page = 0; page < first.pages; page++)
        listed.push(...(await store.results.leaderboard(board({ period, at, page }))).rows);
      expect(listed).toHaveLength(new Set(within.map(({ user_id }) => user_id)).size);
      for (const { user, games, wins, averagePlace, averages, last, rating } of listed) {
        const own = within.filter(({ user_id }) => user_id === user);
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
    await store.savePersonalSettings(hidden, { ...NO_CHOICES, isListed: false });

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
    for (const user of MEMBERS) {
      if (user === hidden) continue;
      expect((await stats(user, other))?.opponents.some((one) => one.user === hidden)).toBe(false);
    }
    for (let table = 1; table <= PLAYED.games; table++)
      for (const { user, rating, record } of (await store.results.outcome(`${table}`))!.seats)
        if (user === hidden) expect({ rating, record }).toEqual({ rating: null, record: null });

    await store.savePersonalSettings(hidden, NO_CHOICES);
    expect((await store.results.leaderboard(board({ by: 'rating' }))).rows).toEqual(all.rows);
  });

  it('tell for each game how ratings changed and which records it broke', async () => {
    const { store } = filled();
    const rows = (await store.results.all(GUILD)).results!;
    const last = new Map<string, number>();
    const records = { server: 0, member: 0 };
    for (let table = 1; table <= PLAYED.games; table++) {
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

  it('are a member’s statistics: points by source, best and worst, opponents, options, ratings', async () => {
    const { store } = filled();
    const rows = (await store.results.all(GUILD)).results!;
    const total = (some: typeof rows, column: string) => some.reduce((sum, row) => sum + Number(row[column]), 0);
    for (const user of MEMBERS) {
      const own = rows.filter(({ user_id }) => user_id === user);
      const whole = own.filter((row) => row.whole === 1);
      const stats = (await store.results.member({ guild: GUILD, game: 'toy', user, viewer: ANNE }))!;
      expect(stats).toMatchObject({ games: own.length, wholeGames: whole.length, rating: own.at(-1)!.rating });
      expect(stats.resignations).toBe(total(own, 'resigned'));
      expect(stats.bestRating).toBe(Math.max(...own.slice(FEWEST_GAMES - 1).map(({ rating }) => Number(rating))));
      expect(stats.parts.map(({ part }) => part)).toEqual(PLAYED.parts);
      expect(stats.parts.reduce((sum, { points }) => sum + points, 0)).toBe(total(whole, 'points'));
      expect(stats.results.map(({ table, points }) => [table, points])).toEqual(
        own.slice(-60).map(({ table_id, points }) => [table_id, points]),
      );
      for (const { seats, best, worst } of stats.extremes) {
        const points = whole.filter((row) => row.seats === seats).map((row) => Number(row.points));
        expect([best.points, worst.points]).toEqual([Math.max(...points), Math.min(...points)]);
      }
      expect(stats.extremes).toHaveLength(new Set(whole.map(({ seats }) => seats)).size);
      for (const { option, games } of stats.options)
        expect(games).toBe(own.filter(({ options }) => JSON.parse(`${options}`).includes(option)).length);
      expect(stats.opponents).toHaveLength(8);
      for (const { user: other, games, ahead, behind } of stats.opponents) {
        const met = own.flatMap((row) => {
          const theirs = rows.find((one) => one.table_id === row.table_id && one.user_id === other);
          return theirs ? [Number(row.place) - Number(theirs.place)] : [];
        });
        expect([games, ahead, behind]).toEqual([
          met.length,
          met.filter((difference) => difference < 0).length,
          met.filter((difference) => difference > 0).length,
        ]);
      }
      const [summary] = await store.results.games({ guild: GUILD, user, viewer: ANNE });
      expect(summary).toMatchObject({ game: 'toy', games: own.length, rating: stats.rating });
    }
  });

  it('belong to the year and month in which a game has ended, in UTC', async () => {
    const { store } = openTestTables();
    const newYear = Date.parse('2027-01-01T00:00:00Z');
    const one = { ...PLAYED, guild: GUILD, every: 1 };
    await addFinishedGames(store, { ...one, seed: 'old', games: 1, from: newYear - 1 });
    await addFinishedGames(store, { ...one, seed: 'new', games: 2, from: newYear });
    const games = async (period: 'all' | 'year' | 'month', at: number) =>
      (await store.results.leaderboard(board({ period, at }))).games;
    expect([await games('all', newYear), await games('year', newYear - 1), await games('year', newYear)]).toEqual([
      3, 1, 2,
    ]);
    expect([await games('month', newYear - 1), await games('month', newYear)]).toEqual([1, 2]);
  });

  it('are rated in the order of their tables where games end at the same moment', async () => {
    const { store } = openTestTables();
    await addFinishedGames(store, { ...PLAYED, guild: GUILD, seed: 'at once', games: 12, every: 0, seats: [5, 5] });
    const rows = (await store.results.all(GUILD)).results!;
    expect(new Set(rows.map(({ number }) => number)).size).toBe(12);
    for (const user of MEMBERS) {
      const own = rows.filter(({ user_id }) => user_id === user);
      expect(own.map(({ nth }) => nth)).toEqual(own.map((_, index) => index + 1));
      expect(own.map(({ number }) => number)).toEqual(
        own.map(({ number }) => number).sort((a, b) => Number(a) - Number(b)),
      );
    }
  });

  it('show by how much the last game has changed a rating, once there was one to change', async () => {
    const { store } = filled();
    const rows = (await store.results.all(GUILD)).results!;
    const { rows: listed } = await store.results.leaderboard(board({ by: 'rating' }));
    for (const { user, ratingChange } of listed) {
      const [before, last] = rows.filter(({ user_id }) => user_id === user).slice(-2);
      expect(ratingChange).toBe(Number(last!.rating) - Number(before!.rating));
    }
    const fresh = openTestTables();
    const players = MEMBERS.slice(0, 2);
    await addFinishedGames(fresh.store, {
      ...PLAYED,
      guild: GUILD,
      seed: 'fresh',
      games: 5,
      members: players,
      seats: [2, 2],
    });
    const first = await fresh.store.results.leaderboard(board({ by: 'rating' }));
    expect(first.rows.map(({ ratingChange }) => ratingChange)).toEqual([null, null]);
  });
});

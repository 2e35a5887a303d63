import type Database from 'better-sqlite3';
import {
  type AveragePoints,
  FEWEST_GAMES,
  type Leaderboard,
  type LeaderboardRequest,
  type LeaderboardRow,
  type Measure,
  type OwnRank,
  ROWS_OF_PAGE,
} from '../../tables/results.ts';
import { UNLISTED } from './listed.ts';
import { periodKey, spanOf } from './period.ts';

/** How many of the last games a row shows. */
const LAST = 10;

/** By measure, the value that a leaderboard is sorted by, most first, and who has one. */
const MEASURED: { readonly [M in Measure]: { readonly value: string; readonly has: string } } = {
  rating: { value: 'rating', has: `games >= ${FEWEST_GAMES} AND rating IS NOT NULL` },
  games: { value: 'games', has: 'true' },
  wins: { value: 'wins', has: 'wins > 0' },
  winRate: { value: 'CAST(wins AS REAL) / games', has: `games >= ${FEWEST_GAMES}` },
  place: { value: '-CAST(places AS REAL) / games', has: `games >= ${FEWEST_GAMES}` },
  points: { value: 'CAST(points AS REAL) / wholes', has: `wholes >= ${FEWEST_GAMES}` },
};

/** Which standings: those of one server, game, period, and number of players. */
type Scope = readonly [guild: string, game: string, period: string, seats: number];

interface Standing {
  readonly user: string;
  readonly games: number;
  readonly wins: number;
  readonly places: number;
  readonly rating: number | null;
  readonly value: number;
}

interface Last {
  readonly place: number;
  readonly seats: number;
  readonly rating: number | null;
}

/** The queries of one measure. */
function prepareMeasure(database: Database.Database, measure: Measure) {
  const { value, has } = MEASURED[measure];
  const scope = 'guild_id = ? AND game = ? AND period = ? AND seats = ?';
  const ranked = `${scope} AND ${has} AND user_id NOT IN ${UNLISTED}`;
  const columns = `user_id AS user, games, wins, places, rating, ${value} AS value`;
  return {
    count: database.prepare<[...Scope], number>(`SELECT count(*) FROM standings WHERE ${ranked}`).pluck(),
    page: database.prepare<[...Scope, number, number], Standing>(
      `SELECT ${columns} FROM standings WHERE ${ranked} ORDER BY value DESC, wins DESC, user_id LIMIT ? OFFSET ?`,
    ),
    own: database.prepare<[...Scope, string], Standing>(
      `SELECT ${columns} FROM standings WHERE ${ranked} AND user_id = ?`,
    ),
    /** How many have a greater value, and how many come earlier on the list. */
    above: database.prepare<
      [{ readonly value: number; readonly wins: number; readonly user: string }, ...Scope],
      { readonly greater: number; readonly higher: number }
    >(
      `SELECT count(*) FILTER (WHERE ${value} > :value) AS greater, count(*) AS higher FROM standings
       WHERE ${ranked} AND (${value} > :value
         OR (${value} = :value AND (wins > :wins OR (wins = :wins AND user_id < :user))))`,
    ),
  };
}

export function prepareLeaderboard(database: Database.Database) {
  const measures: Partial<Record<Measure, ReturnType<typeof prepareMeasure>>> = {};
  const seatsPlayed = database.prepare<[string, string, string], { readonly seats: number; readonly games: number }>(
    'SELECT seats, games FROM game_counts WHERE guild_id = ? AND game = ? AND period = ? ORDER BY seats',
  );
  const averages = database.prepare<[string, string, string, number, string], AveragePoints>(
    `SELECT seats, wholes AS games, CAST(points AS REAL) / wholes AS points FROM standings
     WHERE guild_id = ? AND game = ? AND period = ? AND seats = ? AND user_id = ? AND wholes > 0`,
  );
  const lastGames = database.prepare<[string, string, string, number, number, number], Last>(
    `SELECT place, seats, rating FROM results
     WHERE guild_id = ? AND game = ? AND user_id = ? AND ended_at >= ? AND ended_at < ? AND counts = 1
     ORDER BY ended_at DESC, number DESC LIMIT ?`,
  );
  const isUnlisted = database.prepare<[string], number>(`SELECT 1 WHERE ? IN ${UNLISTED}`).pluck();
  const played = database
    .prepare<[...Scope, string], number>(
      `SELECT games FROM standings
       WHERE guild_id = ? AND game = ? AND period = ? AND seats = ? AND user_id = ?`,
    )
    .pluck();

  return (request: LeaderboardRequest): Leaderboard => {
    const { guild, game, period, by, at, user } = request;
    measures[by] ??= prepareMeasure(database, by);
    const { count, page: pageOf, own: ownOf, above } = measures[by];
    const key = periodKey(period, at);
    const { since, until } = spanOf(period, at);
    const numbers = seatsPlayed.all(guild, game, key);
    const mostPlayed = numbers.reduce<(typeof numbers)[number] | null>(
      (most, one) => (most === null || one.games > most.games ? one : most),
      null,
    );
    const seats = by === 'points' ? (request.seats ?? mostPlayed?.seats ?? null) : null;
    const scope: Scope = [guild, game, key, seats ?? 0];

    const rowOf = (standing: Standing, rank: number): LeaderboardRow => {
      const last = lastGames.all(guild, game, standing.user, since ?? 0, until ?? Number.MAX_SAFE_INTEGER, LAST + 1);
      const [newest, before] = last;
      const { games, wins, places, rating } = standing;
      // With points for one number of players, the other figures are for that number as well.
      const isRated = games >= FEWEST_GAMES && seats === null;
      const isChanged = games > FEWEST_GAMES && seats === null && newest?.rating != null && before?.rating != null;
      return {
        ...{ rank, user: standing.user, games, wins, averagePlace: places / games },
        averages: numbers.flatMap((one) => averages.get(guild, game, key, one.seats, standing.user) ?? []),
        rating: isRated ? rating : null,
        ratingChange: isChanged ? newest.rating - before.rating : null,
        last: last
          .slice(0, LAST)
          .map((one) => ({ place: one.place, seats: one.seats }))
          .reverse(),
      };
    };
    const standingOf = ({ value, wins, user: member }: Standing) =>
      above.get({ value, wins, user: member }, ...scope) ?? { greater: 0, higher: 0 };

    const members = count.get(...scope) ?? 0;
    const pages = Math.ceil(members / ROWS_OF_PAGE);
    const mine = ownOf.get(...scope, user);
    const place = mine && standingOf(mine);
    const ownPage = place ? Math.floor(place.higher / ROWS_OF_PAGE) : 0;
    const page = Math.max(0, Math.min(request.page === 'own' ? ownPage : request.page, pages - 1));
    const standings = pageOf.all(...scope, ROWS_OF_PAGE, page * ROWS_OF_PAGE);
    const first = standings[0];
    let rank = first && page > 0 ? 1 + standingOf(first).greater : 1;
    const rows = standings.map((standing, index) => {
      if (index > 0 && standing.value !== standings[index - 1]!.value) rank = page * ROWS_OF_PAGE + index + 1;
      return rowOf(standing, rank);
    });
    const tenth = page === 0 ? standings.at(-1) : pageOf.all(...scope, 1, ROWS_OF_PAGE - 1)[0];

    function own(): OwnRank {
      if (isUnlisted.get(user)) return { kind: 'unlisted' };
      if (mine && place) return { kind: 'ranked', row: rowOf(mine, 1 + place.greater), page: ownPage };
      const games = played.get(...scope, user) ?? 0;
      const missing = by === 'games' || by === 'wins' ? 1 : Math.max(1, FEWEST_GAMES - games);
      return { kind: 'few', games, missing };
    }
    return {
      ...{ period, by, since, seats, page, pages, members, rows },
      seatsPlayed: numbers.map((one) => one.seats),
      games: numbers.reduce((sum, one) => sum + one.games, 0),
      own: own(),
      lastOfFirstPage: by === 'rating' && members >= ROWS_OF_PAGE ? (tenth?.rating ?? null) : null,
    };
  };
}

import type Database from 'better-sqlite3';
import {
  FEWEST_GAMES,
  type Leaderboard,
  type LeaderboardRequest,
  type Measure,
  type OwnRank,
  ROWS_OF_PAGE,
} from '../../tables/stored/results.ts';
import { type Extent, prepareRow } from './leaderboardRow.ts';
import { UNLISTED } from './listed.ts';
import { periodKey, spanOf } from './period.ts';

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
  readonly wins: number;
  readonly value: number;
}

/** The queries of one measure. */
function prepareMeasure(database: Database.Database, measure: Measure) {
  const { value, has } = MEASURED[measure];
  const scope = 'guild_id = ? AND game = ? AND period = ? AND seats = ?';
  const ranked = `${scope} AND ${has} AND user_id NOT IN ${UNLISTED}`;
  const columns = `user_id AS user, wins, ${value} AS value`;
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

/** The pages of leaderboards. */
export function prepareLeaderboard(database: Database.Database) {
  const measures: Partial<Record<Measure, ReturnType<typeof prepareMeasure>>> = {};
  const seatsPlayed = database.prepare<[string, string, string], { readonly seats: number; readonly games: number }>(
    'SELECT seats, games FROM game_counts WHERE guild_id = ? AND game = ? AND period = ? ORDER BY seats',
  );
  const isUnlisted = database.prepare<[string], number>(`SELECT 1 WHERE ? IN ${UNLISTED}`).pluck();
  const played = database
    .prepare<[...Scope, string], number>(
      `SELECT games FROM standings
       WHERE guild_id = ? AND game = ? AND period = ? AND seats = ? AND user_id = ?`,
    )
    .pluck();
  const rowOf = prepareRow(database);

  return (request: LeaderboardRequest): Leaderboard => {
    const { guild, game, period, by, at, user } = request;
    measures[by] ??= prepareMeasure(database, by);
    const { count, page: pageOf, own: ownOf, above } = measures[by];
    const key = periodKey(period, at);
    const counts = seatsPlayed.all(guild, game, key);
    const extent: Extent = { guild, game, key, ...spanOf(period, at), seatsPlayed: counts.map(({ seats }) => seats) };
    const [mostPlayed] = counts.toSorted((a, b) => b.games - a.games);
    const seats = by === 'points' ? (request.seats ?? mostPlayed?.seats ?? null) : null;
    const scope: Scope = [guild, game, key, seats ?? 0];
    const positionOf = (standing: Standing) => above.get({ ...standing }, ...scope) ?? { greater: 0, higher: 0 };

    const members = count.get(...scope) ?? 0;
    const pages = Math.ceil(members / ROWS_OF_PAGE);
    const mine = ownOf.get(...scope, user);
    const position = mine && positionOf(mine);
    const ownPage = position ? Math.floor(position.higher / ROWS_OF_PAGE) : 0;
    const page = Math.max(0, Math.min(request.page === 'own' ? ownPage : request.page, pages - 1));
    const standings = pageOf.all(...scope, ROWS_OF_PAGE, page * ROWS_OF_PAGE);
    let rank = standings[0] && page > 0 ? 1 + positionOf(standings[0]).greater : 1;
    const rows = standings.map((standing, index) => {
      if (index > 0 && standing.value !== standings[index - 1]!.value) rank = page * ROWS_OF_PAGE + index + 1;
      return rowOf(extent, standing.user, rank);
    });

    function own(): OwnRank {
      if (isUnlisted.get(user)) return { kind: 'unlisted' };
      if (mine && position) return { kind: 'ranked', row: rowOf(extent, user, 1 + position.greater), page: ownPage };
      const games = played.get(...scope, user) ?? 0;
      const missing = by === 'games' || by === 'wins' ? 1 : Math.max(1, FEWEST_GAMES - games);
      return { kind: 'few', games, missing };
    }
    return {
      ...{ period, by, since: extent.since, seats, seatsPlayed: extent.seatsPlayed, page, pages, members, rows },
      games: counts.reduce((sum, { games }) => sum + games, 0),
      own: own(),
      lastOfFirstPage: by === 'rating' ? (pageOf.get(...scope, 1, ROWS_OF_PAGE - 1)?.value ?? null) : null,
    };
  };
}

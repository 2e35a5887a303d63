import type Database from 'better-sqlite3';
import {
  type AveragePoints,
  FEWEST_GAMES,
  type GameSummary,
  type HeadToHead,
  type MemberResult,
  type MemberStats,
  type PartPoints,
  STATS_OPPONENTS,
  STATS_RESULTS,
} from '../../tables/stored/results.ts';
import { ERASED } from './forgetting.ts';
import type { prepareLeaderboard } from './leaderboard.ts';
import { UNLISTED } from './listed.ts';

type Member = readonly [guild: string, game: string, user: string];

interface Sums {
  readonly seats: number;
  readonly games: number;
  readonly wins: number;
  readonly places: number;
  readonly resignations: number;
  readonly wholes: number;
  readonly points: number;
  readonly rating: number | null;
}

interface ResultColumns extends Omit<MemberResult, 'options' | 'isWhole' | 'resigned'> {
  readonly options: string;
  readonly isWhole: number;
  readonly resigned: number;
  readonly nth: number | null;
}

/** The statistics of one member, for whoever may see them. */
export function prepareMember(database: Database.Database, leaderboard: ReturnType<typeof prepareLeaderboard>) {
  const isUnlisted = database.prepare<[string], number>(`SELECT 1 WHERE ? IN ${UNLISTED}`).pluck();
  const sums = database.prepare<[...Member], Sums>(
    `SELECT seats, games, wins, places, resignations, wholes, points, rating FROM standings INDEXED BY standings_by_user
     WHERE guild_id = ? AND game = ? AND user_id = ? AND period = 'all' ORDER BY seats`,
  );
  const columns = `table_id AS "table", ended_at AS endedAt, options, seats, place, points, whole AS isWhole, resigned,
    rating, nth`;
  const ofMember = 'guild_id = ? AND game = ? AND user_id = ?';
  const results = database.prepare<[...Member, number], ResultColumns>(
    `SELECT ${columns} FROM results WHERE ${ofMember} AND counts = 1 ORDER BY ended_at DESC, number DESC LIMIT ?`,
  );
  const bestRating = database
    .prepare<[...Member, number], number | null>(`SELECT max(rating) FROM results WHERE ${ofMember} AND nth >= ?`)
    .pluck();
  const extreme = (order: 'ASC' | 'DESC') =>
    database.prepare<[...Member, number], ResultColumns>(
      `SELECT ${columns} FROM results WHERE ${ofMember} AND seats = ? AND whole = 1
       ORDER BY points ${order}, ended_at, number LIMIT 1`,
    );
  const [best, worst] = [extreme('DESC'), extreme('ASC')];
  const parts = database.prepare<[...Member], PartPoints>(`SELECT part, points FROM part_points WHERE ${ofMember}`);
  const lastParts = database
    .prepare<[...Member], string>(
      `SELECT parts FROM results WHERE ${ofMember} AND whole = 1 ORDER BY ended_at DESC, number DESC LIMIT 1`,
    )
    .pluck();
  const opponents = database.prepare<[...Member, number], HeadToHead>(
    `SELECT nullif(other_id, '${ERASED}') AS user, games, ahead, behind FROM meetings
     WHERE ${ofMember} AND other_id NOT IN ${UNLISTED} ORDER BY games DESC, ahead DESC, other_id LIMIT ?`,
  );
  const options = database.prepare<[...Member], { readonly option: string; readonly games: number }>(
    `SELECT option_name AS option, games FROM option_counts WHERE ${ofMember} ORDER BY games DESC, option_name`,
  );
  const games = database.prepare<[string, string], Sums & { readonly game: string; readonly lastAt: number }>(
    `SELECT game, games, wins, places, rating, last_at AS lastAt FROM standings INDEXED BY standings_by_user
     WHERE user_id = ? AND guild_id = ? AND period = 'all' AND seats = 0 ORDER BY games DESC, game`,
  );

  /** The parts in the order of the game, which the sums don't know. Parts that the newest game lacks come last. */
  function partsOf(...member: Member): readonly PartPoints[] {
    const newest = lastParts.get(...member);
    const order = newest === undefined ? [] : (JSON.parse(newest) as PartPoints[]).map(({ part }) => part); // Ours.
    const rank = ({ part }: PartPoints) => (order.includes(part) ? order.indexOf(part) : order.length);
    return parts.all(...member).sort((a, b) => rank(a) - rank(b));
  }

  return {
    stats(guild: string, game: string, user: string, viewer: string): MemberStats | null {
      const hidden = isUnlisted.get(user) === 1;
      const member: Member = [guild, game, user];
      const [all, ...bySeats] = sums.all(...member);
      if (all === undefined || (hidden && viewer !== user)) return null;
      const isRanked = all.games >= FEWEST_GAMES;
      const { own, members } = leaderboard({
        ...{ guild, game, user, period: 'all', by: 'rating', at: 0, page: 0, seats: null },
      });
      return {
        ...{ guild, game, user, games: all.games, wins: all.wins, resignations: all.resignations, members },
        averagePlace: all.places / all.games,
        averages: bySeats.flatMap(({ seats, wholes, points }): readonly AveragePoints[] =>
          wholes === 0 ? [] : [{ seats, games: wholes, points: points / wholes }],
        ),
        rating: isRanked ? all.rating : null,
        bestRating: isRanked ? (bestRating.get(...member, FEWEST_GAMES) ?? null) : null,
        rank: own.kind === 'ranked' ? own.row.rank : null,
        results: results
          .all(...member, STATS_RESULTS)
          .map(resultOf)
          .reverse(),
        parts: partsOf(...member),
        wholeGames: all.wholes,
        extremes: bySeats.flatMap(({ seats }) => {
          const [most, fewest] = [best.get(...member, seats), worst.get(...member, seats)];
          return most && fewest ? [{ seats, best: resultOf(most), worst: resultOf(fewest) }] : [];
        }),
        opponents: opponents.all(...member, STATS_OPPONENTS),
        options: options.all(...member),
      };
    },

    games(guild: string, user: string, viewer: string): readonly GameSummary[] {
      if (viewer !== user && isUnlisted.get(user) === 1) return [];
      return games.all(user, guild).map(({ game, games, wins, places, rating, lastAt }) => ({
        ...{ game, games, wins, lastAt },
        averagePlace: places / games,
        rating: games >= FEWEST_GAMES ? rating : null,
      }));
    },
  };
}

const resultOf = ({ nth, options, isWhole, resigned, rating, ...result }: ResultColumns): MemberResult => ({
  ...result,
  options: JSON.parse(options) as string[], // Written by an append.
  isWhole: isWhole === 1,
  resigned: resigned === 1,
  rating: (nth ?? 0) >= FEWEST_GAMES ? rating : null,
});

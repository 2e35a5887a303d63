import type Database from 'better-sqlite3';
import { type AveragePoints, FEWEST_GAMES, type LeaderboardRow } from '../../tables/stored/results.ts';

/** How many of the last games a row shows. */
const LAST = 10;

/** The part of the results that a leaderboard is about. */
export interface Extent {
  readonly guild: string;
  readonly game: string;
  /** See period.ts; null: without an end. */
  readonly key: string;
  readonly since: number | null;
  readonly until: number | null;
  /** The numbers of players that there were. */
  readonly seatsPlayed: readonly number[];
}

interface Figures {
  readonly games: number;
  readonly wins: number;
  readonly places: number;
  readonly rating: number | null;
}

interface Last {
  readonly place: number;
  readonly seats: number;
  readonly rating: number | null;
}

/** Reads a member's row, whatever the leaderboard is sorted by. */
export function prepareRow(database: Database.Database) {
  const figures = database.prepare<[string, string, string, string], Figures>(
    `SELECT games, wins, places, rating FROM standings
     WHERE guild_id = ? AND game = ? AND period = ? AND seats = 0 AND user_id = ?`,
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

  return ({ guild, game, key, since, until, seatsPlayed }: Extent, user: string, rank: number): LeaderboardRow => {
    const { games, wins, places, rating } = figures.get(guild, game, key, user)!; // Whoever is ranked has played.
    const last = lastGames.all(guild, game, user, since ?? 0, until ?? Number.MAX_SAFE_INTEGER, LAST + 1);
    const [newest, before] = last;
    const isChanged = games > FEWEST_GAMES && newest?.rating != null && before?.rating != null;
    return {
      ...{ rank, user, games, wins, averagePlace: places / games },
      averages: seatsPlayed.flatMap((seats) => averages.get(guild, game, key, seats, user) ?? []),
      rating: games >= FEWEST_GAMES ? rating : null,
      ratingChange: isChanged ? newest.rating - before.rating : null,
      last: last
        .slice(0, LAST)
        .map(({ place, seats }) => ({ place, seats }))
        .reverse(),
    };
  };
}

import type Database from 'better-sqlite3';
import type { ResultRow, StoredResults } from '../../tables/stored/store.ts';
import type { Write } from '../writer.ts';
import type { Counting } from './counting.ts';
import { MEMBER_SUMS } from './forgetting.ts';
import { prepareLeaderboard } from './leaderboard.ts';
import { prepareMember } from './member.ts';
import { prepareOutcome } from './outcome.ts';

/** The sums about members, and those about servers. */
const SUMS = [...MEMBER_SUMS, 'game_counts', 'rating_progress'] as const;

/** Counts finished tables, and reads the results. */
export function createResults(database: Database.Database, write: Write, { count, rateLate }: Counting): StoredResults {
  const uncounted = database
    .prepare<[number], string>(
      `SELECT id FROM tables WHERE status = 'finished' AND counted = 0 AND suspended IS NULL AND origin IS NULL
       ORDER BY guild_id, game, ended_at, CAST(id AS INTEGER) LIMIT ?`,
    )
    .pluck();
  const leaderboard = prepareLeaderboard(database);
  const member = prepareMember(database, leaderboard);
  const outcome = prepareOutcome(database);
  const servers = database.prepare<[], string>('SELECT DISTINCT guild_id FROM game_counts ORDER BY guild_id').pluck();
  const all = {
    results: database.prepare<[string], ResultRow>(
      'SELECT * FROM results WHERE guild_id = ? ORDER BY game, ended_at, number, seat, from_seq',
    ),
    // Their primary keys begin with the server, so these are in order.
    ...Object.fromEntries(
      SUMS.map((name) => [name, database.prepare<[string], ResultRow>(`SELECT * FROM ${name} WHERE guild_id = ?`)]),
    ),
  };
  // Emptied rows stay: their ratings, against which others were rated, can't be computed again.
  const resetting = [
    'DELETE FROM results WHERE user_id IS NOT NULL',
    ...SUMS.map((name) => `DELETE FROM ${name}`),
    'UPDATE tables SET counted = 0 WHERE counted = 1',
  ].map((sql) => database.prepare<[]>(sql));

  return {
    leaderboard: async (request) => leaderboard(request),
    member: async ({ guild, game, user, viewer }) => member.stats(guild, game, user, viewer),
    games: async ({ guild, user, viewer }) => member.games(guild, user, viewer),
    outcome: async (table) => outcome(table),
    uncounted: async (limit) => uncounted.all(limit),
    async count(table, ending) {
      write(() => count(table, ending));
    },
    rateLate: async (most) => write(() => rateLate(most)),
    async reset() {
      write(() => {
        for (const statement of resetting) statement.run();
      });
    },
    all: async (guild) =>
      Object.fromEntries(Object.entries(all).map(([name, statement]) => [name, statement.all(guild)])),
    servers: async () => servers.all(),
  };
}

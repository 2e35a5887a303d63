import type Database from 'better-sqlite3';
import type { ResultRow, StoredResults } from '../../tables/store.ts';
import type { Signing } from '../signing.ts';
import type { Write } from '../writer.ts';
import type { Counting } from './counting.ts';
import { prepareLeaderboard } from './leaderboard.ts';
import { prepareMember } from './member.ts';
import { prepareOutcome } from './outcome.ts';

/** The sums about members, and those about servers. The rows of `standings` say where else there are any of a member. */
const MEMBER_SUMS = ['meetings', 'part_points', 'option_counts', 'standings'] as const;
const SUMS = [...MEMBER_SUMS, 'game_counts', 'rating_progress'] as const;

/** Deletes the rows of a member, `:user`, along the primary keys: a scan of all rows would hold up play. */
const PLAYED = '(SELECT DISTINCT guild_id, game FROM standings WHERE user_id = :user)';
const DELETING = [
  `DELETE FROM meetings WHERE (guild_id, game, user_id, other_id) IN
     (SELECT own.guild_id, own.game, own.other_id, own.user_id FROM meetings AS own
      WHERE (own.guild_id, own.game) IN ${PLAYED} AND own.user_id = :user)`,
  ...MEMBER_SUMS.map((name) => `DELETE FROM ${name} WHERE (guild_id, game) IN ${PLAYED} AND user_id = :user`),
];

/** Counts finished tables, and reads the results. */
export function createResults(
  database: Database.Database,
  write: Write,
  signing: Signing,
  { count, rateLate }: Counting,
): StoredResults {
  const uncounted = database
    .prepare<[number], string>(
      `SELECT id FROM tables WHERE status = 'finished' AND counted = 0 AND suspended IS NULL
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
  const tablesOf = database
    .prepare<[string], string>('SELECT DISTINCT table_id FROM results WHERE user_id = ?')
    .pluck();
  const emptying = [
    'UPDATE seats SET user_id = NULL WHERE user_id = :user AND table_id = :table',
    'UPDATE holders SET user_id = NULL WHERE user_id = :user AND table_id = :table',
  ].map((sql) => database.prepare<[{ readonly user: string; readonly table: string }]>(sql));
  const erasing = ['UPDATE results SET user_id = NULL WHERE user_id = :user', ...DELETING].map((sql) =>
    database.prepare<[{ readonly user: string }]>(sql),
  );
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
    async erase(user) {
      write(() => {
        for (const table of tablesOf.all(user))
          signing.whole(table, () => {
            for (const statement of emptying) statement.run({ user, table });
          });
        for (const statement of erasing) statement.run({ user });
      });
    },
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

import type Database from 'better-sqlite3';

/** In `meetings`, the id of all opponents together whose data was erased. */
export const ERASED = '';

/** The sums about members. The rows of `standings` say where else there are any of a member. */
export const MEMBER_SUMS = ['meetings', 'part_points', 'option_counts', 'standings'] as const;

/** The games in which there are sums of a member, `:user`. Along the primary keys: a scan of all rows would hold up play. */
const PLAYED = '(SELECT DISTINCT guild_id, game FROM standings WHERE user_id = :user)';

/** Deletes a member's sums; those of others stay true. Call it inside a commit. */
export function prepareForgetting(database: Database.Database): (user: string) => void {
  const statements = [
    `INSERT INTO meetings (guild_id, game, user_id, other_id, games, ahead, behind)
     SELECT guild_id, game, other_id, '${ERASED}', games, behind, ahead FROM meetings
     WHERE (guild_id, game) IN ${PLAYED} AND user_id = :user AND other_id <> '${ERASED}'
     ON CONFLICT DO UPDATE SET
       games = games + excluded.games, ahead = ahead + excluded.ahead, behind = behind + excluded.behind`,
    `DELETE FROM meetings WHERE (guild_id, game, user_id, other_id) IN
       (SELECT own.guild_id, own.game, own.other_id, own.user_id FROM meetings AS own
        WHERE (own.guild_id, own.game) IN ${PLAYED} AND own.user_id = :user)`,
    ...MEMBER_SUMS.map((name) => `DELETE FROM ${name} WHERE (guild_id, game) IN ${PLAYED} AND user_id = :user`),
  ].map((sql) => database.prepare<[{ readonly user: string }]>(sql));
  return (user) => {
    for (const statement of statements) statement.run({ user });
  };
}

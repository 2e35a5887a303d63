import type Database from 'better-sqlite3';
import type { Guilds } from '../tables/stored/store.ts';
import { type Column, columnsNamed } from './columns.ts';
import type { Write } from './writer.ts';

export function createGuilds(database: Database.Database, write: Write): Guilds {
  const atPlay = database
    .prepare<[], string>("SELECT DISTINCT guild_id FROM tables WHERE status IN ('lobby', 'running') ORDER BY guild_id")
    .pluck();
  const note = database.prepare('INSERT INTO left_guilds (guild_id, left_at) VALUES (?, ?) ON CONFLICT DO NOTHING');
  const forget = database.prepare('DELETE FROM left_guilds WHERE guild_id = ?');
  const leftAt = database.prepare<[string], number>('SELECT left_at FROM left_guilds WHERE guild_id = ?').pluck();
  const giveGrace = database.prepare(
    "UPDATE tables SET grace_until = max(grace_until, ?) WHERE guild_id = ? AND status = 'running'",
  );
  const left = database
    .prepare<[number], string>('SELECT guild_id FROM left_guilds WHERE left_at < ? ORDER BY left_at LIMIT 1')
    .pluck();
  const someOf = database.prepare<[string, number], string>('SELECT id FROM tables WHERE guild_id = ? LIMIT ?').pluck();
  // The trigger on `moves` allows it to these tables alone.
  const allow = database.prepare('INSERT INTO deletions (id) VALUES (?)');
  const forbid = database.prepare('DELETE FROM deletions WHERE id = ?');
  const ofTable = [...columnsNamed(database, 'table_id'), { table: 'tables', column: 'id' }].map(erasing(database));
  const ofGuild = columnsNamed(database, 'guild_id').map(erasing(database));
  const counts = database.prepare<[string], { readonly all: number; readonly live: number }>(
    `SELECT count(*) AS "all", count(*) FILTER (WHERE status IN ('lobby', 'running')) AS live
     FROM tables WHERE guild_id = ?`,
  );
  const hasNews = database
    .prepare<[string], number>(
      'SELECT EXISTS (SELECT 1 FROM outbox JOIN tables ON tables.id = outbox.table_id WHERE guild_id = ?)',
    )
    .pluck();

  return {
    atPlay: async () => atPlay.all(),
    async noteLeft(guild, at) {
      write(() => (at === null ? forget.run(guild) : note.run(guild, at)));
    },
    leftAt: async (guild) => leftAt.get(guild) ?? null,
    async giveGrace(guild, until) {
      write(() => giveGrace.run(until, guild));
    },
    countTables: async (guild) => counts.get(guild) ?? { all: 0, live: 0 },
    hasNews: async (guild) => hasNews.get(guild) === 1,
    leftBefore: async (time) => left.get(time) ?? null,
    async purge(guild, limit) {
      return write(() => {
        const tables = someOf.all(guild, limit);
        for (const table of tables) {
          allow.run(table);
          for (const erase of ofTable) erase.run(table);
          forbid.run(table);
        }
        // The server's own rows are deleted together with its last tables.
        if (tables.length < limit) for (const erase of ofGuild) erase.run(guild);
        return tables.length;
      });
    },
  };
}

const erasing =
  (database: Database.Database) =>
  ({ table, column }: Column) =>
    database.prepare<[string]>(`DELETE FROM ${table} WHERE ${column} = ?`);

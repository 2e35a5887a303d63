import type Database from 'better-sqlite3';
import type { Guilds } from '../tables/store.ts';
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
  const ofTable = [...holding(database, 'table_id'), { name: 'tables', column: 'id' }].map(erasing(database));
  const ofGuild = holding(database, 'guild_id').map(erasing(database));

  return {
    atPlay: async () => atPlay.all(),
    async noteLeft(guild, at) {
      write(() => (at === null ? forget.run(guild) : note.run(guild, at)));
    },
    leftAt: async (guild) => leftAt.get(guild) ?? null,
    async giveGrace(guild, until) {
      write(() => giveGrace.run(until, guild));
    },
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

interface Holder {
  readonly name: string;
  readonly column: string;
}

/** All tables of the schema with this column, including those added by later migrations. */
const holding = (database: Database.Database, column: string): readonly Holder[] =>
  database
    .prepare<[string], Holder>(
      `SELECT kept.name, held.name AS "column" FROM sqlite_schema AS kept JOIN pragma_table_info(kept.name) AS held
       WHERE kept.type = 'table' AND held.name = ?`,
    )
    .all(column);

const erasing =
  (database: Database.Database) =>
  ({ name, column }: Holder) =>
    database.prepare<[string]>(`DELETE FROM ${name} WHERE ${column} = ?`);

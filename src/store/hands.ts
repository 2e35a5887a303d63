import type Database from 'better-sqlite3';
import type { Hands } from '../tables/stored/store.ts';
import type { StoredHand, StoredMember } from '../tables/stored/stored.ts';
import type { Signing } from './signing.ts';
import type { Write } from './writer.ts';

/** Direct messages with hands, and which members want them. */
export function createHands(database: Database.Database, write: Write, signing: Signing): Hands {
  const member = database.prepare<[string, string], StoredMember>(
    'SELECT hands, locale FROM members WHERE user_id = ? AND guild_id = ?',
  );
  const saveMember = database.prepare(
    'INSERT OR REPLACE INTO members (user_id, guild_id, hands, locale) VALUES (?, ?, ?, ?)',
  );
  const othersThan = database
    .prepare<[string, string], string>(
      'SELECT guild_id FROM members WHERE user_id = ? AND locale <> ? ORDER BY guild_id',
    )
    .pluck();
  const setLocale = database.prepare('UPDATE members SET locale = ? WHERE user_id = ?');
  const ofTable = database.prepare<[string], StoredHand>(
    `SELECT user_id AS user, channel_id AS channel, message_id AS message, seq, generation, posted_at AS postedAt, digest
     FROM hands WHERE table_id = ? ORDER BY user_id`,
  );
  const tablesOf = database
    .prepare<[string], string>('SELECT table_id FROM hands WHERE user_id = ? ORDER BY table_id')
    .pluck();
  const save = database.prepare(
    `INSERT OR REPLACE INTO hands (table_id, user_id, channel_id, message_id, seq, generation, posted_at, digest)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const drop = database.prepare('DELETE FROM hands WHERE table_id = ? AND user_id = ?');

  const directChannel = database
    .prepare<[string], string>('SELECT channel_id FROM direct_channels WHERE user_id = ?')
    .pluck();
  const newestChannels = database
    .prepare<[number], string>(
      // Ids grow with time, and so does their length.
      'SELECT channel_id FROM direct_channels ORDER BY length(channel_id) DESC, channel_id DESC LIMIT ?',
    )
    .pluck();
  const saveChannel = database.prepare('INSERT OR REPLACE INTO direct_channels (user_id, channel_id) VALUES (?, ?)');
  const forgetChannel = database.prepare('DELETE FROM direct_channels WHERE user_id = ?');

  return {
    async member(user, guild) {
      return member.get(user, guild) ?? null;
    },
    async saveMember(user, guild, { hands, locale }) {
      write(() => saveMember.run(user, guild, hands, locale));
    },
    async setLocale(user, locale) {
      // Called for nearly every press, and hardly ever changes anything.
      const changed = othersThan.all(user, locale);
      if (changed.length > 0) write(() => setLocale.run(locale, user));
      return changed;
    },
    async directChannel(user) {
      return directChannel.get(user) ?? null;
    },
    async newestDirectChannels(most) {
      return newestChannels.all(most);
    },
    async saveDirectChannel(user, channel) {
      write(() => (channel === null ? forgetChannel.run(user) : saveChannel.run(user, channel)));
    },
    async ofTable(table) {
      return ofTable.all(table);
    },
    async tablesOf(user) {
      return tablesOf.all(user);
    },
    async save(table, { user, channel, message, seq, generation, postedAt, digest }) {
      write(() =>
        signing.beside(table, () => save.run(table, user, channel, message, seq, generation, postedAt, digest)),
      );
    },
    async drop(table, user) {
      write(() => signing.beside(table, () => drop.run(table, user)));
    },
  };
}

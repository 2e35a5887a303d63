import type Database from 'better-sqlite3';
import type { Sealer } from '../tables/fair/seal.ts';
import type { Store } from '../tables/stored/store.ts';
import type { GuildSettings, StoredFormer } from '../tables/stored/stored.ts';
import { prepareAppend } from './append.ts';
import { readEpochs } from './epochs.ts';
import { createErasures, type ErasureBook } from './erasures.ts';
import { createGuard } from './guard.ts';
import { createGuilds } from './guilds.ts';
import { createHands } from './hands.ts';
import { createOutbox, prepareNews, prepareRemoval } from './outbox.ts';
import { createPersonal } from './personal.ts';
import { createPersonalData } from './personalData.ts';
import { prepareReading } from './read.ts';
import { prepareCounting } from './results/counting.ts';
import { createResults } from './results/results.ts';
import { prepareSigning } from './signing.ts';
import { createTimekeeping } from './timekeeping.ts';
import type { Write } from './writer.ts';

/** A row of `guild_settings` as SQLite returns it. */
interface GuildColumns extends Omit<GuildSettings, 'keepsPictures'> {
  readonly keepsPictures: number;
}

/** For stores in which nobody asks for an erasure, such as copies. */
const NO_BOOK: ErasureBook = {
  digestOf() {
    throw new Error('this store has no key for the ids of those whose data is erased');
  },
  note() {},
};

/** The store of an open, migrated database; `sealer` unseals the keys of the tables' hashes. */
export function createSqliteStore(
  database: Database.Database,
  write: Write,
  sealer: Sealer,
  guard = createGuard(),
  book = NO_BOOK,
): Store {
  const counting = prepareCounting(database);
  const reading = prepareReading(database, guard);
  const signing = prepareSigning(database, reading, sealer);
  const append = prepareAppend(database, write, signing, counting.count);
  const count = database
    .prepare<[], number>("UPDATE counters SET value = value + 1 WHERE name = 'table' RETURNING value")
    .pluck();
  const suspend = database.prepare('UPDATE tables SET suspended = ? WHERE id = ?');
  const setThread = database.prepare(
    'UPDATE tables SET thread_id = ? WHERE id = ? AND channel_id = coalesce(?, channel_id)',
  );
  const setPlace = database.prepare('UPDATE tables SET channel_id = ?, thread_id = ? WHERE id = ?');
  const addNews = prepareNews(database);
  const removeNews = prepareRemoval(database);
  const saveMessage = database.prepare(
    `INSERT OR REPLACE INTO messages (table_id, kind, channel_id, message_id, seq, generation, posted_at, turn_seq)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const dropMessage = database.prepare('DELETE FROM messages WHERE table_id = ? AND kind = ?');
  const saveCall = database.prepare(
    `INSERT OR REPLACE INTO calls (table_id, channel_id, message_id, seq, posted_at, seats) VALUES (?, ?, ?, ?, ?, ?)`,
  );
  const keepTime = database.prepare(
    'UPDATE tables SET due_at = ?, reminded_at = ?, grace_until = ? WHERE id = ? AND head_seq = ?',
  );
  const clearReminders = database.prepare('DELETE FROM reminders WHERE table_id = ?');
  const addReminder = database.prepare(
    'INSERT INTO reminders (table_id, channel_id, message_id, seat, since) VALUES (?, ?, ?, ?, ?)',
  );
  const dropCall = database.prepare('DELETE FROM calls WHERE table_id = ?');
  const saveFormer = database.prepare(
    'INSERT OR REPLACE INTO former_boards (table_id, message_id, channel_id, from_seq, to_seq) VALUES (?, ?, ?, ?, ?)',
  );
  const formerBoards = database.prepare<[string], StoredFormer>(
    `SELECT channel_id AS channel, message_id AS message, from_seq AS "from", to_seq AS "to"
     FROM former_boards WHERE table_id = ? ORDER BY to_seq, message_id`,
  );
  const guildSettings = database.prepare<[string], GuildColumns>(
    'SELECT locale, keeps_pictures AS keepsPictures, clock FROM guild_settings WHERE guild_id = ?',
  );
  const saveSettings = database.prepare(
    'INSERT OR REPLACE INTO guild_settings (guild_id, locale, keeps_pictures, clock) VALUES (?, ?, ?, ?)',
  );
  const liveTables = database
    .prepare<[string], string>("SELECT id FROM tables WHERE guild_id = ? AND status IN ('lobby', 'running')")
    .pluck();
  const setLocale = database.prepare('UPDATE tables SET locale = ? WHERE id = ?');
  const saveDraft = database.prepare(
    `INSERT INTO drafts (table_id, seat, step, data) VALUES (?, ?, ?, ?)
     ON CONFLICT (table_id, seat) DO UPDATE SET step = excluded.step, data = excluded.data WHERE excluded.step > step`,
  );
  const dropDraft = database.prepare('DELETE FROM drafts WHERE table_id = ? AND seat = ?');
  const savePlan = database.prepare('INSERT OR REPLACE INTO plans (table_id, seat, data) VALUES (?, ?, ?)');
  const dropPlan = database.prepare('DELETE FROM plans WHERE table_id = ? AND seat = ?');

  return {
    async newTableId() {
      const id = write(() => count.get());
      if (id === undefined) throw new Error('the table counter is missing');
      return String(id);
    },
    append: async (change) => append(change),
    seen: async (interaction) => reading.seen(interaction),

    position: async (table) => reading.position(table),
    head: async (table) => reading.head(table),
    tables: async (filter, which, limit) => reading.tables(filter, which, limit),
    isSeated: async (table, user) => reading.isSeated(table, user),
    rows: async (table) => reading.rows(table),
    secrets: async (table) => reading.secrets(table),
    count: async (of) => reading.count(of),
    idleLobbies: async (since, limit) => reading.idleLobbies(since, limit),
    lastPlayed: async (since, limit) => reading.lastPlayed(since, limit),
    endedThreads: async (after, until) => reading.endedThreads(after, until),
    quietBoards: async (postedBefore, changedSince, limit) => reading.quietBoards(postedBefore, changedSince, limit),
    unattended: async () => reading.unattended(),
    due: async (now, limit) => reading.due(now, limit),
    holders: async (table) => reading.holders(table),
    waitingFor: async (user, limit) => reading.waitingFor(user, limit),
    tableIds: async (after, limit) => reading.tableIds(after, limit),

    async sign(table) {
      write(() => signing.old(table));
    },
    async suspend(table, reason, told) {
      write(() => {
        suspend.run(reason, table);
        if (told !== undefined) addNews(table, told.news, told.at);
      });
    },
    async setThread(table, thread, channel) {
      write(() => signing.beside(table, () => setThread.run(thread, table, channel ?? null)));
    },
    async relocate(table, { channel, thread }, news, at) {
      write(() => {
        signing.beside(table, () => setPlace.run(channel, thread, table));
        addNews(table, news, at);
      });
    },
    async keepTime(table, seq, { dueAt, remindedAt, graceUntil }, news, at) {
      write(() => {
        if (keepTime.run(dueAt, remindedAt, graceUntil, table, seq).changes === 1) addNews(table, news, at);
      });
    },
    async saveReminders(table, reminders) {
      write(() =>
        signing.beside(table, () => {
          clearReminders.run(table);
          for (const one of reminders) addReminder.run(table, one.channel, one.message, one.seat, one.since);
        }),
      );
    },
    async dropMessage(table, kind) {
      write(() => signing.beside(table, () => dropMessage.run(table, kind)));
    },
    async enqueue(table, news, at) {
      write(() => addNews(table, news, at));
    },
    async saveMessage(table, { kind, channel, message, seq, generation, postedAt, turnSeq }, outbox, former = []) {
      write(() => {
        signing.beside(table, () => saveMessage.run(table, kind, channel, message, seq, generation, postedAt, turnSeq));
        for (const old of former) saveFormer.run(table, old.message, old.channel, old.from, old.to);
        if (outbox === undefined) return;
        removeNews(outbox.delivered);
        addNews(table, outbox.news, outbox.at);
      });
    },

    async saveCall(table, call, delivered) {
      write(() => {
        signing.beside(table, () => {
          if (call === null) return dropCall.run(table);
          const { channel, message, seq, postedAt, seats } = call;
          return saveCall.run(table, channel, message, seq, postedAt, JSON.stringify(seats));
        });
        removeNews(delivered);
      });
    },
    formerBoards: async (table) => formerBoards.all(table),

    async guildSettings(guild) {
      const chosen = guildSettings.get(guild);
      const { locale = null, clock = 'none' } = chosen ?? {};
      return { locale, keepsPictures: chosen?.keepsPictures === 1, clock };
    },
    async saveGuildSettings(guild, { locale, keepsPictures, clock }, spoken) {
      write(() => {
        saveSettings.run(guild, locale, keepsPictures ? 1 : 0, clock);
        for (const table of liveTables.all(guild)) signing.beside(table, () => setLocale.run(spoken, table));
      });
    },

    ...createPersonal(database, write),

    draft: async (table, seat) => reading.draft(table, seat),
    async saveDraft(table, seat, draft) {
      if (draft === null) {
        write(() => dropDraft.run(table, seat));
        return true;
      }
      return write(() => saveDraft.run(table, seat, draft.step, draft.data).changes === 1);
    },
    async savePlan(table, seat, data) {
      write(() =>
        signing.beside(table, () => (data === null ? dropPlan.run(table, seat) : savePlan.run(table, seat, data))),
      );
    },

    epochs: readEpochs(database),
    outbox: createOutbox(database, write),
    hands: createHands(database, write, signing),
    guilds: createGuilds(database, write),
    timekeeping: createTimekeeping(database, write),
    results: createResults(database, write, counting),
    personalData: createPersonalData(database, write, signing),
    erasures: createErasures(database, write, book),
    async close() {
      database.close();
    },
  };
}

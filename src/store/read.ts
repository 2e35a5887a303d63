import type Database from 'better-sqlite3';
import { parseJson } from '../tables/fair/encoding.ts';
import type { BesideFacts } from '../tables/fair/signing.ts';
import type { ClockName } from '../tables/stored/clock.ts';
import {
  type EndedThread,
  type QuietBoard,
  type TableCounts,
  type TableFilter,
  Unreadable,
} from '../tables/stored/store.ts';
import type {
  SecretKind,
  StoredCall,
  StoredDraft,
  StoredHand,
  StoredHolder,
  StoredMessage,
  StoredPlan,
  StoredPosition,
  StoredReminder,
  StoredRow,
  StoredSeat,
  StoredState,
  StoredStatus,
  StoredTable,
  StoredVote,
  Suspension,
} from '../tables/stored/stored.ts';
import type { Guard } from './guard.ts';

/**
 * The queries of the store, documented in tables/stored/store.ts. Values of a closed set, such as a status, are trusted: the
 * schema (migrations/) checks them when they are written.
 */
interface Reading {
  seen(interaction: string): boolean;
  position(table: string): StoredPosition | null;
  head(table: string): StoredTable | null;
  /** What is kept beside a table's record. */
  beside(table: string): BesideFacts | null;
  tables(filter: TableFilter, which: 'live' | 'ended', limit: number): readonly StoredTable[];
  isSeated(table: string, user: string): boolean;
  rows(table: string): readonly StoredRow[];
  secrets(table: string): Readonly<Partial<Record<SecretKind, Uint8Array>>>;
  count(of: { readonly user: string; readonly channel: string; readonly guild: string }): TableCounts;
  idleLobbies(since: number, limit: number): readonly string[];
  quietBoards(postedBefore: number, changedSince: number, limit: number): readonly QuietBoard[];
  lastPlayed(since: number, limit: number): readonly string[];
  endedThreads(after: number, until: number): readonly EndedThread[];
  unattended(): readonly string[];
  due(now: number, limit: number): readonly string[];
  holders(table: string): readonly StoredHolder[];
  waitingFor(user: string, limit: number): readonly StoredTable[];
  tableIds(after: string | null, limit: number): readonly string[];
  draft(table: string, seat: number): StoredDraft | null;
}

/** A row of `tables` as SQLite returns it: no booleans, the options as JSON. */
interface TableColumns {
  readonly id: string;
  readonly guild: string;
  readonly channel: string;
  readonly thread: string | null;
  readonly game: string;
  readonly options: string;
  readonly locale: string;
  readonly rematchOf: string | null;
  readonly origin: string | null;
  readonly isPrivate: number;
  readonly status: StoredStatus;
  readonly suspended: Suspension | null;
  readonly seq: number;
  readonly openedAt: number;
  readonly changedAt: number;
  readonly startedAt: number | null;
  readonly endedAt: number | null;
  readonly result: string | null;
  readonly clock: ClockName;
  readonly vote: string | null;
  readonly remindedAt: number;
  readonly graceUntil: number;
}

interface SeatColumns extends Omit<StoredSeat, 'host' | 'awaited'> {
  readonly host: number;
  readonly awaited: number;
}

const TABLE_COLUMNS = `
  id, guild_id AS guild, channel_id AS channel, thread_id AS thread, game, options, locale,
  rematch_of AS rematchOf, origin, private AS isPrivate, status, suspended, head_seq AS seq, opened_at AS openedAt, changed_at AS changedAt, started_at AS startedAt, ended_at AS endedAt, result,
  clock, vote, reminded_at AS remindedAt, grace_until AS graceUntil`;

const STATUSES_OF = { live: "('lobby', 'running')", ended: "('finished', 'cancelled')" } as const;

/** Ids are increasing numbers stored as text, so a longer one is newer. */
const NEWEST_FIRST = 'ORDER BY length(id) DESC, id DESC LIMIT ?';

/** Everything throws `Unreadable` where the file is damaged, except for lists, which leave out what can't be read. */
export function prepareReading(database: Database.Database, guard: Guard): Reading {
  const seen = database.prepare<[string], number>('SELECT 1 FROM inbox WHERE interaction_id = ?').pluck();
  const table = database.prepare<[string], TableColumns>(`SELECT ${TABLE_COLUMNS} FROM tables WHERE id = ?`);
  const seats = database.prepare<[string], SeatColumns>(
    `SELECT seat, user_id AS user, host, awaited, offer_seq AS offer, offered_at AS since, holder, held_from AS heldFrom,
       free_until AS freeUntil, awaited_at AS awaitedSince, reserve_used AS reserveUsed, extended,
       join_interaction AS joinInteraction, CASE word_erased WHEN 0 THEN word END AS word
     FROM seats WHERE table_id = ? ORDER BY seat`,
  );
  const invited = database
    .prepare<[string], string>('SELECT user_id FROM invitations WHERE table_id = ? ORDER BY user_id')
    .pluck();
  const messages = database.prepare<[string], StoredMessage>(
    `SELECT kind, channel_id AS channel, message_id AS message, seq, generation, posted_at AS postedAt,
       turn_seq AS turnSeq
     FROM messages WHERE table_id = ? ORDER BY kind`,
  );
  const reminders = database.prepare<[string], StoredReminder>(
    `SELECT channel_id AS channel, message_id AS message, seat, since FROM reminders WHERE table_id = ?
     ORDER BY seat, message_id`,
  );
  const call = database.prepare<[string], Omit<StoredCall, 'seats'> & { readonly seats: string }>(
    `SELECT channel_id AS channel, message_id AS message, seq, posted_at AS postedAt, seats
     FROM calls WHERE table_id = ?`,
  );
  const callOf = (id: string): StoredCall | null => {
    const columns = call.get(id);
    return columns ? { ...columns, seats: readSeats(columns.seats) } : null;
  };
  const state = database.prepare<[string], StoredState>(
    'SELECT version, state AS text, mac, recent FROM states WHERE table_id = ?',
  );
  const seated = database.prepare<[string, string], number>('SELECT 1 FROM seats WHERE table_id = ? AND user_id = ?');
  const rows = database.prepare<[string], Omit<StoredRow, 'isSequel'> & { readonly isSequel: number }>(
    `SELECT seq, actor, seat, kind, payload, rules_version AS rulesVersion, revealed, sequel AS isSequel, created_at AS at, hash
     FROM moves WHERE table_id = ? ORDER BY seq`,
  );
  const secrets = database.prepare<[string], { readonly kind: SecretKind; readonly sealed: Buffer }>(
    'SELECT kind, sealed FROM secrets WHERE table_id = ?',
  );
  const unattended = database
    .prepare<[], string>(
      `SELECT id FROM tables WHERE suspended IS NOT NULL
       UNION
       SELECT id FROM tables JOIN seats ON table_id = id WHERE status = 'running' AND holder = 'bot' AND awaited = 1`,
    )
    .pluck();
  const due = database
    .prepare<[number, number], string>(
      `SELECT id FROM tables WHERE due_at <= ? AND suspended IS NULL
         AND NOT EXISTS (SELECT 1 FROM left_guilds WHERE left_guilds.guild_id = tables.guild_id)
       ORDER BY due_at, changed_at LIMIT ?`,
    )
    .pluck();
  const holders = database.prepare<[string], StoredHolder>(
    `SELECT seat, user_id AS user, from_seq AS "from", to_seq AS "to" FROM holders WHERE table_id = ?
     ORDER BY from_seq, seat`,
  );
  const waitingFor = database
    .prepare<[string, number], string>(
      `SELECT id FROM tables JOIN seats ON table_id = id
       WHERE user_id = ? AND awaited = 1 AND holder = 'member' AND status = 'running' AND suspended IS NULL
       ORDER BY awaited_at LIMIT ?`,
    )
    .pluck();
  // Oldest first; NEWEST_FIRST explains the sorting by length.
  const ids = database
    .prepare<[string, string, number], string>(
      'SELECT id FROM tables WHERE (length(id), id) > (length(?), ?) ORDER BY length(id), id LIMIT ?',
    )
    .pluck();
  const draft = database.prepare<[string, number], StoredDraft>(
    'SELECT step, data FROM drafts WHERE table_id = ? AND seat = ?',
  );

  const plans = database.prepare<[string], StoredPlan>('SELECT seat, data FROM plans WHERE table_id = ? ORDER BY seat');
  const hands = database.prepare<[string], StoredHand>(
    `SELECT user_id AS user, channel_id AS channel, message_id AS message, seq, generation, posted_at AS postedAt, digest
     FROM hands WHERE table_id = ? ORDER BY user_id`,
  );
  const chain = database
    .prepare<[string], Buffer>("SELECT sealed FROM secrets WHERE table_id = ? AND kind = 'chain'")
    .pluck();
  const macs = database.prepare<[string], StoredPosition['macs']>(
    'SELECT record_mac AS record, beside_mac AS beside FROM tables WHERE id = ?',
  );

  const countOfUser = `SELECT count(*) FROM seats JOIN tables ON id = table_id
    WHERE status IN ${STATUSES_OF.live} AND user_id = :user`;
  const countOfTables = `SELECT count(*) FROM tables WHERE status IN ${STATUSES_OF.live}`;
  const counts = database.prepare<Readonly<Record<'user' | 'channel' | 'guild', string>>, TableCounts>(
    `SELECT (${countOfUser} AND host = 1) AS hosted, (${countOfUser} AND holder = 'member') AS seated,
       (${countOfTables} AND (channel_id = :channel OR thread_id = :channel)) AS inChannel,
       (${countOfTables} AND guild_id = :guild) AS inGuild`,
  );
  const idleLobbies = database
    .prepare<[number, number], string>(
      `SELECT id FROM tables WHERE status = 'lobby' AND suspended IS NULL AND changed_at < ?
       ORDER BY length(id), id LIMIT ?`,
    )
    .pluck();

  const quietBoards = database.prepare<[number, number, number], QuietBoard>(
    `SELECT id AS "table", message_id AS message FROM tables JOIN messages ON table_id = id AND kind = 'board'
     WHERE status = 'running' AND suspended IS NULL AND thread_id = messages.channel_id
       AND posted_at < ? AND changed_at >= ?
     ORDER BY posted_at LIMIT ?`,
  );

  const lastPlayed = database
    .prepare<[number, number], string>(
      `SELECT id FROM tables WHERE status = 'running' AND suspended IS NULL AND changed_at >= ?
       ORDER BY changed_at DESC LIMIT ?`,
    )
    .pluck();

  const endedThreads = database.prepare<[number, number], EndedThread>(
    `SELECT guild_id AS guild, thread_id AS thread FROM tables AS ended
     WHERE thread_id IS NOT NULL AND status IN ${STATUSES_OF.ended} AND ended_at > ? AND ended_at <= ?
       AND NOT EXISTS (
         SELECT 1 FROM tables WHERE status IN ${STATUSES_OF.live}
           AND (channel_id = ended.thread_id OR thread_id = ended.thread_id)
       )`,
  );

  const lists = {
    live: prepareLists(database, 'live'),
    ended: prepareLists(database, 'ended'),
  } as const;

  const tableOf = (columns: TableColumns): StoredTable => ({
    ...columns,
    isPrivate: columns.isPrivate === 1,
    invited: invited.all(columns.id),
    options: readOptions(columns.options),
    seats: seats.all(columns.id).map((seat) => ({
      ...seat,
      host: seat.host === 1,
      awaited: seat.awaited === 1,
    })),
    vote: columns.vote === null ? null : readVote(columns.vote),
    reminders: reminders.all(columns.id),
    messages: messages.all(columns.id),
    call: callOf(columns.id),
  });

  /** A transaction, so that all its queries see the same commit. */
  const position = database.transaction((id: string): StoredPosition | null => {
    const columns = table.get(id);
    if (columns === undefined) return null;
    return {
      ...{ ...tableOf(columns), state: state.get(id) ?? null, plans: plans.all(id) },
      ...{ hands: hands.all(id), holders: holders.all(id), chain: chain.get(id) ?? null },
      macs: macs.get(id) ?? { record: null, beside: null },
    };
  });

  /** A transaction, like `position`. */
  const head = database.transaction((id: string): StoredTable | null => {
    const columns = table.get(id);
    return columns ? tableOf(columns) : null;
  });

  /** Null if a part of the file that it needs is damaged. */
  function readableHead(id: string): StoredTable | null {
    try {
      return guard.run(() => head(id));
    } catch (error) {
      if (error instanceof Unreadable) return null;
      throw error;
    }
  }
  const readable = (ids: readonly string[]): readonly StoredTable[] => ids.flatMap((id) => readableHead(id) ?? []);

  function beside(id: string): BesideFacts | null {
    const columns = table.get(id);
    if (columns === undefined) return null;
    const { channel, thread, locale } = columns;
    return {
      ...{ id, channel, thread, locale, messages: messages.all(id), call: callOf(id) },
      ...{ reminders: reminders.all(id), hands: hands.all(id), holders: holders.all(id), plans: plans.all(id) },
    };
  }

  const { run } = guard;
  return {
    seen: (interaction) => run(() => seen.get(interaction) !== undefined),
    position: (id) => run(() => position(id)),
    head: readableHead,
    beside: (id) => run(() => beside(id)),
    tables: (filter, which, limit) =>
      run(() => {
        const { inChannel, ofUser, inGuild } = lists[which];
        if ('channel' in filter) return readable(inChannel.all(filter.channel, filter.channel, limit));
        if ('user' in filter) return readable(ofUser.all(filter.guild, filter.user, limit));
        return readable(inGuild.all(filter.guild, limit));
      }),
    isSeated: (id, user) => run(() => seated.get(id, user) !== undefined),
    rows: (id) => run(() => rows.all(id).map((row) => ({ ...row, isSequel: row.isSequel === 1 }))),
    secrets: (id) => run(() => Object.fromEntries(secrets.all(id).map(({ kind, sealed }) => [kind, sealed]))),
    count: (of) => run(() => counts.get(of) ?? { hosted: 0, seated: 0, inChannel: 0, inGuild: 0 }),
    idleLobbies: (since, limit) => run(() => idleLobbies.all(since, limit)),
    quietBoards: (postedBefore, changedSince, limit) => run(() => quietBoards.all(postedBefore, changedSince, limit)),
    lastPlayed: (since, limit) => run(() => lastPlayed.all(since, limit)),
    endedThreads: (after, until) => run(() => endedThreads.all(after, until)),
    due: (now, limit) => run(() => due.all(now, limit)),
    holders: (id) => run(() => holders.all(id)),
    waitingFor: (user, limit) => run(() => readable(waitingFor.all(user, limit))),
    unattended: () => run(() => unattended.all()),
    tableIds: (after, limit) => run(() => ids.all(after ?? '', after ?? '', limit)),
    draft: (id, seat) => run(() => draft.get(id, seat) ?? null),
  };
}

/** Empty if the stored list is damaged, so that the table can still be listed. The audit of its rows detects that. */
const readOptions = (text: string): readonly string[] => readList(text).filter((option) => typeof option === 'string');

/** Likewise. The hash over what is beside the record detects it. */
const readSeats = (text: string): readonly number[] => readList(text).filter((seat) => typeof seat === 'number');

/** Null if the stored vote is no JSON; likewise detected. */
const readVote = (text: string): StoredVote | null => (parseJson(text) as StoredVote | undefined) ?? null; // Written by an append.

function readList(text: string): readonly unknown[] {
  const list = parseJson(text);
  return Array.isArray(list) ? list : [];
}

function prepareLists(database: Database.Database, which: 'live' | 'ended') {
  const select = `SELECT id FROM tables WHERE status IN ${STATUSES_OF[which]}`;
  const ids = <Bound extends unknown[]>(where: string) =>
    database.prepare<Bound, string>(`${select} AND ${where} ${NEWEST_FIRST}`).pluck();
  return {
    inChannel: ids<[string, string, number]>('(channel_id = ? OR thread_id = ?)'),
    inGuild: ids<[string, number]>('guild_id = ?'),
    ofUser: ids<[string, string, number]>('guild_id = ? AND id IN (SELECT table_id FROM seats WHERE user_id = ?)'),
  };
}

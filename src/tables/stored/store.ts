/**
 * What tables need from a store. It stores text, numbers, and bytes and knows nothing about games; a commit is one call
 * of `append`, which succeeds or fails as a whole. Every adapter passes the suite in test/store/conformance.ts.
 */
import type { ClockName } from './clock.ts';
import type { NewOutboxEntry, Outbox, OutboxChange } from './outbox.ts';
import type { Erasures, PersonalData } from './personalData.ts';
import type { Ending, Results } from './results.ts';
import type {
  GuildSettings,
  MessageKind,
  PersonalSettings,
  SecretKind,
  StoredCall,
  StoredDraft,
  StoredFormer,
  StoredHand,
  StoredHolder,
  StoredMember,
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
} from './stored.ts';

/**
 * How much space the store's disk has left: below 'enough' no tables can be opened, and at 'full' no moves can be
 * played.
 */
export const SPACES = ['enough', 'low', 'full'] as const;
export type Space = (typeof SPACES)[number];

/** The disk has no room for a commit. Nothing of it was saved; reading still works. */
export class NoRoom extends Error {
  constructor(cause: unknown) {
    super('the disk has no room for a commit', { cause });
    this.name = 'NoRoom';
  }
}

/** A damaged part of the file is needed, such as the one that holds a table. */
export class Unreadable extends Error {
  constructor(cause: unknown) {
    super('the store cannot read this any more', { cause });
    this.name = 'Unreadable';
  }
}

export interface Opening {
  readonly guild: string;
  readonly channel: string;
  readonly game: string;
  readonly locale: string;
  readonly isPrivate: boolean;
  /** The table that this is a rematch of. Omitted: none. */
  readonly rematchOf?: string;
  /** The id of the table in the record that is imported. Omitted: none is. */
  readonly origin?: string;
  readonly secrets: readonly { readonly kind: SecretKind; readonly sealed: Uint8Array }[];
}

/** A thread whose game is over. */
export interface EndedThread {
  readonly guild: string;
  readonly thread: string;
}

/** One commit: all of it is saved, or nothing. */
export interface Append {
  readonly table: string;
  /** The head row that the change was judged against; 0 for a table that is being opened. */
  readonly expectedSeq: number;
  /** Unique name of what caused the change: Discord's interaction id, or one of our own. */
  readonly interaction: string;
  readonly at: number;
  /** At least one, numbered from `expectedSeq` + 1. */
  readonly rows: readonly StoredRow[];
  /** Non-null only if this commit opens the table. */
  readonly opening: Opening | null;
  readonly status: StoredStatus;
  readonly options: readonly string[];
  readonly clock: ClockName;
  readonly vote: StoredVote | null;
  /** When the clock has something to do next; null: nothing. */
  readonly dueAt: number | null;
  /** Who holds a seat from now on, or has held one until now. */
  readonly holders: readonly StoredHolder[];
  /** All seats after this commit. */
  readonly seats: readonly StoredSeat[];
  /** Everyone who is invited after this commit; null if that hasn't changed. */
  readonly invited: readonly string[] | null;
  readonly startedAt: number | null;
  readonly endedAt: number | null;
  readonly result: string | null;
  /** Non-null only if this commit finishes the game: it is counted in the same commit. */
  readonly ending: Ending | null;
  readonly state: StoredState | null;
  /** The hash over what this commit writes besides rows and state (signing.ts), 32 bytes. */
  readonly mac: Uint8Array;
  /** Seats whose partial move this commit discards. */
  readonly dropDrafts: readonly number[];
  /** All plans after this commit; null if none has changed. */
  readonly plans: readonly StoredPlan[] | null;
  readonly outbox: readonly NewOutboxEntry[];
}

/**
 * 'stale': the head is a different row by now; 'duplicate': this interaction has already been saved. Neither changes
 * anything.
 */
export type Appended = 'appended' | 'stale' | 'duplicate';

/** Which tables to list. */
export type TableFilter =
  /** The channel itself or a thread. */
  { readonly channel: string } | { readonly guild: string } | { readonly guild: string; readonly user: string };

/**
 * How many live tables there are: hosted by a user, with a seat that the user hasn't given up, in a channel, in a
 * server.
 */
export interface TableCounts {
  readonly hosted: number;
  readonly seated: number;
  readonly inChannel: number;
  readonly inGuild: number;
}

/** What happens to a server's tables after the bot has left it. */
export interface Guilds {
  /** Servers with live tables. */
  atPlay(): Promise<readonly string[]>;
  /** Records since when the bot has been out of a server, only the first time; null: it is back. */
  noteLeft(guild: string, at: number | null): Promise<void>;
  /** When the bot left this server; null if it is there. */
  leftAt(guild: string): Promise<number | null>;
  /** Nothing is overdue at a server's tables before this time. */
  giveGrace(guild: string, until: number): Promise<void>;
  /** How many tables are stored of a server: all, and those that are live. */
  countTables(guild: string): Promise<{ readonly all: number; readonly live: number }>;
  /** Whether there is something to post about its tables. */
  hasNews(guild: string): Promise<boolean>;
  /** A server that was left before this time, the one left longest ago; null if there is none. */
  leftBefore(time: number): Promise<string | null>;
  /** Permanently deletes what is stored about a server, at most `limit` tables at once; returns how many. */
  purge(guild: string, limit: number): Promise<number>;
}

/** The board of a table whose thread may soon be archived. */
export interface QuietBoard {
  readonly table: string;
  readonly message: string;
}

/** The epochs of the installation: when a backup is restored, a new one begins. */
export interface Epochs {
  /** The names of all epochs that this database knows of, oldest first. That of the first is empty. */
  readonly names: readonly string[];
  /** The index of the epoch in which a table was opened or, if it had not ended then, restored; null: no such table. */
  ofTable(table: string): Promise<number | null>;
}

/** Direct messages with hands, and who wants them. Not part of any history. */
export interface Hands {
  /** Null for a member about whom nothing is known in this server. */
  member(user: string, guild: string): Promise<StoredMember | null>;
  saveMember(user: string, guild: string, member: StoredMember): Promise<void>;
  /** For a member known in any server; returns the servers in which the language has changed. */
  setLocale(user: string, locale: string): Promise<readonly string[]>;
  /** The bot's direct message channel with a user, in all servers; null if none is known. */
  directChannel(user: string): Promise<string | null>;
  /** Ids of the direct message channels that Discord has made last, newest first. */
  newestDirectChannels(most: number): Promise<readonly string[]>;
  /** Null: it no longer exists. */
  saveDirectChannel(user: string, channel: string | null): Promise<void>;
  ofTable(table: string): Promise<readonly StoredHand[]>;
  /** The tables for which this user has a direct message. */
  tablesOf(user: string): Promise<readonly string[]>;
  /** Replaces this user's previous message at this table. */
  save(table: string, hand: StoredHand): Promise<void>;
  drop(table: string, user: string): Promise<void>;
}

/** Times of a table that its record doesn't contain. */
export interface TableTimes {
  readonly dueAt: number | null;
  readonly remindedAt: number;
  readonly graceUntil: number;
}

/** Times that a store keeps for all tables. */
export const KEPT_TIMES = ['heartbeat', 'floor'] as const;
export type KeptTime = (typeof KEPT_TIMES)[number];

/** The installation's own times, and whom it owes a daily note. */
export interface Timekeeping {
  /** Null if it has never been saved. */
  read(name: KeptTime): Promise<number | null>;
  save(name: KeptTime, at: number): Promise<void>;
  /** Tables that are due after `time`, up to `last`, are due at `time`. */
  bringForward(time: number, last: number): Promise<void>;
  /** Users who want a daily note and are due one, the longest waiting first. */
  dailyDue(now: number, limit: number): Promise<readonly string[]>;
  /** When this user's next daily note is due. */
  saveDaily(user: string, nextAt: number): Promise<void>;
}

/** A row of the results, as it is compared: columns by name. */
export type ResultRow = Readonly<Record<string, string | number | null>>;

/** The results of finished tables. */
export interface StoredResults extends Results {
  /** Intact finished tables that aren't counted yet, in the order in which they are counted; imported ones never are. */
  uncounted(limit: number): Promise<readonly string[]>;
  /** Counts a finished table; null: it is counted as one without results. */
  count(table: string, ending: Ending | null): Promise<void>;
  /** Rates up to `most` games that were counted after a later one; returns how many. */
  rateLate(most: number): Promise<number>;
  /** Forgets everything that counting all finished tables restores. */
  reset(): Promise<void>;
  /** Everything that is counted for a server, for comparing: the rows by what they are called in the schema. */
  all(guild: string): Promise<Readonly<Record<string, readonly ResultRow[]>>>;
  /** Servers with results. */
  servers(): Promise<readonly string[]>;
}

/**
 * Tables are signed (signing.ts): `append` saves the hash that it is given; every other write renews the hash over what
 * it changes beside the record, in the same commit, but only if that held before. What doesn't hold is never signed.
 *
 * Every write throws `NoRoom` if the disk is full; reading and writing a table throw `Unreadable` if that part of the
 * file is damaged.
 */
export interface Store {
  /** An id that no table has had: "1", "2", … Ids can be skipped. */
  newTableId(): Promise<string>;
  /** The only way to change a table. */
  append(change: Append): Promise<Appended>;
  /** Whether this interaction has been saved (within the last 24 hours). */
  seen(interaction: string): Promise<boolean>;

  position(table: string): Promise<StoredPosition | null>;
  /** A table as an entry in a list; null too if that can't be read. */
  head(table: string): Promise<StoredTable | null>;
  /** Live tables (lobby, running, suspended) or ended ones, newest first; without those that can't be read. */
  tables(filter: TableFilter, which: 'live' | 'ended', limit: number): Promise<readonly StoredTable[]>;
  /** Whether a user has a seat at a table, or had it last. */
  isSeated(table: string, user: string): Promise<boolean>;
  /** All rows of a table in order. */
  rows(table: string): Promise<readonly StoredRow[]>;
  secrets(table: string): Promise<Readonly<Partial<Record<SecretKind, Uint8Array>>>>;
  /** The ids of all tables after `after` (null: from the first), oldest first. */
  tableIds(after: string | null, limit: number): Promise<readonly string[]>;
  count(of: { readonly user: string; readonly channel: string; readonly guild: string }): Promise<TableCounts>;
  /** Tables in the lobby that no one has changed since then, oldest first. */
  idleLobbies(since: number, limit: number): Promise<readonly string[]>;
  /**
   * Boards posted before `postedBefore` in the threads of running tables that have changed since `changedSince`, oldest
   * first.
   */
  quietBoards(postedBefore: number, changedSince: number, limit: number): Promise<readonly QuietBoard[]>;
  /** Running tables that have changed since then, most recent first. */
  lastPlayed(since: number, limit: number): Promise<readonly string[]>;
  /**
   * The threads of tables that ended after one time and until another. Not those in which another table is open or being
   * played.
   */
  endedThreads(after: number, until: number): Promise<readonly EndedThread[]>;
  /** Running tables with something due by their clocks, the longest overdue first; not in servers that were left. */
  due(now: number, limit: number): Promise<readonly string[]>;
  /** Who held which seat of a table, in the order of rows. */
  holders(table: string): Promise<readonly StoredHolder[]>;
  /** Running tables whose game waits for this user, in all servers, the longest waiting first. */
  waitingFor(user: string, limit: number): Promise<readonly StoredTable[]>;
  /** Running tables with an active seat that the system plays for, and all suspended tables. */
  unattended(): Promise<readonly string[]>;

  /** Signs a table of an earlier release as it is now. Does nothing if it is signed. */
  sign(table: string): Promise<void>;
  /**
   * Suspends a table with a reason, or restores it (null), with the messages to post. Adds no row: this is about the record,
   * not in it. It isn't signed either: a table that is intact is restored at the next start, any other suspended again.
   */
  suspend(
    table: string,
    reason: Suspension | null,
    told?: { readonly news: readonly NewOutboxEntry[]; readonly at: number },
  ): Promise<void>;
  /**
   * Where a table is shown. It doesn't affect the game, so it isn't part of the history. If `channel` is given, only
   * while the table is in that channel.
   */
  setThread(table: string, thread: string | null, channel?: string): Promise<void>;
  /** Sets the channel and thread in which a table is shown, and adds the messages to post there, in one commit. */
  relocate(
    table: string,
    place: { readonly channel: string; readonly thread: string | null },
    news: readonly NewOutboxEntry[],
    at: number,
  ): Promise<void>;
  /**
   * Notes what the clock has done at a table without adding a row, with the messages to post, in one commit. Changes
   * nothing if the head is another row by now.
   */
  keepTime(table: string, seq: number, times: TableTimes, news: readonly NewOutboxEntry[], at: number): Promise<void>;
  /** Replaces the messages that remind members. */
  saveReminders(table: string, reminders: readonly StoredReminder[]): Promise<void>;
  /** Forgets the message of this kind. */
  dropMessage(table: string, kind: MessageKind): Promise<void>;
  /** Adds outbox entries that weren't caused by a row. */
  enqueue(table: string, news: readonly NewOutboxEntry[], at: number): Promise<void>;
  /** Replaces the previous message of this kind; in the same commit, applies the changes to the outbox. */
  saveMessage(
    table: string,
    message: StoredMessage,
    outbox?: OutboxChange,
    former?: readonly StoredFormer[],
  ): Promise<void>;
  /** Replaces the previous call; null for none. In the same commit, removes the outbox entries that it delivers. */
  saveCall(table: string, call: StoredCall | null, delivered: readonly number[]): Promise<void>;
  /** Board messages of a table that have been replaced, oldest first. */
  formerBoards(table: string): Promise<readonly StoredFormer[]>;

  guildSettings(guild: string): Promise<GuildSettings>;
  /** Saves the settings of a server; from now on its live tables use the language `spoken`. */
  saveGuildSettings(guild: string, settings: GuildSettings, spoken: string): Promise<void>;

  personalSettings(user: string): Promise<PersonalSettings>;
  savePersonalSettings(user: string, settings: PersonalSettings): Promise<void>;

  draft(table: string, seat: number): Promise<StoredDraft | null>;
  /** Null discards it. Returns false and changes nothing if the saved draft isn't at an earlier step. */
  saveDraft(table: string, seat: number, draft: StoredDraft | null): Promise<boolean>;

  /** Saves what a seat has settled in advance; null discards it. It isn't part of the history. */
  savePlan(table: string, seat: number, data: string | null): Promise<void>;

  readonly epochs: Epochs;
  readonly outbox: Outbox;
  readonly hands: Hands;
  readonly guilds: Guilds;
  readonly timekeeping: Timekeeping;
  readonly results: StoredResults;
  readonly personalData: PersonalData;
  readonly erasures: Erasures;
  close(): Promise<void>;
}

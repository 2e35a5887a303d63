/**
 * What tables need of a store. It keeps text, numbers and bytes and knows no game; a commit is one call of `append`,
 * which holds or fails as a whole. Every adapter passes the suite in test/store/conformance.ts.
 */
import type {
  GuildSettings,
  OutboxKind,
  PersonalSettings,
  SecretKind,
  StoredCall,
  StoredDraft,
  StoredFormer,
  StoredHand,
  StoredMember,
  StoredMessage,
  StoredPosition,
  StoredRow,
  StoredSeat,
  StoredState,
  StoredStatus,
  StoredTable,
  Suspension,
} from './stored.ts';

/** How much the disk of the store still takes: below 'enough' no tables are opened, at 'full' nothing is played. */
export const SPACES = ['enough', 'low', 'full'] as const;
export type Space = (typeof SPACES)[number];

/** The disk has no room for a commit. Nothing of it was kept, and reading goes on. */
export class NoRoom extends Error {
  constructor(cause: unknown) {
    super('the disk has no room for a commit', { cause });
    this.name = 'NoRoom';
  }
}

/** The file is damaged where this table lies. */
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
  readonly secrets: readonly { readonly kind: SecretKind; readonly sealed: Uint8Array }[];
}

export interface NewOutboxEntry {
  readonly kind: OutboxKind;
  /** An entry whose key is there already is not added again. */
  readonly dedupeKey: string;
  readonly payload: string;
}

export interface OutboxEntry extends NewOutboxEntry {
  readonly id: number;
  readonly table: string;
  readonly attempts: number;
  readonly nextAt: number;
  readonly createdAt: number;
}

/** Entries that a commit takes away, and those that it adds. */
export interface OutboxChange {
  readonly told: readonly number[];
  readonly news: readonly NewOutboxEntry[];
  readonly at: number;
}

/** One commit: everything in it is kept, or nothing. */
export interface Append {
  readonly table: string;
  /** The head row on which the change was judged; 0 for a table that is being opened. */
  readonly expectedSeq: number;
  /** Unique name of what caused the change: Discord's interaction id, or one of our own. */
  readonly interaction: string;
  readonly at: number;
  /** At least one, numbered from `expectedSeq` + 1. */
  readonly rows: readonly StoredRow[];
  /** Present exactly when the table is opened by this commit. */
  readonly opening: Opening | null;
  readonly status: StoredStatus;
  readonly options: readonly string[];
  /** All seats as they are from now on. */
  readonly seats: readonly StoredSeat[];
  /** All who are invited from now on; null where nobody has come or gone. */
  readonly invited: readonly string[] | null;
  readonly startedAt: number | null;
  readonly endedAt: number | null;
  readonly result: string | null;
  readonly state: StoredState | null;
  /** Seats whose partial move falls with this commit. */
  readonly dropDrafts: readonly number[];
  readonly outbox: readonly NewOutboxEntry[];
}

/** 'stale': the head is another row by now; 'duplicate': this interaction has been kept before. Both change nothing. */
export type Appended = 'appended' | 'stale' | 'duplicate';

/** Which tables to list. */
export type TableFilter =
  /** The channel itself or a thread. */
  { readonly channel: string } | { readonly guild: string } | { readonly guild: string; readonly user: string };

/** How many live tables there are: hosted by a person, with a seat that he has not given up, in a channel, in a server. */
export interface TableCounts {
  readonly hosted: number;
  readonly seated: number;
  readonly inChannel: number;
  readonly inGuild: number;
}

/** What becomes of a server's tables when the bot is not in it any more. */
export interface Guilds {
  /** Servers in which tables are live. */
  atPlay(): Promise<readonly string[]>;
  /** Notes since when the bot is not in a server, the first time only; null: it is there again. */
  noteLeft(guild: string, at: number | null): Promise<void>;
  /** A server that was left before then, the one left longest ago; null where there is none. */
  leftBefore(time: number): Promise<string | null>;
  /** Deletes for good what is kept of a server, at most so many tables at once; tells how many. */
  purge(guild: string, limit: number): Promise<number>;
}

/** The board of a table whose thread may soon be put away. */
export interface QuietBoard {
  readonly table: string;
  readonly message: string;
}

/** What waits to be told to Discord. */
export interface Outbox {
  /** Entries whose time has come, oldest first; where there are more than the limit, the newest of them. */
  due(now: number, limit: number): Promise<readonly OutboxEntry[]>;
  /** All entries of a table, also those whose time has not come, oldest first. */
  ofTable(table: string): Promise<readonly OutboxEntry[]>;
  /** Told, or overtaken by something newer. */
  done(ids: readonly number[]): Promise<void>;
  /** Counts an attempt and puts the entry off. */
  retryLater(id: number, nextAt: number): Promise<void>;
  /** The earliest time at which something is due, or null. */
  nextAt(): Promise<number | null>;
}

/** Direct messages with hands, and who wants them. No part of any history. */
export interface Hands {
  /** Null for a member of whom nothing is known in this server. */
  member(user: string, guild: string): Promise<StoredMember | null>;
  saveMember(user: string, guild: string, member: StoredMember): Promise<void>;
  /** Of a member who is known anywhere; tells the servers in which that is another language than before. */
  setLocale(user: string, locale: string): Promise<readonly string[]>;
  ofTable(table: string): Promise<readonly StoredHand[]>;
  /** The tables of which this person has a direct message. */
  tablesOf(user: string): Promise<readonly string[]>;
  /** Takes the place of the former message of this person at this table. */
  save(table: string, hand: StoredHand): Promise<void>;
  drop(table: string, user: string): Promise<void>;
}

/** Whatever writes throws `NoRoom` when the disk is full; what reads one table, `Unreadable` where the file is damaged. */
export interface Store {
  /** An id that no table has had: "1", "2", … Ids may be skipped. */
  newTableId(): Promise<string>;
  /** The only way in which a table changes. */
  append(change: Append): Promise<Appended>;
  /** Whether this interaction has been kept (within the last 24 hours). */
  seen(interaction: string): Promise<boolean>;

  position(table: string): Promise<StoredPosition | null>;
  /** Live tables (lobby, running, suspended) or ended ones, newest first. */
  tables(filter: TableFilter, which: 'live' | 'ended', limit: number): Promise<readonly StoredTable[]>;
  /** All rows of a table in order. */
  rows(table: string): Promise<readonly StoredRow[]>;
  secrets(table: string): Promise<Readonly<Partial<Record<SecretKind, Uint8Array>>>>;
  /** The ids of all tables after `after` (null: from the first), oldest first. */
  tableIds(after: string | null, limit: number): Promise<readonly string[]>;
  count(of: { readonly user: string; readonly channel: string; readonly guild: string }): Promise<TableCounts>;
  /** Tables in the lobby that nobody has changed since then, oldest first. */
  idleLobbies(since: number, limit: number): Promise<readonly string[]>;
  /**
   * Boards posted before `postedBefore` in the threads of running tables that have changed since `changedSince`, oldest
   * first.
   */
  quietBoards(postedBefore: number, changedSince: number, limit: number): Promise<readonly QuietBoard[]>;
  /** Running tables that have changed since then, the one changed last first. */
  lastPlayed(since: number, limit: number): Promise<readonly string[]>;
  /** Running tables where somebody is played by the system and is awaited, and all suspended tables. */
  unattended(): Promise<readonly string[]>;

  /** Sets a table aside with a reason, or takes it back (null). No row: it is about the record, not in it. */
  suspend(table: string, reason: Suspension | null): Promise<void>;
  /**
   * Where a table is shown. Nothing in it decides anything, so it is not part of the history. With `channel` only while
   * the table is in that channel.
   */
  setThread(table: string, thread: string | null, channel?: string): Promise<void>;
  /** The channel and thread in which a table is shown from now on, and what is to be told there, in one commit. */
  relocate(
    table: string,
    place: { readonly channel: string; readonly thread: string | null },
    news: readonly NewOutboxEntry[],
    at: number,
  ): Promise<void>;
  /** Something to be told that no row has caused. */
  tell(table: string, news: readonly NewOutboxEntry[], at: number): Promise<void>;
  /** Takes the place of the former message of this kind; in the same commit, what this changes in the outbox. */
  saveMessage(
    table: string,
    message: StoredMessage,
    outbox?: OutboxChange,
    former?: readonly StoredFormer[],
  ): Promise<void>;
  /** Takes the place of the former call; null for none. In the same commit, the entries of the outbox that it delivers. */
  saveCall(table: string, call: StoredCall | null, told: readonly number[]): Promise<void>;
  /** Board messages of a table that have been replaced, oldest first. */
  formerBoards(table: string): Promise<readonly StoredFormer[]>;

  guildSettings(guild: string): Promise<GuildSettings>;
  /** Keeps the settings of a server; its live tables are told in the language `spoken` from now on. */
  saveGuildSettings(guild: string, settings: GuildSettings, spoken: string): Promise<void>;

  personalSettings(user: string): Promise<PersonalSettings>;
  savePersonalSettings(user: string, settings: PersonalSettings): Promise<void>;

  draft(table: string, seat: number): Promise<StoredDraft | null>;
  /** Null drops it. False, and nothing is changed, when a step is kept already that is not an earlier one. */
  saveDraft(table: string, seat: number, draft: StoredDraft | null): Promise<boolean>;

  readonly outbox: Outbox;
  readonly hands: Hands;
  readonly guilds: Guilds;
  close(): Promise<void>;
}

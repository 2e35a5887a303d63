/** What a store keeps about tables, servers, and people: text, numbers, and bytes, without any knowledge of a game. */
import type { Revealed } from '../../engines/contract.ts';
import type { Answer, ClockName, Consent } from './clock.ts';
import type { Actor, RowKind } from './rowKinds.ts';

export const STATUSES = ['lobby', 'running', 'finished', 'cancelled'] as const;
export type StoredStatus = (typeof STATUSES)[number];

/**
 * Why a table is suspended: its secrets can't be unsealed; a row, the state, anything else of its record (such as a seat
 * or the result), or what is kept beside the record isn't what was written; its part of the file is damaged; its game is
 * unknown here; or its rules, reading it, or drawing it threw.
 */
export const SUSPENSIONS = [
  ...(['secrets', 'rows', 'state', 'record', 'beside', 'file'] as const),
  ...(['game', 'rules', 'reading', 'drawing'] as const),
] as const;
export type Suspension = (typeof SUSPENSIONS)[number];

/**
 * The messages of a table in Discord; there is at most one current message of each kind. `vote` asks what to do about
 * overdue seats or a new clock, `offer` says which seats can be taken over.
 */
export const MESSAGE_KINDS = ['lobby', 'board', 'vote', 'offer'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/**
 * What has to be updated: the lobby message, the start message that precedes the deal, the board message, the direct
 * messages with hands, a former board message that still has its buttons, the message of a vote, the offer of seats,
 * reminders, all messages that name a member whose data was erased, or who is in the thread of a game that has just begun.
 */
export const OUTBOX_KINDS = [
  'lobby',
  'start',
  'board',
  'hand',
  'former',
  'vote',
  'offer',
  'reminder',
  'names',
  'members',
] as const;
export type OutboxKind = (typeof OUTBOX_KINDS)[number];

export const SECRET_KINDS = ['seed', 'chain'] as const;
export type SecretKind = (typeof SECRET_KINDS)[number];

/** One step of a table's history. Rows are only ever added. */
export interface StoredRow {
  /** 1, 2, 3 … within the table, without gaps. */
  readonly seq: number;
  readonly actor: Actor;
  readonly seat: number | null;
  readonly kind: RowKind;
  /** Canonical JSON; contains no users or names. */
  readonly payload: string;
  readonly rulesVersion: number;
  /** What a move revealed; of an `undo`, what was taken back had. Null for other rows, and in rows from before this was stored. */
  readonly revealed: Revealed | null;
  /** A move that was played with the same request as the one in the row before it. They are taken back together. */
  readonly isSequel: boolean;
  /** Unix time in milliseconds, like every time here. */
  readonly at: number;
  /** Keyed hash over the row and the hash before it, 32 bytes. */
  readonly hash: Uint8Array;
}

/**
 * Who holds a seat: a member; the bot, which plays for the member who left; or nobody, so that the game waits until
 * somebody takes the seat over, or the bot does.
 */
export const HOLDERS = ['member', 'bot', 'free'] as const;
export type Holder = (typeof HOLDERS)[number];

export interface StoredSeat {
  readonly seat: number;
  /**
   * Discord's id of the user, or of the last one if no member holds the seat; null if it has been erased. Members, hands,
   * invitations, and holders store such ids too.
   */
  readonly user: string | null;
  readonly host: boolean;
  readonly holder: Holder;
  /** The row with which the user got the seat; 0: before the start, or from before this was stored. */
  readonly heldFrom: number;
  /** How long a free seat waits; null for others. */
  readonly freeUntil: number | null;
  /** Since when the game has been waiting for the seat's present decision. */
  readonly awaitedSince: number;
  /** How much of the clock's reserve the seat has used up, in ms. */
  readonly reserveUsed: number;
  /** How much time votes have added to the present decision, in ms. */
  readonly extended: number;
  readonly awaited: boolean;
  /** The row that last changed what this seat can do. */
  readonly offer: number;
  /** When that was. */
  readonly since: number;
  /** The interaction of joining, which contributes to the shuffle under `dbg-fair-1`; empty for who has joined since. */
  readonly joinInteraction: string;
  /** Contributes to the shuffle; null if erased: then the record keeps its hash. */
  readonly word: string | null;
}

/** A vote among those who still play. Ballots are public. */
export interface Ballot<A extends Answer | Consent> {
  readonly seat: number;
  readonly answer: A;
}

/** What happens with seats whose time is up, or whose members have left the server. */
export interface OverdueVote {
  readonly about: 'overdue';
  /** The row that opened the vote; its buttons name it. */
  readonly row: number;
  readonly seats: readonly number[];
  /** Those of them whose members have left the server, whether or not they are overdue. Omitted: none. */
  readonly gone?: readonly number[];
  /** The seat that had asked to take something back: this vote has taken the place of that one. Omitted: none. */
  readonly lapsedUndo?: number;
  readonly ballots: readonly Ballot<Answer>[];
  readonly endsAt: number;
  /** What happens if nobody votes, or if the vote is tied. */
  readonly fallback: Answer;
}

/** Whether the table gets another clock, which needs everybody's consent. */
export interface ClockVote {
  readonly about: 'clock';
  readonly row: number;
  /** The seat that asked for it. */
  readonly by: number;
  readonly clock: ClockName;
  readonly ballots: readonly Ballot<Consent>[];
  readonly endsAt: number;
}

/** Whether a seat may take back what it has done after row `to`, which needs everybody's consent. */
export interface UndoVote {
  readonly about: 'undo';
  readonly row: number;
  /** The seat that asked for it. */
  readonly by: number;
  /** The last row that is kept. */
  readonly to: number;
  readonly ballots: readonly Ballot<Consent>[];
  readonly endsAt: number;
}

export type StoredVote = OverdueVote | ClockVote | UndoVote;

/** A message that reminds somebody of a decision, to be deleted once it is out of date. */
export interface StoredReminder {
  readonly channel: string;
  readonly message: string;
  /** Whom it reminds. */
  readonly seat: number;
  /** Of the decision: the seat's `awaitedSince`. */
  readonly since: number;
}

/** When a member held a seat: from this row to that one, or to the end (null). */
export interface StoredHolder {
  readonly seat: number;
  /** Null if erased. */
  readonly user: string | null;
  readonly from: number;
  readonly to: number | null;
}

export interface StoredMessage {
  readonly kind: MessageKind;
  readonly channel: string;
  readonly message: string;
  /** The row that the message shows. */
  readonly seq: number;
  /** Incremented when the message has to be posted again for the same row. */
  readonly generation: number;
  readonly postedAt: number;
  /**
   * For a board, the row that began the turn it shows. Null for other messages, and for boards from before this was
   * stored.
   */
  readonly turnSeq: number | null;
}

/** The short message that mentions members within a turn. It is deleted once they have acted. */
export interface StoredCall {
  readonly channel: string;
  readonly message: string;
  /** The row after which it was posted. */
  readonly seq: number;
  readonly postedAt: number;
  readonly seats: readonly number[];
}

/** A board message that has been replaced: it shows the rows after `from`, up to `to`, in words. */
export interface StoredFormer {
  readonly channel: string;
  readonly message: string;
  readonly from: number;
  readonly to: number;
}

/**
 * Whether a member gets hands by direct message in a server: 'refused' means that Discord didn't deliver one, and none
 * is tried until the member asks for it.
 */
export const DELIVERIES = ['on', 'off', 'refused'] as const;
export type Delivery = (typeof DELIVERIES)[number];

/** What is known of a member in a server. */
export interface StoredMember {
  readonly hands: Delivery;
  /** The member's language. */
  readonly locale: string;
}

/** The direct message that shows users their hand at a table. */
export interface StoredHand {
  readonly user: string;
  readonly channel: string;
  readonly message: string;
  /** The row that the message was posted for. */
  readonly seq: number;
  /** Incremented when the message has to be posted again for the same row. */
  readonly generation: number;
  readonly postedAt: number;
  /** Of the message's content: if it differs, the message is out of date. */
  readonly digest: string;
}

/** The state after the head row, as text. */
export interface StoredState {
  readonly version: number;
  readonly text: string;
  /** Keyed hash over table, head row, version, and text, 32 bytes. */
  readonly mac: Uint8Array;
  /** JSON: the events of the last rows. */
  readonly recent: string;
}

export interface StoredTable {
  readonly id: string;
  readonly guild: string;
  readonly channel: string;
  readonly thread: string | null;
  readonly game: string;
  readonly options: readonly string[];
  readonly locale: string;
  /** The table that this is a rematch of, or null. */
  readonly rematchOf: string | null;
  /** The id of the table in the record from which this one was opened; null for a table that was opened empty. */
  readonly origin: string | null;
  /** Only invited users can take a seat. */
  readonly isPrivate: boolean;
  /** Discord's ids of the invited users. */
  readonly invited: readonly string[];
  readonly status: StoredStatus;
  /** Why the table is suspended, or null. */
  readonly suspended: Suspension | null;
  /** Number of the newest row. */
  readonly seq: number;
  readonly openedAt: number;
  readonly changedAt: number;
  readonly startedAt: number | null;
  readonly endedAt: number | null;
  /** JSON, or null if there is none yet. */
  readonly result: string | null;
  /** In seat order. */
  readonly seats: readonly StoredSeat[];
  readonly messages: readonly StoredMessage[];
  readonly call: StoredCall | null;
  readonly clock: ClockName;
  readonly vote: StoredVote | null;
  /** Up to this time, everybody whose reminder was due has been reminded. */
  readonly remindedAt: number;
  /** Nothing is overdue at this table before this time. */
  readonly graceUntil: number;
  readonly reminders: readonly StoredReminder[];
}

/** A table with what is needed to continue playing. */
export interface StoredPosition extends StoredTable {
  /** Null before the start. */
  readonly state: StoredState | null;
  readonly plans: readonly StoredPlan[];
  /** By user. */
  readonly hands: readonly StoredHand[];
  /** In the order of rows. */
  readonly holders: readonly StoredHolder[];
  /** The sealed key of the table's hashes; null if it is missing. */
  readonly chain: Uint8Array | null;
  /** The hashes of signing.ts, 32 bytes each; null if there are none. */
  readonly macs: { readonly record: Uint8Array | null; readonly beside: Uint8Array | null };
}

/** What a seat has settled in advance. */
export interface StoredPlan {
  readonly seat: number;
  /** JSON. */
  readonly data: string;
}

export interface StoredDraft {
  readonly step: number;
  /** JSON. */
  readonly data: string;
}

/** What a server's managers have chosen for it. */
export interface GuildSettings {
  /** The language of public messages; null to use the server's Discord language. */
  readonly locale: string | null;
  /** Whether board messages that have been replaced keep their pictures. */
  readonly keepsPictures: boolean;
  /** The clock of new tables. */
  readonly clock: ClockName;
}

/** Hours of the day in which a member isn't reminded, from 0 to 23: `from` 22 `to` 8 is the night. */
export interface QuietHours {
  readonly from: number;
  readonly to: number;
}

/** What users have chosen for themselves, in all servers. */
export interface PersonalSettings {
  /** Whether their own pictures are drawn for a phone. */
  readonly phonePictures: boolean;
  /**
   * Whether they are listed in leaderboards, and others can see their statistics, head-to-heads, records, and changes of
   * rating.
   */
  readonly isListed: boolean;
  /** Null for none. */
  readonly quiet: QuietHours | null;
  /** Time zone, as in Intl ("Europe/Berlin"); null if the member hasn't named it. Required by quiet hours. */
  readonly zone: string | null;
  /** Whether the member gets a note once a day about the tables that wait for them. */
  readonly daily: boolean;
}

/** What a store keeps about tables, servers, and people: text, numbers, and bytes, without any knowledge of a game. */

export const STATUSES = ['lobby', 'running', 'finished', 'cancelled'] as const;
export type StoredStatus = (typeof STATUSES)[number];

/**
 * Why a table is suspended: its secrets can't be unsealed, a row or the state (or a seat) isn't what was written, its
 * game is unknown here, or the rules threw.
 */
export const SUSPENSIONS = ['secrets', 'rows', 'state', 'game', 'rules'] as const;
export type Suspension = (typeof SUSPENSIONS)[number];

/** Who made a row: a seat, the table itself, or all seats together. */
export const ACTORS = ['seat', 'system', 'vote'] as const;
export type Actor = (typeof ACTORS)[number];

/**
 * The kinds of rows. `mildMove` is a move that the system drew for a resigned seat (absent.ts); in records from before
 * this kind existed, such rows are called `move`. Later kinds (undo, substitution, clock decisions) go into this list.
 */
export const ROW_KINDS = [
  'open',
  'join',
  'leave',
  'invite',
  'remove',
  'word',
  'options',
  'start',
  'cancel',
  'move',
  'mildMove',
  'resign',
  'reveal',
] as const;
export type RowKind = (typeof ROW_KINDS)[number];

/** The kinds of rows that hold a move of the game. */
export const MOVE_KINDS = ['move', 'mildMove'] as const satisfies readonly RowKind[];
export type MoveKind = (typeof MOVE_KINDS)[number];

export const isMoveKind = (kind: RowKind): kind is MoveKind => MOVE_KINDS.some((one) => one === kind);

/** The messages of a table in Discord; there is one current message of each kind. */
export const MESSAGE_KINDS = ['lobby', 'board'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/**
 * What has to be updated: the lobby message, the board message, the direct messages with hands, or a former board
 * message that still has its buttons.
 */
export const OUTBOX_KINDS = ['lobby', 'board', 'hand', 'former'] as const;
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
  /** Unix time in milliseconds, like every time here. */
  readonly at: number;
  /** Keyed hash over the row and the hash before it, 32 bytes. */
  readonly hash: Uint8Array;
}

export interface StoredSeat {
  readonly seat: number;
  /** Discord's id of the user; null if it has been erased. Members, hands, and invitations store such ids too. */
  readonly user: string | null;
  readonly host: boolean;
  readonly resigned: boolean;
  readonly awaited: boolean;
  /** The row that last changed what this seat can do. */
  readonly offer: number;
  /** When that was. */
  readonly since: number;
  /** The interaction of joining and the word given with it: they contribute to the shuffle. */
  readonly joinInteraction: string;
  readonly word: string;
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
}

/** A table with what is needed to continue playing. */
export interface StoredPosition extends StoredTable {
  /** Null before the start. */
  readonly state: StoredState | null;
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
}

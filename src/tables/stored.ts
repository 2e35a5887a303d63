/** What a store keeps of tables, servers and people: text, numbers and bytes, without any knowledge of a game. */

export const STATUSES = ['lobby', 'running', 'finished', 'cancelled'] as const;
export type StoredStatus = (typeof STATUSES)[number];

/**
 * Why a table is set aside: its secrets do not open, a row or the state (or a seat) is not what was written, its game is not known
 * here, or the rules threw.
 */
export const SUSPENSIONS = ['secrets', 'rows', 'state', 'game', 'rules'] as const;
export type Suspension = (typeof SUSPENSIONS)[number];

/** Who made a row: a seat, the table itself, or all seats together. */
export const ACTORS = ['seat', 'system', 'vote'] as const;
export type Actor = (typeof ACTORS)[number];

/**
 * What a row tells. `mildMove` is a move that the system has drawn for a seat that has resigned (absent.ts); in records
 * from before there was this kind, such rows are called `move`. Later kinds (undo, substitution, decisions of the clock)
 * join this list.
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
 * What is to be told: that the lobby's message, the board's message or the direct messages with hands are out of date, or
 * that a former board message still has its buttons.
 */
export const OUTBOX_KINDS = ['lobby', 'board', 'hand', 'former'] as const;
export type OutboxKind = (typeof OUTBOX_KINDS)[number];

export const SECRET_KINDS = ['seed', 'chain'] as const;
export type SecretKind = (typeof SECRET_KINDS)[number];

/** One step of a table's history. Rows are only ever added. */
export interface StoredRow {
  /** 1, 2, 3 … within the table, without a gap. */
  readonly seq: number;
  readonly actor: Actor;
  readonly seat: number | null;
  readonly kind: RowKind;
  /** Canonical JSON; holds no user and no name. */
  readonly payload: string;
  readonly rulesVersion: number;
  /** Milliseconds since 1970, UTC, like every time here. */
  readonly at: number;
  /** Keyed hash over the row and the hash before it, 32 bytes. */
  readonly hash: Uint8Array;
}

export interface StoredSeat {
  readonly seat: number;
  /** Discord's id of the person; null when it has been erased. Besides, members, hands and invitations keep such ids. */
  readonly user: string | null;
  readonly host: boolean;
  readonly resigned: boolean;
  readonly awaited: boolean;
  /** The row after which what this seat may do last changed. */
  readonly offer: number;
  /** When that was. */
  readonly since: number;
  /** The interaction of joining and the word given with it: they go into the shuffle. */
  readonly joinInteraction: string;
  readonly word: string;
}

export interface StoredMessage {
  readonly kind: MessageKind;
  readonly channel: string;
  readonly message: string;
  /** The row that the message shows. */
  readonly seq: number;
  /** Grows when the message had to be posted anew for the same row. */
  readonly generation: number;
  readonly postedAt: number;
  /** Of a board: the row that began the turn it shows. Null for other messages, and for boards from before this was kept. */
  readonly turnSeq: number | null;
}

/** The short message that calls members within a turn. It is deleted when they have answered. */
export interface StoredCall {
  readonly channel: string;
  readonly message: string;
  /** The row after which it was posted. */
  readonly seq: number;
  readonly postedAt: number;
  readonly seats: readonly number[];
}

/** A board message that has been replaced: it tells the rows after `from`, up to `to`, in words. */
export interface StoredFormer {
  readonly channel: string;
  readonly message: string;
  readonly from: number;
  readonly to: number;
}

/**
 * Whether a member gets hands by direct message in a server: 'refused' means that Discord would not deliver, and nothing is
 * tried until the member asks for it.
 */
export const DELIVERIES = ['on', 'off', 'refused'] as const;
export type Delivery = (typeof DELIVERIES)[number];

/** What is known of a member in a server. */
export interface StoredMember {
  readonly hands: Delivery;
  /** The language that the member reads. */
  readonly locale: string;
}

/** The direct message that shows a person his hand at a table. */
export interface StoredHand {
  readonly user: string;
  readonly channel: string;
  readonly message: string;
  /** The row that the message was posted for. */
  readonly seq: number;
  /** Grows when the message had to be posted anew for the same row. */
  readonly generation: number;
  readonly postedAt: number;
  /** Of what the message shows: when it differs, the message is out of date. */
  readonly digest: string;
}

/** The state after the head row, as text. */
export interface StoredState {
  readonly version: number;
  readonly text: string;
  /** Keyed hash over table, head row, version and text, 32 bytes. */
  readonly mac: Uint8Array;
  /** JSON: what the last rows made happen. */
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
  /** Only those who are invited may take a seat. */
  readonly isPrivate: boolean;
  /** Discord's ids of the persons who are invited. */
  readonly invited: readonly string[];
  readonly status: StoredStatus;
  /** Why the table is set aside, or null. */
  readonly suspended: Suspension | null;
  /** Number of the newest row. */
  readonly seq: number;
  readonly openedAt: number;
  readonly changedAt: number;
  readonly startedAt: number | null;
  readonly endedAt: number | null;
  /** JSON, or null while there is none. */
  readonly result: string | null;
  /** In order of seats. */
  readonly seats: readonly StoredSeat[];
  readonly messages: readonly StoredMessage[];
  readonly call: StoredCall | null;
}

/** A table with what is needed to play on. */
export interface StoredPosition extends StoredTable {
  /** Null before the start. */
  readonly state: StoredState | null;
}

export interface StoredDraft {
  readonly step: number;
  /** JSON. */
  readonly data: string;
}

/** What the managers of a server have chosen for it. */
export interface GuildSettings {
  /** The language of what everybody reads; null where Discord's setting for the server holds. */
  readonly locale: string | null;
  /** Whether board messages that have been replaced keep their pictures. */
  readonly keepsPictures: boolean;
}

/** What people have chosen for themselves, in all servers. */
export interface PersonalSettings {
  /** Whether their own pictures are drawn for a phone. */
  readonly phonePictures: boolean;
}

/** The life of a table, as the bot sees it. `createTables` makes one of these (createTables.ts). */
import type { Engine, Kind, Refusal, Score, Seat, Standings, Viewer } from '../engines/contract.ts';
import type { Json } from '../kernel/json.ts';
import type { Result } from '../kernel/result.ts';
import type { Contribution } from './fair.ts';
import type { Proof } from './proof.ts';
import type { SeenRow, Standpoints } from './standpoint.ts';
import type {
  Actor,
  GuildSettings,
  Guilds,
  Hands,
  MessageKind,
  Outbox,
  RowKind,
  StoredMessage,
  StoredStatus,
  Suspension,
} from './store.ts';

/** The games that can be played, by their ids. */
export interface Engines {
  readonly [id: string]: Engine;
}

/** 'suspended': its record is damaged or its rules failed; nothing can be done at it until that is mended. */
export type Status = StoredStatus | 'suspended';

/** How many persons may be invited to a table. */
export const MOST_INVITED = 20;

/** Longest word for the shuffle, in characters. */
export const LONGEST_WORD = 64;

export interface Seating {
  readonly seat: Seat;
  /** Discord's id of the person; null when it has been erased. */
  readonly user: string | null;
  readonly host: boolean;
  /** The system plays for this seat. */
  readonly resigned: boolean;
  /** Has to say something now. */
  readonly awaited: boolean;
  /** The row after which what this seat may do last changed: buttons made for another number are outdated. */
  readonly offer: number;
  /** When that was: since when the seat is awaited. Milliseconds since 1970, UTC, like every time here. */
  readonly since: number;
}

/** How a game ended. */
export interface GameResult {
  /** By its rules, or because at most one seat had not resigned. */
  readonly how: 'played' | 'resigned';
  /** Best first; seats that resigned share the last place. */
  readonly standings: Standings;
  /** In seat order. */
  readonly scores: readonly Score[];
}

/** A table without its position: enough for lists. */
export interface TableHead {
  readonly id: string;
  readonly guild: string;
  readonly channel: string;
  readonly thread: string | null;
  readonly messages: { readonly [K in MessageKind]: StoredMessage | null };
  readonly game: string;
  readonly options: readonly string[];
  readonly locale: string;
  /** Only those who are invited may take a seat. */
  readonly isPrivate: boolean;
  /** Discord's ids of the persons who are invited, seated or not. */
  readonly invited: readonly string[];
  readonly status: Status;
  /** Why it is suspended, else null. */
  readonly suspended: Suspension | null;
  readonly seats: readonly Seating[];
  /** Number of the newest row. */
  readonly seq: number;
  readonly openedAt: number;
  readonly changedAt: number;
  readonly startedAt: number | null;
  readonly endedAt: number | null;
  /** Null unless finished. */
  readonly result: GameResult | null;
}

/** What one row made happen. `events` are the full truth: only their sights may be told. */
export interface RowEvents {
  readonly seq: number;
  readonly actor: Actor;
  readonly seat: Seat | null;
  readonly kind: RowKind;
  readonly events: readonly Kind[];
  /** Of the rules by which it was judged; null in records of before it was kept here. */
  readonly rulesVersion: number | null;
}

/** What fixes the chance of a table by `dbg-fair-1`, as far as everybody may know it now. Bytes are hexadecimal. */
export interface Fairness {
  /** Published at the opening: it fixes the seed and tells nothing of it. */
  readonly commitment: string;
  /** What the seats bring, in their order; fixed by the start. */
  readonly joins: readonly Contribution[];
  /** The interaction of the start; null before. */
  readonly start: string | null;
  /** What joins and start come to, in hexadecimal: it and the seed give every shuffle. Null before the start. */
  readonly entropy: string | null;
  /** Null until the table has ended, in whatever way. */
  readonly seed: string | null;
}

export interface Table extends TableHead {
  /** Null where the record cannot be read. */
  readonly fairness: Fairness | null;
  /** The game as its viewers may know it; null before the start and where it cannot be read. */
  readonly standpoints: Standpoints | null;
}

/** How many rows a standpoint's `recent` goes back. */
export const RECENT_ROWS = 20;

/** A row of the record. Of a running game it holds secrets. */
export interface HistoryRow {
  readonly seq: number;
  readonly actor: Actor;
  readonly seat: Seat | null;
  readonly kind: RowKind;
  readonly payload: Json;
  readonly rulesVersion: number;
  readonly at: number;
}

/** A partial move as its panel left it. What it holds is the panel's business. */
export interface SavedDraft {
  /** Number of the step at which it stands, from 1. */
  readonly step: number;
  readonly data: Json;
}

/**
 * Payload of a 'board' or 'hand' entry in the outbox: who was awaited in the turn that is going on and who is, so that a
 * new turn can be told from a step.
 * `isMoved`: the table has another place, where both messages are to be posted. `isAnew`: the board is to be posted once
 * more where it is.
 */
export interface BoardNews {
  readonly seq: number;
  readonly before: readonly Seat[];
  readonly after: readonly Seat[];
  readonly isMoved: boolean;
  readonly isAnew?: boolean;
}

/** Payload of a 'lobby' entry in the outbox. */
export interface LobbyNews {
  readonly seq: number;
  readonly isMoved: boolean;
}

/** Payload of a 'former' entry in the outbox: a board message that has been replaced, and the row that it shows. */
export interface FormerBoard {
  readonly channel: string;
  readonly message: string;
  readonly seq: number;
}

/** Why nothing was changed. */
export type Problem =
  | { readonly kind: 'unknownTable' }
  | { readonly kind: 'unknownGame' }
  | { readonly kind: 'unknownOption'; readonly option: string }
  /** Too long, or not proper text. */
  | { readonly kind: 'badWord'; readonly most: number }
  /** One person, channel or server has as many tables as it may. */
  | { readonly kind: 'hostsTooMany'; readonly most: number }
  | { readonly kind: 'sitsTooOften'; readonly most: number }
  | { readonly kind: 'channelFull'; readonly most: number }
  | { readonly kind: 'guildFull'; readonly most: number }
  /** Has opened or moved so many within ten minutes; `wait` ms until the next. */
  | { readonly kind: 'tooFast'; readonly most: number; readonly wait: number }
  /** The table is for invited members only. */
  | { readonly kind: 'notInvited' }
  /** So many persons are invited at most. */
  | { readonly kind: 'invitesTooMany'; readonly most: number }
  | { readonly kind: 'notSeated' }
  | { readonly kind: 'alreadySeated' }
  | { readonly kind: 'tableFull'; readonly most: number }
  | { readonly kind: 'tooFewSeats'; readonly needs: number; readonly seated: number }
  | { readonly kind: 'tooManySeats'; readonly most: number; readonly seated: number }
  | { readonly kind: 'notOpen'; readonly status: Status }
  | { readonly kind: 'notRunning'; readonly status: Status }
  | { readonly kind: 'notHost' }
  /** A running game is ended by somebody who keeps order in the server only. */
  | { readonly kind: 'notManager' }
  | { readonly kind: 'alreadyResigned' }
  /** Made for an offer that has passed, or overtaken by somebody else's change at this moment. */
  | { readonly kind: 'stale' }
  /** This very interaction has been carried out: say nothing. */
  | { readonly kind: 'duplicate' }
  /** The rules say no to the move of this index in the sequence; none of it was played. */
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly index: number }
  | { readonly kind: 'suspended'; readonly reason: Suspension }
  /** Too little room on the disk for new tables; those that are open go on. */
  | { readonly kind: 'diskLow' }
  /** Too little for anything that has to be kept. */
  | { readonly kind: 'diskFull' };

export type Changed = Promise<Result<Table, Problem>>;

/** Who asks for a change, and by which interaction: each is carried out at most once. */
export interface Request {
  readonly interaction: string;
  readonly user: string;
}

export interface OpenRequest extends Request {
  readonly guild: string;
  readonly channel: string;
  readonly game: string;
  readonly options: readonly string[];
  /** The language of what everybody reads, where the server's managers have not chosen one. */
  readonly locale: string;
  readonly word?: string;
  /** Only those who are invited may take a seat. */
  readonly isPrivate?: boolean;
  /** Discord's ids of members. */
  readonly invited?: readonly string[];
}

export interface InviteRequest extends Request {
  readonly invited: readonly string[];
}

export interface RemoveRequest extends Request {
  /** The seat to be freed, as it was numbered after this row. */
  readonly seat: number;
  readonly seq: number;
}

export interface JoinRequest extends Request {
  /** A word of one's own for the shuffle. */
  readonly word?: string;
}

export interface WordRequest extends Request {
  /** Empty for none. */
  readonly word: string;
}

export interface OptionsRequest extends Request {
  readonly options: readonly string[];
}

export interface RelocateRequest extends Request {
  /** A channel or thread of the same server. */
  readonly channel: string;
}

export interface CancelRequest extends Request {
  /** Whether the person keeps order in the server. */
  readonly byManager: boolean;
}

export interface LanguageRequest {
  readonly guild: string;
  /** Null where Discord's setting for the server shall hold. */
  readonly chosen: string | null;
  /** The language that Discord's setting stands for. */
  readonly usual: string;
}

export interface PlayRequest extends Request {
  /** The `offer` of the seat for which the button was made; null: judged against the present state (commands). */
  readonly offer: number | null;
  /** Untrusted moves of one seat, played in this order, all or none. */
  readonly moves: readonly unknown[];
}

export interface Attachment {
  /** A thread of this channel; nothing is changed when the table has been moved to another one meanwhile. */
  readonly thread?: { readonly id: string | null; readonly channel: string };
  readonly message?: StoredMessage;
  /** Entries of the outbox that the message tells. */
  readonly told?: readonly number[];
  /** Board messages whose place the message takes: they are to lose their buttons. */
  readonly former?: readonly FormerBoard[];
}

export interface Tables {
  /** A new table in its lobby, its opener in seat 0 as host. */
  open(request: OpenRequest): Changed;
  join(id: string, request: JoinRequest): Changed;
  /** A seated member chooses another word for the shuffle, before the start. */
  setWord(id: string, request: WordRequest): Changed;
  /** Before the start. The host hands the table on to the next seat; an empty table is cancelled. */
  leave(id: string, request: Request): Changed;
  /** The host invites members, before the start. */
  invite(id: string, request: InviteRequest): Changed;
  /** The host frees somebody else's seat, before the start; who was invited is so no more. */
  remove(id: string, request: RemoveRequest): Changed;
  /** The host chooses anew, before the start. */
  setOptions(id: string, request: OptionsRequest): Changed;
  /** The host deals and begins. */
  start(id: string, request: Request): Changed;
  /** Whoever has a seat goes on with a live table in another channel, or has it shown anew where it is. */
  relocate(id: string, request: RelocateRequest): Changed;
  /** Before the start the host or a manager, afterwards a manager. */
  cancel(id: string, request: CancelRequest): Changed;
  play(id: string, request: PlayRequest): Changed;
  /** The system plays on for this seat; when at most one seat is left that has not resigned, the game ends. */
  resign(id: string, request: Request): Changed;

  get(id: string): Promise<Table | null>;
  /** Tables of a channel or thread, newest first, at most 100. Default: those in the lobby, running or suspended. */
  inChannel(channel: string, which?: 'live' | 'ended'): Promise<readonly TableHead[]>;
  inGuild(guild: string, which?: 'live' | 'ended'): Promise<readonly TableHead[]>;
  ofUser(guild: string, user: string, which?: 'live' | 'ended'): Promise<readonly TableHead[]>;
  /** What the table's shuffles came from, checked as far as it is open; null where there is no table or it cannot be read. */
  proof(id: string): Promise<Proof | null>;
  /** All that this viewer has learned since the start, oldest first; empty when there is no table or it cannot be read. */
  story(id: string, viewer: Viewer): Promise<readonly SeenRow[]>;

  settings(guild: string): Promise<GuildSettings>;
  /** A manager chooses the language of what everybody reads; the caller has checked the right. */
  setLanguage(request: LanguageRequest): Promise<Result<GuildSettings, Problem>>;

  /** Where the table is shown: its thread, a message that was posted or edited. */
  attach(id: string, attachment: Attachment): Promise<void>;
  draft(id: string, seat: Seat): Promise<SavedDraft | null>;
  /**
   * Kept until the seat's next move; null drops it. False, and nothing is changed, when a step is kept already that is
   * not an earlier one: of two presses at the same moment the second one was made on what is no more.
   */
  saveDraft(id: string, seat: Seat, draft: SavedDraft | null): Promise<boolean>;

  /** What is still to be told: payloads are `LobbyNews`, `BoardNews` and `FormerBoard` as JSON. */
  readonly outbox: Outbox;
  /** Direct messages with hands, and who wants them. */
  readonly hands: Hands;
  /** Servers, and what is kept of those that have been left. */
  readonly guilds: Guilds;
  /** Has the direct messages of a table looked at again; `interaction` is why. */
  tellHands(id: string, interaction: string): Promise<void>;
  /** Calls the listener with a table's id after every commit; it must not throw. Returns what ends that. */
  onCommit(listener: (table: string) => void): () => void;
  /** Cancels the tables in the lobby that nobody has changed for so many ms; tells how many. */
  cancelIdle(age: number): Promise<number>;
  /**
   * Has the boards posted anew that have hung in a thread for so many ms, of running games in which something has
   * happened within `alive` ms; tells how many. Discord puts a thread away in which nobody has written for a week.
   */
  keepThreadsOpen(age: number, alive: number): Promise<number>;
  /** Running tables at which something has happened within so many ms, the one played last first, at most so many. */
  lastPlayed(within: number, most: number): Promise<readonly string[]>;
  /** To be called once after the start: plays on where the system was stopped, tries suspended tables again. */
  resume(): Promise<void>;
}

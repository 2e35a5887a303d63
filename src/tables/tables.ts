/** Everything the bot can do with tables: the interface `Tables`, implemented in createTables.ts, and its types. */
import type { Engine, Kind, Revealed, Score, Seat, Standings, Viewer } from '../engines/contract.ts';
import type { Json } from '../kernel/json.ts';
import type { Result } from '../kernel/result.ts';
import type { Answer, ClockName, Consent } from './clock.ts';
import type { Decision } from './electorate.ts';
import type { Erasing } from './erasing.ts';
import type { MemberExport } from './export.ts';
import type { FormerBoard } from './payloads.ts';
import type { MemberSeats } from './personalData.ts';
import type { Problem } from './problem.ts';
import type { Proof } from './proof.ts';
import type {
  CancelRequest,
  ClockRequest,
  ImportRequest,
  InviteRequest,
  JoinRequest,
  NextRequest,
  OpenRequest,
  OptionsRequest,
  PlayRequest,
  RelocateRequest,
  RemoveRequest,
  Request,
  SettingsRequest,
  StandingRequest,
  TakeOverRequest,
  UndoRequest,
  VoteRequest,
  WordRequest,
} from './requests.ts';
import type { Results } from './results.ts';
import type { ReplayStep, SeenRow, Standpoints } from './standpoint.ts';
import type { RefusedStart, StartMessage } from './starting.ts';
import type { EndedThread, Guilds, Hands, Outbox } from './store.ts';
import type {
  Actor,
  Ballot,
  GuildSettings,
  Holder,
  MessageKind,
  PersonalSettings,
  RowKind,
  StoredCall,
  StoredFormer,
  StoredMessage,
  StoredReminder,
  StoredStatus,
  Suspension,
} from './stored.ts';

/** The games that can be played, by their ids. */
export interface Engines {
  readonly [id: string]: Engine;
}

/** 'suspended': its record is damaged or its rules threw; nothing can be done at the table until that is fixed. */
export type Status = StoredStatus | 'suspended';

/** How many people can be invited to a table. */
export const MOST_INVITED = 20;

/** Maximum length of a player's shuffle word, in characters. */
export const LONGEST_WORD = 64;

/** A seat and who sits there. */
export interface Seating {
  readonly seat: Seat;
  /** Discord's id of the player, or of the last one if no member holds the seat; null if it has been erased. */
  readonly user: string | null;
  readonly host: boolean;
  readonly holder: Holder;
  /** No member holds this seat: `user` has left. */
  readonly resigned: boolean;
  /** The first row that the player may know as this seat; 0: all of them. */
  readonly heldFrom: number;
  /** Until when a free seat waits for somebody to take it over; null for others. */
  readonly freeUntil: number | null;
  /** Since when the game has been waiting for the seat's present decision; null if it isn't. */
  readonly waitingSince: number | null;
  /** When the time for the present decision is up, outages considered; null without a clock, or if nobody waits. */
  readonly deadline: number | null;
  /** The game is waiting for this seat. */
  readonly awaited: boolean;
  /** The row that last changed what this seat can do. Buttons made for another row are outdated. */
  readonly offer: number;
  /**
   * When that was; for an active seat, since when it has been active. Unix time in milliseconds, like every time in
   * this file.
   */
  readonly since: number;
}

/** How a game ended. */
export interface GameResult {
  /** 'played': by the rules. 'resigned': at most one seat had not resigned. */
  readonly how: 'played' | 'resigned';
  /** Best first; seats that resigned share the last place. */
  readonly standings: Standings;
  /** In seat order. */
  readonly scores: readonly Score[];
}

/** An open vote. The seats that may vote are `electorate`; those of `ballots` have, and may change their minds. */
export type Vote =
  | {
      readonly about: 'overdue';
      /** The row that opened it: buttons name it. */
      readonly row: number;
      /** The seats whose time is up, and those in `gone`. */
      readonly seats: readonly Seat[];
      /** Those whose members have left the server. */
      readonly gone: readonly Seat[];
      /** The seat whose request to take something back has lapsed because of this vote; null for none. */
      readonly lapsedUndo: Seat | null;
      readonly electorate: readonly Seat[];
      readonly ballots: readonly Ballot<Answer>[];
      readonly endsAt: number;
      /** What happens if nobody votes, or if the vote is tied. */
      readonly fallback: Answer;
    }
  | {
      readonly about: 'clock';
      readonly row: number;
      /** The seat that asked for this clock. */
      readonly by: Seat;
      readonly clock: ClockName;
      readonly electorate: readonly Seat[];
      readonly ballots: readonly Ballot<Consent>[];
      readonly endsAt: number;
    }
  | {
      readonly about: 'undo';
      readonly row: number;
      /** The seat that asked to take its last action back. */
      readonly by: Seat;
      /** The last row that is kept. */
      readonly to: number;
      readonly electorate: readonly Seat[];
      readonly ballots: readonly Ballot<Consent>[];
      readonly endsAt: number;
    };

/** Why a vote about overdue seats ended as it did. All but 'votes' leave it to the clock: 'tie' if no answer has most. */
export type Reason = 'votes' | 'tie' | 'noVotes' | 'noVoters';

/**
 * How a vote ended; `seats` and `lapsedUndo` as in the vote. 'acted': all overdue seats have moved, left, or got time by
 * a new clock; or somebody has moved or left, so what should be taken back is no longer the last that happened.
 */
export type VoteOutcome =
  | {
      readonly about: 'overdue';
      readonly answer: 'acted';
      readonly seats: readonly number[];
      readonly lapsedUndo?: number;
    }
  | Extract<Decision, { about: 'overdue' }>
  | { readonly about: 'clock'; readonly answer: Consent; readonly clock: ClockName }
  | { readonly about: 'undo'; readonly answer: Consent | 'acted'; readonly by: number };

/** What lists of tables need: a table without its game state. */
export interface TableHead {
  readonly id: string;
  readonly guild: string;
  readonly channel: string;
  readonly thread: string | null;
  readonly messages: { readonly [K in MessageKind]: StoredMessage | null };
  /** The message that mentions the active players within the current turn; null if there is none. */
  readonly call: StoredCall | null;
  readonly game: string;
  readonly options: readonly string[];
  readonly locale: string;
  /** The table that this is a rematch of: its players sit in the same order, moved on by one. Null if it is none. */
  readonly rematchOf: string | null;
  /** The id of the table in the record from which this one was opened, so that it counts for nothing; null if it wasn't. */
  readonly origin: string | null;
  /** Only invited users can take a seat. */
  readonly isPrivate: boolean;
  /** Discord's ids of everyone invited, seated or not. */
  readonly invited: readonly string[];
  readonly clock: ClockName;
  /** Null if there is none. */
  readonly vote: Vote | null;
  /** The messages that remind members now. */
  readonly reminders: readonly StoredReminder[];
  readonly status: Status;
  /** Why the table is suspended; null if it isn't. */
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

/** What a vote has decided, as it is in the record. `seats`: in which members were overdue. */
export type Verdict =
  | { readonly about: 'overdue'; readonly answer: Answer; readonly seats: readonly number[] }
  | { readonly about: 'clock'; readonly answer: Consent; readonly clock: ClockName }
  | { readonly about: 'undo'; readonly answer: Consent; readonly by: number };

/** What a row `undo` has done: the last row that it has kept. */
export interface Undone {
  readonly to: number;
}

/** The events of one row, in full. They contain secrets: show viewers only their sights. */
export interface RowEvents {
  readonly seq: number;
  readonly actor: Actor;
  readonly seat: Seat | null;
  readonly kind: RowKind;
  readonly events: readonly Kind[];
  /** The version of the rules that applied; null in records from before this was stored. */
  readonly rulesVersion: number | null;
  /**
   * What it revealed; of an `undo`, what was taken back had. Null for other rows; missing in records from before this was
   * stored.
   */
  readonly revealed?: Revealed | null;
  /** A move that was played with the same request as the one in the row before it. Missing: not. */
  readonly isSequel?: boolean;
  /** What a `verdict` has decided. */
  readonly verdict?: Verdict;
  /** What an `undo` has taken back. */
  readonly undo?: Undone;
  /** The moves that it took back, for the line that says what that was. */
  readonly undone?: readonly RowEvents[];
  /** Of a `verdict` that keeps them: the moves that a seat wanted to take back. */
  readonly kept?: readonly RowEvents[];
}

/** What the randomness of a table comes from, as far as it is public now. Bytes are in hex. */
export interface Fairness {
  /** A commitment to the seed, published when the table opens. It reveals nothing about the seed. */
  readonly commitment: string;
  /** The message whose id was mixed in; null before the deal, for games started under `dbg-fair-1`, and for imported ones. */
  readonly startMessage: { readonly channel: string; readonly message: string; readonly shown: StartShown } | null;
  /** What was mixed in. With the seed it determines every shuffle. Null before the deal. */
  readonly entropy: string | null;
  /** Revealed when the table ends, however it ends; null until then. */
  readonly seed: string | null;
}

/** What the start message shows: it fixes all that is mixed in but its own id. Bytes are in hex. */
export interface StartShown {
  /** The row `freeze`. */
  readonly row: number;
  readonly commitment: string;
  readonly digest: string;
  /** In seat order; empty for none, null if erased. */
  readonly words: readonly (string | null)[];
}

export interface Table extends TableHead {
  /** Null if the record cannot be read. */
  readonly fairness: Fairness | null;
  /** The digits of the newest row (`digitsOf` in chain.ts); null if the record cannot be read. */
  readonly digits: string | null;
  /** What each viewer may know of the game; null before the start, or if the record cannot be read. */
  readonly standpoints: Standpoints | null;
  /** The row of its record from which members play on; null if it isn't imported, or was imported as it ended. */
  readonly playedFrom: number | null;
  /** In a lobby: why the last attempt to start failed, if nothing has changed since; otherwise null. */
  readonly refusedStart: RefusedStart | null;
}

/** The minimum number of rows in a standpoint's `recent`, if there are that many. */
export const RECENT_ROWS = 20;

/**
 * The maximum number of rows in it, to reach the last move of each seat: two and a half rounds of Citadels with seven
 * players.
 */
export const MOST_RECENT_ROWS = 120;

/** A row of the table's record. While the game is running, it contains secrets. */
export interface HistoryRow {
  readonly seq: number;
  readonly actor: Actor;
  readonly seat: Seat | null;
  readonly kind: RowKind;
  readonly payload: Json;
  readonly rulesVersion: number;
  /** What a move revealed; of an `undo`, what was taken back had. Null for other rows, and in older records. */
  readonly revealed: Revealed | null;
  /** A move that was played with the same request as the one in the row before it. */
  readonly isSequel: boolean;
  readonly at: number;
}

/**
 * What happened to a draft that should be saved; unless it was 'kept', nothing has changed. 'outdated': the saved draft
 * is already at this step or a later one, so of two presses at the same moment, the second came from an outdated panel.
 * 'tooLong': it exceeds the maximum size of a draft.
 */
export type DraftOutcome = 'kept' | 'outdated' | 'tooLong';

/** A move under construction, saved so that its panel can be reopened. Only the bot reads `data`. */
export interface SavedDraft {
  /** Number of the current step, starting at 1. */
  readonly step: number;
  readonly data: Json;
}

/** Somebody who wants a note about the tables that wait for them. */
export interface DailyNote {
  readonly user: string;
  /** At least one. */
  readonly tables: readonly TableHead[];
}

/** A row as a viewer saw it, and what the record tells of it once the game has ended. */
export interface TakenRow extends SeenRow {
  /** Whether it was taken back later. */
  readonly isUndone: boolean;
  /** The move in the game’s notation, secrets included; null for other rows. */
  readonly notation: string | null;
}

/** The table after a change, or why nothing was changed. */
export type Changed = Promise<Result<Table, Problem>>;

/** What a member has settled in advance. Shown to this member only. */
export interface SeatPlan {
  /** The standing answers that the game has. */
  readonly names: readonly string[];
  /** Those of them that are in force. */
  readonly standing: readonly string[];
  /** The moves planned for the next decision; null for none. */
  readonly next: readonly Kind[] | null;
  /** Planned moves that were not played, because the decision was another one; null once the seat has moved. */
  readonly dropped: readonly Kind[] | null;
}

/** The messages and threads in which a table is shown. */
export interface Attachment {
  /** A thread in `channel`; ignored if the table has moved to another channel in the meantime. */
  readonly thread?: { readonly id: string | null; readonly channel: string };
  readonly message?: StoredMessage;
  /** The message that mentions the active players now; null when it is no longer needed. */
  readonly call?: StoredCall | null;
  /** Ids of the outbox entries that this has delivered. */
  readonly told?: readonly number[];
  /** Board messages that this message replaces: they are reduced to text, or deleted. */
  readonly former?: readonly FormerBoard[];
  /** The message of this kind has been deleted, or is no longer needed. */
  readonly gone?: MessageKind;
  /** The messages that remind members from now on; those before have been deleted. */
  readonly reminders?: readonly StoredReminder[];
}

/** Table ids are called `id`. Before the start, a table is in its lobby. */
export interface Tables extends Erasing {
  /** Opens a table in its lobby; the user becomes its host, in seat 0. */
  open(request: OpenRequest): Changed;
  /**
   * Opens a table from a record: as a game that has ended, or to play on from a row of it. Refused unless everything in the
   * record follows from its seed. It counts for nothing.
   */
  import(request: ImportRequest): Changed;
  join(id: string, request: JoinRequest): Changed;
  /**
   * Opens a table with the same options for the players of a finished one, the others invited; or, if that has been
   * done, takes a seat at it. Refused to everyone else.
   */
  rematch(id: string, request: Request): Changed;
  /** A seated player changes their shuffle word, before the start. */
  setWord(id: string, request: WordRequest): Changed;
  /** Before the start. If the host leaves, the next seat becomes host; an empty table is canceled. */
  leave(id: string, request: Request): Changed;
  /** The host invites members, before the start. */
  invite(id: string, request: InviteRequest): Changed;
  /** The host removes another player, before the start, and with them their invitation. */
  remove(id: string, request: RemoveRequest): Changed;
  /** The host replaces the game options, before the start. */
  setOptions(id: string, request: OptionsRequest): Changed;
  /** The host starts the game: nothing can be changed any more, and the start message is due. */
  start(id: string, request: Request): Changed;
  /** What the start message shows, for the publisher; null unless it is due. */
  dueStart(id: string): Promise<StartShown | null>;
  /** The start message is posted: its id is mixed in, and the game is dealt. */
  deal(id: string, posted: StartMessage): Changed;
  /** The start message for the row `freeze` can't be posted: the table is open to changes again. */
  reopen(id: string, row: number, refusal: RefusedStart): Changed;
  /** The user's own shuffle word; empty for none. Others' words are public only after the deal. */
  wordOf(id: string, user: string): Promise<string>;
  /** A seated player moves a table that has not ended to another channel, or has it posted again in the same one. */
  relocate(id: string, request: RelocateRequest): Changed;
  /** The host can do this before the start; a moderator, at any time. */
  cancel(id: string, request: CancelRequest): Changed;
  play(id: string, request: PlayRequest): Changed;
  /** The bot takes over the user's seat. The game ends when it holds all seats but one. */
  resign(id: string, request: Request): Changed;
  /**
   * Before the start, the host sets the clock. After it, a player asks for another one: all others who still play vote,
   * and nobody may be against it.
   */
  setClock(id: string, request: ClockRequest): Changed;
  /** A player has left the server: the others vote about the seat. Returns whether that has begun. */
  noteGone(id: string, user: string): Promise<boolean>;
  /** A player votes, or votes differently. */
  vote(id: string, request: VoteRequest): Changed;
  /** Somebody who has no seat takes over one that no member holds, with its hand. */
  takeOver(id: string, request: TakeOverRequest): Changed;
  /** A player who left gets the seat back, as long as nobody else has taken it over. */
  comeBack(id: string, request: Request): Changed;
  /**
   * Takes back what a member has done last (`SeatStandpoint.undo`), with all that followed without being asked. If it isn't
   * free, all others who play vote, and all of them must agree.
   */
  undo(id: string, request: UndoRequest): Changed;

  /** Sets the user's standing answers; `SeatStandpoint.plan` shows them. `isPlayed`: a decision that had come already was answered at once. */
  setStanding(
    id: string,
    request: StandingRequest,
  ): Promise<Result<SeatPlan & { readonly isPlayed: boolean }, Problem>>;
  /** Plans moves for the next decision. Refused as stale if that has come: the moves can be played. */
  setNext(id: string, request: NextRequest): Promise<Result<SeatPlan, Problem>>;

  get(id: string): Promise<Table | null>;
  /** Whether a user has a seat at a table, or had it last. Costs much less than `get`. */
  isSeated(id: string, user: string): Promise<boolean>;
  /** The present epoch of the installation, for the ids of buttons; the first is empty. */
  readonly epoch: string;
  /**
   * Whether a button of this table, made in this epoch, is from before a backup was restored, so that what it belongs to
   * may never have happened.
   */
  isFromLostTime(id: string, epoch: string): Promise<boolean>;
  /** Tables in a channel or thread, newest first, at most 100. 'live', the default: in the lobby, running, or suspended. */
  inChannel(channel: string, which?: 'live' | 'ended'): Promise<readonly TableHead[]>;
  inGuild(guild: string, which?: 'live' | 'ended'): Promise<readonly TableHead[]>;
  ofUser(guild: string, user: string, which?: 'live' | 'ended'): Promise<readonly TableHead[]>;
  /** Where the table's shuffles came from, checked as far as that is public; null if no such table can be read. */
  proof(id: string): Promise<Proof | null>;
  /** The digits of a row (`digitsOf` in chain.ts); null if there is no such row, or no such table can be read. */
  digits(id: string, seq: number): Promise<string | null>;
  /** Everything this viewer has learned since the start, oldest first; empty if no such table can be read. */
  story(id: string, viewer: Viewer): Promise<readonly SeenRow[]>;
  /**
   * The story of a game that has ended, with what was taken back; null if it hasn't ended, or if its record can't be
   * played again.
   */
  wholeStory(id: string, viewer: Viewer): Promise<readonly TakenRow[] | null>;
  /**
   * The story with the position after each row, as this viewer saw it then; at the end of a game, all that it shows. Null
   * if the record can't be played again. While the game runs, the caller may ask for nobody's seat but the reader's own.
   */
  replay(id: string, viewer: Viewer): Promise<readonly ReplayStep[] | null>;

  settings(guild: string): Promise<GuildSettings>;
  /** Sets the language of public messages. The caller has checked that the user manages the server. */
  changeSettings(request: SettingsRequest): Promise<Result<GuildSettings, Problem>>;

  personalSettings(user: string): Promise<PersonalSettings>;
  /** Omitted settings stay unchanged. Applies to the user's direct messages too. */
  changePersonalSettings(
    request: Pick<Request, 'user' | 'interaction'> & Partial<PersonalSettings>,
  ): Promise<Result<PersonalSettings, Problem>>;

  /** Saves where the table is shown: its thread, or a message that was posted or edited. */
  attach(id: string, attachment: Attachment): Promise<void>;
  draft(id: string, seat: Seat): Promise<SavedDraft | null>;
  /** Keeps a draft until the seat's next move; null discards it. */
  saveDraft(id: string, seat: Seat, draft: SavedDraft | null): Promise<DraftOutcome>;

  /**
   * What still has to be posted. Payloads are `LobbyNews`, `StartNews`, `BoardNews`, `FormerBoard`, `VoteNews`, `OfferNews`,
   * and `ReminderNews` as JSON.
   */
  readonly outbox: Outbox;
  /** Direct messages with hands, and what members have chosen about them. */
  readonly hands: Hands;
  /** Servers, and what is stored about those the bot has left. */
  readonly guilds: Guilds;
  /** Leaderboards and statistics. */
  readonly results: Results;
  /**
   * Counts up to `most` finished tables that aren't in the results yet; returns how many it has dealt with. Zero: all
   * are counted.
   */
  countResults(most: number): Promise<number>;
  /** At how many tables a user is, or was. */
  seatsOf(user: string): Promise<MemberSeats>;
  /** Everything that is stored about a user, for a file. */
  recordsOf(user: string): Promise<MemberExport>;
  /** Whether the data of this user, or of this server, is being erased. Until then it must not grow. */
  isErasing(user: string, guild: string | null): boolean;
  /** Board messages of a table that have been replaced, oldest first. */
  formerBoards(id: string): Promise<readonly StoredFormer[]>;
  /** Queues an update of a table's direct messages, once for each `interaction`. */
  refreshHands(id: string, interaction: string): Promise<void>;
  /** Calls the listener with a table's id after every commit. It must not throw. Returns a function that unsubscribes. */
  onCommit(listener: (table: string) => void): () => void;
  /**
   * Does what is due by the clocks at up to `most` tables, the longest overdue first, and returns how many it has dealt
   * with: opens and ends votes, queues reminders. Leaves alone tables that are closed for `isClosed`, which can't be
   * posted to.
   */
  doDue(most: number, isClosed: (table: TableHead) => boolean): Promise<number>;
  /** Members who want a daily note and are due one, at most `most`. Each is noted as sent. */
  dailyNotes(most: number): Promise<readonly DailyNote[]>;
  /** When `saveHeartbeat` was last called, by the system's clock; null: never. */
  lastHeartbeat(): Promise<number | null>;
  /** Stores that members can play at this time. */
  saveHeartbeat(at: number): Promise<void>;
  /** Nothing becomes overdue in the next `ms`, because members couldn't play for as long. */
  giveGrace(ms: number): Promise<void>;
  /** Moves the end of a grace by `ms`, because the system's clock has jumped by as much. */
  shiftGrace(ms: number): Promise<void>;
  /** Cancels lobbies that no one has changed for `age` ms; returns how many. */
  cancelIdle(age: number): Promise<number>;
  /**
   * Queues boards in threads to be posted again: those posted more than `age` ms ago, of running games that have changed
   * within `activeWithin` ms. Returns how many. Discord archives a thread in which no one has written for a week.
   */
  keepThreadsOpen(age: number, activeWithin: number): Promise<number>;
  /** Queues the board of this row to be drawn again, once all names are known. */
  redrawBoard(id: string, seq: number): Promise<void>;
  /** Running tables that have changed within `within` ms, most recent first, at most `most`. */
  lastPlayed(within: number, most: number): Promise<readonly string[]>;
  /** The threads of games that ended more than `age` ms ago, but at most `within` ms longer ago. */
  endedThreads(age: number, within: number): Promise<readonly EndedThread[]>;
  /** Suspends a table and queues a message to its players; does nothing if it is suspended. `error`: what was thrown. */
  suspend(id: string, reason: Suspension, error?: unknown): Promise<void>;
  /** Call once at startup: continues the system's interrupted moves and retries suspended tables. */
  resume(): Promise<void>;
}

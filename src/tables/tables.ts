/** Everything the bot can do with tables: the interface `Tables`, implemented in createTables.ts, and its types. */
import type { Seat, Viewer } from '../engines/contract.ts';
import type { Json } from '../kernel/json.ts';
import type { Result } from '../kernel/result.ts';
import type { Erasing } from './people/erasing.ts';
import type { MemberExport } from './people/export.ts';
import type { Proof } from './record/proof.ts';
import type { Outbox } from './stored/outbox.ts';
import type { MemberSeats } from './stored/personalData.ts';
import type { Results } from './stored/results.ts';
import type { EndedThread, Guilds, Hands } from './stored/store.ts';
import type {
  GuildSettings,
  MessageKind,
  PersonalSettings,
  StoredCall,
  StoredFormer,
  StoredMessage,
  StoredReminder,
  Suspension,
} from './stored/stored.ts';
import type { FormerBoard } from './table/payloads.ts';
import type { Problem } from './table/problem.ts';
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
} from './table/requests.ts';
import type { ReplayStep, SeatPlan, SeenRow, TakenRow } from './table/standpoint.ts';
import type { RefusedStart, StartMessage, StartShown } from './table/start.ts';
import type { Changed, Table } from './table/table.ts';
import type { TableHead } from './table/tableHead.ts';

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

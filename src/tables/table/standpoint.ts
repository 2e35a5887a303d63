/**
 * A started table as its viewers may know it. Rooms above this one get standpoints and never a state: whatever they
 * show is built from views, and the compiler rejects a state where a view is expected.
 */
import type {
  Choice,
  GameTypes,
  Kind,
  PartialMoveOrNone,
  Refusal,
  Seat,
  SeatView,
  View,
  Viewer,
} from '../../engines/contract.ts';
import type { Result } from '../../kernel/result.ts';
import type { Actor, RowKind } from '../stored/rowKinds.ts';
import type { Undone, Verdict } from './rows.ts';
import type { Seating } from './tableHead.ts';

/** One row of the game as a viewer saw it. */
export interface SeenRow<G extends GameTypes = GameTypes> {
  readonly seq: number;
  readonly actor: Actor;
  readonly seat: Seat | null;
  readonly kind: RowKind;
  readonly sights: readonly G['Sight'][];
  /** Of the rules that judged the row; null in records from before this was stored. */
  readonly rulesVersion: number | null;
  /** What a `verdict` has decided. */
  readonly verdict?: Verdict;
  /** What an `undo` has taken back. */
  readonly undo?: Undone;
  /** The rows with moves that it took back, as everyone saw them, whoever the viewer is. */
  readonly undone?: readonly SeenRow<G>[];
  /** Of a `verdict` that keeps them: the moves that a seat wanted to take back; likewise. */
  readonly kept?: readonly SeenRow<G>[];
}

/** A row of the story, and the position after it. */
export interface ReplayStep<G extends GameTypes = GameTypes> extends SeenRow<G> {
  readonly view: View<G>;
}

/** What a seat can take back. */
export interface UndoOffer {
  /** The first row that would be taken back. */
  readonly row: number;
  readonly isFree: boolean;
  /** The others have been asked about it, and not all agreed: they aren't asked again. Omitted: not. */
  readonly wasRefused?: true;
}

/** What one viewer may know of a table. */
export interface Standpoint<G extends GameTypes = GameTypes> {
  readonly viewer: Viewer;
  readonly view: View<G>;
  /**
   * The last rows of the game, oldest first: back to the last move of each seat that is still playing, at least
   * `RECENT_ROWS`, at most `MOST_RECENT_ROWS`. For a seat, only since its present member has held it.
   */
  readonly recent: readonly SeenRow<G>[];
}

/** What one seat may know of a table, and what it can do there now. */
export interface SeatStandpoint<G extends GameTypes = GameTypes> extends Standpoint<G>, Position<G> {
  readonly viewer: Seat;
  readonly view: SeatView<G>;
  /** Whether the seat has to act, and since which row its offer is valid. */
  readonly seating: Seating;
  /**
   * Where the seat can compose moves for its next decision before it comes: made up where the seat can't know better, so
   * show only what it offers. Null if the seat has to act now, or too much is still open.
   */
  readonly ahead: Position<G> | null;
  /** What the seat has settled in advance. */
  readonly plan: SeatPlan;
  /** What the seat could take back now, and whether it needs nobody's consent; null for nothing. */
  readonly undo: UndoOffer | null;
}

/** The standpoints of one table at one moment. Each is created on first use. */
export interface Standpoints {
  /** What everyone may know. */
  readonly public: Standpoint;
  /** @throws if the table has no such seat */
  of(seat: Seat): SeatStandpoint;
}

/** A row as a viewer saw it, and what the record tells of it once the game has ended. */
export interface TakenRow extends SeenRow {
  /** Whether it was taken back later. */
  readonly isUndone: boolean;
  /** The move in the game’s notation, secrets included; null for other rows. */
  readonly notation: string | null;
}

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

/** What one seat can know and do after some moves of its own that aren't committed yet. The state stays inside. */
export interface Position<G extends GameTypes = GameTypes> {
  readonly seat: Seat;
  readonly view: SeatView<G>;
  /**
   * The last of the moves reveals something new or ends the seat's turn, so there is nothing more to ask. The view is
   * then the one before this move.
   */
  readonly isClosed: boolean;
  choices(partial: PartialMoveOrNone<G>): Choice<G['Move'], Refusal<G['Violation']>>;
  legal(): Iterable<G['Move']>;
  /** The position after these moves, or why the rules refuse one of them. */
  after(moves: readonly G['Move'][]): Result<Position<G>, Refusal<G['Violation']>>;
  /**
   * What this seat would see if it played these moves, computed on a position that could just as well be the real one:
   * whatever randomness or hidden information would bring is made up, so show only what follows from known facts.
   */
  foresee(moves: readonly G['Move'][]): readonly G['Sight'][];
}

/** The rows of a table as they are read: what they hold, and what happened in them. */
import type { Kind, Revealed, Seat } from '../../engines/contract.ts';
import { isRecord, type Json } from '../../kernel/json.ts';
import type { Answer, ClockName, Consent } from '../stored/clock.ts';
import type { Actor, RowKind } from '../stored/rowKinds.ts';

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

/** The last row that a row `undo` keeps. */
export const keptBy = ({ seq, payload }: { readonly seq: number; readonly payload: unknown }): number =>
  isRecord(payload) && typeof payload.to === 'number' ? payload.to : seq;

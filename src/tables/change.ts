import type { Kind, Revealed } from '../engines/contract.ts';
import type { Json } from '../kernel/json.ts';
import type { Random } from '../kernel/random.ts';
import type { Result } from '../kernel/result.ts';
import type { LoadedTable, TableContent } from './loadedTable.ts';
import type { Plans } from './plan.ts';
import type { Problem } from './problem.ts';
import type { Actor, RowKind } from './stored.ts';
import type { VoteOutcome } from './tables.ts';

/** A row before it is numbered. */
export interface NewRow {
  readonly actor: Actor;
  readonly seat: number | null;
  readonly kind: RowKind;
  /** Plain JSON without users or names: a move, or the details of a lobby row. */
  readonly payload: Kind | Readonly<Record<string, Json>>;
  readonly events: readonly Kind[];
  /** See `HistoryRow`; omitted for rows that hold no move. */
  readonly revealed?: Revealed;
}

/** How one commit changes a table. */
export interface Change {
  readonly rows: readonly NewRow[];
  readonly after: TableContent;
  /** The game's randomness, once it has started. */
  readonly chance: Random | null;
  /** Seats whose partial move is discarded. */
  readonly dropDrafts: readonly number[];
  /** What the vote that was open before the change has decided; null if it hasn't. */
  readonly outcome: VoteOutcome | null;
  /** What is settled in advance after this change; omitted if nothing of it has changed. */
  readonly plans?: Plans;
}

/**
 * Returns the change that a request makes to a table at this time, or the reason against it. Pure: it may run again
 * after someone else's change.
 */
export type Judge = (live: LoadedTable, at: number) => Result<Change, Problem>;

/** A row without events. */
export const row = (
  actor: Actor,
  seat: number | null,
  kind: RowKind,
  payload: Readonly<Record<string, Json>> = {},
): NewRow => ({ actor, seat, kind, payload, events: [] });

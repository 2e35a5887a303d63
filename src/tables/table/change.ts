import type { Kind, Revealed } from '../../engines/contract.ts';
import type { Json } from '../../kernel/json.ts';
import type { Random } from '../../kernel/random.ts';
import type { Result } from '../../kernel/result.ts';
import type { Actor, RowKind } from '../stored/rowKinds.ts';
import type { StoredRow } from '../stored/stored.ts';
import type { LoadedTable, TableContent } from './loadedTable.ts';
import type { Plans } from './plan.ts';
import type { Problem } from './problem.ts';
import type { RowEvents } from './rows.ts';
import type { VoteOutcome } from './tableHead.ts';

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
  /** See `StoredRow`. */
  readonly isSequel?: boolean;
  /** Of a row that is imported: when it was made, and by which rules. Omitted: now, and by the present ones. */
  readonly made?: Pick<StoredRow, 'at' | 'rulesVersion'>;
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
  /** What has happened of late, before `rows`, if it isn't `recent` of the table: something of it is taken back. */
  readonly recent?: readonly RowEvents[];
  /** How many of the first `rows` are in `recent` already. Omitted: none. */
  readonly told?: number;
  /** What is settled in advance after this change; omitted if nothing of it has changed. */
  readonly plans?: Plans;
}

/**
 * Returns the change that a request makes to a table at this time, or the reason against it. Pure: it may run again
 * after someone else's change.
 */
export type Judge = (live: LoadedTable, at: number) => Result<Change, Problem>;

/** New rows with their numbers, from `next` on. */
export const numbered = (rows: readonly NewRow[], next: number) =>
  rows.map((one, index) => ({ ...one, seq: next + index }));

/** A row without events. */
export const row = (
  actor: Actor,
  seat: number | null,
  kind: RowKind,
  payload: Readonly<Record<string, Json>> = {},
): NewRow => ({ actor, seat, kind, payload, events: [] });

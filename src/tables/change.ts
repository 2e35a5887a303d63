import type { Kind } from '../engines/contract.ts';
import type { Json } from '../kernel/json.ts';
import type { Random } from '../kernel/random.ts';
import type { Result } from '../kernel/result.ts';
import type { LoadedTable, TableContent } from './loadedTable.ts';
import type { Actor, RowKind } from './stored.ts';
import type { Problem } from './tables.ts';

/** A row before it has a number. */
export interface NewRow {
  readonly actor: Actor;
  readonly seat: number | null;
  readonly kind: RowKind;
  /** Plain JSON without users and names: a move, or what a row of the lobby tells. */
  readonly payload: Kind | Readonly<Record<string, Json>>;
  readonly events: readonly Kind[];
}

/** What one commit makes of a table. */
export interface Change {
  readonly rows: readonly NewRow[];
  readonly after: TableContent;
  /** The chance of the game, once it has started. */
  readonly chance: Random | null;
  /** Seats whose partial move falls. */
  readonly dropDrafts: readonly number[];
}

/** Says what a request makes of a table at this time, or why not. Pure: it may be asked again after somebody else's change. */
export type Judge = (live: LoadedTable, at: number) => Result<Change, Problem>;

/** A row without events. */
export const row = (
  actor: Actor,
  seat: number | null,
  kind: RowKind,
  payload: Readonly<Record<string, Json>> = {},
): NewRow => ({ actor, seat, kind, payload, events: [] });

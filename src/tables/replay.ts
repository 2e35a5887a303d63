/** The record of a game, played again: what the move list, `/verify`, undo, and replays are made of. */
import { type Kind, type Revealed, seatOf } from '../engines/contract.ts';
import { canonicalJson, isRecord } from '../kernel/json.ts';
import { forgotten } from './handing.ts';
import type { LoadedTable } from './loadedTable.ts';
import { isMoveKind } from './stored.ts';
import type { HistoryRow } from './tables.ts';

/** One row of a record, played again. */
export interface ReplayedRow {
  readonly row: HistoryRow;
  /** What happened in it; empty for rows that change nothing in the game. */
  readonly events: readonly Kind[];
  readonly revealed: Revealed;
  /** The position after it. */
  readonly state: object;
  /** The row `undo` that has taken it back, or null. */
  readonly undoneBy: number | null;
}

export interface Replay {
  readonly deal: object;
  /** From the row `start` on, in order, undone rows included; up to the first that the rules refuse now. */
  readonly rows: readonly ReplayedRow[];
  /** Whether the position at the end is the stored, signed one. */
  readonly isReached: boolean;
}

/**
 * Deals a game and plays its record again, whatever the version of the rules in its rows: if it comes to the stored
 * position, they still mean the same. Null before the start.
 *
 * @param rows all rows of the table in order
 */
export function replayOf({ engine, chance, content }: LoadedTable, rows: readonly HistoryRow[]): Replay | null {
  const start = rows.findIndex(({ kind }) => kind === 'start');
  if (chance === null || start < 0) return null;
  const config = { seats: content.seats.length, options: content.options };
  const deal = engine.deal(config, chance);
  const begun = engine.setup(config, deal);
  const undone = undoneRows(rows);
  const played: ReplayedRow[] = [];
  let { state } = begun;
  for (const row of rows.slice(start)) {
    const seat = row.seat === null ? null : seatOf(row.seat, config.seats);
    let { events, revealed }: Pick<ReplayedRow, 'events' | 'revealed'> =
      row.kind === 'start' ? begun : { events: [], revealed: 'nothing' };
    if (isMoveKind(row.kind)) {
      const move = engine.readMove(row.payload);
      const step = move.ok && seat !== null ? engine.play(state, seat, move.value, chance) : null;
      if (!step?.ok) return { deal, rows: played, isReached: false };
      ({ state, events, revealed } = step.value);
    }
    if (row.kind === 'takeover' && seat !== null) state = forgotten(engine, state, seat);
    if (row.kind === 'undo') {
      const to = keptBy(row);
      const last = played.findLast(({ row: { seq } }) => seq <= to);
      if (last === undefined) return { deal, rows: played, isReached: false };
      ({ state } = last);
    }
    played.push({ row, events, revealed, state, undoneBy: undone.get(row.seq) ?? null });
  }
  return { deal, rows: played, isReached: canonicalJson(state) === canonicalJson(content.state) };
}

/** The record without what was taken back, which leads to the same position. */
export function withoutUndone(rows: readonly HistoryRow[]): readonly HistoryRow[] {
  const undone = undoneRows(rows);
  return rows.filter(({ seq, kind }) => kind !== 'undo' && !undone.has(seq));
}

/** By number, the rows with moves that were taken back, and the row `undo` that did. */
export function undoneRows(rows: readonly Pick<HistoryRow, 'seq' | 'kind' | 'payload'>[]): ReadonlyMap<number, number> {
  const undone = new Map<number, number>();
  let kept: number[] = [];
  for (const row of rows) {
    if (isMoveKind(row.kind)) kept.push(row.seq);
    if (row.kind !== 'undo') continue;
    const to = keptBy(row);
    for (const seq of kept) if (seq > to) undone.set(seq, row.seq);
    kept = kept.filter((seq) => seq <= to);
  }
  return undone;
}

/** The last row that a row `undo` keeps. */
export const keptBy = ({ seq, payload }: { readonly seq: number; readonly payload: unknown }): number =>
  isRecord(payload) && typeof payload.to === 'number' ? payload.to : seq;

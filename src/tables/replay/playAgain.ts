/** The record of a game, played again: what the move list, `/verify`, undo, replays, and imports are made of. */
import { type Config, type Engine, type Kind, type Refusal, type Revealed, seatOf } from '../../engines/contract.ts';
import { canonicalJson } from '../../kernel/json.ts';
import type { Random } from '../../kernel/random.ts';
import { forgotten } from '../seats/handOver.ts';
import { isMoveKind } from '../stored/rowKinds.ts';
import type { LoadedTable } from '../table/loadedTable.ts';
import { type HistoryRow, keptBy } from '../table/rows.ts';

/** What is needed of a row to play it again. */
export type PlayableRow = Pick<HistoryRow, 'seq' | 'kind' | 'payload'> & { readonly seat: number | null };

/** One row of a record, played again. */
export interface ReplayedRow<R extends PlayableRow = HistoryRow> {
  readonly row: R;
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

/** A game that has been dealt. */
export interface DealtGame {
  readonly engine: Engine;
  readonly config: Config;
  readonly deal: object;
  readonly chance: Random;
}

/** A row that can't be played again. */
export interface StuckRow {
  readonly row: number;
  /** Why the rules refuse its move; null if it is nobody's, or takes back what never was. */
  readonly refusal: Refusal | null;
}

/**
 * Plays a record again, row by row: moves that were taken back, too, so that the rules judge all of them.
 *
 * @param rows from the row `start` on, in order
 * @returns the row that can't be played, or null if all can
 */
export function* playAgain<R extends PlayableRow>(
  { engine, config, deal, chance }: DealtGame,
  rows: readonly R[],
): Generator<ReplayedRow<R>, StuckRow | null> {
  const begun = engine.setup(config, deal);
  const undone = undoneRows(rows);
  const states: { readonly seq: number; readonly state: object }[] = [];
  let { state } = begun;
  for (const row of rows) {
    const { seq, kind } = row;
    const seat = row.seat === null ? null : seatOf(row.seat, config.seats);
    let { events, revealed }: Pick<ReplayedRow, 'events' | 'revealed'> =
      kind === 'start' ? begun : { events: [], revealed: 'nothing' };
    if (isMoveKind(kind)) {
      const move = engine.readMove(row.payload);
      if (!move.ok) return { row: seq, refusal: move.error };
      if (seat === null) return { row: seq, refusal: null };
      const step = engine.play(state, seat, move.value, chance);
      if (!step.ok) return { row: seq, refusal: step.error };
      ({ state, events, revealed } = step.value);
    }
    if (kind === 'takeover' && seat !== null) state = forgotten(engine, state, seat);
    if (kind === 'undo') {
      const to = keptBy(row);
      const last = states.findLast((one) => one.seq <= to);
      if (last === undefined) return { row: seq, refusal: null };
      ({ state } = last);
    }
    states.push({ seq, state });
    yield { row, events, revealed, state, undoneBy: undone.get(seq) ?? null };
  }
  return null;
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
  const playing = playAgain({ engine, config, deal, chance }, rows.slice(start));
  const played: ReplayedRow[] = [];
  let next = playing.next();
  for (; next.done !== true; next = playing.next()) played.push(next.value);
  const isPlayed = next.value === null;
  return {
    deal,
    rows: played,
    isReached: isPlayed && canonicalJson(played.at(-1)!.state) === canonicalJson(content.state),
  };
}

/** The record without what was taken back, which leads to the same position. */
export function withoutUndone<R extends PlayableRow>(rows: readonly R[]): readonly R[] {
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

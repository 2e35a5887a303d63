/**
 * The numbers of the streams with which the system draws its moves. A move that takes the place of one that was taken
 * back has its stream, so that it isn't drawn anew.
 */
import { systemStream } from './absent.ts';
import { keptBy } from './replay.ts';
import { isMoveKind } from './stored.ts';
import type { HistoryRow } from './tables.ts';

/** What the streams of the next moves depend on. */
export interface SystemDraws {
  /** The moves that were drawn and not taken back: the row of each, and the number of its stream. */
  readonly kept: readonly { readonly row: number; readonly number: number }[];
  /** The numbers of those that were taken back, ascending. They are used again in this order. */
  readonly free: readonly number[];
}

export const NO_DRAWS: SystemDraws = { kept: [], free: [] };

type DrawRow = Pick<HistoryRow, 'seq' | 'actor' | 'kind'> & { readonly payload: unknown };

/** The stream with which the system draws its move in row `seq`. */
export const streamFor = (draws: SystemDraws, seq: number): string => systemStream(draws.free[0] ?? seq);

export function drawsAfter(draws: SystemDraws, row: DrawRow): SystemDraws {
  if (row.kind === 'undo') {
    const to = keptBy(row);
    const undone = draws.kept.filter((one) => one.row > to).map(({ number }) => number);
    const free = [...draws.free, ...undone].sort((a, b) => a - b);
    return { kept: draws.kept.filter((one) => one.row <= to), free };
  }
  if (row.actor !== 'system' || !isMoveKind(row.kind)) return draws;
  const [number = row.seq, ...free] = draws.free;
  return { kept: [...draws.kept, { row: row.seq, number }], free };
}

/** By row, the streams with which the system drew its moves. */
export function systemStreams(rows: readonly DrawRow[]): ReadonlyMap<number, string> {
  const streams = new Map<number, string>();
  let draws = NO_DRAWS;
  for (const row of rows) {
    if (row.actor === 'system' && isMoveKind(row.kind)) streams.set(row.seq, streamFor(draws, row.seq));
    draws = drawsAfter(draws, row);
  }
  return streams;
}

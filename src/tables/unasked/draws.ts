/**
 * The numbers of the streams with which the system draws its moves. A move that takes the place of one that was taken
 * back has its stream, so that it isn't drawn anew.
 *
 * Under `dbg-fair-3`, a move's number is its place among the moves of the game that count. Before, it was that of its row:
 * whoever knew the seed could add votes until the draw suited.
 */
import { isRecord } from '../../kernel/json.ts';
import { isMoveKind } from '../stored/rowKinds.ts';
import { NO_DRAWS, type SystemDraws } from '../table/loadedTable.ts';
import { type HistoryRow, keptBy } from '../table/rows.ts';
import { systemStream } from './absent.ts';

type DrawRow = Pick<HistoryRow, 'seq' | 'actor' | 'kind'> & { readonly payload: unknown };

const numberFor = ({ isByMoves, kept, free }: SystemDraws, seq: number): number =>
  isByMoves ? (kept?.number ?? 0) + 1 : (free[0] ?? seq);

/** The stream with which the system draws its move in row `seq`. */
export const streamFor = (draws: SystemDraws, seq: number): string => systemStream(numberFor(draws, seq));

export function drawsAfter(draws: SystemDraws, row: DrawRow): SystemDraws {
  const { seq, actor, kind, payload } = row;
  const { isByMoves, free } = draws;
  if (kind === 'freeze') return { ...draws, isByMoves: isRecord(payload) && payload.scheme === 'dbg-fair-3' };
  if (kind === 'undo') {
    const undone: number[] = [];
    let { kept } = draws;
    for (const to = keptBy(row); kept !== null && kept.row > to; kept = kept.before) undone.push(kept.number);
    return { isByMoves, kept, free: isByMoves ? [] : [...free, ...undone].sort((a, b) => a - b) };
  }
  if (!isMoveKind(kind) || !(isByMoves || actor === 'system')) return draws;
  return { isByMoves, kept: { row: seq, number: numberFor(draws, seq), before: draws.kept }, free: free.slice(1) };
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

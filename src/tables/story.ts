import type { LoadedTable } from './loadedTable.ts';
import { type ReplayedRow, replayOf } from './replay.ts';
import { isTold } from './stored.ts';
import type { HistoryRow, RowEvents } from './tables.ts';
import { undoIn, verdictIn } from './verdict.ts';

/**
 * The events of every row since the start, oldest first, without those that were taken back. Only the latest are stored,
 * so the game is played again from its record; if that no longer leads to the stored position, they are all there is.
 *
 * @param rows all rows of the table in order
 */
export function storyOf(live: LoadedTable, rows: readonly HistoryRow[]): readonly RowEvents[] {
  const replay = replayOf(live, rows);
  return replay?.isReached ? toldIn(replay.rows) : live.recent;
}

/** What viewers learn from rows that were played again. */
export const toldIn = (rows: readonly ReplayedRow[]): readonly RowEvents[] =>
  rows
    .filter(({ row: { kind }, undoneBy }) => undoneBy === null && isTold(kind))
    .map(({ row: { seq, actor, seat, kind, payload, rulesVersion, revealed, isSequel }, events }) => ({
      ...{ seq, actor, seat, kind, events, rulesVersion, revealed, ...(isSequel && { isSequel }) },
      ...verdictIn(kind, payload),
      ...undoIn(kind, payload),
    },
  }));
  const undoneBy = (undo: number) => told.filter((one) => one.undoneBy === undo).map(({ row }) => row);
  return told
    .filter(({ row, undoneBy: by }) => by === null && isTold(row.kind))
    .map(({ row }) => (row.kind === 'undo' ? { ...row, undone: undoneBy(row.seq) } : row));
}

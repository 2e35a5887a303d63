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

/** The same rows, and among them those that were taken back; null if the record can't be played again. */
export function wholeStoryOf(
  live: LoadedTable,
  rows: readonly HistoryRow[],
): readonly (RowEvents & { readonly isUndone: boolean })[] | null {
  const replay = replayOf(live, rows);
  if (!replay?.isReached) return null;
  return replay.rows
    .filter(({ row: { kind } }) => isTold(kind))
    .map((one) => ({ ...eventsOf(one), isUndone: one.undoneBy !== null }));
}

/** What viewers learn from rows that were played again. */
export const toldIn = (rows: readonly ReplayedRow[]): readonly RowEvents[] =>
  rows.filter(({ row: { kind }, undoneBy }) => undoneBy === null && isTold(kind)).map(eventsOf);

const eventsOf = ({ row, events }: ReplayedRow): RowEvents => {
  const { seq, actor, seat, kind, payload, rulesVersion, revealed } = row;
  return {
    ...{ seq, actor, seat, kind, events, rulesVersion, revealed },
    ...verdictIn(kind, payload),
    ...undoIn(kind, payload),
  };
};

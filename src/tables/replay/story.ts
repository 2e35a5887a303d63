import { isMoveKind, isTold } from '../stored/rowKinds.ts';
import type { LoadedTable } from '../table/loadedTable.ts';
import type { HistoryRow, RowEvents } from '../table/rows.ts';
import type { TakenRow } from '../table/standpoint.ts';
import { keptIn, undoIn, verdictIn } from './decisions.ts';
import type { Replay, ReplayedRow } from './playAgain.ts';

/**
 * The events of every row since the start, oldest first, without those that were taken back. Only the latest are stored,
 * so the game is played again from its record; if that no longer leads to the stored position, they are all there is.
 */
export const storyOf = ({ recent }: LoadedTable, replay: Replay | null): readonly RowEvents[] =>
  replay?.isReached ? toldIn(replay.rows) : recent;

/** The same rows, and among them those that were taken back; null if the record can't be played again. */
export function wholeStoryOf(
  live: LoadedTable,
  replay: Replay | null,
): readonly (RowEvents & Pick<TakenRow, 'isUndone' | 'notation'>)[] | null {
  if (!replay?.isReached) return null;
  const { rows: played } = replay;
  return eventsIn(played)
    .map((row, index) => {
      const { row: stored, undoneBy } = played[index]!; // As many as there are events.
      return { ...row, isUndone: undoneBy !== null, notation: notationOf(live, stored) };
    })
    .filter(({ kind }) => isTold(kind));
}

function notationOf({ engine }: LoadedTable, { kind, payload }: HistoryRow): string | null {
  const move = isMoveKind(kind) ? engine.readMove(payload) : null;
  return move?.ok ? engine.notation.write(move.value) : null;
}

/** What viewers learn from rows that were played again. */
export function toldIn(rows: readonly ReplayedRow[]): readonly RowEvents[] {
  const told = eventsIn(rows);
  return rows.flatMap(({ row: { kind }, undoneBy }, index) =>
    undoneBy === null && isTold(kind) && told[index] ? [told[index]] : [],
  );
}

/** The events of all rows; those of a row `undo` name what it took back; those of a verdict against one name what it kept. */
function eventsIn(rows: readonly ReplayedRow[]): readonly RowEvents[] {
  const all = rows.map(eventsOf);
  const undone = Map.groupBy(all, (_, index) => rows[index]?.undoneBy ?? null);
  const standingAt = (verdict: number) =>
    all.filter(({ seq }, index) => seq < verdict && (rows[index]?.undoneBy ?? verdict) >= verdict);
  return all.map((row) => {
    if (row.kind === 'undo') return { ...row, undone: undone.get(row.seq) ?? [] };
    return row.verdict === undefined ? row : { ...row, ...keptIn(row, standingAt(row.seq)) };
  });
}

const eventsOf = ({ row, events }: ReplayedRow): RowEvents => {
  const { seq, actor, seat, kind, payload, rulesVersion, revealed, isSequel } = row;
  return {
    ...{ seq, actor, seat, kind, events, rulesVersion, revealed, ...(isSequel && { isSequel }) },
    ...verdictIn(kind, payload),
    ...undoIn(kind, payload),
  };
};

import type { Change, NewRow } from '../table/change.ts';
import type { LoadedTable, TableContent } from '../table/loadedTable.ts';
import { revealOf } from '../view/disclosure.ts';

/** Ends a table without a result after these rows, the last of which says why. Its seed is revealed. */
export function canceledBy(live: LoadedTable, content: TableContent, rows: readonly NewRow[], at: number): Change {
  const all = [...rows, revealOf(live)];
  const seats = content.seats.map((one) =>
    one.awaited ? { ...one, awaited: false, offer: live.seq + all.length, since: at } : one,
  );
  const after: TableContent = { ...content, seats, vote: null, status: 'cancelled', endedAt: at };
  const nothingPlanned = live.plans.size > 0 && { plans: new Map() };
  const dropDrafts = seats.map((one) => one.seat);
  return { rows: all, after, chance: live.chance, dropDrafts, outcome: null, ...nothingPlanned };
}

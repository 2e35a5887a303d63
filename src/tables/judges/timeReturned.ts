/** How much time a decision has left when it is returned to. */
import type { ReplayedRow } from '../replay/playAgain.ts';
import { type ClockName, timedClock } from '../stored/clock.ts';
import { engineSeat, type LoadedTable } from '../table/loadedTable.ts';
import { keptBy } from '../table/rows.ts';
import { TALK } from './game.ts';

/**
 * Since when the time of a seat's decision counts that was open after row `to`, once the seat returns to it: nobody gains
 * time by taking back and playing again. Whoever takes back alone goes on as if they had not played. What the others have
 * consented to costs only the time that the decision had taken before.
 *
 * @param rows all rows since the start, those included that were taken back
 * @param isFree nobody was asked
 */
export function returnedSince(
  { engine, content }: LoadedTable,
  rows: readonly ReplayedRow[],
  { by, to }: { readonly by: number; readonly to: number },
  { isFree, at }: { readonly isFree: boolean; readonly at: number },
): number {
  const seat = engineSeat(content, by);
  const times = new Map(rows.map(({ row }) => [row.seq, row.at]));
  /** By row, since when the seat's decision after it counts; null if the game did not wait for it. */
  const begun = new Map<number, number | null>();
  const returned = (kept: number, now: number, isAlone: boolean): number => {
    const [from, played] = [begun.get(kept) ?? now, times.get(kept + 1) ?? now];
    return isAlone
      ? from + lateness(played - from, content.clock)
      : now - Math.min(played - from, allowanceOf(content.clock));
  };
  let since: number | null = null;
  for (const [index, { row, state }] of rows.entries()) {
    const turn = engine.turn(state);
    const isOwn = row.seat === by && !TALK.includes(row.kind);
    if (!('awaits' in turn) || !turn.awaits.includes(seat)) since = null;
    else if (isOwn && row.kind === 'undo')
      since = returned(keptBy(row), row.at, rows[index - 1]?.row.kind !== 'verdict');
    else if (isOwn || since === null) since = row.at;
    begun.set(row.seq, since);
  }
  return returned(to, at, isFree);
}

/** The time for each decision, in ms. */
const allowanceOf = (clock: ClockName): number => timedClock(clock)?.allowance ?? Number.POSITIVE_INFINITY;

/** What a decision has taken of the reserve, in ms: that is used up and does not count again. */
const lateness = (used: number, clock: ClockName): number => Math.max(0, used - allowanceOf(clock));

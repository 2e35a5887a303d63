/** What can be taken back, and when that needs nobody's consent. */
import type { Revealed } from '../../engines/contract.ts';
import { isMoveKind } from '../stored/rowKinds.ts';
import type { StoredSeat, StoredStatus } from '../stored/stored.ts';
import type { RowEvents } from '../table/rows.ts';
import type { UndoOffer } from '../table/standpoint.ts';

/** How often somebody may return to a decision before the others are asked. */
export const MOST_FREE = 10;

/**
 * What a seat could take back now: the moves of its last request, with all that has followed. Null if its member has made
 * none, or if a seat has changed hands after it.
 *
 * It is free if nothing was revealed since, and no other seat has acted, nor the bot for it, `MOST_FREE` times for a
 * decision; or if there is nobody to ask.
 * All of that its member knows, so the offer reveals nothing.
 *
 * @param recent the rows of `Standpoint.recent`
 */
export function undoOffer(
  {
    status,
    seats,
  }: { readonly status: StoredStatus | 'suspended'; readonly seats: readonly Pick<StoredSeat, 'seat' | 'holder'>[] },
  { seat, holder, heldFrom }: Pick<StoredSeat, 'seat' | 'holder' | 'heldFrom'>,
  recent: readonly RowEvents[],
): UndoOffer | null {
  if (status !== 'running' || holder !== 'member') return null;
  const since = recent.slice(lastAction(recent, seat));
  const [first] = since;
  if (first?.kind !== 'move' || first.seat !== seat || first.isSequel || first.seq < heldFrom) return null;
  if (since.some(isHandover)) return null;
  const isAlone = seats.every((one) => one.seat === seat || one.holder !== 'member');
  const isFree = isAlone || (revealedTo(since, seat) === 'nothing' && takenBack(recent, seat) < MOST_FREE);
  return { row: first.seq, isFree, ...(!isFree && since.some(isRefusalOf(seat)) && { wasRefused: true }) };
}

/** How often a seat has returned to the decision that its last request was about. */
function takenBack(recent: readonly RowEvents[], seat: number): number {
  const before = recent.slice(0, lastAction(recent, seat));
  const since = before.slice(before.findLastIndex(({ kind }) => isMoveKind(kind)) + 1);
  return since.filter((row) => row.kind === 'undo' && row.seat === seat).length;
}

/** Since a seat's last request, only what it did with that one can have been refused: whatever somebody does ends a vote. */
const isRefusalOf =
  (seat: number) =>
  ({ verdict }: RowEvents): boolean =>
    verdict?.about === 'undo' && verdict.answer === 'no' && verdict.by === seat;

/** Where the moves of a seat's last request begin; -1 if there are none. */
export function lastAction(rows: readonly RowEvents[], seat: number): number {
  let first = rows.findLastIndex((row) => row.kind === 'move' && row.seat === seat);
  while (first > 0 && rows[first]?.isSequel) first--;
  return first;
}

/** What the seat has learned from these rows that it had not decided itself: each act of others is hidden before it. */
export function revealedTo(rows: readonly Pick<RowEvents, 'kind' | 'seat' | 'revealed'>[], own: number): Revealed {
  const all = rows
    .filter(({ kind }) => isMoveKind(kind) || kind === 'undo')
    .map(({ seat, revealed }) => (seat === own ? (revealed ?? 'hidden') : 'hidden'));
  if (all.includes('chance')) return 'chance';
  return all.includes('hidden') ? 'hidden' : 'nothing';
}

/** Whether a seat has changed hands in a row. */
function isHandover({ kind, verdict }: RowEvents): boolean {
  if (kind === 'verdict') return verdict?.about === 'overdue' && verdict.answer !== 'wait';
  return kind === 'resign' || kind === 'takeover' || kind === 'comeback';
}

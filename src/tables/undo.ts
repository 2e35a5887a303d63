/** What can be taken back, and when that needs nobody's consent. */
import type { Seat } from '../engines/contract.ts';
import type { UndoOffer } from './standpoint.ts';
import { isMoveKind } from './stored.ts';
import type { RowEvents, Seating, TableHead } from './tables.ts';

/**
 * What a seat could take back now: its last move, with all that has followed. Null if there is none since its member has
 * held it, or if a seat has changed hands after it.
 *
 * It is free if nothing was revealed since, nobody else has acted, and nothing was drawn or planned; or if there is nobody
 * to ask. All of that its member knows, so the offer tells nothing new.
 *
 * @param recent the rows of `Standpoint.recent`
 */
export function undoOffer(
  { status, seats }: Pick<TableHead, 'status' | 'seats'>,
  { seat, holder, heldFrom }: Pick<Seating, 'seat' | 'holder' | 'heldFrom'>,
  recent: readonly RowEvents[],
): UndoOffer | null {
  if (status !== 'running' || holder !== 'member') return null;
  const last = recent.findLastIndex((row) => row.kind === 'move' && row.seat === seat);
  const since = last < 0 ? [] : recent.slice(last);
  const [first] = since;
  if (first === undefined || first.seq < heldFrom || since.some(isHandover)) return null;
  const isAlone = seats.every((one) => one.seat === seat || one.holder !== 'member');
  return { row: first.seq, isFree: isAlone || since.every((row) => isOwnAndOpen(row, seat)) };
}

/** Whether a seat has changed hands in a row. */
function isHandover({ kind, verdict }: RowEvents): boolean {
  if (kind === 'verdict') return verdict?.about === 'overdue' && verdict.answer !== 'wait';
  return kind === 'resign' || kind === 'takeover' || kind === 'comeback';
}

/** Whether a row holds nothing but what this seat has decided itself, and knew before. */
const isOwnAndOpen = ({ kind, seat, revealed }: RowEvents, own: Seat): boolean =>
  isMoveKind(kind) || kind === 'undo' ? seat === own && kind !== 'mildMove' && revealed === 'nothing' : true;

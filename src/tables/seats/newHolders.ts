import type { StoredHolder, StoredSeat } from '../stored/stored.ts';
import type { Change } from '../table/change.ts';
import type { LoadedTable } from '../table/loadedTable.ts';

/** Who has got, left, or got back a seat in a change, once the game has started. */
export function newHolders({ content, seq }: LoadedTable, { rows, after }: Change): readonly StoredHolder[] {
  if (after.startedAt === null) return [];
  // The seats of a game that was imported after its end have no users.
  if (content.startedAt === null) return after.seats.flatMap((seat) => (seat.user === null ? [] : [held(seat, null)]));
  return after.seats.flatMap((seat) => {
    const before = content.seats[seat.seat];
    if (before === undefined || (before.user === seat.user && isHeld(before) === isHeld(seat))) return [];
    if (isHeld(seat)) return [held(seat, null)];
    const leaving = rows.findIndex(({ kind, seat: by, payload }) =>
      kind === 'resign' ? by === seat.seat : kind === 'verdict' && names(payload, seat.seat),
    );
    return [held(seat, seq + leaving + 1)];
  });
}

const isHeld = ({ holder }: StoredSeat): boolean => holder === 'member';

const held = ({ seat, user, heldFrom }: StoredSeat, to: number | null): StoredHolder => ({
  ...{ seat, user, from: heldFrom, to },
});

const names = (payload: object, seat: number): boolean =>
  'seats' in payload && Array.isArray(payload.seats) && payload.seats.includes(seat);

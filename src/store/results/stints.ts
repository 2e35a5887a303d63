import type Database from 'better-sqlite3';
import type { SeatEnding } from '../../tables/stored/results.ts';

/** What a member came to with a seat that they held from one row to another. */
interface Stint extends SeatEnding {
  readonly user: string | null;
  readonly from: number;
  /** Null if the member held it to the end. */
  readonly to: number | null;
  /** Whether the result is the member's own: only that of whoever began the game in this seat. */
  readonly counts: boolean;
}

type HolderColumns = Pick<Stint, 'seat' | 'user' | 'from' | 'to'>;

/** All members who held a seat of a finished table, by seat and in order. */
export function prepareStints(
  database: Database.Database,
): (table: string, endings: readonly SeatEnding[]) => readonly Stint[] {
  const holders = database.prepare<[string], HolderColumns>(
    `SELECT seat, user_id AS user, from_seq AS "from", to_seq AS "to" FROM holders WHERE table_id = ?
     ORDER BY seat, from_seq`,
  );
  const users = database
    .prepare<[string], string | null>('SELECT user_id FROM seats WHERE table_id = ? ORDER BY seat')
    .pluck();
  const turningPoints = database.prepare<
    [string],
    { readonly seq: number; readonly kind: string; readonly seat: number | null }
  >("SELECT seq, kind, seat FROM moves WHERE table_id = ? AND kind IN ('start', 'resign') ORDER BY seq");

  return (table, endings) => {
    const known = Map.groupBy(holders.all(table), ({ seat }) => seat);
    const seated = users.all(table);
    const points = turningPoints.all(table);
    const start = points.find(({ kind }) => kind === 'start')?.seq ?? 1;
    return endings.flatMap((ending): readonly Stint[] => {
      const { seat } = ending;
      // Tables that started before holders were stored: nobody could take over a seat.
      const resigned = points.find((one) => one.kind === 'resign' && one.seat === seat)?.seq ?? null;
      const all = known.get(seat) ?? [{ seat, user: seated[seat] ?? null, from: 0, to: resigned }];
      return all.map((held, index) => {
        const stint = { ...ending, ...held, from: Math.max(held.from, start), counts: index === 0 };
        // Whoever has been replaced is last; the seat's place belongs to the last one who took it.
        return index === all.length - 1 ? stint : { ...stint, place: endings.length, resigned: true };
      });
    });
  };
}

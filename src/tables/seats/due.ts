/** When the clock has something to do at a table. */
import { type ClockName, DAY, timedClock } from '../stored/clock.ts';
import type { StoredSeat } from '../stored/stored.ts';
import type { TableContent, TableInfo } from '../table/loadedTable.ts';
import { deadlineOf } from './deadline.ts';

/** Without a clock, members are reminded of a decision after these times. */
const UNTIMED_REMINDERS: readonly number[] = [DAY, 3 * DAY];
/** The reminder of a clock of days comes this long before the end at the earliest. */
const EARLIEST = DAY / 2;

/** What the clock of a table depends on. */
export type Timed = Pick<TableContent, 'status' | 'clock' | 'vote' | 'seats'> &
  Pick<TableInfo, 'remindedAt' | 'graceUntil'>;

/** A seat to be reminded, and when. */
interface Reminder {
  readonly seat: StoredSeat;
  readonly at: number;
}

/** The next time at which something is due at a table; null if nothing will be before it changes. */
export function nextDue(table: Timed): number | null {
  if (table.status !== 'running') return null;
  const { vote, clock, seats, graceUntil: floor } = table;
  const asked = vote?.about === 'overdue' ? vote.seats : [];
  const times = [
    ...(vote === null ? [] : [Math.max(vote.endsAt, floor)]),
    ...seats.flatMap(({ freeUntil }) => (freeUntil === null ? [] : [Math.max(freeUntil, floor)])),
    ...seats.flatMap((seat) => (asked.includes(seat.seat) ? [] : (deadlineOf(seat, clock, floor) ?? []))),
    ...remindersOf(table).map(({ at }) => at),
  ];
  return times.length === 0 ? null : Math.ceil(Math.min(...times));
}

/** The seats that are to be reminded now. */
export const remindedAt = (table: Timed, now: number): readonly StoredSeat[] => [
  ...new Set(
    remindersOf(table)
      .filter(({ at }) => at <= now)
      .map(({ seat }) => seat),
  ),
];

/** The reminders that are still to come, for the decisions that the game is waiting for. */
function remindersOf({ vote, clock, seats, remindedAt: last, graceUntil: floor }: Timed): readonly Reminder[] {
  const asked = vote?.about === 'overdue' ? vote.seats : [];
  return seats
    .filter(({ seat, awaited, holder }) => awaited && holder === 'member' && !asked.includes(seat))
    .flatMap((seat) => momentsOf(seat, clock, floor).map((at) => ({ seat, at })))
    .filter(({ at }) => at > last);
}

function momentsOf(seat: StoredSeat, clock: ClockName, floor: number): readonly number[] {
  const timed = timedClock(clock);
  const deadline = deadlineOf(seat, clock, floor);
  if (timed === null || deadline === null) return UNTIMED_REMINDERS.map((time) => seat.awaitedSince + time);
  if (timed.kind === 'live') {
    const reserve = timed.reserve - seat.reserveUsed;
    // Time that a vote has added is reminded of by the vote itself.
    return reserve > 0 && seat.extended === 0 ? [deadline - reserve / 2] : [];
  }
  const given = seat.extended > 0 ? timed.extension : timed.allowance;
  return [deadline - Math.min(EARLIEST, given / 4)];
}

import { type ClockName, timedClock } from '../stored/clock.ts';
import type { StoredSeat } from '../stored/stored.ts';

/**
 * When the time for a seat's present decision is up; null without a clock, or if the game isn't waiting for the member
 * who holds it.
 *
 * @param floor nothing is overdue before this time
 */
export function deadlineOf(seat: StoredSeat, clock: ClockName, floor: number): number | null {
  const timed = timedClock(clock);
  if (timed === null || !seat.awaited || seat.holder !== 'member') return null;
  const reserve = Math.max(0, timed.reserve - seat.reserveUsed);
  return Math.max(seat.awaitedSince + timed.allowance + reserve + seat.extended, floor);
}

/** How much of its reserve a seat has used up when it decides at this time. */
export function reserveUsedAt(seat: StoredSeat, clock: ClockName, floor: number, at: number): number {
  const timed = timedClock(clock);
  if (timed === null) return seat.reserveUsed;
  // Nobody could play for a while before the floor, so the decision is measured from there.
  const late = at - Math.max(seat.awaitedSince + seat.extended, floor) - timed.allowance;
  return Math.min(timed.reserve, seat.reserveUsed + Math.max(0, late));
}

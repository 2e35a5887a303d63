/** Seats that change hands. */
import type { Engine, Seat } from '../../engines/contract.ts';
import { LONGEST_WAIT, type TimedClock } from '../stored/clock.ts';
import type { StoredSeat } from '../stored/stored.ts';

/** The seats after the members of some have left them: the bot plays, or nobody until somebody takes them over. */
export function vacate(
  seats: readonly StoredSeat[],
  left: readonly number[],
  to: { readonly holder: 'bot' } | { readonly holder: 'free'; readonly until: number },
): readonly StoredSeat[] {
  const freeUntil = to.holder === 'free' ? to.until : null;
  const after = seats.map((one) => (left.includes(one.seat) ? { ...one, holder: to.holder, freeUntil } : one));
  return handOnHost(after);
}

/** The seats after a member has taken one: the decision, the clock, and what may be seen begin anew. */
export function occupy(
  seats: readonly StoredSeat[],
  taken: StoredSeat,
  member: Pick<StoredSeat, 'user' | 'heldFrom' | 'reserveUsed'>,
): readonly StoredSeat[] {
  const occupied: StoredSeat = { ...taken, ...member, holder: 'member', freeUntil: null };
  return handOnHost(seats.map((one) => (one === taken ? occupied : one)));
}

/** If no member is the host, the next in turn order is. Changes nothing if no member is left. */
function handOnHost(seats: readonly StoredSeat[]): readonly StoredSeat[] {
  const host = seats.findIndex((seat) => seat.host);
  if (seats[host]?.holder === 'member') return seats;
  const order = [...seats.slice(host + 1), ...seats.slice(0, host + 1)];
  const next = order.find((seat) => seat.holder === 'member');
  return next ? seats.map((seat) => ({ ...seat, host: seat === next })) : seats;
}

/**
 * Gives overdue seats more time, counted from now. Their reserves are used up. Where all who play are overdue and nobody
 * can vote, they get more and more.
 */
export const extend = (
  seats: readonly StoredSeat[],
  overdue: readonly number[],
  clock: TimedClock,
  at: number,
): readonly StoredSeat[] => {
  const canBeVoted = seats.some(({ seat, holder }) => holder === 'member' && !overdue.includes(seat));
  return seats.map((one) => {
    if (!overdue.includes(one.seat)) return one;
    const late = Math.max(0, at - one.awaitedSince - clock.allowance);
    const more = canBeVoted ? clock.extension : Math.min(LONGEST_WAIT, Math.max(clock.extension, late));
    return { ...one, reserveUsed: clock.reserve, extended: late + more };
  });
};

/** The seats under another clock: it begins now, for decisions that are being made as well. */
export const restartClock = (seats: readonly StoredSeat[], at: number): readonly StoredSeat[] =>
  seats.map((one) => ({ ...one, reserveUsed: 0, extended: one.awaited ? Math.max(0, at - one.awaitedSince) : 0 }));

/** The state once somebody else has taken over a seat. Replaying a record does this at each row of that kind. */
export const forgotten = (engine: Engine, state: object, seat: Seat): object => engine.forget?.(state, seat) ?? state;

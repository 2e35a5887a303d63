import { createHash } from 'node:crypto';
import type { Engine, Seat } from '../../engines/contract.ts';
import type { StoredSeat } from '../stored/stored.ts';
import { engineSeat, type LoadedTable, type TableContent } from '../table/loadedTable.ts';
import { reserveUsedAt } from './deadline.ts';

/**
 * The seats after a commit whose last row is `seq`. A seat gets a new offer when it has acted or changed hands (`touched`)
 * or when anything was taken back (`isReturned`), when it becomes active or inactive, and when its options have changed;
 * otherwise its buttons stay valid while others act. Its time begins anew when it has acted or changed hands, and when it
 * becomes active; whoever has taken something back has the time that they had (timeReturned.ts).
 */
export function offerSeats(
  live: LoadedTable,
  after: TableContent,
  { touched, isReturned }: { readonly touched: ReadonlySet<number>; readonly isReturned: boolean },
  seq: number,
  at: number,
): readonly StoredSeat[] {
  const { engine, content: before } = live;
  const active = activeSeatsOf(engine, after);
  return after.seats.map((seat) => {
    const now = active.includes(engineSeat(after, seat.seat));
    const isTouched = touched.has(seat.seat);
    if (isReturned && now && (isTouched || seat.awaited)) return { ...seat, awaited: true, offer: seq, since: at };
    if (isReturned || isTouched || now !== seat.awaited) {
      const reserveUsed = isTouched && !isReturned ? reserveUsedBy(live, seat, at) : seat.reserveUsed;
      return { ...seat, awaited: now, offer: seq, since: at, awaitedSince: at, extended: 0, reserveUsed };
    }
    return now && !sameOffer(engine, before, after, seat) ? { ...seat, offer: seq, since: at } : seat;
  });
}

/** How much of its reserve a seat has used, with the decision that it has just made. */
function reserveUsedBy({ content, info }: LoadedTable, seat: StoredSeat, at: number): number {
  const before = content.seats[seat.seat];
  const isOwn = before?.awaited === true && before.holder === 'member' && before.user === seat.user;
  return isOwn ? reserveUsedAt(seat, content.clock, info.graceUntil, at) : seat.reserveUsed;
}

function activeSeatsOf(engine: Engine, { status, state }: TableContent): readonly Seat[] {
  if (status !== 'running' || !state) return [];
  const turn = engine.turn(state);
  return 'awaits' in turn ? turn.awaits : [];
}

function sameOffer(engine: Engine, before: TableContent, after: TableContent, { seat }: StoredSeat): boolean {
  if (!before.state || !after.state) return false;
  if (before.state === after.state) return true;
  const number = engineSeat(after, seat);
  return digest(engine, before.state, number) === digest(engine, after.state, number);
}

/**
 * A 32-byte digest of what a seat can do: the kinds, the first question of each with all its values, and every move
 * worth listing. Sets and bags that are asked later count only with their suggestions; the rules judge every move
 * anyway. Computed only for a seat that stays active while another acts, which is rare.
 */
function digest(engine: Engine, state: object, seat: Seat): string {
  const hash = createHash('sha256');
  for (const kind of engine.kinds) hash.update(`${JSON.stringify(engine.choices(state, seat, { kind }))}\n`);
  for (const move of engine.legal(state, seat)) hash.update(`${engine.notation.write(move)}\n`);
  return hash.digest('hex');
}

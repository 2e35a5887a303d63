import { createHash } from 'node:crypto';
import type { Engine, Seat } from '../engines/contract.ts';
import { engineSeat, type TableContent } from './loadedTable.ts';
import type { StoredSeat } from './stored.ts';

/**
 * The seats after a commit whose last row is `seq`. A seat gets a new offer when it has acted itself, when it becomes
 * active or inactive, and when its options have changed; otherwise its buttons stay valid while others act.
 */
export function offerSeats(
  engine: Engine,
  before: TableContent,
  after: TableContent,
  acted: ReadonlySet<number>,
  seq: number,
  at: number,
): readonly StoredSeat[] {
  const active = activeSeatsOf(engine, after);
  return after.seats.map((seat) => {
    const now = active.includes(engineSeat(after, seat.seat));
    const changed = acted.has(seat.seat) || now !== seat.awaited || (now && !sameOffer(engine, before, after, seat));
    return changed ? { ...seat, awaited: now, offer: seq, since: at } : seat;
  });
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

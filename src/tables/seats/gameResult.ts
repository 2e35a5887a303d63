import { type Engine, type Standings, seatOf } from '../../engines/contract.ts';
import type { StoredSeat } from '../stored/stored.ts';
import type { GameResult } from '../table/tableHead.ts';

type SeatHolder = Pick<StoredSeat, 'seat' | 'holder'>;

/**
 * How a game ended, or null while it is running: by its rules, or because the bot holds all seats but one, or no member
 * holds any. Seats whose members have left share the last place, no matter how many points the system scored for them.
 */
export function resultOf(engine: Engine, state: object, seats: readonly SeatHolder[]): GameResult | null {
  const turn = engine.turn(state);
  const over = 'over' in turn;
  if (!over && !isAbandoned(seats)) return null;

  const left = seats.flatMap(({ seat, holder }) => (holder === 'member' ? [] : (seatOf(seat, seats.length) ?? [])));
  const scores = engine.scores(state);
  const order: Standings = over
    ? turn.over
    : scores.map(({ seat, points }) => ({ seat, points, place: 1 })).sort((a, b) => b.points - a.points);
  const stayed = order.filter(({ seat }) => !left.includes(seat));
  const standings = [
    ...stayed.map((entry) => ({ ...entry, place: 1 + stayed.filter((other) => other.place < entry.place).length })),
    ...order.filter(({ seat }) => left.includes(seat)).map((entry) => ({ ...entry, place: stayed.length + 1 })),
  ];
  return { how: over ? 'played' : 'resigned', standings, scores };
}

function isAbandoned(seats: readonly SeatHolder[]): boolean {
  const held = (by: StoredSeat['holder']) => seats.filter(({ holder }) => holder === by).length;
  return held('member') === 0 || (held('bot') > 0 && seats.length - held('bot') <= 1);
}

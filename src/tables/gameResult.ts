import type { Engine, Seat, Standings } from '../engines/contract.ts';
import type { GameResult } from './tables.ts';

/**
 * How a game ended, or null while it is running: by its rules, or because at most one seat hasn't resigned. Seats that
 * resigned share the last place, no matter how many points the system scored for them.
 */
export function resultOf(engine: Engine, state: object, seats: number, resigned: readonly Seat[]): GameResult | null {
  const turn = engine.turn(state);
  const over = 'over' in turn;
  const abandoned = resigned.length > 0 && seats - resigned.length <= 1;
  if (!over && !abandoned) return null;

  const scores = engine.scores(state);
  const order: Standings = over
    ? turn.over
    : scores.map(({ seat, points }) => ({ seat, points, place: 1 })).sort((a, b) => b.points - a.points);
  const stayed = order.filter(({ seat }) => !resigned.includes(seat));
  const standings = [
    ...stayed.map((entry) => ({ ...entry, place: 1 + stayed.filter((other) => other.place < entry.place).length })),
    ...order.filter(({ seat }) => resigned.includes(seat)).map((entry) => ({ ...entry, place: stayed.length + 1 })),
  ];
  return { how: over ? 'played' : 'resigned', standings, scores };
}

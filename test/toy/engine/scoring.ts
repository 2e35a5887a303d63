import { type Score, type Standings, seatsOf } from '../../../src/engines/contract.ts';
import { MOON_POINTS } from './components.ts';
import { PARTS, type Part } from './ids.ts';
import { playerAt, type State } from './state.ts';

/** The points so far, with what they are made of. */
export const scores = (state: State): readonly Score<Part>[] =>
  seatsOf(state.players.length).map((seat) => {
    const { points: made, moons } = playerAt(state, seat);
    const byPart = { ...made, moons: moons * MOON_POINTS };
    const parts = PARTS.map((part) => ({ part, points: byPart[part] }));
    return { seat, points: parts.reduce((sum, { points }) => sum + points, 0), parts };
  });

/** Most points first; equal points share a place (GUIDE 8). */
export function standingsOf(state: State): Standings {
  const sorted = scores(state).toSorted((a, b) => b.points - a.points);
  return sorted.map(({ seat, points }) => ({
    seat,
    place: 1 + sorted.filter((other) => other.points > points).length,
    points,
  }));
}

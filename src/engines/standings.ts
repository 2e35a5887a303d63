import { type Seat, type Standings, seatsOf } from './contract.ts';

/** Most points first; ties share a place. */
export function standingsBy(seats: number, pointsOf: (seat: Seat) => number): Standings {
  const entries = seatsOf(seats).map((seat) => ({ seat, points: pointsOf(seat) }));
  return entries
    .toSorted((a, b) => b.points - a.points)
    .map(({ seat, points }) => ({ seat, place: 1 + entries.filter((other) => other.points > points).length, points }));
}

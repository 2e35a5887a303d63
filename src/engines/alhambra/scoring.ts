import { type Score, type Seat, type Standings, seatsOf } from '../contract.ts';
import { remembered } from '../recent.ts';
import { standingsBy } from '../standings.ts';
import { forEachBuilding, RANK_POINTS, tileKind } from './components.ts';
import type { PartyScore, Scoring } from './events.ts';
import {
  BUILDINGS,
  type Building,
  type ByBuilding,
  type ByPart,
  PARTS,
  type Part,
  type Party,
  type Round,
  type TileId,
} from './ids.ts';
import type { PlacedTile, State } from './state.ts';
import { longestWall } from './wall.ts';

/** How many of these tiles there are of each building. */
export function countsOf(tiles: readonly TileId[]): ByBuilding<number> {
  const counts: Record<Building, number> = { ...NONE };
  for (const tile of tiles) counts[tileKind(tile).building]++;
  return counts;
}

const NONE = forEachBuilding(() => 0);

/** The tiles that count in a scoring round: those in the alhambra (rules §11). */
export const countsIn = remembered((alhambra: readonly PlacedTile[]) => countsOf(alhambra.map(({ tile }) => tile)));

/** A scoring round (rules §11): what every party gets for the buildings, and every player for the wall. */
export function scoringRound({ players, dirk, scorings }: State, round: Round): Scoring {
  const parties: readonly { readonly party: Party; readonly counts: ByBuilding<number> }[] = [
    ...seatsOf(players.length).map((seat) => ({ party: seat, counts: countsIn(players[seat]!.alhambra) })),
    ...(dirk === null ? [] : [{ party: 'dirk' as const, counts: countsOf(dirk) }]),
  ];
  const counted = forEachBuilding((building) =>
    parties.map(({ party, counts }) => ({ party, count: counts[building] })),
  );
  const walls = players.map(({ alhambra }) => longestWall(alhambra).length);
  return recounted({ round, buildings: counted, walls }, scorings.at(-1)?.totals ?? players.map(() => 0));
}

/** A scoring round from its counts and walls, and the points before it. */
export function recounted({ round, buildings: counted, walls }: Counted, before: readonly number[]): Scoring {
  const buildings = forEachBuilding((building) => ranked(counted[building], RANK_POINTS[round][building]));
  const totals = before.map((points, seat) => points + pointsIn({ buildings, walls }, seat));
  return { round, buildings, walls, totals };
}

/** What counts in a scoring round. */
interface Counted extends Pick<Scoring, 'round' | 'walls'> {
  readonly buildings: ByBuilding<readonly PartyCount[]>;
}

type PartyCount = Pick<PartyScore, 'party' | 'count'>;

/**
 * Ranks parties by their number of tiles of one building. Tied parties share the points of the ranks that they hold
 * together, rounded down (rules §11.1).
 */
export function ranked(parties: readonly PartyCount[], points: readonly number[]): readonly PartyScore[] {
  return parties.map(({ party, count }) => {
    if (count === 0) return { party, count, rank: null, points: 0 };
    const ahead = parties.filter((other) => other.count > count).length;
    const tied = parties.filter((other) => other.count === count).length;
    const shared = points.slice(ahead, ahead + tied).reduce((sum, one) => sum + one, 0);
    return { party, count, rank: ahead + 1, points: Math.floor(shared / tied) };
  });
}

/** What a seat gets in one scoring round. */
const pointsIn = ({ buildings, walls }: Pick<Scoring, 'buildings' | 'walls'>, seat: number): number =>
  BUILDINGS.reduce((sum, building) => sum + (buildings[building][seat]?.points ?? 0), walls[seat] ?? 0);

/** A seat's points so far, part by part. */
export function partsOf({ scorings }: Pick<State, 'scorings'>, seat: Seat): ByPart<number> {
  const parts: Record<Part, number> = { ...NONE, walls: 0 };
  for (const { buildings, walls } of scorings) {
    for (const building of BUILDINGS) parts[building] += buildings[building][seat]!.points; // Players come first.
    parts.walls += walls[seat]!;
  }
  return parts;
}

/** A seat's points so far. */
export const pointsOf = ({ scorings }: Pick<State, 'scorings'>, seat: Seat): number =>
  scorings.at(-1)?.totals[seat] ?? 0;

/** Everyone's points and their parts, in seat order. */
export const scores = (state: State): readonly Score<Part>[] =>
  seatsOf(state.seats).map((seat) => {
    const byPart = partsOf(state, seat);
    const parts = PARTS.map((part) => ({ part, points: byPart[part] }));
    return { seat, points: pointsOf(state, seat), parts };
  });

/** Most points first; ties share a place (rules §13.4). */
export const standingsOf = (state: State): Standings => standingsBy(state.seats, (seat) => pointsOf(state, seat));

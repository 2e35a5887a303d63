import { type Score, type Standings, seatOf } from '../contract.ts';
import { type Atlas, atlas } from './atlas.ts';
import { partsOf, type Segment } from './components.ts';
import type { Event } from './events.ts';
import {
  type Completable,
  cellsAround,
  cellsOf,
  completedByLast,
  type Feature,
  nodesOf,
  segmentAt,
} from './features.ts';
import { figuresOn, occupied, rootUnder, spotOf } from './figures.ts';
import { PARTS, type Part } from './ids.ts';
import { ownersOf, strengthsOf } from './majority.ts';
import { type Player, pointsIn, type State, withInHand, withPoints } from './state.ts';

const PART_OF: Readonly<Record<Completable, Part>> = {
  city: 'cities',
  road: 'roads',
  cloister: 'cloisters',
};

/** Scores what the last tile completed, then returns the figures there (rules §7). */
export function scoreCompleted(state: State, events: Event[]): State {
  const map = atlas(state.placements);
  const features = completedByLast(map);
  if (features.length === 0) return state;
  let scored = state;
  for (const feature of features) scored = scoreFeature(scored, map, feature, events);
  return takeBack(scored, map, features, events);
}

/** Scores the occupied cities, then roads, then cloisters that are incomplete at the end (rules §8.1 to 8.3). */
export function scoreIncomplete(state: State, events: Event[]): State {
  const map = atlas(state.placements);
  let scored = state;
  for (const kind of ['city', 'road', 'cloister'] as const) {
    for (const feature of occupied(state, map, kind)) scored = scoreFeature(scored, map, feature, events);
  }
  return scored;
}

/** Gives every owner the full points (rules §7). */
function scoreFeature(state: State, map: Atlas, feature: Feature<Completable>, events: Event[]): State {
  const { kind, root, complete } = feature;
  const nodes = nodesOf(map, feature);
  const cells = kind === 'cloister' ? cellsAround(map, root) : cellsOf(map, nodes);
  const pennants = nodes.reduce((sum, node) => sum + pennantsOf(segmentAt(map, node)), 0);
  const points = worth(kind, complete, cells.length, pennants);
  const strengths = strengthsOf(state.seats, figuresOn(state, map, feature));
  const owners = ownersOf(strengths);

  events.push({ kind: 'scoredFeature', feature: kind, complete, cells, pennants, strengths, owners, points });
  return owners.reduce((scored, seat) => withPoints(scored, seat, PART_OF[kind], points), state);
}

const pennantsOf = (segment: Segment): number => (segment.kind === 'city' ? segment.pennants : 0);

/** The points of a city, road, or cloister with `tiles` tiles (rules §7, §8). */
function worth(kind: Completable, complete: boolean, tiles: number, pennants: number): number {
  switch (kind) {
    case 'city':
      if (!complete) return tiles + pennants;
      return tiles === 2 ? 2 : 2 * (tiles + pennants);
    case 'road':
    case 'cloister':
      return tiles;
  }
}

function takeBack(state: State, map: Atlas, features: readonly Feature[], events: Event[]): State {
  const roots = features.map(({ root }) => root);
  const back = state.figures.filter((figure) => roots.includes(rootUnder(map, figure)));
  if (back.length === 0) return state;
  events.push({ kind: 'returned', figures: back.map((figure) => spotOf(state, figure)) });
  const without: State = { ...state, figures: state.figures.filter((figure) => !back.includes(figure)) };
  return back.reduce((after, { seat, figure }) => withInHand(after, seat, figure, 1), without);
}

/** A player's total points. */
export function pointsOf(player: Pick<Player, 'points'>): number {
  let sum = 0;
  for (const part of PARTS) sum += pointsIn(player, part);
  return sum;
}

/** Everyone's points and their parts, in seat order. */
export const scores = ({ options, players }: State): readonly Score<Part>[] =>
  players.map((player, index) => ({
    seat: seatOf(index, players.length)!, // There are as many players as seats.
    points: pointsOf(player),
    parts: partsOf(options).map((part) => ({ part, points: pointsIn(player, part) })),
  }));

/** Most points first; equal points share a place (rules §8). */
export function standingsOf(state: State): Standings {
  const points = state.players.map(pointsOf);
  const entries = points.map((own, index) => ({
    seat: seatOf(index, state.seats)!, // There are as many players as seats.
    place: 1 + points.filter((other) => other > own).length,
    points: own,
  }));
  return entries.sort((a, b) => a.place - b.place);
}

import { type Score, type Standings, seatOf } from '../contract.ts';
import { standingsBy } from '../standings.ts';
import { type Atlas, atlas } from './atlas.ts';
import { partsOf, type Segment } from './components.ts';
import type { Event } from './events.ts';
import type { Measured, Scored, Worth } from './expansions/hooks.ts';
import { inPlay } from './expansions/index.ts';
import { type Completable, cellsAround, cellsOf, type Feature, nodesByRoot, nodesOf, segmentAt } from './features.ts';
import { figuresOn, occupied, rootUnder, spotOf, withoutFigures } from './figures.ts';
import { PARTS, type Part } from './ids.ts';
import { ownersOf, strengthsOf } from './majority.ts';
import { type Player, pointsIn, type State, withPoints } from './state.ts';

const PART_OF: Readonly<Record<Completable, Part>> = {
  city: 'cities',
  road: 'roads',
  cloister: 'cloisters',
};

/** Scores what the last tile completed (rules §7). */
export function scoreFeatures(state: State, { completed, events }: Scored): State {
  const map = atlas(state.placements);
  return completed.reduce(
    (scored, feature) => scoreFeature(scored, map, feature, nodesOf(map, feature), events),
    state,
  );
}

/** Scores the occupied cities, then roads, then cloisters that are incomplete at the end (rules §8.1 to 8.3). */
export function scoreIncomplete(state: State, events: Event[]): State {
  const map = atlas(state.placements);
  const nodes = nodesByRoot(map);
  let scored = state;
  for (const kind of ['city', 'road', 'cloister'] as const) {
    for (const feature of occupied(state, map, kind))
      scored = scoreFeature(scored, map, feature, nodes.get(feature.root)!, events); // Every feature is there.
  }
  return scored;
}

/** Gives every owner the full points (rules §7). */
function scoreFeature(
  state: State,
  map: Atlas,
  feature: Feature<Completable>,
  nodes: readonly number[],
  events: Event[],
): State {
  const { kind, root, complete } = feature;
  const cells = kind === 'cloister' ? cellsAround(map, root) : cellsOf(map, nodes);
  const pennants = nodes.reduce((sum, node) => sum + pennantsOf(segmentAt(map, node)), 0);
  const measured = { ...feature, map, nodes, tiles: cells.length, pennants };
  const worth = inPlay(state.options).reduce((so, set) => set.worth?.(measured, so) ?? so, basicWorth(measured));
  const strengths = strengthsOf(state.seats, figuresOn(state, map, feature));
  const owners = ownersOf(strengths);

  events.push({ kind: 'scoredFeature', feature: kind, complete, cells, pennants, strengths, owners, ...worth });
  return owners.reduce((scored, seat) => withPoints(scored, seat, PART_OF[kind], worth.points), state);
}

const pennantsOf = (segment: Segment): number => (segment.kind === 'city' ? segment.pennants : 0);

/** The points of a city, road, or cloister without the rules of sets (rules §7, §8). */
function basicWorth({ kind, complete, tiles, pennants }: Measured): Worth {
  switch (kind) {
    case 'city':
      if (!complete) return { points: tiles + pennants };
      return { points: tiles === 2 ? 2 : 2 * (tiles + pennants) };
    case 'road':
    case 'cloister':
      return { points: tiles };
  }
}

/** Returns the figures on what the last tile completed (rules §7). */
export function takeBack(state: State, { completed, events }: Scored): State {
  const map = atlas(state.placements);
  const roots = completed.map(({ root }) => root);
  const back = state.figures.filter((figure) => roots.includes(rootUnder(map, figure)));
  if (back.length === 0) return state;
  events.push({ kind: 'returned', figures: back.map((figure) => spotOf(state, figure)) });
  return withoutFigures(state, back);
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
export const standingsOf = ({ seats, players }: State): Standings =>
  standingsBy(seats, (seat) => pointsOf(players[seat]!)); // There are as many players as seats.

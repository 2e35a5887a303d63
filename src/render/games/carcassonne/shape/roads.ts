/** The lines of roads at rotation 0. */
import { type Segment, SIDES } from '../../../../engines/carcassonne/index.ts';
import { between, distance, type Point, plus } from '../../../kit/geometry.ts';
import type { CityShape } from './cities.ts';
import { CENTER, type Curve, cubic, fromSide, isWithin, nearestOf, pointsOf, stretchesOf } from './curves.ts';
import type { Garden } from './gardens.ts';

/** What a road ends at inside its tile, or that it passes through. A road in a tunnel has two ends, each with a line. */
export type RoadEnd = 'through' | 'crossing' | 'gate' | 'garden' | 'field' | 'tunnel';

export interface RoadShape {
  readonly segment: number;
  /** From the edge of the tile, which it leaves at a right angle. */
  readonly line: Curve;
  readonly end: RoadEnd;
}

/** Half the width of a road with its edges, in tiles. */
export const ROAD_HALF = 0.085;
/** How far a straight road swings to the side in the middle, in tiles, by variant. */
export const SWINGS = [-0.085, -0.05, 0.04, 0.085] as const;
/** How far from the edge of the tile a tunnel begins; there is land between it and the wall (rules §13.7). */
const TUNNEL = 0.15;
/** How far from the middle of a cloister a road ends. */
const FROM_CLOISTER = 0.24;

/**
 * The roads of a tile.
 *
 * @param swing how far straight roads swing, positive toward the right of their first side
 */
export function roadsOf(
  segments: readonly Segment[],
  cities: readonly CityShape[],
  garden: Garden | null,
  swing: number,
): readonly RoadShape[] {
  const single = segments.filter(({ kind, ...rest }) => kind === 'road' && 'edges' in rest && rest.edges.length === 1);
  const roads = segments.flatMap((segment, index): readonly RoadShape[] => {
    if (segment.kind !== 'road') return [];
    const [first, second] = segment.edges.map((side) => SIDES.indexOf(side));
    if (first === undefined) return [];
    if (segment.tunnel) {
      return segment.edges.map((side) => {
        const from = SIDES.indexOf(side);
        return { segment: index, line: [stub(from, fromSide(from, 0.5, TUNNEL))], end: 'tunnel' };
      });
    }
    if (second !== undefined) return [{ segment: index, line: through(first, second, swing), end: 'through' }];
    if (garden !== null) {
      return [
        { segment: index, line: [stub(first, toward(first, FROM_CLOISTER * garden.size, garden.at))], end: 'garden' },
      ];
    }
    if (single.length > 2) return [{ segment: index, line: [stub(first, CENTER)], end: 'crossing' }];
    const gate = gateFor(first, citiesBeside(segments, first, cities));
    return [{ segment: index, line: [stub(first, gate ?? CENTER)], end: gate === null ? 'field' : 'gate' }];
  });
  return throughOneGate(roads, cities);
}

/** The middle of a side. */
const middle = (side: number): Point => fromSide(side, 0.5, 0);

/** A point on the way from another one, by default the middle of the tile, to a side. */
const toward = (side: number, far: number, from = CENTER): Point => {
  const [dx, dy] = fromSide(side, 0.5, 0.5 - far);
  return [from[0] + dx - CENTER[0], from[1] + dy - CENTER[1]];
};

/** A line from the middle of one side to the middle of another. */
export function through(first: number, second: number, swing: number): Curve {
  if ((second - first + 4) % 4 === 2) {
    const turn = fromSide(first, 0.5 + swing, 0.5);
    const half = [fromSide(first, 0.5, 0.2), fromSide(first, 0.5 + swing, 0.32)] as const;
    const other = [fromSide(first, 0.5 + swing, 0.68), fromSide(first, 0.5, 0.8)] as const;
    return [cubic(middle(first), ...half, turn), cubic(turn, ...other, middle(second))];
  }
  const handle = 0.27 + Math.abs(swing) * 0.5;
  return [cubic(middle(first), fromSide(first, 0.5, handle), fromSide(second, 0.5, handle), middle(second))];
}

/** A line from the middle of a side to its end inside the tile. */
export function stub(side: number, end: Point): Curve[number] {
  const reach = Math.max(0.06, distance(middle(side), end) * 0.4);
  const far = plus(end, [middle(side)[0] - end[0], middle(side)[1] - end[1]], 0.3);
  return cubic(middle(side), fromSide(side, 0.5, reach), far, end);
}

/** The cities that a road from this side can end at: those that the fields on both of its sides touch, if there are. */
function citiesBeside(segments: readonly Segment[], side: number, cities: readonly CityShape[]): readonly CityShape[] {
  const [left, right] = [2 * side, 2 * side + 1].map((half) =>
    segments.flatMap((one) => (one.kind === 'field' && one.halves.includes(half) ? one.cities : [])),
  );
  const both = cities.filter(({ segment }) => left!.includes(segment) && right!.includes(segment));
  return both.length > 0 ? both : cities;
}

/** The point of a wall where a road ends, or null without a city. */
function gateFor(side: number, cities: readonly CityShape[]): Point | null {
  const walls = cities.flatMap(({ walls }) => walls.map((wall) => pointsOf(wall)));
  if (walls.length === 0) return null;
  const isBuiltOver = cities.some(({ outline }) => isWithin(stretchesOf([pointsOf(outline)]), ...CENTER));
  const from = toward(side, isBuiltOver ? 0.3 : 0.15);
  const gates = walls.map((wall) => nearestOf(wall, from));
  return nearestOf(gates, from);
}

/** Gates closer to each other than this would overlap, so their roads share one; in tiles. */
const APART = 0.19;

/** Two roads whose gates would overlap end at one gate between them. */
function throughOneGate(roads: readonly RoadShape[], cities: readonly CityShape[]): readonly RoadShape[] {
  const gated = roads.filter(({ end }) => end === 'gate');
  const [a, b] = gated.map(({ line }) => line.at(-1)!.to);
  if (gated.length !== 2 || distance(a!, b!) >= APART) return roads;
  const wall = cities.flatMap(({ walls }) => walls.flatMap((one) => pointsOf(one)));
  const gate = nearestOf(wall, between(a!, b!, 0.5));
  return roads.map((road) => {
    if (road.end !== 'gate') return road;
    const { from, near } = road.line[0]!;
    // Both come to the gate from the field in front of it.
    return { ...road, line: [cubic(from, near, between(gate, CENTER, 0.75), gate)] };
  });
}

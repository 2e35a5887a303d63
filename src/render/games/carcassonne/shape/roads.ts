/** The lines of roads at rotation 0. */
import type { Segment } from '../../../../engines/carcassonne/index.ts';
import { SIDES } from '../../../../engines/carcassonne/index.ts';
import { distance, type Point, plus } from '../../../kit/geometry.ts';
import type { CityShape } from './cities.ts';
import { CENTRE, type Curve, cubic, fromSide, nearestOf, pointsOf } from './points.ts';
import { isWithin, stretchesOf } from './stretches.ts';

/** What a road ends at inside its tile, or that it goes through. */
export type RoadEnd = 'through' | 'crossing' | 'gate' | 'garden' | 'field';

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
/** How far from the middle of the tile a road ends at a cloister. */
const GARDEN = 0.24;

/**
 * The roads of a tile.
 *
 * @param swing how far straight roads swing, positive towards the right of their first side
 */
export function roadsOf(
  segments: readonly Segment[],
  cities: readonly CityShape[],
  swing: number,
): readonly RoadShape[] {
  const single = segments.filter(({ kind, ...rest }) => kind === 'road' && 'edges' in rest && rest.edges.length === 1);
  const hasCloister = segments.some(({ kind }) => kind === 'cloister');
  return segments.flatMap((segment, index): readonly RoadShape[] => {
    if (segment.kind !== 'road') return [];
    const [first, second] = segment.edges.map((side) => SIDES.indexOf(side));
    if (first === undefined) return [];
    if (second !== undefined) return [{ segment: index, line: through(first, second, swing), end: 'through' }];
    if (hasCloister) return [{ segment: index, line: [stub(first, toward(first, GARDEN))], end: 'garden' }];
    if (single.length > 2) return [{ segment: index, line: [stub(first, CENTRE)], end: 'crossing' }];
    const gate = gateFor(first, cities);
    return [{ segment: index, line: [stub(first, gate ?? CENTRE)], end: gate === null ? 'field' : 'gate' }];
  });
}

/** The middle of a side. */
const middle = (side: number): Point => fromSide(side, 0.5, 0);

/** A point on the way from the middle of the tile to a side. */
const toward = (side: number, fromMiddle: number): Point => fromSide(side, 0.5, 0.5 - fromMiddle);

function through(first: number, second: number, swing: number): Curve {
  if ((second - first + 4) % 4 === 2) {
    const turn = fromSide(first, 0.5 + swing, 0.5);
    const half = [fromSide(first, 0.5, 0.2), fromSide(first, 0.5 + swing, 0.32)] as const;
    const other = [fromSide(first, 0.5 + swing, 0.68), fromSide(first, 0.5, 0.8)] as const;
    return [cubic(middle(first), ...half, turn), cubic(turn, ...other, middle(second))];
  }
  const handle = 0.27 + Math.abs(swing) * 0.5;
  return [cubic(middle(first), fromSide(first, 0.5, handle), fromSide(second, 0.5, handle), middle(second))];
}

/** A road from the middle of a side to its end. */
function stub(side: number, end: Point): Curve[number] {
  const reach = Math.max(0.06, distance(middle(side), end) * 0.4);
  const far = plus(end, [middle(side)[0] - end[0], middle(side)[1] - end[1]], 0.3);
  return cubic(middle(side), fromSide(side, 0.5, reach), far, end);
}

/** The point of a wall at which a road ends, or null without a city. */
function gateFor(side: number, cities: readonly CityShape[]): Point | null {
  const walls = cities.flatMap(({ walls }) => walls.map((wall) => pointsOf(wall)));
  if (walls.length === 0) return null;
  const isBuiltOver = cities.some(({ outline }) => isWithin(stretchesOf([pointsOf(outline)]), ...CENTRE));
  const from = isBuiltOver ? middle(side) : toward(side, 0.15);
  const gates = walls.map((wall) => nearestOf(wall, from));
  return nearestOf(gates, from);
}

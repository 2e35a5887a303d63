/**
 * The outlines of cities and the lines of roads at rotation 0. A city's outline follows its own sides, and walls from
 * lattice corner to lattice corner.
 */
import { type Segment, SIDES } from '../../../../engines/carcassonne/index.ts';
import { between, distance, minus, type Point, plus, unit } from '../../../kit/geometry.ts';
import {
  CENTER,
  CORNERS,
  type Curve,
  cubic,
  fromSide,
  isWithin,
  line,
  nearestOf,
  pointsOf,
  stretchesOf,
} from './curves.ts';

export interface CityShape {
  readonly segment: number;
  readonly pennants: number;
  /** Closed. */
  readonly outline: Curve;
  /** The parts of the outline that are wall; each begins and ends at a corner of the tile. */
  readonly walls: readonly Curve[];
}

/** A cap is a city on one side: its depth in the tile, and the angle at which its wall leaves the corner. */
const CAP = { depth: 0.33, angle: 29, handle: 0.24, shoulder: 0.2 } as const;
/** A cap beside another city of the same tile is flatter, so that their walls separate at once. */
const FLAT_CAP = { depth: 0.29, angle: 11, handle: 0.22, shoulder: 0.22 } as const;

/** The cities of a tile. */
export function citiesOf(segments: readonly Segment[]): readonly CityShape[] {
  const sides = segments.map((segment) =>
    segment.kind === 'city' ? segment.edges.map((side) => SIDES.indexOf(side)).sort((a, b) => a - b) : [],
  );
  return segments.flatMap((segment, index) => {
    if (segment.kind !== 'city') return [];
    const others = sides.flatMap((own, i) => (i === index ? [] : own));
    return [{ segment: index, pennants: segment.pennants, ...outlineOf(sides[index]!, others) }];
  });
}

/**
 * @param sides of this city, clockwise
 * @param others sides that belong to other cities of the tile
 */
function outlineOf(sides: readonly number[], others: readonly number[]): Pick<CityShape, 'outline' | 'walls'> {
  const walls: Curve[] = [];
  const outline = sides.flatMap((side, i) => {
    const next = sides[(i + 1) % sides.length]!;
    const passed = sides.length === 1 ? 3 : ((next - side + 4) % 4) - 1;
    const edge = line(CORNERS[side]!, CORNERS[(side + 1) % 4]!);
    const wall = wallPast(passed, side, others);
    if (wall.length > 0) walls.push(wall);
    return [edge, ...wall];
  });
  return { outline, walls };
}

/** The wall from the end of one of the city's sides past this many other sides. */
function wallPast(passed: number, side: number, others: readonly number[]): Curve {
  switch (passed) {
    case 1:
      return [bulge((side + 1) % 4, others.includes((side + 1) % 4))];
    case 2:
      return [diagonal(side, others)];
    case 3:
      return cap(side, others);
    default:
      return [];
  }
}

/** Past one side: a wall that sags into the tile, deeper if that side has another city. */
function bulge(side: number, isDeep: boolean): Curve[number] {
  const [along, inward] = isDeep ? [0.16, 0.5] : [0.28, 0.25];
  return cubic(
    fromSide(side, 0, 0),
    fromSide(side, along, inward),
    fromSide(side, 1 - along, inward),
    fromSide(side, 1, 0),
  );
}

/** Past two sides: nearly the diagonal, pulled slightly toward the city. */
function diagonal(side: number, others: readonly number[]): Curve[number] {
  const from = CORNERS[(side + 1) % 4]!;
  const to = CORNERS[(side + 3) % 4]!;
  const inward: Point = unit(minus(CORNERS[side]!, CENTER));
  const pull = others.length > 0 ? 0.13 : 0.08;
  return cubic(from, plus(between(from, to, 0.3), inward, pull), plus(between(from, to, 0.7), inward, pull), to);
}

/** Past three sides: around a single side of the tile. */
function cap(side: number, others: readonly number[]): Curve {
  const isShared = others.includes((side + 1) % 4) || others.includes((side + 3) % 4);
  const { depth, angle, handle, shoulder } = isShared ? FLAT_CAP : CAP;
  const rise = Math.sin((angle * Math.PI) / 180) * handle;
  const run = Math.cos((angle * Math.PI) / 180) * handle;
  const at = (along: number, inward: number) => fromSide(side, along, inward);
  return [
    cubic(at(1, 0), at(1 - run, rise), at(0.5 + shoulder, depth), at(0.5, depth)),
    cubic(at(0.5, depth), at(0.5 - shoulder, depth), at(run, rise), at(0, 0)),
  ];
}

/** What a road ends at inside its tile, or that it passes through. */
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
 * @param swing how far straight roads swing, positive toward the right of their first side
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
    if (single.length > 2) return [{ segment: index, line: [stub(first, CENTER)], end: 'crossing' }];
    const gate = gateFor(first, cities);
    return [{ segment: index, line: [stub(first, gate ?? CENTER)], end: gate === null ? 'field' : 'gate' }];
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

/** The point of a wall where a road ends, or null without a city. */
function gateFor(side: number, cities: readonly CityShape[]): Point | null {
  const walls = cities.flatMap(({ walls }) => walls.map((wall) => pointsOf(wall)));
  if (walls.length === 0) return null;
  const isBuiltOver = cities.some(({ outline }) => isWithin(stretchesOf([pointsOf(outline)]), ...CENTER));
  const from = isBuiltOver ? middle(side) : toward(side, 0.15);
  const gates = walls.map((wall) => nearestOf(wall, from));
  return nearestOf(gates, from);
}

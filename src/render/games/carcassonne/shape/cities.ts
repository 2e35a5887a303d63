/**
 * The outlines of cities at rotation 0: along the city's own sides, and by walls from lattice corner to lattice corner.
 */
import type { Segment } from '../../../../engines/carcassonne/index.ts';
import { SIDES } from '../../../../engines/carcassonne/index.ts';
import { between, minus, type Point, plus, unit } from '../../../kit/geometry.ts';
import { CENTRE, CORNERS, type Curve, cubic, fromSide, line } from './points.ts';

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

/** Past two sides: nearly the diagonal, pulled a little towards the city. */
function diagonal(side: number, others: readonly number[]): Curve[number] {
  const from = CORNERS[(side + 1) % 4]!;
  const to = CORNERS[(side + 3) % 4]!;
  const inward: Point = unit(minus(CORNERS[side]!, CENTRE));
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

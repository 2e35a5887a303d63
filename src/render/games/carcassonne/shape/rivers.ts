/** Rivers with their spring and lake, and the bridges over them, at rotation 0. */
import { type Segment, SIDES } from '../../../../engines/carcassonne/index.ts';
import { distance, minus, type Point, unit } from '../../../kit/geometry.ts';
import { type Curve, fromSide, pointsOf } from './curves.ts';
import { type RoadShape, stub, through } from './roads.ts';

/** Half the width of a river with its banks, in tiles. */
export const RIVER_HALF = 0.12;

/** A round water at the end of a river. */
export interface Pool {
  readonly kind: 'spring' | 'lake';
  readonly at: Point;
  /** With its banks, in tiles. */
  readonly radius: number;
}

export interface RiverShape {
  readonly segment: number;
  /** From the edge of the tile, which it leaves at a right angle. */
  readonly line: Curve;
  /** Where it ends inside the tile; null for a river that goes through. */
  readonly pool: Pool | null;
}

/** How far a straight river swings in the middle: for its looks, or to leave room on the far side of a bridge. */
const SWING = { free: 0.07, forRoom: 0.19 } as const;
/** How far the middles of spring and lake are from the middle of the tile, away from the river, and their radii. */
const SPRING = { off: 0.1, radius: 0.15 } as const;
const LAKE = { off: 0.06, radius: 0.31 } as const;

/** The rivers of a tile. */
export function riversOf(segments: readonly Segment[], isLake: boolean): readonly RiverShape[] {
  return segments.flatMap((segment, index): readonly RiverShape[] => {
    if (segment.kind !== 'river') return [];
    const [first, second] = segment.edges.map((side) => SIDES.indexOf(side));
    if (first === undefined) return [];
    if (second !== undefined) {
      return [{ segment: index, line: through(first, second, swingFor(segments, first, second)), pool: null }];
    }
    const { off, radius } = isLake ? LAKE : SPRING;
    const at = fromSide(first, 0.5, 0.5 + off);
    return [{ segment: index, line: [stub(first, at)], pool: { kind: isLake ? 'lake' : 'spring', at, radius } }];
  });
}

/** How far a straight river swings, positive toward the right of its first side. */
function swingFor(segments: readonly Segment[], first: number, second: number): number {
  const [right, left] = [(first + 1) % 4, (first + 3) % 4];
  if ((second - first + 4) % 4 !== 2) return 0;
  const touched = (kind: Segment['kind']) =>
    segments.flatMap((one) =>
      one.kind === kind && 'edges' in one ? one.edges.map((side) => SIDES.indexOf(side)) : [],
    );
  const roads = touched('road');
  if (roads.includes(right) !== roads.includes(left)) return roads.includes(right) ? SWING.forRoom : -SWING.forRoom;
  return roads.length + touched('city').length === 0 ? SWING.free : 0;
}

/** Where a road leads over a river or another road. */
export interface Bridge {
  readonly at: Point;
  /** The way of the road there, as a unit vector. */
  readonly along: Point;
  readonly over: 'river' | 'road';
}

/** The bridges of a tile. Of two roads that cross, the first leads over the other. */
export function bridgesOf(roads: readonly RoadShape[], rivers: readonly RiverShape[]): readonly Bridge[] {
  return roads.flatMap((road, i) => {
    const overRivers = rivers.map(({ line }) => bridgeAt(road.line, line, 'river'));
    const passing = roads.slice(i + 1).filter(({ end }) => end === 'through' && road.end === 'through');
    const overRoads = passing.map(({ line }) => bridgeAt(road.line, line, 'road'));
    return [...overRivers, ...overRoads].filter((bridge) => bridge !== null);
  });
}

/** The bridge where one line crosses another; null if it doesn't. */
function bridgeAt(road: Curve, under: Curve, over: Bridge['over']): Bridge | null {
  const [upper, lower] = [pointsOf(road, 24), pointsOf(under, 24)];
  for (let i = 0; i + 1 < upper.length; i++) {
    for (let j = 0; j + 1 < lower.length; j++) {
      const at = meeting(upper[i]!, upper[i + 1]!, lower[j]!, lower[j + 1]!);
      if (at !== null) return { at, along: unit(minus(upper[i + 1]!, upper[i]!)), over };
    }
  }
  return null;
}

/** Where two line segments cross, or null. */
function meeting(a: Point, b: Point, c: Point, d: Point): Point | null {
  const [r, s, q] = [minus(b, a), minus(d, c), minus(c, a)];
  const cross = r[0] * s[1] - r[1] * s[0];
  if (Math.abs(cross) < 1e-9) return null;
  const t = (q[0] * s[1] - q[1] * s[0]) / cross;
  const u = (q[0] * r[1] - q[1] * r[0]) / cross;
  return t >= 0 && t <= 1 && u >= 0 && u <= 1 ? [a[0] + r[0] * t, a[1] + r[1] * t] : null;
}

/** How far a point is from the edge of the water and its banks, given its distance to the rivers' lines. */
export const dryness = (point: Point, toLines: number, rivers: readonly RiverShape[]): number =>
  rivers.reduce(
    (least, { pool }) => (pool === null ? least : Math.min(least, distance(point, pool.at) - pool.radius)),
    toLines - RIVER_HALF,
  );

import type { Segment } from './components.ts';
import { signOf } from './expansions/erweiterung/signs.ts';
import { goodOf } from './expansions/haendler/goods.ts';
import { type Good, type Rotation, SIDES, type Side, type Sign, type TileId } from './ids.ts';
import { turned } from './turned.ts';

/** The directions of the compass, clockwise. */
const COMPASS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type Direction = (typeof COMPASS)[number];

/** A segment of a tile as it is oriented on the map. */
export interface LyingSegment {
  /** Its index on the tile. */
  readonly segment: number;
  readonly kind: Segment['kind'];
  /** The sides it reaches, clockwise from north; empty for cloisters and fields. */
  readonly sides: readonly Side[];
  /** For a field, the part of the tile it covers; null for the middle, and for everything else. */
  readonly toward: Direction | null;
  readonly pennants: number;
  readonly sign: Sign | null;
  readonly good: Good | null;
  /** Whether the tile has no other segment of this kind. */
  readonly isOnly: boolean;
}

/** The segments of a tile rotated clockwise by `rotation`, in the order of the tile. */
export function lying(tile: TileId, rotation: Rotation): readonly LyingSegment[] {
  const { kind, edgeSegments, halfSegments } = turned(tile, rotation);
  return kind.segments.map((own, segment) => ({
    segment,
    kind: own.kind,
    sides: SIDES.filter((_, side) => edgeSegments[side] === segment || reachesByRiver(own, side, rotation)),
    toward:
      own.kind === 'field' ? toward(halfSegments.flatMap((field, half) => (field === segment ? [half] : []))) : null,
    pennants: own.kind === 'city' ? own.pennants : 0,
    sign: signOf(own),
    good: goodOf(own),
    isOnly: kind.segments.filter((other) => other.kind === own.kind).length === 1,
  }));
}

/** Rivers never join, so the rotated tile's sides don't include them. */
const reachesByRiver = (segment: Segment, side: number, rotation: Rotation): boolean =>
  segment.kind === 'river' && segment.edges.includes(SIDES[(side - rotation / 90 + 4) % 4]!);

/** Where the half edges are, from the middle of the tile; y grows southward. */
const HALVES = [
  [-0.5, -1],
  [0.5, -1],
  [1, -0.5],
  [1, 0.5],
  [0.5, 1],
  [-0.5, 1],
  [-1, 0.5],
  [-1, -0.5],
] as const;

/** A field counts as in the middle if its half edges are on average at most this far from it, in units of `HALVES`. */
const NEAR_THE_MIDDLE = 0.9;

/** The direction of most of these half edges; null if they surround the middle. */
function toward(halves: readonly number[]): Direction | null {
  const [x, y] = halves.reduce(([sumX, sumY], half) => [sumX + HALVES[half]![0], sumY + HALVES[half]![1]], [0, 0]);
  if (Math.hypot(x, y) < NEAR_THE_MIDDLE) return null;
  const eighths = Math.round((Math.atan2(x, -y) / (2 * Math.PI)) * COMPASS.length);
  return COMPASS[(eighths + COMPASS.length) % COMPASS.length]!;
}

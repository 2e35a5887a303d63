/** The garden around a cloister's church. */
import { type Segment, SIDES } from '../../../../engines/carcassonne/index.ts';
import type { Point } from '../../../kit/geometry.ts';
import { CENTER, fromSide } from './curves.ts';

/** A garden at rotation 0. */
export interface Garden {
  /** Its middle. */
  readonly at: Point;
  /** 1 in the middle of a tile without a city or a river. */
  readonly size: number;
}

/** A garden as it lies: its middle, half its width and height, and its size. */
export interface GardenShape {
  readonly x: number;
  readonly y: number;
  readonly a: number;
  readonly b: number;
  readonly size: number;
}

/** Half the width and height of a garden of size 1. */
const GARDEN = [0.4, 0.29] as const;
/** Its middle is drawn farther south by this, whichever way the tile lies. */
const SOUTHWARD = 0.02;
/** A garden in a city leaves room for knights. */
const IN_CITY: Garden = { at: [0.35, 0.45], size: 0.72 };
/** The size of a garden opposite a cap or a bridge, and its distance from that side of the tile. */
const OPPOSITE = { city: { size: 0.78, far: 0.64 }, road: { size: 0.72, far: 0.66 } } as const;

/**
 * The garden of a tile, or null without a cloister: opposite a cap or a bridge it is smaller and farther away, and in a
 * city (rules §13.7) it is smaller and aside.
 */
export function gardenOf(segments: readonly Segment[]): Garden | null {
  if (!segments.some(({ kind }) => kind === 'cloister')) return null;
  if (segments.some((segment) => segment.kind === 'city' && segment.edges.length === 3)) return IN_CITY;
  const hasRiver = segments.some(({ kind }) => kind === 'river');
  for (const segment of segments) {
    const isCrowding = segment.kind === 'city' || (segment.kind === 'road' && hasRiver);
    if (!isCrowding || segment.edges.length !== 1) continue;
    const { size, far } = OPPOSITE[segment.kind];
    return { at: fromSide(SIDES.indexOf(segment.edges[0]!), 0.5, far), size };
  }
  return { at: CENTER, size: 1 };
}

/** A garden whose middle is at this point of the tile as it lies. */
export const gardenAt = ([x, y]: Point, size: number): GardenShape => ({
  x,
  y: y + SOUTHWARD,
  a: GARDEN[0] * size,
  b: GARDEN[1] * size,
  size,
});

/** The distance of a point from the middle of a garden; 1 at its edge. */
export const fromGarden = ({ x, y, a, b }: GardenShape, [px, py]: Point): number =>
  Math.hypot((px - x) / a, (py - y) / b);

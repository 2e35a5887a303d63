import { distance, type Point } from '../../../kit/geometry.ts';
import { CROSSING, GARDEN, WALL_HALF } from './places.ts';
import { CENTRE } from './points.ts';
import { ROAD_HALF } from './roads.ts';
import { distanceTo, isWithin } from './stretches.ts';
import type { TileShape } from './tileShape.ts';

/** The distance from a point to roads, walls, and the cloister's garden, in tiles; negative on them and in cities. */
export function clearanceAt(shape: TileShape, point: Point): number {
  const { roads, walls, outlines } = shape.lines;
  const [x, y] = point;
  if (outlines.some((outline) => isWithin(outline, x, y))) return -1;
  let least = Math.min(1, distanceTo(roads, x, y) - ROAD_HALF, distanceTo(walls, x, y) - WALL_HALF);
  if (shape.hasCloister) {
    least = Math.min(least, (Math.hypot((x - 0.5) / GARDEN[0], (y - 0.52) / GARDEN[1]) - 1) * GARDEN[1]);
  }
  if (shape.hasCrossing) least = Math.min(least, distance(point, CENTRE) - CROSSING);
  return least;
}

/** The distance from a point to the edge of its tile. */
export const edgeDistance = ([x, y]: Point): number => Math.min(x, y, 1 - x, 1 - y);

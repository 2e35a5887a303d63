/** Points and curves on a tile, and distances to them. A tile is a unit square, x to the right, y down. */
import type { Rotation } from '../../../../engines/carcassonne/index.ts';
import { between, distance, minus, type Point } from '../../../kit/geometry.ts';

/** A cubic Bézier curve. */
export interface Cubic {
  readonly from: Point;
  readonly near: Point;
  readonly far: Point;
  readonly to: Point;
}

/** Consecutive cubics; closed if the last ends where the first begins. */
export type Curve = readonly Cubic[];

export const CENTER: Point = [0.5, 0.5];

/** The corner where each side begins, clockwise from the northwest. */
export const CORNERS: readonly Point[] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];

/** A point relative to a side of the tile: its distance along the side, clockwise, and its distance inward. */
export function fromSide(side: number, along: number, inward: number): Point {
  const start = CORNERS[side]!;
  const u = minus(CORNERS[(side + 1) % 4]!, start);
  return [start[0] + u[0] * along - u[1] * inward, start[1] + u[1] * along + u[0] * inward];
}

export const cubic = (from: Point, near: Point, far: Point, to: Point): Cubic => ({ from, near, far, to });

/** A straight line. */
export const line = (from: Point, to: Point): Cubic =>
  cubic(from, between(from, to, 1 / 3), between(from, to, 2 / 3), to);

/** A point of the unit square after the tile has rotated clockwise. */
export function rotatePoint([x, y]: Point, rotation: Rotation): Point {
  switch (rotation) {
    case 0:
      return [x, y];
    case 90:
      return [1 - y, x];
    case 180:
      return [1 - x, 1 - y];
    case 270:
      return [y, 1 - x];
  }
}

/** A curve after the tile has rotated clockwise. */
export const rotateCurve = (curve: Curve, rotation: Rotation): Curve =>
  curve.map(({ from, near, far, to }) =>
    cubic(
      rotatePoint(from, rotation),
      rotatePoint(near, rotation),
      rotatePoint(far, rotation),
      rotatePoint(to, rotation),
    ),
  );

/** The point at a share of a cubic, from 0 to 1. */
export function pointOn({ from, near, far, to }: Cubic, t: number): Point {
  const s = 1 - t;
  const [a, b, c, d] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
  return [a * from[0] + b * near[0] + c * far[0] + d * to[0], a * from[1] + b * near[1] + c * far[1] + d * to[1]];
}

/** Points along a curve, both ends included. */
export function pointsOf(curve: Curve, each = 12): readonly Point[] {
  const first = curve[0];
  if (!first) return [];
  const steps = Array.from({ length: each }, (_, i) => (i + 1) / each);
  return [first.from, ...curve.flatMap((piece) => steps.map((t) => pointOn(piece, t)))];
}

/** The point of a line that is nearest to another point. */
export function nearestOf(points: readonly Point[], to: Point): Point {
  return points.reduce((best, point) => (distance(point, to) < distance(best, to) ? point : best), points[0] ?? to);
}

/**
 * Line segments, five numbers each: the start, the vector to the end, and 1 / length². Finding the places on a tile
 * measures thousands of distances, and these numbers make that fast.
 */
export type Stretches = Float64Array;

/**
 * The segments of lines through points.
 *
 * @param squeeze divides x, to measure for something wider than it is high
 */
export function stretchesOf(lines: readonly (readonly Point[])[], squeeze = 1): Stretches {
  const numbers: number[] = [];
  for (const line of lines) {
    for (let i = 0; i + 1 < line.length; i++) {
      const [ax, ay] = line[i]!;
      const [bx, by] = line[i + 1]!;
      if (ax === bx && ay === by) continue;
      const [dx, dy] = [(bx - ax) / squeeze, by - ay];
      numbers.push(ax / squeeze, ay, dx, dy, 1 / (dx * dx + dy * dy));
    }
  }
  return Float64Array.from(numbers);
}

/** The distance from a point to the nearest segment; infinite if there is none. */
export function distanceTo(stretches: Stretches, x: number, y: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < stretches.length; i += 5) {
    const px = x - stretches[i]!;
    const py = y - stretches[i + 1]!;
    const dx = stretches[i + 2]!;
    const dy = stretches[i + 3]!;
    const share = (px * dx + py * dy) * stretches[i + 4]!;
    const along = share < 0 ? 0 : share > 1 ? 1 : share;
    const ex = px - along * dx;
    const ey = py - along * dy;
    const square = ex * ex + ey * ey;
    if (square < least) least = square;
  }
  return Math.sqrt(least);
}

/** Whether a point is inside the closed line that the segments form. */
export function isWithin(stretches: Stretches, x: number, y: number): boolean {
  let inside = false;
  for (let i = 0; i < stretches.length; i += 5) {
    const ay = stretches[i + 1]!;
    const dy = stretches[i + 3]!;
    if (ay > y !== ay + dy > y && x < stretches[i]! + ((y - ay) / dy) * stretches[i + 2]!) inside = !inside;
  }
  return inside;
}

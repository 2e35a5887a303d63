/** Fast distances to many lines: finding the places on a tile takes thousands of them. */
import type { Point } from '../../../kit/geometry.ts';

/** Line segments, five numbers each: the start, the vector to the end, and 1 / length². */
export type Stretches = Float64Array;

/**
 * The segments of lines through points.
 *
 * @param squeeze divides x, to measure for something wider than high
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

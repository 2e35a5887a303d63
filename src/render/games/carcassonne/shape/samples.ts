/** Sample points of a tile, row by row: enough to find the narrow strips beside a road. */
import type { Point } from '../../../kit/geometry.ts';

/** In a row, and rows. */
export const GRID = 36;

export const SAMPLES: readonly Point[] = Array.from({ length: GRID * GRID }, (_, i) => [
  ((i % GRID) + 0.5) / GRID,
  (Math.floor(i / GRID) + 0.5) / GRID,
]);

/** The index of the greatest value; the first of several. */
export function indexOfMost(values: readonly number[]): number {
  let best = 0;
  for (let i = 1; i < values.length; i++) if (values[i]! > values[best]! + 1e-9) best = i;
  return best;
}

import type { Cell } from './world.ts';

/** A rectangle of cells. */
export interface Window {
  readonly west: number;
  readonly north: number;
  readonly columns: number;
  readonly rows: number;
}

/** Cells shown from the first tile on: as many as fill the well at the largest size of a cell. */
const FIRST = { west: -3, north: -3, east: 3, south: 3 } as const;
/** So many cells across, each one more makes all of them visibly smaller. */
const MANY = 9;

/**
 * The cells to be shown: all tiles and a ring of one cell around them. It grows in steps of two cells, later of one,
 * and never shrinks, so that the map seldom moves; it follows from the placements alone, in their order.
 */
export function windowOf(placements: readonly Cell[]): Window {
  let { west, north, east, south } = FIRST as { [K in keyof typeof FIRST]: number };
  for (const { x, y } of placements) {
    if (x - 1 < west) west -= stepFrom(east - west);
    if (x + 1 > east) east += stepFrom(east - west);
    if (y - 1 < north) north -= stepFrom(south - north);
    if (y + 1 > south) south += stepFrom(south - north);
  }
  return { west, north, columns: east - west + 1, rows: south - north + 1 };
}

const stepFrom = (distance: number): number => (distance + 1 < MANY ? 2 : 1);

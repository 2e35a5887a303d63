/** Which cells of a grid without edges a picture shows. */
import type { Cell } from './frame.ts';

/** A rectangle of cells. */
export interface GridWindow {
  readonly west: number;
  readonly north: number;
  readonly columns: number;
  readonly rows: number;
}

/** From this many cells across, each further one makes all of them visibly smaller. */
const MANY = 9;

/**
 * The window on a board that grows: all occupied cells and a ring of one cell around them. It grows in steps of two
 * cells, later of one, and never shrinks, so that the board seldom moves in the picture.
 *
 * @param occupied in the order in which they were filled: the window depends on it
 * @param first how many cells the window shows at the start on each side of cell (0, 0)
 */
export function growingWindow(occupied: readonly Cell[], first: number): GridWindow {
  let [west, north, east, south] = [-first, -first, first, first];
  for (const { x, y } of occupied) {
    if (x - 1 < west) west -= stepFrom(east - west);
    if (x + 1 > east) east += stepFrom(east - west);
    if (y - 1 < north) north -= stepFrom(south - north);
    if (y + 1 > south) south += stepFrom(south - north);
  }
  return { west, north, columns: east - west + 1, rows: south - north + 1 };
}

const stepFrom = (distance: number): number => (distance + 1 < MANY ? 2 : 1);

/** The smallest window on all of these cells and a ring of one cell around them; there must be at least one cell. */
export function windowAround(cells: readonly Cell[]): GridWindow {
  const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)];
  const [west, north] = [Math.min(...xs) - 1, Math.min(...ys) - 1];
  return { west, north, columns: Math.max(...xs) + 2 - west, rows: Math.max(...ys) + 2 - north };
}

/** Which part of the map a close-up shows. */
import { type Cell, frameAround, type GridFrame } from '../../grid/frame.ts';
import { type Box, grown } from '../../kit/geometry.ts';
import type { World } from './map/world.ts';

/** Around the cell at least, in cells. */
const MARGIN = 0.14;

/**
 * The frame around a cell. Where tiles lie on one side of it only, it is moved to that side, so that empty land does
 * not take the room of neighbors.
 *
 * @param scale the side of a cell, in pixels
 */
export function closeUpFrame(well: Box, scale: number, cell: Cell, world: World): GridFrame {
  const near = [-1, 0, 1];
  const isTaken = (dx: number, dy: number) => world.tileAt(cell.x + dx, cell.y + dy) !== null;
  const [west, east] = [-1, 1].map((dx) => near.some((dy) => isTaken(dx, dy)));
  const [north, south] = [-1, 1].map((dy) => near.some((dx) => isTaken(dx, dy)));
  const shift = (isBefore: boolean | undefined, isAfter: boolean | undefined, room: number): number =>
    (Number(isAfter) - Number(isBefore)) * Math.max(0, Math.min(0.5, room / scale / 2 - 0.5 - MARGIN));
  return frameAround(grown(well, -2), well, scale, [
    cell.x + 0.5 + shift(west, east, well.width),
    cell.y + 0.5 + shift(north, south, well.height),
  ]);
}

/** Where the cells of a grid are drawn in a picture. */
import type { WindowZoom } from '../contract.ts';
import type { Box } from '../kit/boxes.ts';
import type { Point } from '../kit/points.ts';
import type { GridWindow } from './window.ts';

/** A cell by its column and row; both may be negative. */
export interface Cell {
  readonly x: number;
  readonly y: number;
}

export interface GridFrame {
  /** The part of the picture that the cells fill, in pixels; cells at its edges may be cut. */
  readonly area: Box;
  /** The rounded panel that contains the grid, in pixels; cells are clipped to it. */
  readonly well: Box;
  /** The side of a cell in whole pixels. */
  readonly scale: number;
  /** The pixel of the north-west corner of cell (0, 0), in whole pixels. */
  readonly left: number;
  readonly top: number;
}

/**
 * Fits a window into an area, with cells as large as possible. Where room is left over, more cells are shown.
 *
 * @param largest the side of a cell at most, in pixels
 */
export function frameFor(area: Box, well: Box, window: GridWindow, largest: number): GridFrame {
  const scale = Math.floor(Math.min(largest, area.width / window.columns, area.height / window.rows));
  const [extraWest, extraNorth] = [area.width / scale - window.columns, area.height / scale - window.rows].map(
    (extra) => Math.floor(Math.floor(extra) / 2),
  );
  const margin = (length: number) => Math.floor((length - Math.floor(length / scale) * scale) / 2);
  return {
    area,
    well,
    scale,
    left: area.x + margin(area.width) - (window.west - extraWest!) * scale,
    top: area.y + margin(area.height) - (window.north - extraNorth!) * scale,
  };
}

/**
 * A frame with cells of a given size around a point of the grid.
 *
 * @param scale the side of a cell in whole pixels
 * @param center in cells
 */
export const frameAround = (area: Box, well: Box, scale: number, center: Point): GridFrame => ({
  area,
  well,
  scale,
  left: Math.round(area.x + area.width / 2 - center[0] * scale),
  top: Math.round(area.y + area.height / 2 - center[1] * scale),
});

/** The frame of a closer look: as many cells as the viewer asked for, around the cell in the middle. */
export const frameOfZoom = (area: Box, well: Box, { cells, centre }: WindowZoom): GridFrame =>
  frameAround(area, well, Math.floor(Math.min(area.width, area.height) / cells), [centre.x + 0.5, centre.y + 0.5]);

/** The square of a cell in pixels, even if the area cuts it. */
export const boxOf = ({ scale, left, top }: GridFrame, { x, y }: Cell): Box => ({
  x: left + x * scale,
  y: top + y * scale,
  width: scale,
  height: scale,
});

/** The pixel of a point given in cells. */
export const pixelOf = ({ scale, left, top }: GridFrame, [x, y]: Point): Point => [left + x * scale, top + y * scale];

/** All cells that the area shows, whole or cut, row by row. */
export function cellsIn({ area, scale, left, top }: GridFrame): readonly Cell[] {
  const cells: Cell[] = [];
  for (let y = Math.floor((area.y - top) / scale); top + y * scale < area.y + area.height; y++) {
    for (let x = Math.floor((area.x - left) / scale); left + x * scale < area.x + area.width; x++) cells.push({ x, y });
  }
  return cells;
}

/** Whether the area shows all of a cell. */
export function isWhole(frame: GridFrame, cell: Cell): boolean {
  const { x, y, width, height } = boxOf(frame, cell);
  const { area } = frame;
  return x >= area.x && y >= area.y && x + width <= area.x + area.width && y + height <= area.y + area.height;
}

/** The part of the grid that the area shows, in cells, with fractions where cells are cut. */
export const shownPart = ({ area, left, top, scale }: GridFrame): Box => ({
  x: (area.x - left) / scale,
  y: (area.y - top) / scale,
  width: area.width / scale,
  height: area.height / scale,
});

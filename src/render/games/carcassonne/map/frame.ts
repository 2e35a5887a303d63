/** Where the cells of the map lie in a picture. */
import type { Box } from '../../../kit/boxes.ts';
import type { Point } from '../shape/points.ts';
import type { Window } from './window.ts';
import type { Cell } from './world.ts';

export interface MapFrame {
  /** What of the picture the map fills; cells at its border may be cut. */
  readonly area: Box;
  /** The rounded well in which the map lies; nothing is seen of it outside. */
  readonly well: Box;
  /** The side of a cell in whole pixels. */
  readonly scale: number;
  /** The pixel of the north-west corner of cell (0, 0), whole numbers. */
  readonly left: number;
  readonly top: number;
}

/** The largest cells with which a window fits into an area; what is left over shows more land. */
export function frameFor(area: Box, well: Box, window: Window, largest: number): MapFrame {
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

/** Cells of this size around a point of the map. */
export const frameAround = (area: Box, well: Box, scale: number, centre: Point): MapFrame => ({
  area,
  well,
  scale,
  left: Math.round(area.x + area.width / 2 - centre[0] * scale),
  top: Math.round(area.y + area.height / 2 - centre[1] * scale),
});

/** The square of a cell, cut or not. */
export const boxOf = ({ scale, left, top }: MapFrame, { x, y }: Cell): Box => ({
  x: left + x * scale,
  y: top + y * scale,
  width: scale,
  height: scale,
});

/** The pixel of a point of the map. */
export const pixelOf = ({ scale, left, top }: MapFrame, [x, y]: Point): Point => [left + x * scale, top + y * scale];

/** All cells that an area shows, whole or cut, row by row. */
export function cellsIn({ area, scale, left, top }: MapFrame): readonly Cell[] {
  const cells: Cell[] = [];
  for (let y = Math.floor((area.y - top) / scale); top + y * scale < area.y + area.height; y++) {
    for (let x = Math.floor((area.x - left) / scale); left + x * scale < area.x + area.width; x++) cells.push({ x, y });
  }
  return cells;
}

/** Whether a cell is shown whole. */
export function isWhole(frame: MapFrame, cell: Cell): boolean {
  const { x, y, width, height } = boxOf(frame, cell);
  const { area } = frame;
  return x >= area.x && y >= area.y && x + width <= area.x + area.width && y + height <= area.y + area.height;
}

/** Which cells of a grid without edges a picture shows, where they are drawn, and the numbers of columns and rows. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import { signed } from '../../words/speech.ts';
import type { WindowZoom } from '../contract.ts';
import type { Box, Point } from '../kit/geometry.ts';
import type { Element } from '../kit/page.ts';
import { NARROWEST, widthOf, writeNarrowed } from '../kit/text.ts';
import { color } from '../kit/theme.ts';

/** A cell by its column and row; both can be negative. */
export interface Cell {
  readonly x: number;
  readonly y: number;
}

/** A rectangle of cells. */
export interface GridWindow {
  readonly west: number;
  readonly north: number;
  readonly columns: number;
  readonly rows: number;
}

/**
 * The smallest window on all of these cells and a ring around them; there must be at least one cell.
 *
 * @param ring its width in cells
 */
export function windowAround(cells: readonly Cell[], ring = 1): GridWindow {
  const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)];
  const [west, north] = [Math.min(...xs) - ring, Math.min(...ys) - ring];
  return { west, north, columns: Math.max(...xs) + 1 + ring - west, rows: Math.max(...ys) + 1 + ring - north };
}

export interface GridFrame {
  /** The part of the picture that the cells fill, in pixels; cells at its edges can be cut. */
  readonly area: Box;
  /** The rounded panel that contains the grid, in pixels; cells are clipped to it. */
  readonly well: Box;
  /** The side of a cell in whole pixels. */
  readonly scale: number;
  /** The pixel of the northwest corner of cell (0, 0), in whole pixels. */
  readonly left: number;
  readonly top: number;
}

/**
 * Fits a window into the middle of an area, with cells as large as possible. If room is left over, more cells are shown
 * around it; those at the edges can be cut.
 *
 * @param largest the maximum side of a cell, in pixels
 */
export function frameFor(area: Box, well: Box, window: GridWindow, largest: number): GridFrame {
  const { west, north, columns, rows } = window;
  const scale = Math.floor(Math.min(largest, area.width / columns, area.height / rows));
  return frameAround(area, well, scale, [west + columns / 2, north + rows / 2]);
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
  left: Math.floor(area.x + area.width / 2 - center[0] * scale),
  top: Math.floor(area.y + area.height / 2 - center[1] * scale),
});

/** The frame of a zoom: as many cells as the viewer asked for, around the cell in the middle. */
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

/** Between the labels of two columns at least, and from the label of a row to the edges of its strip; in pixels. */
const LABEL_GAP = 10;
const LABEL_MARGIN = 3;
/** Of the labels, in pixels: they grow with the cells. */
const LABELS: LabelSizes = { least: 20, most: 26 };

/** The minimum and maximum label size, in pixels. */
export interface LabelSizes {
  readonly least: number;
  readonly most: number;
}

/**
 * Labels the columns and rows that are shown whole.
 *
 * @param columnAxis the strip for the column numbers, in pixels: as wide as the grid's area or wider
 * @param rowAxis the strip for the row numbers
 */
export function axes(
  columnAxis: Box,
  rowAxis: Box,
  frame: GridFrame,
  { least, most }: LabelSizes = LABELS,
): readonly Element[] {
  const cells = cellsIn(frame).filter((cell) => isWhole(frame, cell));
  const columns = [...new Set(cells.map(({ x }) => x))];
  const rows = [...new Set(cells.map(({ y }) => y))];
  const size = Math.max(least, Math.min(most, Math.floor(frame.scale * 0.42)));
  const style = { weight: 700, fill: color.sideInk, align: 'center' } as const;
  /** The largest size in which all labels fit, or the least one, in which they may have to be narrowed. */
  const fitting = (context: SKRSContext2D, labels: readonly number[], width: number) => {
    const widest = (of: number) => Math.max(0, ...labels.map((label) => widthOf(context, signed(label), of, 700)));
    const sizes = Array.from({ length: size - least + 1 }, (_, i) => size - i);
    const chosen = sizes.find((one) => widest(one) <= width) ?? least;
    return { sizes: [chosen], widest: widest(chosen) };
  };
  return [
    {
      box: columnAxis,
      facts: [frame.scale, frame.left, columns],
      paint(context) {
        const width = frame.scale - LABEL_GAP;
        const { sizes, widest } = fitting(context, columns, width);
        const isEach = widest * NARROWEST <= width;
        const room = isEach ? width : widest;
        for (const x of columns.filter(everyNth(room + LABEL_GAP, frame))) {
          const box = boxOf(frame, { x, y: 0 });
          const middle = columnAxis.y + columnAxis.height / 2;
          writeNarrowed(context, signed(x), box.x + box.width / 2, middle, { ...style, sizes, width: room });
        }
      },
    },
    {
      box: rowAxis,
      facts: [frame.scale, frame.top, rows],
      paint(context) {
        const width = rowAxis.width - 2 * LABEL_MARGIN;
        const { sizes } = fitting(context, rows, width);
        for (const y of rows.filter(everyNth(size, frame))) {
          const box = boxOf(frame, { x: 0, y });
          const middle = box.y + box.height / 2;
          writeNarrowed(context, signed(y), rowAxis.x + rowAxis.width / 2, middle, { ...style, sizes, width });
        }
      },
    },
  ];
}

/**
 * Picks the columns or rows to label when there is no room for every label: every second, third, and so on, counted
 * from 0.
 *
 * @param room the width of one label, in pixels
 */
export const everyNth =
  (room: number, { scale }: Pick<GridFrame, 'scale'>) =>
  (cell: number): boolean =>
    cell % Math.ceil(room / scale) === 0;

/** Where everything goes on the page, in pixels. */

import type { GridWindow } from '../../../grid/frame.ts';
import type { Box } from '../../../kit/geometry.ts';
import { size } from '../../../kit/theme.ts';
import { type Arrangement, cellsHeight, SIDE_HEIGHT } from './arrangement.ts';

/** A panel with the map, or with a strip of it. */
export interface MapPanel {
  readonly well: Box;
  readonly columnAxis: Box;
  readonly rowAxis: Box;
  /** The map itself. */
  readonly map: Box;
}

/** How cards and boxes are drawn: narrow and tall in a column beside the map, or wide on a desk below it. */
export type Look = 'column' | 'desk';

export interface Layout {
  readonly look: Look;
  readonly width: number;
  readonly height: number;
  readonly header: Box;
  /** One, or two for a map in strips. */
  readonly panels: readonly MapPanel[];
  /** The box of the drawn tile. */
  readonly tile: Box;
  /** The side of the tile in that box. */
  readonly tileSide: number;
  /** By seat. */
  readonly cards: readonly Box[];
  /** Null if there are too many players to leave room for it. */
  readonly lastMove: Box | null;
  readonly toCome: Box | null;
}

export const WIDTH = size.width;
export const MARGIN = size.margin;
const HEADER = 68;
export const GAP = 12;
const SIDE = 300;
/** The strips for the numbers of columns and rows; the rows of a strip can have two digits and a sign. */
const AXES = { columns: 38, rows: 36, rowsOfStrip: 46 } as const;
/** The distance from the map to the outline of its well. */
const RIM = 2;
const CARD = { height: 108, gap: 9.5 } as const;
/** Outlines have the same corners as the panels and cards themselves. */
export const PANEL = { outlineRadius: size.radius } as const;

export const HEADER_BOX: Box = { x: MARGIN, y: MARGIN, width: WIDTH - 2 * MARGIN, height: HEADER };
/** Below the header. */
export const TOP = MARGIN + HEADER + GAP;

/**
 * The page of a table.
 *
 * @param seats from 2 to 6
 * @param window what the map shows; the page grows with it
 */
export const layoutOf = (seats: number, arrangement: Arrangement, window: GridWindow): Layout =>
  arrangement === 'side' ? sideLayout(seats) : deskLayout(seats, arrangement, cellsHeight(arrangement, window));

/** The axes and the map in a well. */
export function panelIn(well: Box, columns: number = AXES.columns, rows: number = AXES.rows): MapPanel {
  const { x, y, width, height } = well;
  return {
    well,
    columnAxis: { x, y, width, height: columns },
    rowAxis: { x, y: y + columns, width: rows, height: height - columns },
    map: { x: x + rows, y: y + columns, width: width - rows - RIM, height: height - columns - RIM },
  };
}

/** Heights in the right column and the side of the tile, by the number of seats. */
const COLUMN: Readonly<Record<number, { readonly tile: number; readonly side: number; readonly lastMove: number }>> = {
  2: { tile: 216, side: 114, lastMove: 180 },
  3: { tile: 300, side: 170, lastMove: 185 },
  4: { tile: 379, side: 170, lastMove: 0 },
  5: { tile: 262, side: 144, lastMove: 0 },
  6: { tile: 244, side: 132, lastMove: 0 },
};
/** The picture is higher for a sixth card, in pixels. */
const SIXTH = 100;

/** The map on the left, the rest in a column on the right. */
export function sideLayout(seats: number): Layout {
  const pageHeight = SIDE_HEIGHT + (seats > 5 ? SIXTH : 0);
  const bottom = pageHeight - MARGIN;
  const well = { x: MARGIN, y: TOP, width: WIDTH - 2 * MARGIN - SIDE - GAP, height: bottom - TOP };
  const column = { x: well.x + well.width + GAP, width: SIDE };
  const { tile, side, lastMove } = COLUMN[seats] ?? COLUMN[5]!;

  const cardsTop = TOP + tile + GAP;
  const cards = Array.from({ length: seats }, (_, i) => ({
    ...column,
    y: Math.round(cardsTop + i * (CARD.height + CARD.gap)),
    height: CARD.height,
  }));
  const below = Math.round(cardsTop + seats * CARD.height + (seats - 1) * CARD.gap + GAP);
  const belowMove = below + lastMove + GAP;
  return {
    look: 'column',
    width: WIDTH,
    height: pageHeight,
    header: HEADER_BOX,
    panels: [panelIn(well)],
    tile: { ...column, y: TOP, height: tile },
    tileSide: side,
    cards,
    lastMove: lastMove === 0 ? null : { ...column, y: below, height: Math.min(lastMove, bottom - below) },
    toCome: seats > 2 ? null : { ...column, y: belowMove, height: bottom - belowMove },
  };
}

/** The desk below the map: the tile on the left, and two columns of cards. */
const DESK = { height: 338, tile: 288, tileSide: 158, column: 421, gap: 10 } as const;

/** The map on top, the rest on a desk below it. */
function deskLayout(seats: number, arrangement: 'below' | 'strips', cells: number): Layout {
  const wells = wellsOf(arrangement, AXES.columns + cells + 2 * RIM);
  const top = TOP + wells[0]!.height + GAP;
  const [left, right] = [0, 1].map((i) => MARGIN + DESK.tile + GAP + i * (DESK.column + DESK.gap)) as [number, number];
  const place = (x: number, row: number, rows: number, spanned = 1): Box => {
    const height = (DESK.height + DESK.gap) / rows - DESK.gap;
    const y = Math.round(top + row * (height + DESK.gap));
    return { x, y, width: DESK.column, height: Math.round(height * spanned + DESK.gap * (spanned - 1)) };
  };
  const rows = seats === 2 ? 2 : 3;
  const inColumn = seats === 4 ? 2 : rows;
  const cards = Array.from({ length: seats }, (_, i) => place(i < inColumn ? left : right, i % inColumn, rows));
  const last = place(right, 2, 3);
  const beside = place(right, 0, 2);
  /** By the number of seats; six cards leave no room for it. */
  const lastMoveOn: Readonly<Record<number, Box>> = {
    ...{ 2: beside, 3: beside, 5: last },
    4: { ...last, x: left, width: 2 * DESK.column + DESK.gap },
  };
  return {
    look: 'desk',
    width: WIDTH,
    height: top + DESK.height + MARGIN,
    header: HEADER_BOX,
    panels: wells.map((well) => panelIn(well, AXES.columns, arrangement === 'strips' ? AXES.rowsOfStrip : AXES.rows)),
    tile: { x: MARGIN, y: top, width: DESK.tile, height: DESK.height },
    tileSide: DESK.tileSide,
    cards,
    lastMove: lastMoveOn[seats] ?? null,
    toCome: seats < 4 ? place(right, 1, 2) : null,
  };
}

function wellsOf(arrangement: 'below' | 'strips', height: number): readonly Box[] {
  const whole = WIDTH - 2 * MARGIN;
  if (arrangement === 'below') return [{ x: MARGIN, y: TOP, width: whole, height }];
  const width = (whole - GAP) / 2;
  return [0, 1].map((i) => ({ x: MARGIN + i * (width + GAP), y: TOP, width, height }));
}

/** The page of a close-up: a large well without axes, with the key beside it. */
export interface CloseUpLayout {
  readonly width: number;
  readonly height: number;
  readonly header: Box;
  readonly well: Box;
  readonly key: Box;
  /** The player who is choosing. */
  readonly card: Box;
  readonly plan: Box;
}

/** Beside the map: letters with what they mean, the same for several kinds of figures, or the tile in its rotations. */
export type KeyLook = 'letters' | 'figures' | 'tiles';

/** The width of the column with the key, and the height of the plan; in pixels. */
const CLOSE_UP: { readonly [K in KeyLook]: { readonly column: number; readonly plan: number } } = {
  letters: { column: SIDE, plan: 280 },
  figures: { column: 400, plan: 200 },
  tiles: { column: 436, plan: 170 },
};

/** The same for any number of seats. */
export function closeUpLayoutOf(look: KeyLook): CloseUpLayout {
  const { column, plan: planHeight } = CLOSE_UP[look];
  const bottom = SIDE_HEIGHT - MARGIN;
  const well = { x: MARGIN, y: TOP, width: WIDTH - 2 * MARGIN - column - GAP, height: bottom - TOP };
  const x = well.x + well.width + GAP;
  const plan = { x: x + 3, y: bottom - planHeight - 3, width: column - 6, height: planHeight };
  const card = { x, y: plan.y - GAP - 3 - CARD.height, width: column, height: CARD.height };
  const key = { x, y: well.y, width: column, height: card.y - GAP - well.y };
  return { width: WIDTH, height: SIDE_HEIGHT, header: HEADER_BOX, well, key, card, plan };
}

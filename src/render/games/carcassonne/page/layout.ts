/** Where everything goes on the page, in pixels. */
import type { Box } from '../../../kit/geometry.ts';
import { size } from '../../../kit/theme.ts';

export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly header: Box;
  /** The panel that contains the map and its axes. */
  readonly well: Box;
  readonly columnAxis: Box;
  readonly rowAxis: Box;
  /** The map itself. */
  readonly map: Box;
  /** All of the right column. */
  readonly side: Box;
  /** The box of the drawn tile. */
  readonly tile: Box;
  /** The side of the tile in that box. */
  readonly tileSide: number;
  /** By seat. */
  readonly cards: readonly Box[];
  /** Null if too many players leave no room for them. */
  readonly lastMove: Box | null;
  readonly toCome: Box | null;
}

export const WIDTH = size.width;
export const HEIGHT = 980;
const MARGIN = size.margin;
const HEADER = 68;
const GAP = 12;
const SIDE = 300;
const AXES = { columns: 38, rows: 34 } as const;
const CARD = { height: 108, gap: 9.5 } as const;
/** Outlines have the same corners as the panels and cards themselves. */
export const PANEL = { outlineRadius: size.radius } as const;
/** Cells are not drawn larger than this. */
export const LARGEST_CELL = 120;
/** Cells on each side of the start tile at the beginning: as many as fill the well at the largest size. */
export const FIRST_CELLS = 3;

/** Heights in the right column and the side of the tile, by the number of seats. */
const COLUMN: Readonly<Record<number, { readonly tile: number; readonly side: number; readonly lastMove: number }>> = {
  2: { tile: 226, side: 114, lastMove: 152 },
  3: { tile: 300, side: 170, lastMove: 185 },
  4: { tile: 379, side: 170, lastMove: 0 },
  5: { tile: 262, side: 144, lastMove: 0 },
};

/** @param seats from 2 to 5 */
export function layoutOf(seats: number): Layout {
  const header = { x: MARGIN, y: MARGIN, width: WIDTH - 2 * MARGIN, height: HEADER };
  const top = header.y + header.height + GAP;
  const bottom = HEIGHT - MARGIN;
  const well = { x: MARGIN, y: top, width: WIDTH - 2 * MARGIN - SIDE - GAP, height: bottom - top };
  const column = { x: well.x + well.width + GAP, width: SIDE };
  const { tile, side, lastMove } = COLUMN[seats] ?? COLUMN[5]!;

  const cardsTop = top + tile + GAP;
  const cards = Array.from({ length: seats }, (_, i) => ({
    ...column,
    y: Math.round(cardsTop + i * (CARD.height + CARD.gap)),
    height: CARD.height,
  }));
  const below = Math.round(cardsTop + seats * CARD.height + (seats - 1) * CARD.gap + GAP);
  const belowMove = below + lastMove + GAP;
  return {
    width: WIDTH,
    height: HEIGHT,
    header,
    well,
    columnAxis: { x: well.x, y: well.y, width: well.width, height: AXES.columns },
    rowAxis: { x: well.x, y: well.y + AXES.columns, width: AXES.rows, height: well.height - AXES.columns },
    map: {
      x: well.x + AXES.rows,
      y: well.y + AXES.columns,
      width: well.width - AXES.rows - 2,
      height: well.height - AXES.columns - 2,
    },
    side: { ...column, y: top, height: bottom - top },
    tile: { ...column, y: top, height: tile },
    tileSide: side,
    cards,
    lastMove: lastMove === 0 ? null : { ...column, y: below, height: Math.min(lastMove, bottom - below) },
    toCome: seats > 2 ? null : { ...column, y: belowMove, height: bottom - belowMove },
  };
}

/** The page of a close-up: a large well without axes, with the key beside it. */
export interface CloseUpLayout {
  readonly width: number;
  readonly height: number;
  readonly header: Box;
  readonly well: Box;
  readonly key: Box;
  /** The player who chooses. */
  readonly card: Box;
  readonly plan: Box;
}

const PLAN = 280;

/** The same for any number of seats. */
export function closeUpLayoutOf(): CloseUpLayout {
  const { width, height, header, well, tile } = layoutOf(5);
  const bottom = well.y + well.height;
  const plan = { x: tile.x + 3, y: bottom - PLAN - 3, width: SIDE - 6, height: PLAN };
  const card = { x: tile.x, y: plan.y - GAP - 3 - CARD.height, width: SIDE, height: CARD.height };
  const key = { x: tile.x, y: well.y, width: SIDE, height: card.y - GAP - well.y };
  return { width, height, header, well, key, card, plan };
}

/** Where everything goes on the pictures for phones, in pixels. */
import { type Open, SPACES, type Space, tileOn } from '../../../../engines/caylus/index.ts';
import type { Box } from '../../../kit/geometry.ts';
import { pageOn } from '../../../kit/theme.ts';
import { cellOf } from '../page/layout.ts';

export const { width: WIDTH, smallest: SMALLEST } = pageOn.phone;
export const MARGIN = 14;
export const INNER = WIDTH - 2 * MARGIN;
export const GAP = 8;

export const headerBox: Box = { x: MARGIN, y: MARGIN, width: INNER, height: 98 };
/** The top of the first thing below the header. */
export const TOP = headerBox.y + headerBox.height + 10;

/** A box across the full width. */
export const across = (y: number, height: number): Box => ({ x: MARGIN, y, width: INNER, height });

/** Spaces in a row of the road, as on the desktop. */
export const COLUMNS = 6;
const ROWS = Math.ceil(SPACES.length / COLUMNS);
/** A tile: its picture, and the strip with its effect. */
export const TILE = { width: 104, scene: 66, strip: 42, pitch: 106 } as const;
export const TILE_HEIGHT = TILE.scene + TILE.strip;
/** The road below a row of tiles. */
export const LANE = 44;
/** The river with the bridge. */
export const RIVER = 54;
/** Between a lane and the tiles of the next row. */
const ROW_GAP = 6;
const FIRST = MARGIN + Math.round((INNER - COLUMNS * TILE.pitch + TILE.pitch - TILE.width) / 2);
/** The middles of the upright stretches of the road. */
export const TURNS = { left: MARGIN + 14, right: MARGIN + INNER - 14 } as const;

export const tileBox = (column: number, top: number): Box => ({
  ...{ x: FIRST + column * TILE.pitch, y: top, width: TILE.width, height: TILE_HEIGHT },
});

/** A row of the road; without any building its tiles are left out. */
export interface Row {
  readonly spaces: readonly Space[];
  /** The top of its tiles; null if they are left out. */
  readonly tiles: number | null;
  /** The top of the road. */
  readonly lane: number;
}

/**
 * The rows of the road from the bridge on, and the y below the last one.
 *
 * @param planned a space where a building is shown that is not there yet, or null
 */
export function rowsOf(
  open: Pick<Open, 'road'>,
  top: number,
  planned: Space | null = null,
): { readonly rows: readonly Row[]; readonly bottom: number } {
  let y = top;
  const rows = Array.from({ length: ROWS }, (_, row): Row => {
    const spaces = SPACES.filter((space) => cellOf(space).row === row);
    const hasTiles = spaces.some((space) => space === planned || tileOn(open, space) !== null);
    const lane = hasTiles ? y + TILE_HEIGHT : y;
    const tiles = hasTiles ? y : null;
    y = lane + LANE + ROW_GAP;
    return { spaces, tiles, lane };
  });
  return { rows, bottom: y - ROW_GAP };
}

/** How a page is divided between the map and the rest: by the shape of the map. */
import { type Cell, type GridWindow, windowAround } from '../../../grid/frame.ts';

/**
 * `side`: the map at the left, the rest in a column beside it. `below`: the map as wide as the page, the rest below.
 * `strips`: the map in two halves side by side, the northern one left, the rest below.
 */
export const ARRANGEMENTS = ['side', 'below', 'strips'] as const;
export type Arrangement = (typeof ARRANGEMENTS)[number];

/** Cells are not drawn larger than this, in pixels. */
export const LARGEST_CELL = 120;

/** Room for the cells of the map and for all the rest above and below them, in pixels. */
interface Room {
  readonly width: number;
  /** Of the cells at most. */
  readonly height: number;
  /** Of the picture without the cells; null where the picture is always as high as at most. */
  readonly rest: number | null;
}

export const ROOM: { readonly [A in Arrangement]: Room } = {
  side: { width: 802, height: 812, rest: null },
  below: { width: 1110, height: 780, rest: 520 },
  strips: { width: 522, height: 780, rest: 520 },
};
export const SIDE_HEIGHT = 980;

/** Each strip has so many of the window's rows: at least one is shown in both. */
export const rowsOfStrip = ({ rows }: GridWindow): number => Math.ceil((rows + 1) / 2);

const rowsIn = (arrangement: Arrangement, window: GridWindow): number =>
  arrangement === 'strips' ? rowsOfStrip(window) : window.rows;

/** The side of a cell when a window is arranged so, in whole pixels. */
export const cellIn = (arrangement: Arrangement, window: GridWindow): number =>
  Math.floor(
    Math.min(
      LARGEST_CELL,
      ROOM[arrangement].width / window.columns,
      ROOM[arrangement].height / rowsIn(arrangement, window),
    ),
  );

/** How high the cells of the map are in all. */
export const cellsHeight = (arrangement: Arrangement, window: GridWindow): number =>
  rowsIn(arrangement, window) * cellIn(arrangement, window);

/** Discord shows a picture in a box of 11 : 7, so one that is higher than this is shown smaller; in pixels. */
const SHOWN_WHOLE = 764;

/** How large a cell is seen. */
export function worthOf(arrangement: Arrangement, window: GridWindow): number {
  const { rest } = ROOM[arrangement];
  const height = rest === null ? SIDE_HEIGHT : rest + cellsHeight(arrangement, window);
  return cellIn(arrangement, window) / Math.max(SHOWN_WHOLE, height);
}

/** Another arrangement is taken only if cells are seen larger by this factor. */
export const WORTHWHILE = 1.15;
/** A map that is shorter than this has large cells beside the column, whatever its shape. */
const LONG = 12;

/** The best arrangement of a window for who has seen it arranged in this way before. */
export function nextArrangement(before: Arrangement, window: GridWindow): Arrangement {
  if (Math.max(window.columns, window.rows) < LONG) return before;
  const best = ARRANGEMENTS.reduce((a, b) => (worthOf(b, window) > worthOf(a, window) ? b : a));
  return worthOf(best, window) >= WORTHWHILE * worthOf(before, window) ? best : before;
}

/**
 * The arrangement of a map. It follows from all windows that the map has had, so that it does not jump to and fro.
 *
 * @param placed the cells of its tiles in the order in which they were placed
 */
export function arrangementOf(placed: readonly Cell[]): Arrangement {
  let arrangement: Arrangement = 'side';
  let [west, east, north, south] = [0, -1, 0, -1];
  placed.forEach(({ x, y }, i) => {
    const isInside = x >= west && x <= east && y >= north && y <= south;
    if (isInside) return;
    const window = windowAround(placed.slice(0, i + 1));
    west = window.west + 1;
    east = window.west + window.columns - 2;
    north = window.north + 1;
    south = window.north + window.rows - 2;
    arrangement = nextArrangement(arrangement, window);
  });
  return arrangement;
}

/** How a page is divided between the map and everything else, by the shape of the map. */
import { type Cell, type GridWindow, windowAround } from '../../../grid/frame.ts';
import type { Point } from '../../../kit/geometry.ts';

/**
 * `side`: the map on the left, the rest in a column beside it. `below`: the map as wide as the page, the rest below.
 * `strips`: the map in two halves side by side, the northern one on the left, the rest below.
 */
export const ARRANGEMENTS = ['side', 'below', 'strips'] as const;
export type Arrangement = (typeof ARRANGEMENTS)[number];

/** The maximum side of a cell, in pixels. */
export const LARGEST_CELL = 120;

/** Room for the cells of the map, and for everything above and below them, in pixels. */
interface Room {
  readonly width: number;
  /** The maximum height of the cells. */
  readonly height: number;
  /** The height of everything else; null if the picture always has its full height. */
  readonly rest: number | null;
}

const ROOM: { readonly [A in Arrangement]: Room } = {
  side: { width: 802, height: 812, rest: null },
  below: { width: 1110, height: 780, rest: 520 },
  strips: { width: 522, height: 780, rest: 520 },
};
export const SIDE_HEIGHT = 980;

/** How many of the window's rows each strip has: at least one row is in both. */
export const rowsOfStrip = ({ rows }: GridWindow): number => Math.ceil((rows + 1) / 2);

const rowsIn = (arrangement: Arrangement, window: GridWindow): number =>
  arrangement === 'strips' ? rowsOfStrip(window) : window.rows;

/** The side of a cell for a window in this arrangement, in whole pixels. */
export const cellIn = (arrangement: Arrangement, window: GridWindow): number =>
  Math.floor(
    Math.min(
      LARGEST_CELL,
      ROOM[arrangement].width / window.columns,
      ROOM[arrangement].height / rowsIn(arrangement, window),
    ),
  );

/** The total height of the map's cells. */
export const cellsHeight = (arrangement: Arrangement, window: GridWindow): number =>
  rowsIn(arrangement, window) * cellIn(arrangement, window);

/** Discord shows a picture in an 11:7 box, so one that is higher than this is scaled down; in pixels. */
const SHOWN_WHOLE = 764;

/** The apparent size of a cell. */
export function worthOf(arrangement: Arrangement, window: GridWindow): number {
  const { rest } = ROOM[arrangement];
  const height = rest === null ? SIDE_HEIGHT : rest + cellsHeight(arrangement, window);
  return cellIn(arrangement, window) / Math.max(SHOWN_WHOLE, height);
}

/** The arrangement changes only if cells appear larger by this factor. */
export const WORTHWHILE = 1.15;
/** A map shorter than this has large cells beside the column, whatever its shape. */
const LONG = 12;

/** The best arrangement of a window for viewers who last saw it in the arrangement `before`. */
export function nextArrangement(before: Arrangement, window: GridWindow): Arrangement {
  if (Math.max(window.columns, window.rows) < LONG) return before;
  const best = ARRANGEMENTS.reduce((a, b) => (worthOf(b, window) > worthOf(a, window) ? b : a));
  return worthOf(best, window) >= WORTHWHILE * worthOf(before, window) ? best : before;
}

/** A map as it is shown. Everything is derived from its tiles in placement order, so it doesn't jump back and forth. */
interface ArrangedMap {
  readonly arrangement: Arrangement;
  readonly window: GridWindow;
  /** The center of the view, in cells: the middle of the window, or close to it. */
  readonly center: Point;
}

/** How far the window's middle may drift before the map is moved, in cells: moving it redraws everything. */
const OFF_CENTER = 0.5;

/** @param placed the cells of its tiles in placement order */
export function arrangedMap(placed: readonly Cell[]): ArrangedMap {
  const [first, ...others] = placed;
  const start = windowAround([first!]); // There is always a start tile.
  let map: ArrangedMap = { arrangement: 'side', window: start, center: middleOf(start) };
  others.forEach(({ x, y }, i) => {
    const { west, north, columns, rows } = map.window;
    const isInside = x > west && x < west + columns - 1 && y > north && y < north + rows - 1;
    if (!isInside) map = grownMap(map, windowAround(placed.slice(0, i + 2)));
  });
  return map;
}

export const arrangementOf = (placed: readonly Cell[]): Arrangement => arrangedMap(placed).arrangement;

/** The middle of a window, in cells. */
export const middleOf = ({ west, north, columns, rows }: GridWindow): Point => [west + columns / 2, north + rows / 2];

function grownMap(before: ArrangedMap, window: GridWindow): ArrangedMap {
  const arrangement = nextArrangement(before.arrangement, window);
  const cell = cellIn(arrangement, window);
  const middle = middleOf(window);
  const [dx, dy] = [Math.abs(middle[0] - before.center[0]), Math.abs(middle[1] - before.center[1])];
  const { width, height } = ROOM.side;
  const isSteady =
    arrangement === 'side' &&
    before.arrangement === 'side' &&
    cell === cellIn('side', before.window) &&
    Math.max(dx, dy) <= OFF_CENTER &&
    (window.columns / 2 + dx) * cell <= width / 2 &&
    (window.rows / 2 + dy) * cell <= height / 2;
  return { arrangement, window, center: isSteady ? before.center : middle };
}

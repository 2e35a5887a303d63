/**
 * Which part of the map a phone's picture shows: all of it as large as possible, or two strips, one above the other.
 */
import { type Cell, type GridWindow, windowAround } from '../../../grid/frame.ts';
import { LARGEST_CELL } from '../page/arrangement.ts';
import type { Fold } from '../page/views.ts';
import { CELLS_WIDTH } from './layout.ts';

interface MapPart {
  readonly window: GridWindow;
  readonly fold: Fold | null;
}

interface MapParts {
  readonly parts: readonly MapPart[];
  /** The side of a cell, in whole pixels. */
  readonly cell: number;
}

/** In pixels: smaller cells are hard to see; then the preferred and the maximum height of the map. */
const LEAST_CELL = 48;
const HIGH = 780;
const HIGHEST = 960;

/**
 * The margin around the cells, in cells: towers and frames extend over the outermost ones; without spaces on offer
 * there is more room.
 */
const RING = { choosing: 0.12, watching: 0.5 } as const;

/** @param places on offer; empty while no one is choosing */
export function partsFor(tiles: readonly Cell[], places: readonly Cell[]): MapParts {
  const shown = [...tiles, ...places];
  const ring = places.length > 0 ? RING.choosing : RING.watching;
  const window = windowAround(shown, ring);
  if (CELLS_WIDTH / window.columns < LEAST_CELL) {
    const strips = stripsOf(shown, ring);
    if (strips !== null) return strips;
  }
  const cell = Math.min(LARGEST_CELL, CELLS_WIDTH / window.columns, cellFor(window.rows));
  return { parts: [{ window, fold: null }], cell: Math.floor(cell) };
}

/** The side of a cell for this many rows: not too tall, but still visible if there is room at all. */
const cellFor = (rows: number): number => Math.max(HIGH / rows, Math.min(LEAST_CELL, HIGHEST / rows));

/**
 * Cuts between two columns, the western part above the eastern one; one or two columns are in both. Each part has only
 * the rows of its own columns, so the cut is made where these are fewest. Null if there are still too many.
 */
function stripsOf(cells: readonly Cell[], ring: number): MapParts | null {
  const { west, columns: all } = windowAround(cells, 0);
  const columns = Math.ceil((all + 1) / 2);
  const east = west + all - columns;
  const cuts = Array.from({ length: 2 * columns - all + 1 }, (_, i) => {
    const at = east + i;
    const rowsOf = (own: readonly Cell[], first: number): GridWindow => {
      const { north, rows } = windowAround(own, ring);
      return { west: first - ring, columns: columns + 2 * ring, north, rows };
    };
    return {
      at,
      before: rowsOf(
        cells.filter(({ x }) => x < at),
        west,
      ),
      after: rowsOf(
        cells.filter(({ x }) => x >= at),
        east,
      ),
    };
  });
  const rowsIn = ({ before, after }: (typeof cuts)[number]) => before.rows + after.rows;
  const best = cuts.reduce((a, b) => (rowsIn(b) < rowsIn(a) ? b : a));
  if (rowsIn(best) * LEAST_CELL > HIGHEST) return null;
  const cell = Math.floor(Math.min(LARGEST_CELL, CELLS_WIDTH / best.before.columns, cellFor(rowsIn(best))));
  const fold = (side: Fold['side']): Fold => ({ between: 'columns', at: best.at, side });
  return {
    parts: [
      { window: best.before, fold: fold('before') },
      { window: best.after, fold: fold('after') },
    ],
    cell,
  };
}

/** Where everything goes on the board, in pixels. */
import { SECTIONS, type Section, SPECIAL_IDS, type Space, type SpecialId } from '../../../../engines/caylus/index.ts';
import type { Box } from '../../../kit/geometry.ts';
import { size } from '../../../kit/theme.ts';
import { tileHeight } from '../art/tile.ts';

export const WIDTH = size.width;
export const HEIGHT = 1200;
export const MARGIN = 20;
export const GAP = size.gap;

export const HEADER: Box = { x: MARGIN, y: MARGIN, width: WIDTH - 2 * MARGIN, height: 62 };
export const BOARD: Box = { x: MARGIN, y: 94, width: 884, height: 892 };
export const CASTLE: Box = { ...BOARD, width: 222 };
export const FAVORS: Box = { x: MARGIN, y: 998, width: BOARD.width, height: 182 };

/** Spaces in a row: each section of the castle has its checkpoint at the end of one. */
const COLUMNS = 6;
export const ROWS = 5;
/** Tiles: the first one, their width, and the pitches. */
export const TILE = { x: 285, width: 93, height: tileHeight(93), pitch: 97 } as const;
/** The tops of the tiles before the bridge, and of those behind it. */
const SPECIAL_TOP = 99;
const ROAD_TOP = 294;
const ROW_PITCH = 136;
/** The road: its width, and the middles of its upright stretches. */
export const LANE = { width: 40, left: 263, right: 883 } as const;
const BELOW = 20;

const tileAt = (column: number, y: number): Box => ({
  ...{ x: TILE.x + column * TILE.pitch, y, width: TILE.width, height: TILE.height },
});

/** The row of a road space, from 0, and its column from the left: even rows run from right to left. */
export function cellOf(space: number): { readonly row: number; readonly column: number } {
  const row = Math.floor((space - 1) / COLUMNS);
  const step = (space - 1) % COLUMNS;
  return { row, column: row % 2 === 0 ? COLUMNS - 1 - step : step };
}

/** The tile on a road space. */
export function roadTile(space: number): Box {
  const { row, column } = cellOf(space);
  return tileAt(column, ROAD_TOP + row * ROW_PITCH);
}

export const specialTile = (building: SpecialId): Box => tileAt(SPECIAL_IDS.indexOf(building), SPECIAL_TOP);

/** The middle of the road below the tiles of a row; row −1 is before the bridge. */
export const laneOf = (row: number): number =>
  (row < 0 ? SPECIAL_TOP : ROAD_TOP + row * ROW_PITCH) + TILE.height + BELOW;

export const RIVER: Box = { x: CASTLE.x + CASTLE.width, y: 236, width: 662, height: 56 };
export const BRIDGE: Box = { x: 664, y: 236, width: 240, height: 56 };
/** The sign with the buildings left, in the two cells behind the end of the road. */
export const STOCK: Box = { x: 286, y: 846, width: 184, height: 84 };
/** Signs of checkpoints on the turns of the road. */
export const checkpointSign = (space: Space): Box => {
  const { row } = cellOf(space);
  const x = row % 2 === 0 ? LANE.left : LANE.right;
  return { x: x - 18, y: laneOf(row) + 36, width: 36, height: 64 };
};

/** The parts of a section of the castle: what its count brings, and the places of its houses. */
interface SectionParts {
  readonly info: Box;
  readonly houses: readonly Box[];
}

const INFO = { x: CASTLE.x + 4, width: CASTLE.width - 8, height: 86 } as const;
const rowsOf = (rows: number, columns: number, at: (row: number, column: number) => readonly [number, number]) =>
  Array.from({ length: rows * columns }, (_, i) => at(Math.floor(i / columns), i % columns));
const squares = (side: number, corners: readonly (readonly [number, number])[]): readonly Box[] =>
  corners.map(([x, y]) => ({ x, y, width: side, height: side }));

/** The middles of the towers, the rows of windows in each, and where their roofs end. */
export const TOWERS = [
  { x: 57, rows: 2, eaves: 286 },
  { x: 131, rows: 3, eaves: 246 },
  { x: 205, rows: 2, eaves: 286 },
] as const;
const TOWER_FOOT = 374;

export const CASTLE_PARTS: { readonly [S in Section]: SectionParts } = {
  towers: {
    info: { ...INFO, y: 98 },
    houses: TOWERS.flatMap(({ x, rows }) =>
      squares(
        32,
        rowsOf(rows, 2, (row, column) => [x - 33 + column * 34, TOWER_FOOT - 4 - 40 * (rows - row)]),
      ),
    ),
  },
  walls: {
    info: { ...INFO, y: 390 },
    houses: squares(
      40,
      rowsOf(2, 5, (row, column) => [CASTLE.x + 5 + column * 43, 480 + row * 48]),
    ),
  },
  dungeon: {
    info: { ...INFO, y: 714 },
    houses: squares(
      50,
      rowsOf(2, 3, (row, column) => [CASTLE.x + 18 + column * 68, 812 + row * 60]),
    ),
  },
};

export const COURTYARD: Box = { x: CASTLE.x + 4, y: 582, width: CASTLE.width - 8, height: 126 };
/** The middles of the places in the castle queue, and the foot of a worker there. */
export const QUEUE = { x: COURTYARD.x + 22, pitch: 42.5, foot: 698 } as const;

/** The columns of the favor table: the markers that have not moved, then the levels. */
export const FAVOR = { head: 35, first: 196, level: (FAVORS.width - 196) / 5, row: (FAVORS.height - 35) / 4 } as const;

export function favorCell(row: number, level: number): Box {
  const x = level === 0 ? FAVORS.x : FAVORS.x + FAVOR.first + (level - 1) * FAVOR.level;
  const y = FAVORS.y + FAVOR.head + row * FAVOR.row;
  return { x, y, width: level === 0 ? FAVOR.first : FAVOR.level, height: FAVOR.row };
}

/** The cards of the players, from top to bottom. */
export function cardBoxes(count: number): readonly Box[] {
  const whole = HEIGHT - MARGIN - BOARD.y;
  const pitch = (whole + GAP) / count;
  return Array.from({ length: count }, (_, i) => {
    const y = BOARD.y + Math.round(i * pitch);
    return { x: 916, y, width: 264, height: BOARD.y + Math.round((i + 1) * pitch) - GAP - y };
  });
}

/** The sections from the top of the picture to its bottom. */
export const SECTIONS_DOWN: readonly Section[] = SECTIONS.toReversed();

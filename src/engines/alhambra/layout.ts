import { opposite, SIDES, START, stepTo, tileKind } from './components.ts';
import type { Cell } from './events.ts';
import type { Side, TileId } from './ids.ts';
import type { PlacedTile } from './state.ts';
import type { Violation } from './violations.ts';

/** Which tile lies on a cell; `start` is the start tile. */
export type Lying = TileId | 'start';

/** The tiles of an alhambra by cell, the start tile among them. */
export interface Layout {
  at(x: number, y: number): Lying | null;
  readonly cells: readonly (Cell & { readonly tile: Lying })[];
}

const keyOf = (x: number, y: number): number => (x + 512) * 1024 + y + 512;

export function layoutOf(alhambra: readonly PlacedTile[]): Layout {
  const cells = [{ ...START, tile: 'start' as const }, ...alhambra];
  const byKey = new Map<number, Lying>(cells.map(({ x, y, tile }) => [keyOf(x, y), tile]));
  return { at: (x, y) => byKey.get(keyOf(x, y)) ?? null, cells };
}

export const hasWall = (tile: Lying, side: Side): boolean => tile !== 'start' && tileKind(tile).walls[side];

/** The cells next to an alhambra, west to east in each row, north to south. */
export function cellsAround(layout: Layout): readonly Cell[] {
  const around = new Map<number, Cell>();
  for (const { x, y } of layout.cells)
    for (const side of SIDES) {
      const { x: dx, y: dy } = stepTo(side);
      if (layout.at(x + dx, y + dy) === null) around.set(keyOf(x + dx, y + dy), { x: x + dx, y: y + dy });
    }
  return [...around.values()].sort((a, b) => a.y - b.y || a.x - b.x);
}

/** Why a tile cannot go on a cell by the placement rules (rules §9), or null. */
export function whyNotThere(layout: Layout, tile: TileId, { x, y }: Cell): Violation | null {
  if (layout.at(x, y) !== null) return { kind: 'occupied', x, y };
  let [touches, open] = [false, false];
  for (const side of SIDES) {
    const { x: dx, y: dy } = stepTo(side);
    const neighbor = layout.at(x + dx, y + dy);
    if (neighbor === null) continue;
    touches = true;
    const wall = hasWall(tile, side);
    if (wall !== hasWall(neighbor, opposite(side))) return { kind: 'sidesDiffer', x, y, side };
    open ||= !wall;
  }
  if (!touches) return { kind: 'notAdjacent', x, y };
  if (!open) return { kind: 'unreachable', x, y };
  return enclosesEmptyCells(layout, { x, y }) ? { kind: 'enclosesEmptyCells', x, y } : null;
}

/** The eight cells around a cell, in a circle. */
const RING = [
  [-1, -1],
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0], // biome-ignore format: a circle
] as const;

/** Rules §9: the occupied cells around a new tile have to form one unbroken run, or an empty area is enclosed. */
function enclosesEmptyCells(layout: Layout, { x, y }: Cell): boolean {
  let runs = 0;
  let before = layout.at(x + RING[7][0], y + RING[7][1]) !== null;
  let occupied = 0;
  for (const [dx, dy] of RING) {
    const now = layout.at(x + dx, y + dy) !== null;
    if (now && !before) runs++;
    if (now) occupied++;
    before = now;
  }
  return occupied === RING.length || runs > 1;
}

/** The cells on which a tile can be placed, west to east in each row, north to south. */
export function placesFor(alhambra: readonly PlacedTile[], tile: TileId): readonly Cell[] {
  const layout = layoutOf(alhambra);
  return cellsAround(layout).filter((cell) => whyNotThere(layout, tile, cell) === null);
}

import { remembered } from '../recent.ts';
import { opposite, SIDES, START, stepTo, TILES, tileKind } from './components.ts';
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

/** Tiles hang together from the start tile on, so no cell is farther from it than this. */
export const FARTHEST = TILES.length;

const keyOf = (x: number, y: number): number => (x + 512) * 1024 + y + 512;
const isFar = (x: number, y: number): boolean => Math.abs(x) > FARTHEST || Math.abs(y) > FARTHEST;

export function layoutOf(alhambra: readonly PlacedTile[]): Layout {
  const cells = [{ ...START, tile: 'start' as const }, ...alhambra];
  const byKey = new Map<number, Lying>(cells.map(({ x, y, tile }) => [keyOf(x, y), tile]));
  return { at: (x, y) => (isFar(x, y) ? null : (byKey.get(keyOf(x, y)) ?? null)), cells };
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

/** The tiles that could not be reached on foot from the start tile without the one on this cell, in placement order. */
export function cutOffWithout(alhambra: readonly PlacedTile[], x: number, y: number): readonly TileId[] {
  const others = alhambra.filter((placed) => placed.x !== x || placed.y !== y);
  const reached = reachedOnFoot(layoutOf(others));
  return others.flatMap(({ tile }) => (reached.has(tile) ? [] : [tile]));
}

/** What can be reached on foot from the start tile (rules §9.4). */
function reachedOnFoot(layout: Layout): ReadonlySet<Lying> {
  const reached = new Set<Lying>(['start']);
  const open: Cell[] = [START];
  for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
    const tile = layout.at(cell.x, cell.y)!; // Only occupied cells are visited.
    for (const side of SIDES) {
      const { x: dx, y: dy } = stepTo(side);
      const next = { x: cell.x + dx, y: cell.y + dy };
      const neighbor = layout.at(next.x, next.y);
      if (neighbor === null || reached.has(neighbor)) continue;
      if (hasWall(tile, side) || hasWall(neighbor, opposite(side))) continue;
      reached.add(neighbor);
      open.push(next);
    }
  }
  return reached;
}

/** What is wrong with an alhambra by the placement rules (rules §9), or null. Complete, for stored ones. */
export const whyNotLegal = remembered((alhambra: readonly PlacedTile[]): string | null => {
  const layout = layoutOf(alhambra);
  const on = (cell: Cell) => `${cell.x},${cell.y}`;
  if (new Set(layout.cells.map(on)).size < layout.cells.length) return 'two tiles lie on one cell';
  for (const cell of layout.cells)
    for (const side of SIDES) {
      const { x: dx, y: dy } = stepTo(side);
      const neighbor = layout.at(cell.x + dx, cell.y + dy);
      if (neighbor !== null && hasWall(cell.tile, side) !== hasWall(neighbor, opposite(side)))
        return `a wall meets an open side at ${on(cell)}`;
    }
  if (reachedOnFoot(layout).size < layout.cells.length) return 'a tile cannot be reached on foot';
  return hasEnclosedCells(layout) ? 'empty cells are enclosed' : null;
});

/** Whether an empty cell inside the bounds of the alhambra has no way out over sides (rules §9.5). */
function hasEnclosedCells({ at, cells }: Layout): boolean {
  const xs = cells.map(({ x }) => x);
  const ys = cells.map(({ y }) => y);
  const [left, right] = [Math.min(...xs) - 1, Math.max(...xs) + 1];
  const [top, bottom] = [Math.min(...ys) - 1, Math.max(...ys) + 1];
  const outside = new Set([keyOf(left, top)]);
  const open: Cell[] = [{ x: left, y: top }];
  for (let cell = open.pop(); cell !== undefined; cell = open.pop())
    for (const side of SIDES) {
      const { x: dx, y: dy } = stepTo(side);
      const [x, y] = [cell.x + dx, cell.y + dy];
      if (x < left || x > right || y < top || y > bottom || outside.has(keyOf(x, y)) || at(x, y) !== null) continue;
      outside.add(keyOf(x, y));
      open.push({ x, y });
    }
  return outside.size + cells.length < (right - left + 1) * (bottom - top + 1);
}

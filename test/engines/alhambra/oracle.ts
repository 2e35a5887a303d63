/** The rules of the layout once more, as slow and as plain as can be: every question looks at the whole alhambra. */
import type { PlacedTile, TileId } from '../../../src/engines/alhambra/index.ts';

/** Where everything lies, the start tile among it: the sides with a wall by `x,y`. */
type Ground = ReadonlyMap<string, string>;

/** For each side: where the neighbor is, and its side that faces this one. */
const AROUND = [
  { side: 'n', dx: 0, dy: -1, facing: 's' },
  { side: 'e', dx: 1, dy: 0, facing: 'w' },
  { side: 's', dx: 0, dy: 1, facing: 'n' },
  { side: 'w', dx: -1, dy: 0, facing: 'e' },
] as const;

/** The letters after the cost are the sides with a wall; `0` for none. */
const wallsOf = (tile: TileId): string => tile.split('-')[2]!.replace('0', '');

function groundOf(alhambra: readonly PlacedTile[]): Ground | null {
  const ground = new Map([['0,0', '']]);
  for (const { x, y, tile } of alhambra) {
    if (ground.has(`${x},${y}`)) return null;
    ground.set(`${x},${y}`, wallsOf(tile));
  }
  return ground;
}

const cellOf = (key: string): readonly [number, number] => key.split(',').map(Number) as [number, number]; // `x,y`

/** Rules §9, all five of them for all tiles. */
export function isLegal(alhambra: readonly PlacedTile[]): boolean {
  const ground = groundOf(alhambra);
  return ground !== null && matches(ground) && isReachable(ground) && !enclosesCells(ground);
}

function matches(ground: Ground): boolean {
  for (const [key, walls] of ground) {
    const [x, y] = cellOf(key);
    for (const { side, dx, dy, facing } of AROUND) {
      const neighbor = ground.get(`${x + dx},${y + dy}`);
      if (neighbor !== undefined && walls.includes(side) !== neighbor.includes(facing)) return false;
    }
  }
  return true;
}

function isReachable(ground: Ground): boolean {
  const reached = new Set(['0,0']);
  for (const key of reached) {
    const [x, y] = cellOf(key);
    for (const { side, dx, dy } of AROUND) {
      const next = `${x + dx},${y + dy}`;
      if (ground.has(next) && !ground.get(key)!.includes(side)) reached.add(next);
    }
  }
  return reached.size === ground.size;
}

/** All cells of the smallest box around the alhambra with one more on each side. */
function cellsOf(ground: Ground): readonly (readonly [number, number])[] {
  const cells = [...ground.keys()].map(cellOf);
  const [xs, ys] = [cells.map(([x]) => x), cells.map(([, y]) => y)];
  const box: [number, number][] = [];
  for (let y = Math.min(...ys) - 1; y <= Math.max(...ys) + 1; y++)
    for (let x = Math.min(...xs) - 1; x <= Math.max(...xs) + 1; x++) box.push([x, y]);
  return box;
}

/** Floods the empty cells from outside. */
function enclosesCells(ground: Ground): boolean {
  const empty = new Set(cellsOf(ground).map(([x, y]) => `${x},${y}`));
  for (const key of ground.keys()) empty.delete(key);
  const [first] = empty;
  const flooded = new Set([first!]); // The corner of the box, which is empty.
  for (const key of flooded) {
    const [x, y] = cellOf(key);
    for (const { dx, dy } of AROUND) if (empty.has(`${x + dx},${y + dy}`)) flooded.add(`${x + dx},${y + dy}`);
  }
  return flooded.size < empty.size;
}

/** The cells on which a tile can be placed. */
export const placesOf = (alhambra: readonly PlacedTile[], tile: TileId): readonly (readonly [number, number])[] =>
  cellsOf(groundOf(alhambra)!).filter(([x, y]) => isLegal([...alhambra, { tile, x, y }]));

/** The tiles that can be moved to the reserve. */
export const removable = (alhambra: readonly PlacedTile[]): readonly PlacedTile[] =>
  alhambra.filter((one) => isLegal(alhambra.filter((other) => other !== one)));

/** The tiles that this one can replace. */
export const replaceable = (alhambra: readonly PlacedTile[], tile: TileId): readonly PlacedTile[] =>
  alhambra.filter((one) => isLegal(alhambra.map((other) => (other === one ? { ...one, tile } : other))));

/** Takes the longest run of walls on a walk around the outline (rules §12). */
export function wallLength(alhambra: readonly PlacedTile[]): number {
  const outline = outlineOf(alhambra);
  if (!outline.includes(false)) return outline.length;
  const circle = [...outline, ...outline].map((isWall) => (isWall ? 'W' : '.')).join('');
  return Math.max(...circle.split('.').map((run) => run.length));
}

/** Whether every outer side is a wall. */
export const isWalledIn = (alhambra: readonly PlacedTile[]): boolean => !outlineOf(alhambra).includes(false);

/** Walks once around the outline: whether each outer side is a wall. Throws if the outline is not one loop. */
function outlineOf(alhambra: readonly PlacedTile[]): readonly boolean[] {
  const ground = groundOf(alhambra)!;
  // Outer sides from corner to corner, clockwise around the alhambra.
  const next = new Map<string, { readonly to: string; readonly isWall: boolean }>();
  for (const [key, walls] of ground) {
    const [x, y] = cellOf(key);
    const corners = [`${x},${y}`, `${x + 1},${y}`, `${x + 1},${y + 1}`, `${x},${y + 1}`];
    for (const [i, { side, dx, dy }] of AROUND.entries()) {
      if (ground.has(`${x + dx},${y + dy}`)) continue;
      const from = corners[i]!;
      if (next.has(from)) throw new Error(`the outline touches itself at ${from}`);
      next.set(from, { to: corners[(i + 1) % 4]!, isWall: walls.includes(side) });
    }
  }
  const outline: boolean[] = [];
  const [start] = next.keys();
  for (let at = start!; outline.length === 0 || at !== start; at = next.get(at)!.to) outline.push(next.get(at)!.isWall);
  if (outline.length < next.size) throw new Error('the outline is more than one loop');
  return outline;
}

/** The map as the drawing code sees it: the shapes in each cell, and which cities are complete. */
import { atlas, featureAt, nodeOf, type Placement } from '../../../../engines/carcassonne/index.ts';
import type { Cell } from '../../../grid/frame.ts';
import { createLruCache } from '../../../kit/caches.ts';
import { shapeOf, type TileShape } from '../shape/tileShape.ts';
import { hash } from './pen.ts';

/** A tile on the map; its square is (x, y) to (x + 1, y + 1). */
export interface WorldTile extends Cell {
  readonly shape: TileShape;
  /** By segment: whether it belongs to a complete city. Complete roads and cloisters look the same as others. */
  readonly complete: readonly boolean[];
  /** Everything that its look depends on except its position. */
  readonly key: string;
}

export interface World {
  readonly tiles: readonly WorldTile[];
  tileAt(x: number, y: number): WorldTile | null;
  /** Whether a free cell is enclosed by tiles, with no way out over free cells. */
  isHole(x: number, y: number): boolean;
}

/** Every other picture shows the same tiles as the one before. With what is drawn of it, one of 160 tiles takes some 400 kB. */
const MOST_WORLDS = 12;
const worlds = createLruCache<World>(MOST_WORLDS, () => 1);

/** The world of these placements: the same object for the same tiles, while it is remembered. */
export function worldOf(placements: readonly Placement[]): World {
  const id = placements.map(({ tile, x, y, rotation }) => `${tile} ${x} ${y} ${rotation}`).join();
  const known = worlds.get(id);
  if (known) return known;
  const world = worldOfAll(placements);
  worlds.set(id, world);
  return world;
}

function worldOfAll(placements: readonly Placement[]): World {
  const map = atlas(placements);
  return worldFrom(
    placements.map(({ tile, x, y, rotation }, i) => {
      const shape = shapeAt({ tile, rotation, x, y });
      const complete = shape.kind.segments.map(
        ({ kind }, segment) => kind === 'city' && featureAt(map, nodeOf(i, segment))?.complete === true,
      );
      return { x, y, shape, complete, key: `${tile}${rotation}${complete.map((is) => (is ? '+' : '')).join('.')}` };
    }),
  );
}

/** The world of one tile on a cell, as it would look there. */
export function worldOfOne(placement: Placement): World {
  const shape = shapeAt(placement);
  const complete = shape.kind.segments.map(() => false);
  const { tile, rotation, x, y } = placement;
  return worldFrom([{ x, y, shape, complete, key: `${tile}${rotation}` }]);
}

/** The shape of a tile on its cell. */
export const shapeAt = ({ tile, rotation, x, y }: Placement): TileShape =>
  shapeOf(tile, rotation, Math.floor(hash(x, y, 7) * 64));

function worldFrom(tiles: readonly WorldTile[]): World {
  const byCell = new Map(tiles.map((tile) => [cellKey(tile.x, tile.y), tile]));
  const holes = holesAmong(tiles, (x, y) => byCell.has(cellKey(x, y)));
  return {
    tiles,
    tileAt: (x, y) => byCell.get(cellKey(x, y)) ?? null,
    isHole: (x, y) => holes.has(cellKey(x, y)),
  };
}

/** The free cells between the tiles that can't be reached from outside by way of adjacent free cells. */
function holesAmong(tiles: readonly WorldTile[], isTile: (x: number, y: number) => boolean): ReadonlySet<number> {
  const [xs, ys] = [tiles.map(({ x }) => x), tiles.map(({ y }) => y)];
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const free = cellsBetween(west, north, east, south).filter(({ x, y }) => !isTile(x, y));
  const enclosed = new Set(free.map(({ x, y }) => cellKey(x, y)));
  const isOutermost = ({ x, y }: Cell) => x === west || x === east || y === north || y === south;
  const reached = free.filter((cell) => isOutermost(cell) && enclosed.delete(cellKey(cell.x, cell.y)));
  for (let cell = reached.pop(); cell !== undefined; cell = reached.pop()) {
    const { x, y } = cell;
    const beside = [
      { x: x - 1, y },
      { x: x + 1, y },
      { x, y: y - 1 },
      { x, y: y + 1 },
    ];
    reached.push(...beside.filter((next) => enclosed.delete(cellKey(next.x, next.y))));
  }
  return enclosed;
}

const cellsBetween = (west: number, north: number, east: number, south: number): readonly Cell[] =>
  Array.from({ length: east - west + 1 }, (_, dx) =>
    Array.from({ length: south - north + 1 }, (_, dy) => ({ x: west + dx, y: north + dy })),
  ).flat();

const cellKey = (x: number, y: number): number => x * 4096 + y;

/** The tiles on a cell and around it, row by row; no drawing extends farther. */
export function around(world: World, { x, y }: Cell): readonly WorldTile[] {
  const found: WorldTile[] = [];
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) {
      const tile = world.tileAt(x + dx, y + dy);
      if (tile) found.push(tile);
    }
  }
  return found;
}

/** A key for the tiles on a cell and around it. */
export function surroundings(world: World, { x, y }: Cell): string {
  let key = '';
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) key += `${world.tileAt(x + dx, y + dy)?.key ?? ''}|`;
  }
  return key;
}

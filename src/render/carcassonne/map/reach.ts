/** What of the tiles around a cell reaches into it: only that has to be painted there, and only that changes its look. */
import type { Point } from '../shape/points.ts';
import { standingOn } from './growth.ts';
import { engravingOf } from './land.ts';
import type { Standing } from './pen.ts';
import { towersOf } from './walls.ts';
import { around, type Cell, surroundings, type World, type WorldTile } from './world.ts';

export interface Reaching {
  readonly roads: readonly WorldTile[];
  /** City walls, and the towers at their ends. */
  readonly walls: readonly WorldTile[];
  /** In the order in which they are painted. */
  readonly standing: readonly Standing[];
  /** Corners of the cell at which four tiles meet. */
  readonly ticks: readonly Point[];
  /** All that this follows from. */
  readonly key: string;
}

/** What reaches into a cell on which a tile lies. */
export function reachingInto(world: World, cell: WorldTile): Reaching {
  const near = around(world, cell);
  const roads = near.filter((tile) => tile === cell || roadEnds(tile).some((end) => touches(cell, tile, end)));
  const walls = near.filter((tile) => tile === cell || wallEnds(tile).some((end) => touches(cell, tile, end)));
  const guests = near.filter((tile) => tile !== cell && standingOn(tile).some((thing) => reaches(thing, cell)));
  const standing = inOrder([cell, ...guests].flatMap(standingOn), cell);
  const ticks = cornersOf(cell).filter((corner) => isInside(world, corner));
  const whence = (tiles: readonly WorldTile[]) => tiles.map(({ x, y, key }) => `${x - cell.x} ${y - cell.y} ${key}`);
  const key = [cell.key, ...whence(roads), '/', ...whence(walls), '/', ...whence(guests), '/', ...ticks].join(' ');
  return { roads, walls, standing, ticks, key };
}

/** The towers that stand at the corners of a cell. */
export function towersAround(world: World, cell: Cell): readonly Standing[] {
  return inOrder(towersOf(wallsAround(world, cell)), cell);
}

const MOST = 6000;
const looks = new Map<string, string>();

/**
 * All that the look of a cell follows from; worked out once for the same tiles around it. Free cells far apart may look
 * alike.
 */
export function lookOf(world: World, cell: Cell): string {
  const id = `${cell.x} ${cell.y} ${surroundings(world, cell)}`;
  const known = looks.get(id);
  if (known !== undefined) return known;
  const look = workOut(world, cell);
  if (looks.size >= MOST) looks.clear();
  looks.set(id, look);
  return look;
}

function workOut(world: World, cell: Cell): string {
  const tile = world.tileAt(cell.x, cell.y);
  if (tile) return `${cell.x} ${cell.y} ${reachingInto(world, tile).key}`;
  // Free land shows the rim and the shadow of every tile beside it, and towers.
  const beside = around(world, cell).map(({ x, y }) => `${x - cell.x} ${y - cell.y}`);
  if (beside.length === 0) return `land ${engravingOf(cell)}`;
  const towers = towersAround(world, cell).map(({ x, y, look }) => `${x - cell.x} ${y - cell.y} ${look}`);
  return [...beside, '/', ...towers].join(' ');
}

const wallsAround = (world: World, cell: Cell): readonly WorldTile[] =>
  around(world, cell).filter((tile) => wallEnds(tile).some((end) => touches(cell, tile, end)));

/** Where the roads of a tile leave it. */
const roadEnds = ({ shape }: WorldTile): readonly Point[] =>
  shape.roads.flatMap(({ line, end }) => [line[0]!.from, ...(end === 'through' ? [line.at(-1)!.to] : [])]);

/** Walls bend inwards between their ends, so that only there they come near to other tiles. */
const wallEnds = ({ shape }: WorldTile): readonly Point[] =>
  shape.cities.flatMap(({ walls }) => walls.flatMap((wall) => [wall[0]!.from, wall.at(-1)!.to]));

/** Whether a point of a tile lies on the edge of a cell. */
const touches = (cell: Cell, tile: Cell, [x, y]: Point): boolean =>
  Math.abs(tile.x + x - cell.x - 0.5) < 0.51 && Math.abs(tile.y + y - cell.y - 0.5) < 0.51;

const reaches = ({ reach: [west, north, east, south] }: Standing, { x, y }: Cell): boolean =>
  west < x + 1 && east > x && north < y + 1 && south > y;

/** What reaches into the cell, from north to south. */
const inOrder = (things: readonly Standing[], cell: Cell): readonly Standing[] =>
  things.filter((thing) => reaches(thing, cell)).toSorted((a, b) => a.y - b.y || a.reach[0] - b.reach[0]);

const cornersOf = ({ x, y }: Cell): readonly Point[] =>
  [x, x + 1].flatMap((cornerX) => [y, y + 1].map((cornerY): Point => [cornerX, cornerY]));

/** Whether four tiles meet at a corner of the lattice. */
const isInside = (world: World, [x, y]: Point): boolean =>
  [-1, 0].every((dx) => [-1, 0].every((dy) => world.tileAt(x + dx, y + dy) !== null));

/**
 * What is on a tile, and what extends into a cell from the tiles around it: only that is painted there and affects its
 * look.
 */
import type { Cell } from '../../../grid/frame.ts';
import type { Point } from '../../../kit/geometry.ts';
import { buildingsOf } from './buildings.ts';
import { churchesOf } from './churches.ts';
import { innsOf } from './inns.ts';
import { engravingOf } from './land.ts';
import { landmarksOf } from './landmarks/index.ts';
import { tunnelsOf } from './landmarks/tunnel.ts';
import type { Standing } from './pen.ts';
import { type Fields, fieldsOf, standingPlants } from './plants.ts';
import { poolThings } from './pools.ts';
import { milestones } from './roads.ts';
import { cobblesOf, gatesOf, towersOf } from './walls.ts';
import { around, surroundings, type World, type WorldTile } from './world.ts';

/** What is on a tile, at its position. */
interface Growth {
  readonly fields: Fields;
  readonly standing: readonly Standing[];
  /** By city. */
  readonly cobbles: readonly (readonly Point[])[];
}

const MOST_GROWTHS = 1500;
const growths = new Map<string, Growth>();

/** Computed once, because a tile's neighbors ask for it too. */
export function growthOf(tile: WorldTile): Growth {
  const key = `${tile.x} ${tile.y} ${tile.key}`;
  const found = growths.get(key);
  if (found) return found;
  const fields = fieldsOf(tile);
  const standing = [
    ...standingPlants(fields.plants),
    ...buildingsOf(tile),
    ...churchesOf(tile),
    ...innsOf(tile),
    ...landmarksOf(tile),
    ...tunnelsOf(tile),
    ...poolThings(tile),
    ...milestones(tile),
    ...gatesOf(tile),
  ];
  const growth = { fields, standing, cobbles: cobblesOf(tile) };
  if (growths.size >= MOST_GROWTHS) growths.clear();
  growths.set(key, growth);
  return growth;
}

export const standingOn = (tile: WorldTile): readonly Standing[] => growthOf(tile).standing;

interface Reaching {
  /** The tiles whose city walls extend into the cell, including its own. */
  readonly walls: readonly WorldTile[];
  /** In painting order. */
  readonly standing: readonly Standing[];
  /** Corners of the cell at which four tiles meet. */
  readonly ticks: readonly Point[];
  /** The towers at the corners of the cell. */
  readonly towers: readonly Standing[];
  /** Everything that the look of the cell depends on. Distant free cells can look alike. */
  readonly look: string;
}

const MOST_REACHING = 4000;
const reachings = new Map<string, Reaching>();

/** What extends into a cell; computed once for the same surrounding tiles. */
export function reachingInto(world: World, cell: Cell): Reaching {
  const id = `${cell.x} ${cell.y} ${world.isHole(cell.x, cell.y)} ${surroundings(world, cell)}`;
  const found = reachings.get(id);
  if (found) return found;
  const tile = world.tileAt(cell.x, cell.y);
  const reaching = tile ? intoTile(world, tile) : intoLand(world, cell);
  if (reachings.size >= MOST_REACHING) reachings.clear();
  reachings.set(id, reaching);
  return reaching;
}

function intoTile(world: World, cell: WorldTile): Reaching {
  const walls = wallsAround(world, cell);
  const guests = around(world, cell).filter(
    (tile) => tile !== cell && standingOn(tile).some((thing) => reaches(thing, cell)),
  );
  const standing = inOrder([cell, ...guests].flatMap(standingOn), cell);
  const ticks = cornersOf(cell).filter((corner) => isInside(world, corner));
  const keysOf = (tiles: readonly WorldTile[]) => tiles.map(({ x, y, key }) => `${x - cell.x} ${y - cell.y} ${key}`);
  const place = `${cell.x} ${cell.y} ${cell.key}`;
  const look = [place, ...keysOf(walls), '/', ...keysOf(guests), '/', ...ticks].join(' ');
  return { walls, standing, ticks, towers: towersAmong(walls, cell), look };
}

/** Free land shows the rim and the shadow of every tile beside it, and towers. */
function intoLand(world: World, cell: Cell): Reaching {
  const towers = towersAmong(wallsAround(world, cell), cell);
  const beside = around(world, cell).map(({ x, y }) => `${x - cell.x} ${y - cell.y}`);
  const rising = towers.map(({ x, y, look }) => `${x - cell.x} ${y - cell.y} ${look}`);
  const ground = world.isHole(cell.x, cell.y) ? 'hole' : 'land';
  const look = beside.length === 0 ? `${ground} ${engravingOf(cell)}` : [ground, ...beside, '/', ...rising].join(' ');
  return { walls: [], standing: [], ticks: [], towers, look };
}

const towersAmong = (walls: readonly WorldTile[], cell: Cell): readonly Standing[] => inOrder(towersOf(walls), cell);

const wallsAround = (world: World, cell: Cell): readonly WorldTile[] =>
  around(world, cell).filter((tile) => wallEnds(tile).some((end) => touches(cell, tile, end)));

/** The ends of walls. Walls bend inward between them, so only the ends are close to other tiles. */
const wallEnds = ({ shape }: WorldTile): readonly Point[] =>
  shape.cities.flatMap(({ walls }) => walls.flatMap((wall) => [wall[0]!.from, wall.at(-1)!.to]));

/** Whether a point of a tile is on the edge of a cell. */
const touches = (cell: Cell, tile: Cell, [x, y]: Point): boolean =>
  Math.abs(tile.x + x - cell.x - 0.5) < 0.51 && Math.abs(tile.y + y - cell.y - 0.5) < 0.51;

const reaches = ({ reach: [west, north, east, south] }: Standing, { x, y }: Cell): boolean =>
  west < x + 1 && east > x && north < y + 1 && south > y;

/** The things that extend into the cell, from north to south. */
const inOrder = (things: readonly Standing[], cell: Cell): readonly Standing[] =>
  things.filter((thing) => reaches(thing, cell)).toSorted((a, b) => a.y - b.y || a.reach[0] - b.reach[0]);

const cornersOf = ({ x, y }: Cell): readonly Point[] =>
  [x, x + 1].flatMap((cornerX) => [y, y + 1].map((cornerY): Point => [cornerX, cornerY]));

/** Whether four tiles meet at a corner of the lattice. */
const isInside = (world: World, [x, y]: Point): boolean =>
  [-1, 0].every((dx) => [-1, 0].every((dy) => world.tileAt(x + dx, y + dy) !== null));

/**
 * One cell of the map, painted as a window on the whole: everything around that may reach into it is drawn too, in the
 * same order everywhere, so that no seam shows between cells. Nothing reaches farther than into the next cell.
 */
import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import { sprite } from '../../sprites.ts';
import { paintGarden } from './cloisters.ts';
import type { MapFrame } from './frame.ts';
import { fillGrass } from './grass.ts';
import { growthOf } from './growth.ts';
import { engravingOf, paintBrink, paintLand } from './land.ts';
import type { Pen } from './pen.ts';
import { paintCrops, paintMeadow, paintTick } from './plants.ts';
import { type Reaching, reachingInto } from './reach.ts';
import { paintRoads } from './roads.ts';
import { paintStanding } from './standing.ts';
import { paintCityGround, paintWalls } from './walls.ts';
import { around, type Cell, type World, type WorldTile } from './world.ts';

/**
 * Paints a cell into its square of side `scale`, whose north-west corner is at (left, top) in whole pixels.
 *
 * @param isEngraved whether unexplored land may bear hills and trees
 */
export function paintCell(
  context: SKRSContext2D,
  world: World,
  cell: Cell,
  { left, top, scale }: { readonly left: number; readonly top: number; readonly scale: number },
  isEngraved = true,
): void {
  const tile = world.tileAt(cell.x, cell.y);
  const reaching = reachingInto(world, cell);
  context.save();
  context.beginPath();
  context.rect(left, top, scale, scale);
  context.clip();
  if (tile) context.drawImage(groundOf(tile, scale), left, top);
  const origin = { left: left - cell.x * scale, top: top - cell.y * scale, scale };
  if (tile) paintTile(context, tile, reaching, origin);
  else {
    inTiles(context, { left, top, scale }, (pen) => {
      paintLand(pen, isEngraved && around(world, cell).length === 0 ? engravingOf(cell) : null);
      paintBrink(pen, world, cell);
    });
  }
  for (const tower of reaching.towers) paintStanding(context, tower, origin);
  context.restore();
}

/** Where cell (0, 0) lies, and how large cells are. */
type Origin = Pick<MapFrame, 'left' | 'top' | 'scale'>;

/** Paints with lengths and places in tiles. */
function inTiles(context: SKRSContext2D, { left, top, scale }: Origin, paint: (pen: Pen) => void): void {
  context.save();
  context.translate(left, top);
  context.scale(scale, scale);
  paint({ context, scale });
  context.restore();
}

/** The ground of a tile, to which its neighbours add nothing; `scale` pixels wide and high. */
const groundOf = (tile: WorldTile, scale: number): Canvas =>
  sprite(`carcassonne ground ${tile.x} ${tile.y} ${tile.key}`, scale, scale, (context) => {
    fillGrass(context, tile.x, tile.y, scale);
    context.scale(scale, scale);
    context.translate(-tile.x, -tile.y);
    const pen = { context, scale };
    const { fields } = growthOf(tile);
    paintCrops(pen, fields.crops);
    paintGarden(pen, tile);
    paintMeadow(pen, fields);
  });

function paintTile(
  context: SKRSContext2D,
  tile: WorldTile,
  { roads, walls, standing, ticks }: Reaching,
  origin: Origin,
): void {
  inTiles(context, origin, (pen) => {
    paintRoads(pen, roads);
    paintCityGround(pen, tile, growthOf(tile).cobbles);
    paintWalls(pen, walls);
  });
  for (const thing of standing) paintStanding(context, thing, origin);
  if (ticks.length === 0) return;
  inTiles(context, origin, (pen) => {
    for (const [x, y] of ticks) paintTick(pen, x, y);
  });
}

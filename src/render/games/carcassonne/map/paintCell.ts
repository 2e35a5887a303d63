/**
 * One cell of the map. What stands around it and reaches into it is copied too, in the same order everywhere, so that
 * no seam shows between cells. Nothing reaches farther than the next cell. A tile's ground and walls are painted once
 * and copied to every cell that shows a piece of them.
 */
import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import type { Cell, GridFrame } from '../../../grid/frame.ts';
import { createBitmapCache, sprite } from '../../../kit/caches.ts';
import type { Point } from '../../../kit/geometry.ts';
import { paintGarden } from './cloisters.ts';
import { fillGrass } from './grass.ts';
import { growthOf } from './growth.ts';
import { engravingOf, paintBrink, paintLand } from './land.ts';
import type { Pen } from './pen.ts';
import { paintCrops, paintMeadow, paintTick, TICK } from './plants.ts';
import { reachingInto } from './reach.ts';
import { paintRoads } from './roads.ts';
import { paintStanding } from './standing.ts';
import { paintCityGround, paintWalls, WALLS_OVER } from './walls.ts';
import { around, type World, type WorldTile } from './world.ts';

/**
 * Paints a cell into its square of side `scale`, whose north-west corner is at (left, top) in whole pixels.
 *
 * @param isEngraved whether unexplored land can have hills and trees
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
  const origin = { left: left - cell.x * scale, top: top - cell.y * scale, scale };
  if (tile) {
    context.drawImage(groundOf(tile, scale), left, top);
    for (const walled of reaching.walls) drawWalls(context, walled, origin);
    for (const thing of reaching.standing) paintStanding(context, thing, origin);
    for (const corner of reaching.ticks) drawTick(context, corner, origin);
  } else {
    inTiles(context, { left, top, scale }, (pen) => {
      paintLand(pen, isEngraved && around(world, cell).length === 0 ? engravingOf(cell) : null);
      paintBrink(pen, world, cell);
    });
  }
  for (const tower of reaching.towers) paintStanding(context, tower, origin);
  context.restore();
}

/** Where cell (0, 0) lies, and how large cells are. */
type Origin = Pick<GridFrame, 'left' | 'top' | 'scale'>;

/** Paints with lengths and positions in tiles. */
function inTiles(context: SKRSContext2D, { left, top, scale }: Origin, paint: (pen: Pen) => void): void {
  context.save();
  context.translate(left, top);
  context.scale(scale, scale);
  paint({ context, scale });
  context.restore();
}

/** Bitmaps of one map only. What stands on tiles is shared by all maps, as sprites. */
const pieces = createBitmapCache(1024 * 1024);

/** The flat ground of a tile, which does not depend on its neighbors; `scale` pixels wide and high. */
const groundOf = (tile: WorldTile, scale: number): Canvas =>
  pieces.get(`ground ${tile.x} ${tile.y} ${tile.key}`, scale, scale, (context) => {
    fillGrass(context, tile.x, tile.y, scale);
    inTiles(context, { left: -tile.x * scale, top: -tile.y * scale, scale }, (pen) => {
      const { fields, cobbles } = growthOf(tile);
      paintCrops(pen, fields.crops);
      paintGarden(pen, tile);
      paintMeadow(pen, fields);
      paintRoads(pen, tile);
      paintCityGround(pen, tile, cobbles);
    });
  });

/** Copies the walls of a tile, which reach a little over its edges. */
function drawWalls(context: SKRSContext2D, tile: WorldTile, { left, top, scale }: Origin): void {
  const over = Math.ceil(WALLS_OVER * scale) + 1;
  const side = scale + 2 * over;
  const image = pieces.get(`walls ${tile.x} ${tile.y} ${tile.key} ${scale}`, side, side, (inside) =>
    inTiles(inside, { left: over - tile.x * scale, top: over - tile.y * scale, scale }, (pen) => paintWalls(pen, tile)),
  );
  context.drawImage(image, left + tile.x * scale - over, top + tile.y * scale - over);
}

/** Copies the cross at a corner of the lattice. */
function drawTick(context: SKRSContext2D, [x, y]: Point, { left, top, scale }: Origin): void {
  const half = Math.ceil(TICK * scale) + 1;
  const image = sprite(`carcassonne tick ${scale}`, 2 * half, 2 * half, (inside) =>
    inTiles(inside, { left: half, top: half, scale }, (pen) => paintTick(pen, 0, 0)),
  );
  context.drawImage(image, left + x * scale - half, top + y * scale - half);
}

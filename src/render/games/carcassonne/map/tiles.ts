/**
 * Tiles: as cells of the map, and on their own. What extends into a cell from around it is copied too, in the same
 * order everywhere, so no seam shows between cells. Nothing extends farther than the next cell. A tile's ground and
 * walls are painted once and copied to every cell that shows a piece of them.
 */
import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import { type Placement, type Rotation, TILE_IDS, type TileId } from '../../../../engines/carcassonne/index.ts';
import type { Cell, GridFrame } from '../../../grid/frame.ts';
import type { Ghost } from '../../../grid/places.ts';
import { createBitmapCache, sprite } from '../../../kit/caches.ts';
import type { Point } from '../../../kit/geometry.ts';
import { isWithin } from '../shape/curves.ts';
import { tone } from '../tones.ts';
import { paintBridges } from './bridges.ts';
import { paintGarden } from './churches.ts';
import { paintInnGrounds } from './inns.ts';
import { engravingOf, fillGrass, paintBrink, paintHole, paintLand } from './land.ts';
import { paintLandmarkGround } from './landmarks/index.ts';
import { type Pen, paintStanding } from './pen.ts';
import { paintCrops, paintMeadow } from './plants.ts';
import { growthOf, reachingInto, standingOn } from './reach.ts';
import { paintRivers } from './rivers.ts';
import { paintRoads } from './roads.ts';
import { paintCityGround, paintWalls, towersOf, WALLS_OVER } from './walls.ts';
import { around, type World, type WorldTile, worldOfOne } from './world.ts';

/**
 * Paints a cell into its square of side `scale`, whose northwest corner is at (left, top) in whole pixels.
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
      if (world.isHole(cell.x, cell.y)) paintHole(pen, world, cell);
      else paintLand(pen, isEngraved && around(world, cell).length === 0 ? engravingOf(cell) : null);
      paintBrink(pen, world, cell);
    });
  }
  for (const tower of reaching.towers) paintStanding(context, tower, origin);
  context.restore();
}

/** The position of cell (0, 0), and the size of cells. */
type Origin = Pick<GridFrame, 'left' | 'top' | 'scale'>;

/** Paints with lengths and positions in tiles. */
function inTiles(context: SKRSContext2D, { left, top, scale }: Origin, paint: (pen: Pen) => void): void {
  context.save();
  context.translate(left, top);
  context.scale(scale, scale);
  paint({ context, scale });
  context.restore();
}

/** Bitmaps of one map only. What is upright on tiles is shared by all maps, as sprites. */
const pieces = createBitmapCache(4 * 1024 * 1024);

/** The flat ground of a tile, which does not depend on its neighbors; `scale` pixels wide and high. */
const groundOf = (tile: WorldTile, scale: number): Canvas =>
  pieces.get(`ground ${tile.x} ${tile.y} ${tile.key}`, scale, scale, (context) => {
    fillGrass(context, tile.x, tile.y, scale);
    inTiles(context, { left: -tile.x * scale, top: -tile.y * scale, scale }, (pen) => {
      const { fields, cobbles } = growthOf(tile);
      paintCrops(pen, fields.crops);
      if (!isInCity(tile)) paintGarden(pen, tile);
      paintMeadow(pen, fields);
      paintRivers(pen, tile);
      paintInnGrounds(pen, tile);
      paintRoads(pen, tile);
      paintBridges(pen, tile);
      paintCityGround(pen, tile, cobbles);
      if (isInCity(tile)) paintGarden(pen, tile);
      paintLandmarkGround(pen, tile);
    });
  });

/** Whether the garden of its cloister is in a city (rules §13.7). */
const isInCity = ({ shape: { garden, lines } }: WorldTile): boolean =>
  garden !== null && lines.outlines.some((outline) => isWithin(outline, garden.x, garden.y));

/** Copies the walls of a tile, which extend slightly over its edges. */
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

/** The length of a tick's arms, in tiles. */
const TICK = 0.055;

/** A dark cross where four tiles meet, for counting tiles. */
function paintTick({ context, scale }: Pen, x: number, y: number): void {
  context.beginPath();
  context.moveTo(x - TICK, y);
  context.lineTo(x + TICK, y);
  context.moveTo(x, y - TICK);
  context.lineTo(x, y + TICK);
  context.lineWidth = Math.max(0.016, 1 / scale);
  context.strokeStyle = tone.tick;
  context.stroke();
}

/** These are shown often and cost as much as a dozen cells of the map, so they have their own cache. */
const loneTiles = createBitmapCache(5 * 1024 * 1024);

/** How far towers, trees, and the shadow extend over the edges of a tile, in tiles. */
const OVERHANG = 0.25;

/**
 * Paints a single tile with its dark rim.
 *
 * @param left of its square in whole pixels, like the top and the side
 */
export function paintLoneTile(
  context: SKRSContext2D,
  placement: Placement,
  left: number,
  top: number,
  side: number,
): void {
  const { tile, rotation, x, y } = placement;
  const margin = Math.ceil(side * OVERHANG);
  const whole = side + 2 * margin;
  const image = loneTiles.get(`${tile} ${rotation} ${x} ${y}`, whole, whole, (inside) =>
    paintWhole(inside, placement, margin, side),
  );
  context.drawImage(image, left - margin, top - margin);
}

/** A tile as it would look in a legal space. */
export const ghostOf = (placement: Placement): Ghost => ({
  facts: placement,
  overhang: OVERHANG,
  paint: (context, { x, y, width }) => paintLoneTile(context, placement, x, y, width),
});

function paintWhole(context: SKRSContext2D, placement: Placement, margin: number, side: number): void {
  const world = worldOfOne(placement);
  const { x, y } = placement;
  const rim = Math.max(2, Math.round(side * 0.018));
  context.fillStyle = tone.ink;
  context.fillRect(margin - rim, margin - rim, side + 2 * rim, side + 2 * rim);
  paintCell(context, world, placement, { left: margin, top: margin, scale: side });
  const things = [...towersOf(world.tiles), ...world.tiles.flatMap(standingOn)];
  const over = things.filter(({ reach: [west, north, east] }) => west < x || north < y || east > x + 1);
  const origin = { left: margin - x * side, top: margin - y * side, scale: side };
  for (const thing of over.toSorted((a, b) => a.y - b.y)) paintStanding(context, thing, origin);
}

/** A placement far from the map; each kind has its own cell, so that their trees and houses differ. */
export const alone = (tile: TileId, rotation: Rotation): Placement => ({
  tile,
  rotation,
  x: 1000 + 3 * TILE_IDS.indexOf(tile),
  y: 1000,
});

import type { SKRSContext2D } from '@napi-rs/canvas';
import { type Placement, type Rotation, TILE_IDS, type TileId } from '../../../../engines/carcassonne/index.ts';
import { createBitmapCache } from '../../../kit/caches.ts';
import { tone } from '../tones.ts';
import { standingOn } from './growth.ts';
import { paintCell } from './paintCell.ts';
import { paintStanding } from './standing.ts';
import { towersOf } from './walls.ts';
import { worldOfOne } from './world.ts';

/** These are shown often and cost as much as a dozen cells of the map, so they have their own cache. */
const loneTiles = createBitmapCache(4 * 1024 * 1024);

/** How far towers, trees, and the shadow reach over the edges of a tile, in tiles. */
export const OVERHANG = 0.25;

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

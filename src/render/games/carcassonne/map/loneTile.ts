import type { SKRSContext2D } from '@napi-rs/canvas';
import { type Placement, type Rotation, TILE_IDS, type TileId } from '../../../../engines/carcassonne/index.ts';
import { createBitmapCache } from '../../../kit/bitmapCache.ts';
import { tone } from '../tones.ts';
import { standingOn } from './growth.ts';
import { paintCell } from './paintCell.ts';
import { paintStanding } from './standing.ts';
import { towersOf } from './walls.ts';
import { worldOfOne } from './world.ts';

/** They are shown again and again, and are as dear to paint as a dozen cells of the map: so these do not go with those. */
const loneTiles = createBitmapCache(4 * 1024 * 1024);

/** Towers, trees and the shadow reach so far over the edges of a tile, in its sides. */
export const OVERHANG = 0.25;

/**
 * Paints one tile by itself, with its dark rim, upon whatever is there.
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

/** A tile that lies nowhere; each kind on a cell of its own, so that they differ in trees and houses. */
export const alone = (tile: TileId, rotation: Rotation): Placement => ({
  tile,
  rotation,
  x: 1000 + 3 * TILE_IDS.indexOf(tile),
  y: 1000,
});

/**
 * Tiles. `drawTile` copies a tile of any size: the full drawing, or the small one where details would not be legible.
 * `paintTile` and `paintSmallTile` paint the paths themselves, for contexts that are scaled or turned.
 *
 *     drawTile(context, 'tower-9-ne', box);               // with its cost
 *     drawTile(context, 'start', box);                    // the start tile
 *     drawTile(context, 'tower-9-ne', box, { hasCost: false, isSmall: true });
 */
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Lying } from '../../../../engines/alhambra/index.ts';
import { type Building, TILE_IDS, type TileId, tileKind } from '../../../../engines/alhambra/index.ts';
import { sprite } from '../../../kit/caches.ts';
import type { Box } from '../../../kit/geometry.ts';
import { isolated } from '../../../kit/page.ts';
import { write } from '../../../kit/text.ts';
import { grounds, tone } from '../tones.ts';
import { buildings } from './buildings/index.ts';
import { paintFountain, paintSmallFountain } from './fountain.ts';
import { paintGround } from './grounds.ts';
import { createPen } from './pen.ts';
import { paintSilhouette } from './silhouettes.ts';
import { paintSmallWalls, paintThresholds, paintWalls, type Walls } from './walls.ts';

/** Tiles of a smaller side have the small drawing unless the caller decides. In pixels. */
export const LEAST_FULL = 60;
/** Smaller tiles have a larger badge, so that two digits can be read on a phone. In pixels. */
const LEAST_SMALL_BADGE = 113;

interface TileStyle {
  /** Whether the full drawing has the badge with the cost; true by default. The small drawing never has one. */
  readonly hasCost?: boolean;
  readonly isSmall?: boolean;
}

/** Copies a tile into a square box of whole pixels. */
export function drawTile(context: SKRSContext2D, tile: Lying, box: Box, style: TileStyle = {}): void {
  const side = Math.round(box.width);
  const { hasCost = true, isSmall = side < LEAST_FULL } = style;
  const copy = sprite(`alhambra ${tile} ${hasCost} ${isSmall}`, side, side, (inside) => {
    const square = { x: 0, y: 0, width: side, height: side };
    if (isSmall) paintSmallTile(inside, tile, square);
    else paintTile(inside, tile, square, hasCost);
  });
  context.drawImage(copy, Math.round(box.x), Math.round(box.y));
}

/** Paints the full drawing into a square box, in units of the context. */
function paintTile(context: SKRSContext2D, tile: Lying, box: Box, hasCost = true): void {
  inHundreds(context, box, (scale) => {
    if (tile === 'start') {
      paintFountain(context, scale);
      return;
    }
    const { building, walls, cost } = tileKind(tile);
    const { dark } = grounds[building];
    paintGround(context, building);
    paintThresholds(context, walls, dark);
    paintShadow(context, walls, dark);
    paintWalls(context, walls, scale, dark);
    paintBuilding(context, tile, scale);
    if (hasCost) paintCost(context, cost, { x: 22, y: 22, radius: box.width < LEAST_SMALL_BADGE ? 20 : 17.5 });
  });
}

/** Paints the small drawing: a silhouette on flat ground, with thick walls. */
function paintSmallTile(context: SKRSContext2D, tile: Lying, box: Box): void {
  inHundreds(context, box, () => {
    if (tile === 'start') {
      paintSmallFountain(context);
      return;
    }
    const { building, walls } = tileKind(tile);
    const { ground, dark } = grounds[building];
    context.fillStyle = ground;
    context.fillRect(0, 0, 100, 100);
    context.strokeStyle = dark;
    context.lineWidth = 4;
    context.strokeRect(1, 1, 98, 98);
    paintSmallWalls(context, walls);
    isolated(context, () => {
      const [x, y] = shiftOf(walls, 8);
      context.translate(50 + x, 50 + y);
      context.scale(0.68, 0.68);
      context.translate(-50, -50);
      paintSilhouette(context, building);
    });
  });
}

/**
 * Paints the round badge of a cost, or of another number in ink on cream.
 *
 * @param at its center and radius, in units of the context
 */
function paintCost(
  context: SKRSContext2D,
  cost: number,
  { x, y, radius }: { readonly x: number; readonly y: number; readonly radius: number },
): void {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fillStyle = tone.badge;
  context.fill();
  context.lineWidth = radius * 0.125;
  context.strokeStyle = tone.ink;
  context.stroke();
  const size = radius * (cost > 9 ? 1.32 : 1.52);
  write(context, `${cost}`, x, y + radius * 0.04, { size, weight: 700, fill: tone.ink, align: 'center' });
}

/** Which drawing of its building a tile has: tiles of a building take turns. */
const drawingOf = (tile: TileId, building: Building): number =>
  TILE_IDS.filter((one) => tileKind(one).building === building).indexOf(tile) % buildings[building].length;

/** Where the foot of the building is: away from the walls. */
const footOf = (walls: Walls): readonly [number, number] => [51 + shiftOf(walls, 4)[0], walls.s ? 80.5 : 88];

function paintShadow(context: SKRSContext2D, walls: Walls, dark: string): void {
  const [x, y] = footOf(walls);
  context.fillStyle = dark;
  context.beginPath();
  context.ellipse(x + 6, y - 0.5, 40 * sizeWithin(walls), 5, 0, 0, 2 * Math.PI);
  context.fill();
}

/** Paints the building on its ground, smaller where walls take room. */
function paintBuilding(context: SKRSContext2D, tile: TileId, scale: number): void {
  const { building, walls } = tileKind(tile);
  const size = sizeWithin(walls);
  isolated(context, () => {
    context.translate(...footOf(walls));
    context.scale(size, -size);
    buildings[building][drawingOf(tile, building)]!(createPen(context, scale * size));
  });
}

function sizeWithin({ n, e, s, w }: Walls): number {
  if (n && s) return 0.78;
  if (e && w) return 0.82;
  if (n) return 0.89;
  return e || w ? 0.94 : 1;
}

/** Away from the walls. */
const shiftOf = ({ n, e, s, w }: Walls, by: number): readonly [number, number] => [
  (Number(w) - Number(e)) * by,
  (Number(n) - Number(s)) * by,
];

/** Paints in a frame from (0, 0) to (100, 100) that fills the box, clipped to it. */
export function inHundreds(context: SKRSContext2D, box: Box, paint: (scale: number) => void): void {
  isolated(context, () => {
    context.beginPath();
    context.rect(box.x, box.y, box.width, box.height);
    context.clip();
    context.translate(box.x, box.y);
    const scale = box.width / 100;
    context.scale(scale, scale);
    paint(scale);
  });
}

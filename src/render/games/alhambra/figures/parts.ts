/** The parts of the pictures in the rules. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import { layoutOf, type PlacedTile, type TileId } from '../../../../engines/alhambra/index.ts';
import { paintNumber } from '../../../grid/places.ts';
import { type Box, grown } from '../../../kit/geometry.ts';
import { fillBox, isolated, strokeBox } from '../../../kit/page.ts';
import { color } from '../../../kit/theme.ts';
import type { Round } from '../art/coin.ts';
import { drawTile } from '../art/tile.ts';
import { tone } from '../tones.ts';

/**
 * Paints the tiles of an alhambra.
 *
 * @param origin the upper left corner of cell (0, 0), in pixels
 * @param side of a cell, in pixels
 */
export function paintCells(
  context: SKRSContext2D,
  alhambra: readonly PlacedTile[],
  origin: { readonly x: number; readonly y: number },
  side: number,
): void {
  for (const { tile, x, y } of layoutOf(alhambra).cells)
    drawTile(context, tile, { x: origin.x + x * side, y: origin.y + y * side, width: side, height: side });
}

/** Paints a space with the ghost of a tile, or the dashed frame of a tile that is there. */
export function paintSpace(context: SKRSContext2D, tile: TileId | null, box: Box): void {
  if (tile !== null) {
    fillBox(context, box, color.paper);
    isolated(context, () => {
      context.globalAlpha = 0.6;
      drawTile(context, tile, box, { hasCost: false });
    });
  }
  const inner = grown(box, -3);
  strokeBox(context, inner, tone.cream, 6);
  isolated(context, () => {
    context.setLineDash([12, 8]);
    strokeBox(context, inner, color.legal, 4.5);
  });
}

/** Paints the letter of a space. */
export const paintSpot = (context: SKRSContext2D, letter: string, at: Round): void =>
  paintNumber(context, letter, at, 28);

const HEAD = 18;

/**
 * Paints a level arrow.
 *
 * @param ends its left and right end, in pixels
 * @param way 1 to the right, -1 to the left
 */
export function paintArrow(
  context: SKRSContext2D,
  [left, right]: readonly [number, number],
  y: number,
  way: 1 | -1,
): void {
  const [tail, tip] = way > 0 ? [left, right] : [right, left];
  isolated(context, () => {
    context.lineWidth = 9;
    context.strokeStyle = color.legal;
    context.fillStyle = color.legal;
    context.beginPath();
    context.moveTo(tail, y);
    context.lineTo(tip - way * HEAD, y);
    context.stroke();
    context.beginPath();
    context.moveTo(tip, y);
    context.lineTo(tip - way * 1.6 * HEAD, y - HEAD);
    context.lineTo(tip - way * 1.6 * HEAD, y + HEAD);
    context.closePath();
    context.fill();
  });
}

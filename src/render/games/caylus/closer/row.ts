import type { SKRSContext2D } from '@napi-rs/canvas';
import { drawItems, type Item, itemsWidth, type RowPlace } from '../art/items.ts';

/**
 * Draws a row of signs in a box, from its left end or in its middle; the signs are smaller if there are many.
 *
 * @param width of the box, in pixels
 */
export function drawFitted(
  context: SKRSContext2D,
  items: readonly Item[],
  { width, ...row }: RowPlace & { readonly width: number },
  align: 'left' | 'center' = 'left',
): void {
  const { x, side } = row;
  const fitting = Math.floor(Math.min(side, (side * width) / itemsWidth(items, side)));
  const left = align === 'left' ? x : x + (width - itemsWidth(items, fitting)) / 2;
  drawItems(context, items, { ...row, x: left, side: fitting });
}

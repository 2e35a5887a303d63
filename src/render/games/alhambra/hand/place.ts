/** A place of the market. */

import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Currency, OpenPlace } from '../../../../engines/alhambra/index.ts';
import type { Words } from '../../../../words/words.ts';
import type { Box } from '../../../kit/geometry.ts';
import { fillBox, isolated } from '../../../kit/page.ts';
import { wrapBalanced, writeNarrowed } from '../../../kit/text.ts';
import { color, pageOn } from '../../../kit/theme.ts';
import { drawCurrency } from '../art/coin.ts';
import { drawTile } from '../art/tile.ts';
import { coinTones } from '../tones.ts';

const SMALLEST = pageOn.phone.smallest;

/** A place of the market in the color of its currency: the tile, or what was paid for it. */
export function paintPlace(
  context: SKRSContext2D,
  { x, y, side }: { readonly x: number; readonly y: number; readonly side: number },
  { currency, tile, sold }: OpenPlace,
  words: Words,
  sizes: readonly number[],
): void {
  const hand = words.alhambra.purse.hand;
  paintFrame(context, { x, y, width: side, height: side }, currency);
  if (tile !== null) {
    drawTile(context, tile, { x: x + 7, y: y + 7, width: side - 14, height: side - 14 });
    drawCurrency(context, currency, { x: x + side - 11, y: y + side - 11, radius: 17 });
    return;
  }
  const text = sold === null ? hand.emptyPlace : hand.sold(sold.paid);
  const last = sizes.at(-1) ?? SMALLEST;
  const lines = wrapBalanced(context, text, words.locale, side - 24, last, 2);
  const inner = { x: x + 7, y: y + 7, width: side - 14, height: side - 14 };
  fillBox(context, inner, color.well);
  lines.forEach((line, i) => {
    const middle = y + side / 2 + (i - (lines.length - 1) / 2) * last * 1.25;
    writeNarrowed(context, line, x + side / 2, middle, { sizes: [last], align: 'center', width: side - 20 });
  });
}

/** What a place covers, in pixels. */
export const placeBox = ({ x, y, side }: { readonly x: number; readonly y: number; readonly side: number }): Box => ({
  ...{ x: x - 4, y: y - 4, width: side + 8, height: side + 8 },
});

/** The colored frame of a place. */
function paintFrame(context: SKRSContext2D, { x, y, width, height }: Box, currency: Currency): void {
  const { body, dark } = coinTones[currency];
  isolated(context, () => {
    context.beginPath();
    context.roundRect(x, y, width, height, 10);
    context.fillStyle = body;
    context.fill();
    context.lineWidth = 3;
    context.strokeStyle = dark;
    context.stroke();
  });
}

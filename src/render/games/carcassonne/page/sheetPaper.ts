/** The panels, the header, the well of the map and its axes. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import { type Box, grown } from '../../../kit/boxes.ts';
import { fillBox, strokeBox } from '../../../kit/canvas.ts';
import type { Item } from '../../../kit/items.ts';
import { accent, colour } from '../../../kit/theme.ts';
import { tone } from '../tones.ts';
import { RADIUS } from './layout.ts';

/** A raised panel of the right column. */
export function panel(context: SKRSContext2D, box: Box): void {
  fillBox(context, box, colour.card, RADIUS);
  strokeBox(
    context,
    { x: box.x + 1, y: box.y + 1, width: box.width - 2, height: box.height - 2 },
    colour.line,
    2,
    RADIUS,
  );
}

/** A sunk panel with its line. */
export const emptyWell = (well: Box, fill: string): Item => ({
  box: well,
  facts: fill,
  paint(context) {
    fillBox(context, well, fill, RADIUS);
    strokeBox(context, grown(well, -1), colour.line, 2, RADIUS - 1);
  },
});

/** The accent band: game, what is to be done, and at the right what is left. */
export function headerBand(context: SKRSContext2D, { x, y, width, height }: Box): void {
  context.save();
  context.beginPath();
  context.roundRect(x, y, width, height, RADIUS);
  context.clip();
  context.fillStyle = accent.carcassonne;
  context.fillRect(x, y, width, height);
  context.beginPath();
  for (let left = x; left < x + width; left += 18) {
    context.moveTo(left, y + height);
    context.lineTo(left + 9, y + height - 11);
    context.lineTo(left + 18, y + height);
  }
  context.fillStyle = '#416831';
  context.fill();
  context.restore();
}

/** The stack of tiles, face down. */
export function paintStack(context: SKRSContext2D, x: number, y: number): void {
  for (const shift of [10, 5, 0]) {
    const box = { x: x + shift - 20, y: y - shift - 15, width: 36, height: 36 };
    fillBox(context, box, colour.paper, 7);
    strokeBox(context, box, tone.ink, 2.5, 7);
  }
  context.beginPath();
  context.arc(x - 2, y + 3, 9, 0, 2 * Math.PI);
  context.fillStyle = accent.carcassonne;
  context.fill();
}

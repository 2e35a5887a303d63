/** A building that is not there yet: pale, in a dashed frame. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Box } from '../../../kit/geometry.ts';
import { type Element, fillBox, isolated, strokeBox } from '../../../kit/page.ts';
import { color } from '../../../kit/theme.ts';
import type { Planned } from '../choices.ts';
import { tone } from '../tones.ts';
import { drawToken } from './pieces.ts';

/**
 * @param box of its tile
 * @param draw paints the building there
 */
export const ghost = ({ building, seat }: Planned, box: Box, draw: (context: SKRSContext2D) => void): Element => ({
  box,
  facts: ['ghost', building, seat],
  paint(context) {
    const { x, y, width, height } = box;
    fillBox(context, box, tone.strip, 8);
    isolated(context, () => {
      context.globalAlpha = 0.75;
      draw(context);
    });
    drawToken(context, seat, { x: x + 18, y: y + 18, radius: 11 });
    const frame = { x: x + 2.5, y: y + 2.5, width: width - 5, height: height - 5 };
    strokeBox(context, frame, color.onLegal, 5, 8);
    isolated(context, () => {
      context.setLineDash([11, 7]);
      strokeBox(context, frame, color.legal, 5, 8);
    });
  },
});

import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Seat } from '../../../../engines/contract.ts';
import type { Box } from '../../../kit/boxes.ts';
import { fillBox, painted, strokeBox } from '../../../kit/canvas.ts';
import { colour, seatMarks } from '../../../kit/theme.ts';
import { accent } from '../accent.ts';
import { tone } from '../tones.ts';
import { LEFT, RADIUS } from './layout.ts';

/** Room that a row takes over its edges: the border of the player on turn. */
export const OVER = 3;

/** The ground of a row from edge to edge; each part lets its own stretch of it through. */
export function paintGround(context: SKRSContext2D, box: Box, seat: Seat, isActive: boolean): void {
  const { x, y, width, height } = box;
  fillBox(context, box, isActive ? colour.active : colour.card, RADIUS);
  painted(context, () => {
    context.beginPath();
    context.roundRect(x, y, width, height, RADIUS);
    context.clip();
    context.fillStyle = isActive ? accent : tone.tab;
    context.fillRect(x, y, LEFT.width, height);
    context.fillStyle = seatMarks[seat]!.colour;
    context.fillRect(x, y, 9, height);
    if (!isActive) return;
    context.fillStyle = tone.cream;
    context.fillRect(x + 9, y, 2, height);
  });
  if (!isActive) {
    painted(context, () => {
      context.fillStyle = colour.line;
      context.fillRect(x + LEFT.width, y + 1, 1.5, height - 2);
    });
  }
  if (isActive) strokeBox(context, { x: x - 0.5, y: y - 0.5, width: width + 1, height: height + 1 }, accent, 5, RADIUS);
  else strokeBox(context, { x: x + 1, y: y + 1, width: width - 2, height: height - 2 }, colour.line, 2, RADIUS - 1);
}

/** Leaves around the points of a complete city, golden for the first one. */
export function paintLaurel(context: SKRSContext2D, x: number, y: number, isFirst: boolean): void {
  painted(context, () => {
    context.fillStyle = isFirst ? colour.lastMove : '#A9B48A';
    for (const way of [-1, 1]) {
      for (let i = 0; i < 5; i++) {
        const angle = Math.PI / 2 - way * (0.5 + i * 0.46);
        context.beginPath();
        const [lx, ly] = [x + Math.cos(angle) * 26, y + Math.sin(angle) * 26];
        context.ellipse(lx, ly, 3, 6.6, angle + way * 0.5, 0, 2 * Math.PI);
        context.fill();
      }
    }
  });
}

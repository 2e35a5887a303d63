/** The parts of the pictures in the rules. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Seat } from '../../../../engines/contract.ts';
import { isolated } from '../../../kit/page.ts';
import { drawBadge } from '../../../kit/seats.ts';
import { color, seatMarks } from '../../../kit/theme.ts';
import { LETTERS } from './scenes.ts';

const HEAD = 18;

/** Paints an arrow to the right between two x, in pixels. */
export function paintArrow(context: SKRSContext2D, from: number, to: number, y: number): void {
  isolated(context, () => {
    context.lineWidth = 9;
    context.strokeStyle = color.legal;
    context.fillStyle = color.legal;
    context.beginPath();
    context.moveTo(from, y);
    context.lineTo(to - HEAD, y);
    context.stroke();
    context.beginPath();
    context.moveTo(to, y);
    context.lineTo(to - 1.6 * HEAD, y - HEAD);
    context.lineTo(to - 1.6 * HEAD, y + HEAD);
    context.closePath();
    context.fill();
  });
}

/** The badge of a player with the letter of the name. */
export const paintBadge = (context: SKRSContext2D, seat: Seat, x: number, y: number, radius: number): void =>
  drawBadge(context, seatMarks[seat]!, LETTERS[seat] ?? '', { x, y, radius, type: Math.max(26, radius) });

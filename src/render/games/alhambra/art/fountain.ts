import type { SKRSContext2D } from '@napi-rs/canvas';
import { grounds, tone } from '../tones.ts';
import { createPen, traceStar } from './pen.ts';

/** Paints the start tile, from (0, 0) to (100, 100): a basin whose water runs to all four sides. */
export function paintFountain(context: SKRSContext2D, scale: number): void {
  const pen = createPen(context, scale);
  const { ground, pattern, dark } = grounds.start;
  pen.flatRect(ground, 0, 0, 100, 100);
  context.strokeStyle = pattern;
  context.lineWidth = 1.8;
  for (let at = 0; at <= 100; at += 16.67) {
    context.strokeRect(at, -2, 0.01, 104);
    context.strokeRect(-2, at, 104, 0.01);
  }
  for (const [x, y, width, height] of [
    [42, -4, 16, 108],
    [-4, 42, 108, 16],
  ] as const) {
    pen.flatRect(tone.ink, x - 2.4, y - 2.4, width + 4.8, height + 4.8);
    pen.flatRect(tone.marble, x - 1, y - 1, width + 2, height + 2);
    pen.flatRect(tone.pool, x + 2.4, y + 2.4, width - 4.8, height - 4.8);
  }
  context.strokeStyle = dark;
  context.lineWidth = 2.4;
  context.strokeRect(0, 0, 100, 100);
  pen.curve(tone.marble, () => traceStar(context, 50, 50, 38, 29.5, 8));
  pen.curve(tone.pool, () => traceStar(context, 50, 50, 29, 22.5, 8));
  pen.flatDisc(tone.poolDark, 50, 50, 16.5);
  context.lineWidth = 1.8;
  context.strokeStyle = tone.ripple;
  for (const radius of [20, 16]) {
    context.beginPath();
    context.arc(50, 50, radius, Math.PI * 0.9, Math.PI * 1.6);
    context.stroke();
  }
  pen.curve(tone.gold, () => traceStar(context, 50, 50, 12, 7.4, 8));
  pen.flatDisc(tone.marble, 48.6, 48.6, 3);
}

/** Paints the small start tile: a star of water on sand. */
export function paintSmallFountain(context: SKRSContext2D): void {
  context.fillStyle = grounds.start.ground;
  context.fillRect(0, 0, 100, 100);
  context.fillStyle = tone.pool;
  context.beginPath();
  traceStar(context, 50, 50, 38, 27, 8);
  context.fill();
  context.lineWidth = 4;
  context.strokeStyle = tone.ink;
  context.stroke();
  context.beginPath();
  traceStar(context, 50, 50, 17, 10, 8);
  context.fillStyle = tone.first;
  context.fill();
}

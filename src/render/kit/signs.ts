/** Round signs for right and wrong. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import { color } from './theme.ts';

/** A check mark; x and y are the center, all in pixels. */
export const paintCheck = (context: SKRSContext2D, x: number, y: number, radius: number): void =>
  paintSign(context, { x, y, radius }, color.legal, [[-0.5, 0.05, -0.12, 0.42, 0.52, -0.4]]);

/** A cross for something wrong or gone. */
export const paintCross = (context: SKRSContext2D, x: number, y: number, radius: number): void =>
  paintSign(context, { x, y, radius }, color.warning, [
    [-0.42, -0.42, 0.42, 0.42],
    [0.42, -0.42, -0.42, 0.42],
  ]);

/** A disc with these lines through points given in radii. */
function paintSign(
  context: SKRSContext2D,
  { x, y, radius }: { readonly x: number; readonly y: number; readonly radius: number },
  fill: string,
  lines: readonly (readonly number[])[],
): void {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.lineWidth = radius * 0.2;
  context.strokeStyle = color.onLegal;
  context.stroke();
  context.fillStyle = fill;
  context.fill();
  context.lineWidth = radius * 0.28;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const line of lines) {
    context.beginPath();
    for (let i = 0; i < line.length; i += 2) context.lineTo(x + line[i]! * radius, y + line[i + 1]! * radius);
    context.stroke();
  }
}

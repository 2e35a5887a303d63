import type { SKRSContext2D } from '@napi-rs/canvas';
import { write } from './canvas.ts';
import { color } from './theme.ts';

/**
 * Paints the round badge of a legal place with the label of its button.
 *
 * @param at the center and the radius, in pixels
 */
export function paintNumber(
  context: SKRSContext2D,
  label: string,
  { x, y, radius }: { readonly x: number; readonly y: number; readonly radius: number },
): void {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.lineWidth = Math.max(2, radius * 0.16);
  context.strokeStyle = color.onLegal;
  context.stroke();
  context.fillStyle = color.legal;
  context.fill();
  const size = Math.round(radius * (label.length > 1 ? 1.2 : 1.4));
  write(context, label, x, y + radius * 0.02, { size, weight: 700, fill: color.onLegal, align: 'center' });
}

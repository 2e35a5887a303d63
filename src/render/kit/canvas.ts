import type { SKRSContext2D } from '@napi-rs/canvas';
import { font } from './fonts.ts';
import type { Box } from './geometry.ts';
import { color } from './theme.ts';

/** Paints, then restores the context's state. */
export function isolated(context: SKRSContext2D, paint: () => void): void {
  context.save();
  paint();
  context.restore();
}

export function fillBox(context: SKRSContext2D, box: Box, fill: string, radius = 0): void {
  isolated(context, () => {
    context.fillStyle = fill;
    context.beginPath();
    context.roundRect(box.x, box.y, box.width, box.height, radius);
    context.fill();
  });
}

export function strokeBox(context: SKRSContext2D, box: Box, stroke: string, width: number, radius = 0): void {
  isolated(context, () => {
    context.strokeStyle = stroke;
    context.lineWidth = width;
    context.beginPath();
    context.roundRect(box.x, box.y, box.width, box.height, radius);
    context.stroke();
  });
}

export interface TextStyle {
  readonly size: number;
  readonly weight?: 400 | 700;
  readonly fill?: string;
  readonly align?: 'left' | 'center' | 'right';
  /** In pixels; a wider text is cut with an ellipsis. */
  readonly fit?: number;
}

/** Writes one line; y is its middle, in pixels. */
export function write(context: SKRSContext2D, text: string, x: number, y: number, style: TextStyle): void {
  isolated(context, () => {
    context.font = font(style.size, style.weight ?? 400);
    context.fillStyle = style.fill ?? color.ink;
    context.textAlign = style.align ?? 'left';
    context.textBaseline = 'middle';
    context.fillText(style.fit === undefined ? text : fitted(context, text, style.fit), x, y);
  });
}

function fitted(context: SKRSContext2D, text: string, width: number): string {
  if (context.measureText(text).width <= width) return text;
  const letters = [...text];
  while (letters.length > 0 && context.measureText(`${letters.join('')}…`).width > width) letters.pop();
  return `${letters.join('')}…`;
}

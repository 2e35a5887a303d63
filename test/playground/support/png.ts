import { createCanvas } from '@napi-rs/canvas';

/** An empty picture of this size. */
export function png(width: number, height: number): Buffer {
  return createCanvas(width, height).toBuffer('image/png');
}

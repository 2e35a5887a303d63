import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';

/** How something looks on a square, as text that can be compared. */
export function drawn(side: number, paint: (context: SKRSContext2D) => void): string {
  const context = createCanvas(side, side).getContext('2d');
  paint(context);
  return Buffer.from(context.getImageData(0, 0, side, side).data).toString('base64');
}

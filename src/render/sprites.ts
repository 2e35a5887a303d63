import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { createCache } from './cache.ts';

const MOST_BYTES = 48 * 1024 * 1024;
const BYTES_A_PIXEL = 4;

const sprites = createCache<Canvas>(MOST_BYTES, ({ width, height }) => width * height * BYTES_A_PIXEL);

/**
 * A small picture that is painted once and then copied: `context.drawImage(sprite(…), x, y)` with whole x and y copies
 * its pixels as they are, many times faster than paths.
 *
 * @param key all that its look depends on beside its size, such as `carcassonne tile D 90`
 * @param width in whole pixels, like the height
 * @param paint paints it with its upper left corner at 0, 0
 */
export function sprite(key: string, width: number, height: number, paint: (context: SKRSContext2D) => void): Canvas {
  const id = `${key} ${width} ${height}`;
  const known = sprites.get(id);
  if (known) return known;
  const canvas = createCanvas(width, height);
  paint(canvas.getContext('2d'));
  sprites.set(id, canvas);
  return canvas;
}

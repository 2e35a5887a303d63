import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import { createBitmapCache } from './bitmapCache.ts';

const sprites = createBitmapCache(4 * 1024 * 1024);

/**
 * A small bitmap, painted once for all pictures: `context.drawImage(sprite(…), x, y)` copies it, with whole x and y
 * pixel by pixel.
 *
 * @param key everything that its look depends on besides its size, such as `carcassonne tile D 90`
 * @param width in whole pixels, like the height
 * @param paint paints it with its upper left corner at (0, 0)
 */
export const sprite = (key: string, width: number, height: number, paint: (context: SKRSContext2D) => void): Canvas =>
  sprites.get(key, width, height, paint);

import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import { bytesOf, returnCanvas, takeCanvas } from './canvasPool.ts';
import { createLruCache } from './lruCache.ts';

/** Small pictures that are painted once and then copied, many times faster than paths. */
export interface BitmapCache {
  /**
   * @param key all that its look depends on beside its size
   * @param width in whole pixels, like the height
   * @param paint paints it with its upper left corner at 0, 0
   */
  get(key: string, width: number, height: number, paint: (context: SKRSContext2D) => void): Canvas;
}

/** @param most bytes of all together; what was used longest ago goes first */
export function createBitmapCache(most: number): BitmapCache {
  const bitmaps = createLruCache<Canvas>(most, bytesOf, returnCanvas);
  return {
    get(key, width, height, paint) {
      const id = `${width} ${height} ${key}`;
      const known = bitmaps.get(id);
      if (known) return known;
      const canvas = takeCanvas(width, height);
      const context = canvas.getContext('2d');
      paint(context);
      // The library records strokes and draws them when pixels are asked for: from now on these are copied.
      context.getImageData(0, 0, 1, 1);
      bitmaps.set(id, canvas);
      return canvas;
    },
  };
}

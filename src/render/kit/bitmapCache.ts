import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import { bytesOf, returnCanvas, takeCanvas } from './canvasPool.ts';
import { createLruCache } from './lruCache.ts';

/** Bitmaps that are painted once and then copied, which is many times faster than painting paths. */
export interface BitmapCache {
  /**
   * @param key everything that its look depends on besides its size
   * @param width in whole pixels, like the height
   * @param paint paints it with its upper left corner at (0, 0)
   */
  get(key: string, width: number, height: number, paint: (context: SKRSContext2D) => void): Canvas;
}

/** @param most bytes of all bitmaps together; the least recently used ones are dropped first */
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
      // The library draws recorded strokes only when pixels are read. Reading one makes later copies fast.
      context.getImageData(0, 0, 1, 1);
      bitmaps.set(id, canvas);
      return canvas;
    },
  };
}

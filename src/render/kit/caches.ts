/** Things that are kept for reuse: bitmaps, canvases, and arbitrary values. */
import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';

/** Bitmaps that are painted once and then copied, which is many times faster than painting paths. */
interface BitmapCache {
  /**
   * @param key everything that its look depends on besides its size
   * @param width in whole pixels, like the height
   * @param paint paints it with its upper left corner at (0, 0)
   */
  get(key: string, width: number, height: number, paint: (context: SKRSContext2D) => void): Canvas;
}

/** @param most the maximum total size of the bitmaps, in bytes; the least recently used ones are dropped first */
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

/** The sprites of all pictures. */
export const sprites: BitmapCache = createBitmapCache(10 * 1024 * 1024);

/**
 * A small bitmap, painted once for all pictures: `context.drawImage(sprite(…), x, y)` copies it, pixel by pixel if x
 * and y are whole numbers.
 *
 * @param key everything that its look depends on besides its size, such as `carcassonne tile D 90`
 * @param width in whole pixels, like the height
 * @param paint paints it with its upper left corner at (0, 0)
 */
export const sprite = (key: string, width: number, height: number, paint: (context: SKRSContext2D) => void): Canvas =>
  sprites.get(key, width, height, paint);

/**
 * Canvases to reuse. The garbage collector doesn't know how much memory a canvas uses and would free unused ones too
 * late.
 */
const spare: Canvas[] = [];
/**
 * About the number of cells of a map: when the map grows, all of them are repainted. While unused, each has a single
 * pixel.
 */
const MOST_SPARE = 400;

/** An empty canvas of this size, in pixels. Smoothing is off, because copies are never scaled. */
export function takeCanvas(width: number, height: number): Canvas {
  const canvas = spare.pop() ?? createCanvas(1, 1);
  canvas.width = width; // This clears it.
  canvas.height = height;
  canvas.getContext('2d').imageSmoothingEnabled = false;
  return canvas;
}

/** Returns a canvas to the pool; copies that were drawn from it stay unchanged. */
export function returnCanvas(canvas: Canvas): void {
  canvas.width = 1; // This frees its memory at once.
  canvas.height = 1;
  if (spare.length < MOST_SPARE) spare.push(canvas);
}

const BYTES_PER_PIXEL = 4;

export function bytesOf({ width, height }: Canvas): number {
  return width * height * BYTES_PER_PIXEL;
}

/** Keeps the most recently used values within a total size. */
interface LruCache<Value> {
  get(key: string): Value | undefined;
  /** Adds or replaces a value; the least recently used values are dropped if the total is too large. */
  set(key: string, value: Value): void;
  delete(key: string): void;
  /** The total size of all values, in the unit of `sizeOf`. */
  size(): number;
}

/**
 * @param most the maximum total size; the newest value stays even if it alone is larger
 * @param sizeOf the size of a value, measured when it is set
 * @param release is called with each value that is dropped for lack of room
 */
export function createLruCache<Value>(
  most: number,
  sizeOf: (value: Value) => number,
  release: (value: Value) => void = () => {},
): LruCache<Value> {
  // A map remembers the order in which keys were set: the first is the least recently used.
  const kept = new Map<string, { readonly value: Value; readonly size: number }>();
  let total = 0;

  function drop(key: string): void {
    total -= kept.get(key)?.size ?? 0;
    kept.delete(key);
  }

  return {
    get(key) {
      const found = kept.get(key);
      if (found === undefined) return undefined;
      kept.delete(key);
      kept.set(key, found);
      return found.value;
    },
    set(key, value) {
      drop(key);
      const size = sizeOf(value);
      kept.set(key, { value, size });
      total += size;
      for (const oldest of kept.keys()) {
        if (total <= most || oldest === key) break;
        const { value } = kept.get(oldest)!;
        drop(oldest);
        release(value);
      }
    },
    delete: drop,
    size: () => total,
  };
}

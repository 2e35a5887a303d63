import { type Canvas, createCanvas } from '@napi-rs/canvas';

/**
 * Canvases to reuse. The garbage collector does not know how much memory a canvas holds and would free unused ones too
 * late.
 */
const spare: Canvas[] = [];
/** About the number of cells of a map: when the map grows, all of them are repainted. Each has one pixel meanwhile. */
const MOST = 400;

/** An empty canvas of this size, in pixels. Smoothing is off, because copies are never scaled. */
export function takeCanvas(width: number, height: number): Canvas {
  const canvas = spare.pop() ?? createCanvas(1, 1);
  canvas.width = width; // This clears it.
  canvas.height = height;
  canvas.getContext('2d').imageSmoothingEnabled = false;
  return canvas;
}

/** Returns a canvas to the pool; copies that were drawn from it stay as they are. */
export function returnCanvas(canvas: Canvas): void {
  canvas.width = 1; // This frees its memory at once.
  canvas.height = 1;
  if (spare.length < MOST) spare.push(canvas);
}

const BYTES_A_PIXEL = 4;
export const bytesOf = ({ width, height }: Canvas): number => width * height * BYTES_A_PIXEL;

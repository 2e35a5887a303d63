import { type Canvas, createCanvas } from '@napi-rs/canvas';

/**
 * Canvases that nobody needs any more. The engine knows nothing of the memory behind a canvas and would collect the
 * dead ones late: those that are used again need no collecting.
 */
const spare: Canvas[] = [];
/** As many as a map has cells: when it grows, all of them are painted anew. They are of one pixel meanwhile. */
const MOST = 400;

/** An empty canvas of this size. What is copied to it is never scaled, so that its pixels need no smoothing. */
export function takeCanvas(width: number, height: number): Canvas {
  const canvas = spare.pop() ?? createCanvas(1, 1);
  canvas.width = width; // Which empties it.
  canvas.height = height;
  canvas.getContext('2d').imageSmoothingEnabled = false;
  return canvas;
}

/** Takes a canvas back; what has been drawn from it elsewhere stays. */
export function returnCanvas(canvas: Canvas): void {
  canvas.width = 1; // Its memory is free at once.
  canvas.height = 1;
  if (spare.length < MOST) spare.push(canvas);
}

const BYTES_A_PIXEL = 4;
export const bytesOf = ({ width, height }: Canvas): number => width * height * BYTES_A_PIXEL;

/** Drawing in tiles: one unit is the side of a tile, and the origin is the northwest corner of cell (0, 0). */
import type { Path2D, SKRSContext2D } from '@napi-rs/canvas';
import type { GridFrame } from '../../../grid/frame.ts';
import { sprite } from '../../../kit/caches.ts';
import type { Point } from '../../../kit/geometry.ts';
import type { Curve } from '../shape/curves.ts';

/** A context that is scaled to tiles. */
export interface Pen {
  readonly context: SKRSContext2D;
  /** The side of a tile in pixels; it determines how much detail is drawn. */
  readonly scale: number;
}

/** Something upright. These are drawn from north to south, by their foot. */
export interface Standing {
  /** The position of its foot. */
  readonly x: number;
  readonly y: number;
  /** The edges of the largest area it can cover, in tiles. */
  readonly reach: readonly [west: number, north: number, east: number, south: number];
  /** Everything that its look depends on. There are few looks, so each is painted once and copied. */
  readonly look: string;
  /** Paints it with its foot at a point. */
  paint(pen: Pen, x: number, y: number): void;
}

/** Rounds a length in tiles to whole pixels, to keep small straight lines crisp. */
export const snapped = ({ scale }: Pen, length: number): number => Math.round(length * scale) / scale;

/** Begins a path through points. */
export function trace(context: SKRSContext2D, points: readonly Point[], x = 0, y = 0): void {
  context.beginPath();
  for (const [px, py] of points) context.lineTo(x + px, y + py);
}

/** Begins a closed path through points and fills it. */
export function fillShape(context: SKRSContext2D, fill: string, points: readonly Point[], x = 0, y = 0): void {
  trace(context, points, x, y);
  context.closePath();
  context.fillStyle = fill;
  context.fill();
}

/** Adds a curve to a path, starting with a move to its first point. */
export function addCurve(path: Pick<Path2D, 'moveTo' | 'bezierCurveTo'>, curve: Curve, x: number, y: number): void {
  curve.forEach(({ from, near, far, to }, i) => {
    if (i === 0) path.moveTo(x + from[0], y + from[1]);
    path.bezierCurveTo(x + near[0], y + near[1], x + far[0], y + far[1], x + to[0], y + to[1]);
  });
}

/** Begins a closed path with upright sides and a round top; (x, y) is the middle of its lower edge. */
export function traceArch(context: SKRSContext2D, x: number, y: number, half: number, high: number): void {
  context.beginPath();
  context.moveTo(x - half, y);
  context.lineTo(x - half, y - high);
  context.arc(x, y - high, half, Math.PI, 0);
  context.lineTo(x + half, y);
  context.closePath();
}

export function fillEllipse(context: SKRSContext2D, fill: string, x: number, y: number, a: number, b: number): void {
  context.beginPath();
  context.ellipse(x, y, a, b, 0, 0, 2 * Math.PI);
  context.fillStyle = fill;
  context.fill();
}

/** The number of steps in which sizes vary, so that few looks are needed. */
const STEPS = 4;

/** Rounds a number from 0 to 1 to the middle of its step. */
export const stepped = (roll: number): number => (Math.floor(roll * STEPS) + 0.5) / STEPS;

/** Whole pixels for a length in tiles, with one to spare; rounding errors of the position do not change it. */
const pixels = (length: number, scale: number): number => Math.ceil((Math.round(length * 4096) / 4096) * scale) + 1;

/** Copies something upright onto the map with its foot on a whole pixel. */
export function paintStanding(
  context: SKRSContext2D,
  { x, y, reach: [west, north, east, south], look, paint }: Standing,
  { left, top, scale }: Pick<GridFrame, 'left' | 'top' | 'scale'>,
): void {
  const [before, above] = [pixels(x - west, scale), pixels(y - north, scale)];
  const [after, below] = [pixels(east - x, scale), pixels(south - y, scale)];
  const image = sprite(`carcassonne ${look} ${scale}`, before + after, above + below, (inside) => {
    inside.translate(before, above);
    inside.scale(scale, scale);
    paint({ context: inside, scale }, 0, 0);
  });
  context.drawImage(image, left + Math.round(x * scale) - before, top + Math.round(y * scale) - above);
}

/** Pseudorandom numbers for drawing, from 0 to 1. They depend only on the position, so nothing ever moves. */
export function hash(x: number, y: number, salt: number): number {
  const place = Math.imul(Math.round(x * 4096), 0x27d4eb2d) ^ Math.imul(Math.round(y * 4096), 0x165667b1);
  let h = place ^ Math.imul(salt + 1, 0x9e3779b1);
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 2 ** 32;
}

/** A sequence of such numbers for one position. */
export function rolls(x: number, y: number, salt: number): () => number {
  let next = salt * 1000;
  return () => hash(x, y, next++);
}

/** One of a list. */
export const pick = <T>(list: readonly T[], roll: number): T => list[Math.floor(roll * list.length)]!;

const smooth = (t: number): number => t * t * (3 - 2 * t);

/**
 * Smooth noise from 0 to 1.
 *
 * @param frequency how many bumps there are in a tile
 */
export function noise(x: number, y: number, frequency: number, salt: number): number {
  const [u, v] = [x * frequency, y * frequency];
  const [i, j] = [Math.floor(u), Math.floor(v)];
  const [s, t] = [smooth(u - i), smooth(v - j)];
  const top = hash(i, j, salt) * (1 - s) + hash(i + 1, j, salt) * s;
  const bottom = hash(i, j + 1, salt) * (1 - s) + hash(i + 1, j + 1, salt) * s;
  return top * (1 - t) + bottom * t;
}

/** Drawing in tiles: one unit is the side of a tile, and the origin the north-west corner of cell (0, 0). */
import type { Path2D, SKRSContext2D } from '@napi-rs/canvas';
import type { Point } from '../../../kit/geometry.ts';
import type { Curve } from '../shape/points.ts';

/** A context that is scaled to tiles. */
export interface Pen {
  readonly context: SKRSContext2D;
  /** The side of a tile in pixels; it decides how much detail is drawn. */
  readonly scale: number;
}

/** Something upright. Such things are drawn from north to south, by their foot. */
export interface Standing {
  /** Where its foot is. */
  readonly x: number;
  readonly y: number;
  /** The edges of the area that it covers at most, in tiles. */
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

/** Rivers with their springs and lakes, on the ground. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import { minus, type Point, plus, unit } from '../../../kit/geometry.ts';
import { cubic, pointsOf } from '../shape/curves.ts';
import { type Pool, RIVER_HALF, type RiverShape } from '../shape/rivers.ts';
import { tone } from '../tones.ts';
import { addCurve, type Pen, trace } from './pen.ts';
import type { WorldTile } from './world.ts';

/** From the outside in: the tone, and how far it begins inside the banks, in tiles. */
const BANDS = [
  [tone.bank, 0],
  [tone.shore, 0.018],
  [tone.water, 0.036],
] as const;

/** All rivers of a tile, extending slightly over its edges. */
export function paintRivers(pen: Pen, { x, y, shape }: WorldTile): void {
  const { context, scale } = pen;
  if (shape.rivers.length === 0) return;
  context.lineJoin = 'round';
  for (const [fill, inward] of BANDS) {
    context.beginPath();
    for (const river of shape.rivers) addRiver(context, river, x, y);
    context.lineWidth = 2 * (RIVER_HALF - inward);
    context.strokeStyle = fill;
    context.stroke();
    context.fillStyle = fill;
    for (const { pool } of shape.rivers) if (pool !== null) fillPool(context, pool, x, y, inward);
  }
  if (scale < 30) return;
  context.lineCap = 'round';
  for (const river of shape.rivers) paintRipples(pen, river, x, y);
  context.lineCap = 'butt';
}

/** How far a river is drawn over the edge of its tile, in tiles, to hide the seam. */
const OVER = 0.012;

function addRiver(
  path: Pick<SKRSContext2D, 'moveTo' | 'bezierCurveTo' | 'lineTo'>,
  { line, pool }: RiverShape,
  x: number,
  y: number,
): void {
  const [start, stop] = [line[0]!, line.at(-1)!];
  const before = plus(start.from, unit(minus(start.from, start.near)), OVER);
  addCurve(path, [cubic(before, before, start.from, start.from), ...line], x, y);
  if (pool !== null) return;
  const after = plus(stop.to, unit(minus(stop.to, stop.far)), OVER);
  path.lineTo(x + after[0], y + after[1]);
}

/** How much the edge of a pool bends in and out, as a share of its radius. */
const WOBBLE = { spring: 0.04, lake: 0.085 } as const;

function fillPool(context: SKRSContext2D, { kind, at, radius }: Pool, x: number, y: number, inward: number): void {
  const points = Array.from({ length: 40 }, (_, i): Point => {
    const angle = (2 * Math.PI * i) / 40;
    const reach = (radius - inward) * (1 - WOBBLE[kind] * (1 + Math.sin(3 * angle + 0.6)) * 0.5);
    return [at[0] + Math.cos(angle) * reach, at[1] + Math.sin(angle) * reach];
  });
  trace(context, points, x, y);
  context.closePath();
  context.fill();
}

/** Ripples along the river by share of its length, and beside its middle; never at its ends, where tiles meet. */
const RIPPLES = [
  [0.12, -0.03],
  [0.25, 0.035],
  [0.4, -0.02],
  [0.55, 0.035],
  [0.7, -0.035],
  [0.85, 0.02],
] as const;
/** Ripples on a lake from its middle, as shares of its radius. */
const ON_LAKE: readonly Point[] = [
  [-0.35, -0.4],
  [0.2, -0.5],
  [0.45, 0.05],
  [-0.1, 0.55],
  [-0.5, 0.2],
];

function paintRipples({ context, scale }: Pen, { line, pool }: RiverShape, x: number, y: number): void {
  context.lineWidth = Math.max(0.014, 1 / scale);
  context.strokeStyle = tone.ripple;
  const points = pointsOf(line, 24);
  const last = points.length - 1;
  context.beginPath();
  for (const [share, off] of RIPPLES) {
    if (pool !== null && share > 0.5) continue;
    const i = Math.round(share * last);
    const from = beside(points, i, off);
    const middle = beside(points, Math.min(last, i + 2), off + 0.012);
    const to = beside(points, Math.min(last, i + 4), off);
    context.moveTo(x + from[0], y + from[1]);
    context.quadraticCurveTo(x + middle[0], y + middle[1], x + to[0], y + to[1]);
  }
  if (pool?.kind === 'lake') {
    for (const [dx, dy] of ON_LAKE) {
      const [px, py] = [x + pool.at[0] + dx * pool.radius, y + pool.at[1] + dy * pool.radius];
      context.moveTo(px - 0.045, py);
      context.quadraticCurveTo(px - 0.022, py - 0.022, px, py);
      context.quadraticCurveTo(px + 0.022, py + 0.018, px + 0.045, py);
    }
  }
  context.stroke();
}

/** A point beside a line through points. */
function beside(points: readonly Point[], i: number, off: number): Point {
  const [ax, ay] = points[Math.max(0, i - 1)]!;
  const [bx, by] = points[Math.min(points.length - 1, i + 1)]!;
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const [px, py] = points[i]!;
  return [px - ((by - ay) / length) * off, py + ((bx - ax) / length) * off];
}

/** Roads, drawn in three passes: edges, surfaces, ruts. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import { minus, plus, unit } from '../../../kit/geometry.ts';
import { CENTER, cubic, pointsOf } from '../shape/curves.ts';
import { CROSSING } from '../shape/places.ts';
import type { RoadShape } from '../shape/roads.ts';
import { tone } from '../tones.ts';
import { addCurve, fillEllipse, fillShape, type Pen, type Standing, traceArch } from './pen.ts';
import type { WorldTile } from './world.ts';

const EDGE = 0.17;
const SURFACE = 0.125;
const RUT = 0.028;

/** All roads of a tile, extending slightly over its edges. */
export function paintRoads(pen: Pen, tile: WorldTile): void {
  const { context, scale } = pen;
  const { x, y, shape } = tile;
  if (shape.roads.length === 0) return;
  context.lineJoin = 'round';
  for (const [fill, width, round] of [
    [tone.roadEdge, EDGE, CROSSING],
    [tone.road, SURFACE, CROSSING - 0.022],
  ] as const) {
    strokeRoads(pen, tile, fill, width);
    if (shape.hasCrossing) fillEllipse(context, fill, x + CENTER[0], y + CENTER[1], round, round * 0.94);
  }
  if (scale < 36) return;
  context.setLineDash([0.055, 0.04]);
  for (const off of [-RUT, RUT]) strokeRuts(pen, tile, off);
  context.setLineDash([]);
}

function strokeRoads({ context }: Pen, { x, y, shape }: WorldTile, stroke: string, width: number): void {
  context.beginPath();
  for (const road of shape.roads) addRoad(context, road, x, y);
  context.lineWidth = width;
  context.strokeStyle = stroke;
  context.stroke();
}

/** How far a road is drawn over the edge of its tile, in tiles, to hide the seam. */
const OVER = 0.012;

function addRoad(context: SKRSContext2D, { line, end }: RoadShape, x: number, y: number): void {
  const [start, stop] = [line[0]!, line.at(-1)!];
  const before = plus(start.from, unit(minus(start.from, start.near)), OVER);
  addCurve(context, [cubic(before, before, start.from, start.from), ...line], x, y);
  if (end !== 'through') return;
  const after = plus(stop.to, unit(minus(stop.to, stop.far)), OVER);
  context.lineTo(x + after[0], y + after[1]);
}

/** A line beside the middle of the road. */
function strokeRuts({ context, scale }: Pen, { x, y, shape }: WorldTile, off: number): void {
  context.beginPath();
  for (const { line, end } of shape.roads) {
    const points = pointsOf(line);
    const isCut = end === 'crossing';
    points.forEach(([px, py], i) => {
      if (isCut && i > points.length - 3) return;
      const [ax, ay] = points[Math.max(0, i - 1)]!;
      const [bx, by] = points[Math.min(points.length - 1, i + 1)]!;
      const length = Math.hypot(bx - ax, by - ay) || 1;
      const at = [x + px - ((by - ay) / length) * off, y + py + ((bx - ax) / length) * off] as const;
      if (i === 0) context.moveTo(at[0], at[1]);
      else context.lineTo(at[0], at[1]);
    });
  }
  context.lineWidth = Math.max(0.013, 0.8 / scale);
  context.strokeStyle = tone.rut;
  context.stroke();
}

/** The stone where three or more roads meet. */
export function milestones({ x, y, shape }: WorldTile): readonly Standing[] {
  if (!shape.hasCrossing) return [];
  const foot = { x: x + CENTER[0], y: y + CENTER[1] + 0.055 };
  return [
    {
      ...foot,
      reach: [foot.x - 0.1, foot.y - 0.22, foot.x + 0.14, foot.y + 0.05],
      look: 'milestone',
      paint: paintMilestone,
    },
  ];
}

/** A milestone with its foot at a point. */
export function paintMilestone({ context, scale }: Pen, x: number, y: number): void {
  const [half, high] = [0.06, 0.13];
  fillEllipse(context, tone.rut, x + 0.03, y + 0.002, 0.085, 0.028);
  const outline = () => traceArch(context, x, y, half, high);
  outline();
  context.fillStyle = tone.stone.light;
  context.fill();
  fillShape(context, tone.stone.dark, [
    [x + half * 0.4, y],
    [x + half * 0.4, y - high - half * 0.85],
    [x + half * 0.9, y - high - half * 0.3],
    [x + half, y],
  ]);
  outline();
  context.lineWidth = Math.max(0.016, 1 / scale);
  context.strokeStyle = tone.line;
  context.stroke();
  context.beginPath();
  for (const up of [0.062, 0.108]) {
    context.moveTo(x - half * 0.55, y - up);
    context.lineTo(x + half * 0.4, y - up);
  }
  context.lineWidth = Math.max(0.013, 0.9 / scale);
  context.stroke();
}

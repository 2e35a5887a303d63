/** Inns at roads: a thatched house with its sign, a lake beside it, and a path from the road to its door. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Point } from '../../../kit/geometry.ts';
import type { Inn } from '../shape/inns.ts';
import { tone } from '../tones.ts';
import { fillEllipse, fillShape, type Pen, type Standing, trace } from './pen.ts';
import type { WorldTile } from './world.ts';

/** Where the foot of the house and the lake are, from the middle of the inn. */
interface Arrangement {
  readonly house: Point;
  readonly lake: Point;
}

/** The house is never in front of the lake, and both are at the road: side by side, or one in front of the other. */
const arrangementOf = ({ at, fork }: Inn): Arrangement => {
  const [dx, dy] = [fork[0] - at[0], fork[1] - at[1]];
  if (Math.abs(dx) > Math.abs(dy)) return { house: [0.01, 0.0], lake: [0.01, 0.09] };
  return dy < 0 ? { house: [-0.03, 0.03], lake: [0.05, 0.1] } : { house: [-0.1, 0.08], lake: [0.12, 0.05] };
};

/** The lakes of a tile's inns and the paths to their doors, on the ground; painted under its roads. */
export function paintInnGrounds({ context, scale }: Pen, { x, y, shape }: WorldTile): void {
  for (const inn of shape.inns) {
    const { house, lake } = arrangementOf(inn);
    const [px, py] = [x + inn.at[0], y + inn.at[1]];
    const door: Point = [px + house[0], py + house[1] + 0.005];
    const fork: Point = [x + inn.fork[0], y + inn.fork[1]];
    const [a, b] = LAKE;
    for (const [fill, inward] of [
      [tone.bank, 0],
      [tone.shore, 0.014],
      [tone.water, 0.03],
    ] as const) {
      fillEllipse(context, fill, px + lake[0], py + lake[1], a - inward, b - inward);
    }
    paintPath(context, fork, door);
    if (scale < 44) continue;
    context.beginPath();
    for (const [dx, dy] of [
      [-0.05, 0.02],
      [0.045, 0.035],
    ] as const) {
      context.moveTo(px + lake[0] + dx - 0.025, py + lake[1] + dy);
      context.lineTo(px + lake[0] + dx + 0.025, py + lake[1] + dy);
    }
    context.lineWidth = Math.max(0.012, 0.9 / scale);
    context.strokeStyle = tone.ripple;
    context.stroke();
  }
}

/** Half the width and height of an inn's lake. */
const LAKE = [0.16, 0.1] as const;

function paintPath(context: SKRSContext2D, from: Point, to: Point): void {
  for (const [stroke, width] of [
    [tone.roadEdge, 0.1],
    [tone.road, 0.065],
  ] as const) {
    trace(context, [from, to]);
    context.lineWidth = width;
    context.strokeStyle = stroke;
    context.lineCap = 'round';
    context.stroke();
    context.lineCap = 'butt';
  }
}

export const innsOf = ({ x, y, shape }: WorldTile): readonly Standing[] =>
  shape.inns.map((inn) => {
    const { house } = arrangementOf(inn);
    const [px, py] = [x + inn.at[0] + house[0], y + inn.at[1] + house[1]];
    return { x: px, y: py, reach: [px - 0.24, py - 0.3, px + 0.22, py + 0.05], look: 'inn', paint: paintInn };
  });

/** An inn with the middle of its foot at a point. */
function paintInn({ context, scale }: Pen, x: number, y: number): void {
  const ink = Math.max(0.014, 1 / scale);
  const [thatch, thatchShade] = tone.thatch;
  const at = (right: number, up: number): Point => [x + right, y - up];
  const part = (fill: string, points: readonly Point[]) => {
    fillShape(context, fill, points);
    trace(context, points);
    context.closePath();
    context.stroke();
  };
  context.lineJoin = 'round';
  context.lineWidth = ink;
  context.strokeStyle = tone.line;
  context.globalAlpha = 0.25;
  fillShape(context, tone.ink, [at(-0.1, 0), at(0.16, 0), at(0.2, -0.03), at(-0.06, -0.03)]);
  context.globalAlpha = 1;

  part(tone.plasterShade, [at(0, 0), at(0, 0.1), at(0.15, 0.1), at(0.15, 0)]);
  part(tone.plaster, [at(-0.13, 0), at(-0.13, 0.1), at(-0.065, 0.19), at(0, 0.1), at(0, 0)]);
  part(thatch, [at(-0.065, 0.225), at(0.105, 0.225), at(0.18, 0.085), at(0.005, 0.085)]);
  fillShape(context, thatchShade, [at(-0.02, 0.135), at(0.155, 0.135), at(0.178, 0.092), at(0.004, 0.092)]);
  part(thatch, [at(-0.155, 0.08), at(-0.065, 0.225), at(-0.035, 0.225), at(-0.135, 0.06)]);
  // The chimney, and the timber of the gable.
  part(tone.roofs[3], [at(0.07, 0.21), at(0.07, 0.275), at(0.11, 0.275), at(0.11, 0.21)]);
  context.fillStyle = tone.door;
  context.fillRect(x - 0.095, y - 0.07, 0.045, 0.07);
  context.fillRect(x + 0.06, y - 0.068, 0.03, 0.032);
  context.fillRect(x + 0.11, y - 0.068, 0.03, 0.032);
  trace(context, [at(-0.125, 0.1), at(0, 0.1)]);
  context.stroke();
  // The sign hangs at the corner of the gable.
  trace(context, [at(-0.13, 0.13), at(-0.195, 0.13)]);
  context.lineWidth = ink * 1.3;
  context.stroke();
  fillEllipse(context, tone.line, x - 0.165, y - 0.08, 0.042 + ink / 2, 0.042 + ink / 2);
  fillEllipse(context, tone.gold, x - 0.165, y - 0.08, 0.036, 0.036);
}

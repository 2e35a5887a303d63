/** The churches of cloisters and their gardens. */
import type { Point } from '../../../kit/geometry.ts';
import { tone } from '../tones.ts';
import { fillEllipse, fillShape, type Pen, type Standing, trace, traceArch } from './pen.ts';
import type { WorldTile } from './world.ts';

/** The bright garden around the church, on the ground. */
export function paintGarden({ context, scale }: Pen, { x, y, shape }: WorldTile): void {
  if (shape.garden === null) return;
  const { x: gx, y: gy, a, b, size } = shape.garden;
  fillEllipse(context, tone.garden, x + gx, y + gy, a, b);
  context.lineWidth = Math.max(0.014, 1 / scale);
  context.strokeStyle = tone.gardenEdge;
  context.stroke();
  if (scale < 44) return;
  context.beginPath();
  for (const [dx, dy] of BEDS) {
    context.moveTo(x + gx + dx * size, y + gy + dy * size);
    context.lineTo(x + gx + (dx + 0.06) * size, y + gy + dy * size);
  }
  context.lineWidth = 0.016;
  context.stroke();
}

/** Beds of herbs in the garden. */
const BEDS: readonly Point[] = [
  [-0.28, 0.11],
  [-0.3, 0.145],
  [-0.26, 0.18],
  [0.12, 0.2],
  [0.14, 0.235],
  [-0.33, -0.1],
  [-0.31, -0.065],
];

/** The foot of a church of size 1 from the middle of its garden, and its edges from there. */
const FOOT: Point = [-0.3, 0.14];
const REACH = [-0.05, -0.72, 0.7, 0.06] as const;

export function churchesOf({ x, y, shape }: WorldTile): readonly Standing[] {
  if (shape.garden === null) return [];
  const { size } = shape.garden;
  const foot: Point = [x + shape.garden.x + FOOT[0] * size, y + shape.garden.y + FOOT[1] * size];
  const [west, north, east, south] = REACH;
  return [
    {
      x: foot[0],
      y: foot[1],
      reach: [foot[0] + west * size, foot[1] + north * size, foot[0] + east * size, foot[1] + south * size],
      look: `church ${size}`,
      paint: ({ context, scale }, px, py) => {
        context.save();
        context.translate(px, py);
        context.scale(size, size);
        paintChurch({ context, scale: scale * size }, 0, 0);
        context.restore();
      },
    },
  ];
}

/**
 * A church with a red roof: the gable front on the left, the nave to the right, the tower behind. Its left foot is at
 * (x, y).
 */
export function paintChurch({ context, scale }: Pen, x: number, y: number): void {
  const ink = Math.max(0.017, 1.1 / scale);
  const [bright, dark, line] = tone.cloisterRoof;
  const at = (right: number, up: number): Point => [x + right, y - up];
  const outline = (points: readonly Point[]) => {
    trace(context, points);
    context.closePath();
    context.stroke();
  };
  context.lineJoin = 'round';
  context.strokeStyle = tone.line;
  context.lineWidth = ink;

  context.globalAlpha = 0.25;
  fillShape(context, tone.ink, [at(0.02, 0), at(0.54, 0), at(0.59, -0.045), at(0.1, -0.045)]);
  context.globalAlpha = 1;

  // The tower is behind the ridge.
  const tower = [at(0.2, 0.2), at(0.2, 0.43), at(0.31, 0.43), at(0.31, 0.2)];
  fillShape(context, tone.plaster, tower);
  fillShape(context, tone.plasterShade, [at(0.27, 0.2), at(0.27, 0.43), at(0.31, 0.43), at(0.31, 0.2)]);
  outline(tower);
  const tip = [at(0.18, 0.425), at(0.255, 0.57), at(0.33, 0.425)];
  fillShape(context, bright, tip);
  fillShape(context, dark, [at(0.27, 0.425), at(0.255, 0.57), at(0.33, 0.425)]);
  outline(tip);
  context.fillStyle = tone.door;
  context.fillRect(x + 0.227, y - 0.4, 0.022, 0.05);
  context.fillRect(x + 0.262, y - 0.4, 0.022, 0.05);
  context.lineWidth = ink * 1.25;
  trace(context, [at(0.255, 0.56), at(0.255, 0.665)]);
  context.stroke();
  trace(context, [at(0.22, 0.63), at(0.29, 0.63)]);
  context.stroke();
  context.lineWidth = ink;

  const front = [at(0, 0), at(0, 0.15), at(0.085, 0.255), at(0.17, 0.15), at(0.17, 0)];
  const nave = [at(0.17, 0), at(0.17, 0.15), at(0.52, 0.15), at(0.52, 0)];
  const roof = [at(0.085, 0.275), at(0.44, 0.275), at(0.54, 0.135), at(0.17, 0.135)];
  fillShape(context, tone.plaster, front);
  fillShape(context, tone.plasterShade, nave);
  outline(nave);
  outline(front);
  fillShape(context, bright, roof);
  context.lineWidth = ink * 0.7;
  context.strokeStyle = line;
  for (const share of [0.3, 0.62]) {
    trace(context, [at(0.085 + 0.085 * share, 0.275 - 0.14 * share), at(0.44 + 0.1 * share, 0.275 - 0.14 * share)]);
    context.stroke();
  }
  context.strokeStyle = tone.line;
  context.lineWidth = ink;
  outline(roof);
  trace(context, [at(-0.02, 0.13), at(0.085, 0.275)]);
  context.lineWidth = ink * 2;
  context.stroke();

  context.fillStyle = tone.door;
  for (const right of [0.205, 0.285, 0.365, 0.445]) fillArch(context, x + right, y - 0.035, 0.021, 0.05);
  fillArch(context, x + 0.085, y, 0.032, 0.062);
  fillEllipse(context, tone.door, x + 0.085, y - 0.155, 0.022, 0.022);
}

/** Fills a door or window with a round top; (x, y) is the middle of its sill. */
function fillArch(context: Pen['context'], x: number, y: number, half: number, high: number): void {
  traceArch(context, x, y, half, high);
  context.fill();
}

import type { Point } from '../../../kit/geometry.ts';
import { GARDEN } from '../shape/places.ts';
import { tone } from '../tones.ts';
import { fillEllipse, fillShape, type Pen, type Standing, trace, traceArch } from './pen.ts';
import type { WorldTile } from './world.ts';

/** The bright garden around the church, on the ground. */
export function paintGarden({ context, scale }: Pen, { x, y, shape }: WorldTile): void {
  if (!shape.hasCloister) return;
  const [a, b] = GARDEN;
  fillEllipse(context, tone.garden, x + 0.5, y + 0.52, a, b);
  context.lineWidth = Math.max(0.014, 1 / scale);
  context.strokeStyle = tone.gardenEdge;
  context.stroke();
  if (scale < 44) return;
  context.beginPath();
  for (const [dx, dy] of BEDS) {
    context.moveTo(x + 0.5 + dx, y + 0.52 + dy);
    context.lineTo(x + 0.56 + dx, y + 0.52 + dy);
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

export const churchesOf = ({ x, y, shape }: WorldTile): readonly Standing[] =>
  shape.hasCloister
    ? [
        {
          x: x + 0.2,
          y: y + 0.66,
          reach: [x + 0.15, y - 0.06, x + 0.9, y + 0.72],
          look: 'church',
          paint: paintChurch,
        },
      ]
    : [];

/** A church with a red roof: the gable front left, the nave to the right, the tower behind. Foot left at (x, y). */
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

  // The tower stands behind the ridge.
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

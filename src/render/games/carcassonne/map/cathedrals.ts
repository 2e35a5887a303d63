/** Cathedrals, the landmarks of their cities. */
import type { Point } from '../../../kit/geometry.ts';
import { tone } from '../tones.ts';
import { fillEllipse, fillShape, type Pen, type Standing, trace, traceArch } from './pen.ts';

/** The foot of a cathedral on its tile. */
const FOOT: Point = [0.5, 0.7];

/** The cathedral of the tile with its northwest corner at (x, y). */
export function cathedral(x: number, y: number): Standing {
  const foot: Point = [x + FOOT[0], y + FOOT[1]];
  return {
    x: foot[0],
    y: foot[1],
    reach: [foot[0] - 0.36, foot[1] - 0.86, foot[0] + 0.42, foot[1] + 0.25],
    look: 'cathedral',
    paint: paintCathedral,
  };
}

/** Whether a house with its foot there would hide the cathedral or its square. */
export const isAtCathedral = ([x, y]: Point): boolean => y > 0.22 && Math.abs(x - 0.5) < (y > 0.86 ? 0.3 : 0.4);

/** A cathedral from the west: two towers with spires, the gable with its rose between them. */
function paintCathedral({ context, scale }: Pen, x: number, y: number): void {
  const ink = Math.max(0.015, 1.1 / scale);
  const { light, mid, dark } = tone.stone;
  const [slate, slateShade] = tone.slate;
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

  // The square before it, and its shadow.
  fillEllipse(context, tone.lane, x, y + 0.1, 0.34, 0.12);
  context.globalAlpha = 0.25;
  fillShape(context, tone.ink, [at(-0.26, 0), at(0.3, 0), at(0.37, -0.05), at(-0.2, -0.05)]);
  context.globalAlpha = 1;

  // The roof of the nave rises behind the gable.
  part(slate, [at(-0.13, 0.34), at(0, 0.58), at(0.13, 0.34)]);
  part(mid, [at(-0.14, 0), at(-0.14, 0.32), at(0, 0.5), at(0.14, 0.32), at(0.14, 0)]);
  for (const side of [-1, 1] as const) {
    const middle = side * 0.205;
    const tower = [at(middle - 0.085, 0), at(middle - 0.085, 0.47), at(middle + 0.085, 0.47), at(middle + 0.085, 0)];
    fillShape(context, light, tower);
    fillShape(context, dark, [
      at(middle + 0.035, 0),
      at(middle + 0.035, 0.47),
      at(middle + 0.085, 0.47),
      at(middle + 0.085, 0),
    ]);
    trace(context, tower);
    context.closePath();
    context.stroke();
    const spire = [at(middle - 0.105, 0.46), at(middle, 0.75), at(middle + 0.105, 0.46)];
    fillShape(context, slate, spire);
    fillShape(context, slateShade, [at(middle + 0.03, 0.46), at(middle, 0.75), at(middle + 0.105, 0.46)]);
    trace(context, spire);
    context.closePath();
    context.stroke();
    context.fillStyle = tone.door;
    for (const [up, high] of [
      [0.29, 0.09],
      [0.1, 0.07],
    ] as const) {
      traceArch(context, x + middle - 0.02, y - up, 0.024, high);
      context.fill();
    }
    context.lineWidth = ink * 1.2;
    trace(context, [at(middle, 0.74), at(middle, 0.825)]);
    context.stroke();
    trace(context, [at(middle - 0.03, 0.795), at(middle + 0.03, 0.795)]);
    context.stroke();
    context.lineWidth = ink;
    for (const up of [0.25, 0.43]) {
      trace(context, [at(middle - 0.085, up), at(middle + 0.085, up)]);
      context.stroke();
    }
  }
  // The rose and the portal.
  fillEllipse(context, tone.line, x, y - 0.27, 0.078, 0.078);
  fillEllipse(context, tone.gold, x, y - 0.27, 0.064, 0.064);
  if (scale >= 40) {
    context.beginPath();
    for (let i = 0; i < 4; i++) {
      const [dx, dy] = [Math.cos((i * Math.PI) / 4) * 0.064, Math.sin((i * Math.PI) / 4) * 0.064];
      context.moveTo(x - dx, y - 0.27 - dy);
      context.lineTo(x + dx, y - 0.27 + dy);
    }
    context.lineWidth = ink * 0.8;
    context.stroke();
    fillEllipse(context, tone.pennant, x, y - 0.27, 0.022, 0.022);
  }
  traceArch(context, x, y, 0.058, 0.085);
  context.fillStyle = tone.door;
  context.fill();
  context.lineWidth = ink;
  context.stroke();
}

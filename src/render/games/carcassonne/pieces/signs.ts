/** How inns and cathedrals look in formulas and keys, where there is no room for the art of the tiles. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Sign } from '../../../../engines/carcassonne/index.ts';
import type { Point } from '../../../kit/geometry.ts';
import { isolated } from '../../../kit/page.ts';
import { tone } from '../tones.ts';

/** Paints an inn or a cathedral around a point. `size`: its larger side in pixels. */
export function paintSign(context: SKRSContext2D, sign: Sign, x: number, y: number, size: number): void {
  isolated(context, () => {
    context.translate(x, y);
    context.scale(size, size);
    context.lineJoin = 'round';
    context.lineWidth = 0.075;
    context.strokeStyle = tone.ink;
    painters[sign](context);
  });
}

function paintShape(context: SKRSContext2D, fill: string, points: readonly Point[]): void {
  context.beginPath();
  for (const point of points) context.lineTo(...point);
  context.closePath();
  context.fillStyle = fill;
  context.fill();
  context.stroke();
}

const painters: { readonly [S in Sign]: (context: SKRSContext2D) => void } = {
  /** A house by a pond. */
  inn(context) {
    context.beginPath();
    context.ellipse(0.02, 0.3, 0.46, 0.17, 0, 0, 2 * Math.PI);
    context.fillStyle = tone.water;
    context.fill();
    context.stroke();
    paintShape(context, tone.plaster, [
      [-0.3, 0.2],
      [-0.3, -0.12],
      [0.3, -0.12],
      [0.3, 0.2],
    ]);
    paintShape(context, tone.roofs[0], [
      [-0.42, -0.1],
      [-0.2, -0.46],
      [0.2, -0.46],
      [0.42, -0.1],
    ]);
    context.fillStyle = tone.door;
    context.fillRect(-0.09, -0.02, 0.18, 0.22);
  },
  /** A front with two towers. */
  cathedral(context) {
    paintShape(context, tone.stone.light, [
      [-0.22, 0.44],
      [-0.22, -0.08],
      [0, -0.26],
      [0.22, -0.08],
      [0.22, 0.44],
    ]);
    for (const way of [-1, 1]) {
      paintShape(context, tone.stone.mid, [
        [way * 0.42, 0.44],
        [way * 0.42, -0.16],
        [way * 0.18, -0.16],
        [way * 0.18, 0.44],
      ]);
      paintShape(context, tone.slate[1], [
        [way * 0.46, -0.14],
        [way * 0.3, -0.5],
        [way * 0.14, -0.14],
      ]);
    }
    context.beginPath();
    context.arc(0, 0.04, 0.07, 0, 2 * Math.PI);
    context.fillStyle = tone.pennant;
    context.fill();
    context.fillRect(-0.07, 0.24, 0.14, 0.2);
  },
};

/** Volcanoes: a dark cone with a glowing crater, streams of lava, and a cloud (rules §13.1). */
import type { SKRSContext2D } from '@napi-rs/canvas';
import { isolated } from '../../../../kit/page.ts';
import { tone } from '../../tones.ts';
import type { Pen, Standing } from '../pen.ts';

/** A volcano in a circle around a point. */
export function volcano(x: number, y: number, radius: number): Standing {
  const foot = y + radius * 0.8;
  return {
    x,
    y: foot,
    reach: [x - radius * 1.1, y - radius * 1.15, x + radius * 1.15, foot + radius * 0.25],
    look: `volcano ${radius}`,
    paint: ({ context, scale }, px, py) =>
      isolated(context, () => {
        context.translate(px, py);
        context.scale(radius, radius);
        paintVolcano({ context, scale: scale * radius });
      }),
  };
}

/** Paints a volcano 2 wide whose foot has its middle at the origin. */
function paintVolcano({ context, scale }: Pen): void {
  const [light, mid, dark] = tone.rock;
  const [bright, glow, deep] = tone.lava;
  context.lineJoin = 'round';
  context.lineCap = 'round';
  context.strokeStyle = tone.line;
  context.lineWidth = Math.max(0.06, 1.1 / scale);

  context.globalAlpha = 0.25;
  context.fillStyle = tone.ink;
  context.beginPath();
  context.ellipse(0.1, 0.02, 0.98, 0.16, 0, 0, 2 * Math.PI);
  context.fill();
  context.globalAlpha = 1;

  paintCloud(context);

  const cone = () => {
    context.beginPath();
    context.moveTo(-0.96, 0);
    context.quadraticCurveTo(-0.5, -0.22, -0.31, -1.06);
    context.quadraticCurveTo(0, -0.9, 0.31, -1.06);
    context.quadraticCurveTo(0.5, -0.22, 0.96, 0);
    context.quadraticCurveTo(0, 0.2, -0.96, 0);
    context.closePath();
  };
  cone();
  context.fillStyle = mid;
  context.fill();
  // Light comes from the left.
  shape(context, light, () => {
    context.moveTo(-0.96, 0);
    context.quadraticCurveTo(-0.5, -0.22, -0.31, -1.06);
    context.lineTo(-0.12, -0.96);
    context.quadraticCurveTo(-0.26, -0.3, -0.52, 0.07);
    context.closePath();
  });
  shape(context, dark, () => {
    context.moveTo(0.96, 0);
    context.quadraticCurveTo(0.5, -0.22, 0.31, -1.06);
    context.lineTo(0.14, -0.96);
    context.quadraticCurveTo(0.3, -0.26, 0.6, 0.06);
    context.closePath();
  });
  // Streams of lava from the rim.
  shape(context, deep, () => {
    context.moveTo(-0.2, -1.02);
    context.quadraticCurveTo(-0.12, -0.6, -0.32, -0.34);
    context.quadraticCurveTo(-0.34, -0.22, -0.22, -0.24);
    context.quadraticCurveTo(0.02, -0.5, 0, -0.72);
    context.quadraticCurveTo(0.12, -0.44, 0.1, -0.14);
    context.quadraticCurveTo(0.2, 0, 0.28, -0.14);
    context.quadraticCurveTo(0.28, -0.56, 0.22, -1.02);
    context.closePath();
  });
  shape(context, glow, () => {
    context.moveTo(-0.1, -0.98);
    context.quadraticCurveTo(-0.02, -0.62, -0.2, -0.38);
    context.quadraticCurveTo(0.06, -0.62, 0.04, -0.86);
    context.quadraticCurveTo(0.2, -0.5, 0.19, -0.2);
    context.quadraticCurveTo(0.24, -0.6, 0.14, -0.98);
    context.closePath();
  });
  cone();
  context.stroke();
  // The crater.
  context.beginPath();
  context.ellipse(0, -1.04, 0.31, 0.1, 0, 0, 2 * Math.PI);
  context.fillStyle = glow;
  context.fill();
  context.stroke();
  context.beginPath();
  context.ellipse(0, -1.03, 0.17, 0.045, 0, 0, 2 * Math.PI);
  context.fillStyle = bright;
  context.fill();
}

/** Embers in a cloud above the crater. */
function paintCloud(context: SKRSContext2D): void {
  const puffs = [
    [0.02, -1.22, 0.2],
    [0.26, -1.4, 0.24],
    [-0.08, -1.52, 0.22],
    [0.3, -1.66, 0.17],
  ] as const;
  for (const [grow, fill] of [
    [0.035, tone.line],
    [0, tone.smoke[0]],
  ] as const) {
    context.fillStyle = fill;
    for (const [x, y, radius] of puffs) {
      context.beginPath();
      context.arc(x, y, radius + grow, 0, 2 * Math.PI);
      context.fill();
    }
  }
  context.fillStyle = tone.smoke[1];
  for (const [x, y, radius] of puffs.slice(0, 3)) {
    context.beginPath();
    context.arc(x + radius * 0.25, y + radius * 0.3, radius * 0.6, 0, 2 * Math.PI);
    context.fill();
  }
}

function shape(context: SKRSContext2D, fill: string, path: () => void): void {
  context.beginPath();
  path();
  context.fillStyle = fill;
  context.fill();
}

/** The dragon, which belongs to nobody (rules §13.1). */
import type { SKRSContext2D } from '@napi-rs/canvas';
import { sprite } from '../../../kit/caches.ts';
import { isolated } from '../../../kit/page.ts';
import { tone } from '../tones.ts';

/** What it covers from its center to each side with its halo and shadow, as a fraction of its size. */
const REACH = 0.62;

/** Copies the dragon around a point in whole pixels. `size`: its larger side, in pixels. */
export function stampDragon(context: SKRSContext2D, x: number, y: number, size: number): void {
  const half = dragonReach(size);
  const image = sprite(`carcassonne dragon ${size}`, 2 * half, 2 * half, (inside) =>
    paintDragon(inside, half, half, size),
  );
  context.drawImage(image, x - half, y - half);
}

/** From its center to each side of what it covers, in whole pixels. */
export const dragonReach = (size: number): number => Math.ceil(size * REACH) + 1;

const WHITE = '#FFFFFF';

/** Paints the dragon around a point, looking left. */
function paintDragon(context: SKRSContext2D, x: number, y: number, size: number): void {
  const [red, dark, gold, goldShade] = tone.dragon;
  isolated(context, () => {
    context.translate(x, y);
    context.scale(size, size);
    context.lineJoin = 'round';
    context.lineCap = 'round';
    context.globalAlpha = 0.3;
    context.fillStyle = tone.ink;
    context.beginPath();
    context.ellipse(0.04, 0.44, 0.46, 0.09, 0, 0, 2 * Math.PI);
    context.fill();
    context.globalAlpha = 1;
    for (const [width, stroke] of [
      [0.15, WHITE],
      [0.075, tone.ink],
    ] as const) {
      context.lineWidth = width;
      context.strokeStyle = stroke;
      for (const outline of [traceFarWing, traceBody, traceWing]) {
        outline(context);
        context.stroke();
      }
    }
    fill(context, goldShade, traceFarWing);
    fill(context, red, traceBody);
    // The belly.
    fill(context, gold, () => {
      context.beginPath();
      context.moveTo(-0.27, -0.02);
      context.quadraticCurveTo(-0.33, 0.2, -0.17, 0.31);
      context.quadraticCurveTo(-0.04, 0.36, 0.05, 0.3);
      context.quadraticCurveTo(-0.14, 0.24, -0.2, -0.02);
      context.closePath();
    });
    // The hind leg and the fold of the fore leg.
    context.lineWidth = 0.03;
    context.strokeStyle = dark;
    context.beginPath();
    context.moveTo(0.2, 0.16);
    context.quadraticCurveTo(0.02, 0.2, 0.09, 0.4);
    context.stroke();
    context.lineWidth = 0.04;
    context.strokeStyle = tone.ink;
    traceWing(context);
    context.stroke();
    fill(context, gold, traceWing);
    // The fingers of the wing.
    context.lineWidth = 0.024;
    context.strokeStyle = goldShade;
    context.beginPath();
    for (const [px, py] of [
      [0.3, -0.2],
      [0.2, -0.06],
    ] as const) {
      context.moveTo(0.29, -0.46);
      context.quadraticCurveTo(0.16, -0.32, px, py);
    }
    context.stroke();
    // The eye and the nostril.
    context.fillStyle = WHITE;
    context.beginPath();
    context.arc(-0.29, -0.255, 0.042, 0, 2 * Math.PI);
    context.fill();
    context.fillStyle = tone.ink;
    context.beginPath();
    context.arc(-0.3, -0.255, 0.022, 0, 2 * Math.PI);
    context.fill();
    context.beginPath();
    context.arc(-0.43, -0.235, 0.014, 0, 2 * Math.PI);
    context.fill();
  });
}

function fill(context: SKRSContext2D, color: string, path: (context: SKRSContext2D) => void): void {
  path(context);
  context.fillStyle = color;
  context.fill();
}

function traceBody(context: SKRSContext2D): void {
  context.beginPath();
  context.moveTo(-0.49, -0.22);
  context.quadraticCurveTo(-0.47, -0.31, -0.35, -0.33);
  context.lineTo(-0.23, -0.49);
  context.lineTo(-0.2, -0.34);
  context.quadraticCurveTo(-0.07, -0.28, -0.1, -0.1);
  context.quadraticCurveTo(-0.1, 0, 0.04, 0.02);
  context.quadraticCurveTo(0.24, 0.02, 0.29, 0.18);
  context.quadraticCurveTo(0.36, 0.27, 0.39, 0.16);
  context.lineTo(0.4, 0.08);
  context.lineTo(0.32, 0.09);
  context.lineTo(0.42, -0.12);
  context.lineTo(0.53, 0.09);
  context.lineTo(0.465, 0.09);
  context.quadraticCurveTo(0.5, 0.2, 0.45, 0.3);
  context.quadraticCurveTo(0.38, 0.42, 0.25, 0.35);
  context.lineTo(0.24, 0.46);
  context.lineTo(0.05, 0.46);
  context.lineTo(0.09, 0.36);
  context.quadraticCurveTo(-0.02, 0.38, -0.09, 0.35);
  context.lineTo(-0.1, 0.46);
  context.lineTo(-0.29, 0.46);
  context.lineTo(-0.22, 0.34);
  context.quadraticCurveTo(-0.34, 0.2, -0.29, 0.02);
  context.quadraticCurveTo(-0.26, -0.06, -0.27, -0.1);
  context.lineTo(-0.44, -0.06);
  context.lineTo(-0.47, -0.12);
  context.lineTo(-0.36, -0.17);
  context.closePath();
}

function traceWing(context: SKRSContext2D): void {
  context.beginPath();
  context.moveTo(-0.06, 0.1);
  context.quadraticCurveTo(-0.02, -0.32, 0.29, -0.52);
  context.quadraticCurveTo(0.32, -0.36, 0.42, -0.26);
  context.quadraticCurveTo(0.32, -0.27, 0.3, -0.18);
  context.quadraticCurveTo(0.2, -0.16, 0.2, -0.04);
  context.quadraticCurveTo(0.1, -0.02, 0.08, 0.12);
  context.closePath();
}

function traceFarWing(context: SKRSContext2D): void {
  context.beginPath();
  context.moveTo(-0.12, -0.04);
  context.quadraticCurveTo(-0.12, -0.36, 0.06, -0.53);
  context.quadraticCurveTo(0.08, -0.4, 0.16, -0.36);
  context.lineTo(0.02, -0.04);
  context.closePath();
}

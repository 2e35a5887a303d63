/** The fairy, who belongs to nobody (rules §13.6). */
import type { SKRSContext2D } from '@napi-rs/canvas';
import { sprite } from '../../../kit/caches.ts';
import { isolated } from '../../../kit/page.ts';
import { tone } from '../tones.ts';

/** What she covers from her center to each side with her halo, as a fraction of her height. */
const REACH = 0.68;

/** Copies the fairy around a point in whole pixels. `height`: from her hair to her feet, in pixels. */
export function stampFairy(context: SKRSContext2D, x: number, y: number, height: number): void {
  const half = fairyReach(height);
  const image = sprite(`carcassonne fairy ${height}`, 2 * half, 2 * half, (inside) =>
    paintFairy(inside, half, half, height),
  );
  context.drawImage(image, x - half, y - half);
}

/** From her center to each side of what she covers, in whole pixels. */
export const fairyReach = (height: number): number => Math.ceil(height * REACH) + 1;

const WHITE = '#FFFFFF';

/** Paints the fairy around a point: a lady in white with blue wings and a star on her wand. */
export function paintFairy(context: SKRSContext2D, x: number, y: number, height: number): void {
  const [dress, wing, wingShade] = tone.fairy;
  const [, , skin] = tone.princess;
  isolated(context, () => {
    context.translate(x, y);
    context.scale(height, height);
    context.lineJoin = 'round';
    context.lineCap = 'round';
    const shapes = [
      [wingShade, traceLowerWings],
      [wing, traceUpperWings],
      [dress, traceDress],
      [tone.gold, traceHair],
      [skin, traceFace],
      [tone.gold, traceStar],
    ] as const;
    for (const [width, stroke] of [
      [0.19, WHITE],
      [0.085, tone.ink],
    ] as const) {
      context.lineWidth = width;
      context.strokeStyle = stroke;
      traceWand(context);
      context.stroke();
      for (const [, outline] of shapes) {
        outline(context);
        context.stroke();
      }
    }
    context.lineWidth = 0.04;
    context.strokeStyle = tone.ink;
    for (const [fill, outline] of shapes) {
      outline(context);
      context.stroke();
      context.fillStyle = fill;
      context.fill();
    }
    traceWand(context);
    context.lineWidth = 0.045;
    context.stroke();
    traceStar(context);
    context.fillStyle = tone.gold;
    context.fill();
  });
}

function traceUpperWings(context: SKRSContext2D): void {
  context.beginPath();
  for (const side of [-1, 1]) {
    context.moveTo(side * 0.06, -0.04);
    context.quadraticCurveTo(side * 0.2, -0.42, side * 0.48, -0.4);
    context.quadraticCurveTo(side * 0.54, -0.1, side * 0.06, 0.06);
    context.closePath();
  }
}

function traceLowerWings(context: SKRSContext2D): void {
  context.beginPath();
  for (const side of [-1, 1]) {
    context.moveTo(side * 0.06, 0);
    context.quadraticCurveTo(side * 0.46, 0.02, side * 0.4, 0.26);
    context.quadraticCurveTo(side * 0.22, 0.34, side * 0.06, 0.1);
    context.closePath();
  }
}

function traceDress(context: SKRSContext2D): void {
  context.beginPath();
  context.moveTo(-0.09, -0.12);
  context.quadraticCurveTo(-0.08, 0.1, -0.28, 0.48);
  context.quadraticCurveTo(0, 0.56, 0.28, 0.48);
  context.quadraticCurveTo(0.08, 0.1, 0.09, -0.12);
  context.closePath();
}

function traceHair(context: SKRSContext2D): void {
  context.beginPath();
  context.moveTo(-0.2, -0.1);
  context.quadraticCurveTo(-0.24, -0.5, 0, -0.5);
  context.quadraticCurveTo(0.24, -0.5, 0.2, -0.1);
  context.quadraticCurveTo(0, -0.18, -0.2, -0.1);
  context.closePath();
}

function traceFace(context: SKRSContext2D): void {
  context.beginPath();
  context.ellipse(0, -0.26, 0.12, 0.14, 0, 0, 2 * Math.PI);
}

function traceWand(context: SKRSContext2D): void {
  context.beginPath();
  context.moveTo(0.1, 0.06);
  context.lineTo(0.4, 0.18);
}

const [STAR_X, STAR_Y, STAR] = [0.44, 0.2, 0.15] as const;

function traceStar(context: SKRSContext2D): void {
  context.beginPath();
  for (let i = 0; i < 10; i++) {
    const angle = -Math.PI / 2 + (i * Math.PI) / 5;
    const far = i % 2 === 0 ? STAR : STAR * 0.45;
    context.lineTo(STAR_X + Math.cos(angle) * far, STAR_Y + Math.sin(angle) * far);
  }
  context.closePath();
}

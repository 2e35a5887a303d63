/** How a pig looks: the same upright and in a field. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import { isolated } from '../../../kit/page.ts';
import { traceShape } from '../../../kit/seats.ts';
import { write } from '../../../kit/text.ts';
import { tone } from '../tones.ts';
import type { FigurePiece } from './figurePiece.ts';

const WHITE = '#FFFFFF';

/** A pig from the side, looking left, with the seat's shape on its flank. */
export function paintPig(context: SKRSContext2D, { mark, letter, x, y, height }: FigurePiece): void {
  isolated(context, () => {
    context.translate(x, y);
    context.scale(height, height);
    context.globalAlpha = 0.3;
    context.fillStyle = tone.ink;
    context.beginPath();
    context.ellipse(0.08, 0.39, 0.46, 0.07, 0, 0, 2 * Math.PI);
    context.fill();
    context.globalAlpha = 1;
    context.lineJoin = 'round';
    context.lineCap = 'round';
    for (const [width, stroke] of [
      [0.2, WHITE],
      [0.1, tone.ink],
    ] as const) {
      context.lineWidth = width;
      context.strokeStyle = stroke;
      tracePig(context, 1);
      context.stroke();
      traceTail(context);
      context.lineWidth = width * 0.8;
      context.stroke();
    }
    context.fillStyle = mark.color;
    tracePig(context, 1);
    context.fill();
    context.fillStyle = tone.ink;
    context.beginPath();
    context.arc(-0.33, -0.11, 0.035, 0, 2 * Math.PI);
    context.fill();
    traceShape(context, mark.shape, 0.09, 0.02, 0.19);
    context.lineWidth = 0.05;
    context.strokeStyle = mark.ink;
    context.stroke();
  });
  if (letter === '') return;
  const low = mark.shape === 'triangle' ? 0.05 : 0.01;
  const size = Math.round(height * (mark.shape === 'star' || mark.shape === 'triangle' ? 0.22 : 0.27));
  write(context, letter, x + 0.09 * height, y + (0.02 + low) * height, {
    ...{ size, weight: 700, align: 'center' },
    fill: mark.ink,
  });
}

/** Begins a closed path around body, snout, ear, and legs, and scales the context to this height. */
export function tracePig(context: SKRSContext2D, height: number): void {
  context.scale(height, height);
  context.beginPath();
  context.moveTo(-0.56, -0.08);
  context.lineTo(-0.47, -0.13);
  context.quadraticCurveTo(-0.44, -0.24, -0.36, -0.27);
  context.lineTo(-0.36, -0.42);
  context.lineTo(-0.2, -0.3);
  context.quadraticCurveTo(0.1, -0.4, 0.34, -0.25);
  context.quadraticCurveTo(0.5, -0.12, 0.47, 0.12);
  context.lineTo(0.42, 0.38);
  context.lineTo(0.25, 0.38);
  context.lineTo(0.22, 0.25);
  context.lineTo(-0.1, 0.25);
  context.lineTo(-0.13, 0.38);
  context.lineTo(-0.3, 0.38);
  context.lineTo(-0.32, 0.16);
  context.quadraticCurveTo(-0.44, 0.12, -0.5, 0.06);
  context.lineTo(-0.56, 0.06);
  context.closePath();
}

function traceTail(context: SKRSContext2D): void {
  context.beginPath();
  context.moveTo(0.47, -0.1);
  context.quadraticCurveTo(0.6, -0.1, 0.57, -0.2);
  context.quadraticCurveTo(0.53, -0.27, 0.49, -0.2);
}

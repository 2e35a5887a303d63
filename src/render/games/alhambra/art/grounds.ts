import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Building } from '../../../../engines/alhambra/index.ts';
import { isolated } from '../../../kit/page.ts';
import { grounds } from '../tones.ts';
import { traceStar } from './pen.ts';

/** Paints the patterned ground of a tile, from (0, 0) to (100, 100) in units of the context. */
export function paintGround(context: SKRSContext2D, building: Building): void {
  const { ground, pattern, dark } = grounds[building];
  isolated(context, () => {
    context.beginPath();
    context.rect(0, 0, 100, 100);
    context.clip();
    context.fillStyle = ground;
    context.fillRect(0, 0, 100, 100);
    context.fillStyle = pattern;
    context.strokeStyle = pattern;
    patterns[building](context);
    context.strokeStyle = dark;
    context.lineWidth = 2.4;
    context.strokeRect(0, 0, 100, 100);
  });
}

const patterns: { readonly [B in Building]: (context: SKRSContext2D) => void } = {
  pavilion(context) {
    context.lineWidth = 1.8;
    for (let at = -100; at <= 200; at += 12.5) {
      strokeLine(context, at, 0, at + 100, 100);
      strokeLine(context, at, 0, at - 100, 100);
    }
  },
  seraglio(context) {
    for (let row = 0; row < 5; row++)
      for (let column = 0; column < 5; column++) {
        context.beginPath();
        traceStar(context, column * 25 + (row % 2) * 12.5, row * 25 + 6, 8, 4.4, 8);
        context.fill();
      }
  },
  arcades(context) {
    for (let row = 0; row < 8; row++)
      for (let column = row % 2; column < 8; column += 2) context.fillRect(column * 12.5, row * 12.5, 12.5, 12.5);
  },
  chambers(context) {
    context.lineWidth = 1.8;
    for (let row = 0; row <= 8; row++) {
      strokeLine(context, 0, row * 12.5, 100, row * 12.5);
      for (let x = (row % 2) * 12.5; x <= 100; x += 25) strokeLine(context, x, row * 12.5, x, row * 12.5 + 12.5);
    }
  },
  garden(context) {
    context.lineWidth = 2.2;
    for (let row = 0; row < 6; row++)
      for (let column = 0; column < 6; column++) {
        const [x, y] = [column * 19 + (row % 2) * 9.5, row * 18 + 8];
        for (const lean of [-4, 0, 4]) strokeLine(context, x, y, x + lean, y - 6 + Math.abs(lean) / 2);
      }
  },
  tower(context) {
    context.lineWidth = 2.6;
    for (let at = 0; at <= 200; at += 11) strokeLine(context, at, 0, at - 100, 100);
  },
};

function strokeLine(context: SKRSContext2D, x: number, y: number, toX: number, toY: number): void {
  context.beginPath();
  context.moveTo(x, y);
  context.lineTo(toX, toY);
  context.stroke();
}

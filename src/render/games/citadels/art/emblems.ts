/** The emblem of each class of districts, so that classes never differ by color alone. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Colour } from '../../../../engines/citadels/index.ts';
import { isolated } from '../../../kit/page.ts';
import { classTone, tone } from '../tones.ts';

/** Emblems in a disc of radius 10, y down. */
const signs: { readonly [C in Colour]: (context: SKRSContext2D) => void } = {
  yellow(context) {
    trace(context, [-6, 4.5, -6.6, -3.6, -2.9, -0.4, 0, -5.4, 2.9, -0.4, 6.6, -3.6, 6, 4.5]);
    context.fill();
  },
  blue(context) {
    context.fillRect(-1.6, -6.4, 3.2, 13);
    context.fillRect(-4.6, -3.4, 9.2, 3.2);
  },
  green(context) {
    context.lineWidth = 1.4;
    context.beginPath();
    context.moveTo(0, -6);
    context.lineTo(0, 5.4);
    context.moveTo(-3.4, 5.6);
    context.lineTo(3.4, 5.6);
    context.moveTo(-5.4, -4.2);
    context.lineTo(5.4, -4.2);
    for (const x of [-5, 5]) {
      context.moveTo(x, -4.2);
      context.lineTo(x - 2.4, 1.2);
      context.moveTo(x, -4.2);
      context.lineTo(x + 2.4, 1.2);
    }
    context.stroke();
    for (const x of [-5, 5]) {
      context.beginPath();
      context.arc(x, 0.8, 2.9, 0, Math.PI);
      context.fill();
    }
  },
  red(context) {
    for (const way of [-1, 1]) {
      isolated(context, () => {
        context.rotate((way * Math.PI) / 4);
        trace(context, [-1.1, 3.4, -1.1, -6, 0, -8, 1.1, -6, 1.1, 3.4]);
        context.fill();
        context.fillRect(-3, 2.6, 6, 1.5);
        context.fillRect(-0.8, 3, 1.6, 4.4);
      });
    }
  },
  purple(context) {
    const points = Array.from({ length: 10 }, (_, i) => {
      const [length, angle] = [i % 2 === 0 ? 7 : 2.9, (Math.PI * i) / 5 - Math.PI / 2];
      return [Math.cos(angle) * length, Math.sin(angle) * length + 0.4];
    });
    trace(context, points.flat());
    context.fill();
  },
};

/** Paints the emblem of a class on a disc in its color. */
export function paintEmblem(context: SKRSContext2D, colour: Colour, x: number, y: number, radius: number): void {
  const { band } = classTone[colour];
  isolated(context, () => {
    context.translate(x, y);
    context.scale(radius / 10, radius / 10);
    context.beginPath();
    context.arc(0, 0, 10, 0, 2 * Math.PI);
    context.fillStyle = band;
    context.fill();
    context.lineWidth = Math.max(1.1, 15 / radius);
    context.strokeStyle = tone.ink;
    context.stroke();
    const sign = colour === 'yellow' ? tone.ink : tone.cream;
    context.fillStyle = sign;
    context.strokeStyle = sign;
    context.lineJoin = 'round';
    signs[colour](context);
  });
}

function trace(context: SKRSContext2D, corners: readonly number[]): void {
  context.beginPath();
  for (let i = 0; i < corners.length; i += 2) context.lineTo(corners[i]!, corners[i + 1]!);
  context.closePath();
}

import { tone } from '../tones.ts';
import type { Pen, Standing } from './pen.ts';

/** How far the tip is below the middle, in tiles. */
const LOW = 0.13;

/** The pennant of a city, around a point. */
export function pennant(x: number, y: number): Standing {
  return {
    x,
    y: y + LOW,
    reach: [x - 0.15, y - 0.18, x + 0.15, y + 0.2],
    look: 'pennant',
    paint: (pen, px, py) => paintPennant(pen, px, py - LOW),
  };
}

/** A shield on the ground of the city, around a point. */
export function paintPennant({ context, scale }: Pen, x: number, y: number): void {
  const [half, up, down] = [0.092, 0.115, LOW];
  const outline = () => {
    context.beginPath();
    context.moveTo(x - half, y - up);
    context.lineTo(x + half, y - up);
    context.lineTo(x + half, y + 0.01);
    context.quadraticCurveTo(x + half * 0.9, y + down * 0.72, x, y + down);
    context.quadraticCurveTo(x - half * 0.9, y + down * 0.72, x - half, y + 0.01);
    context.closePath();
  };
  context.lineJoin = 'round';
  outline();
  context.lineWidth = 0.062 + Math.max(0.022, 1.6 / scale);
  context.strokeStyle = tone.line;
  context.stroke();
  context.lineWidth = 0.058;
  context.strokeStyle = tone.ivory;
  context.stroke();
  context.fillStyle = tone.pennant;
  context.fill();
  context.save();
  outline();
  context.clip();
  context.fillStyle = tone.gold;
  context.fillRect(x - 0.021, y - up, 0.042, up + down);
  context.fillRect(x - half, y - 0.05, 2 * half, 0.042);
  context.restore();
}

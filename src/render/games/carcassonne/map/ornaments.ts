/** What is between the houses of cities: wells, market stalls, and pennants. */
import type { Point } from '../../../kit/geometry.ts';
import { tone } from '../tones.ts';
import { fillEllipse, fillShape, type Pen, type Standing, trace } from './pen.ts';

/** A well or a market stall on an open square. */
export function stall(x: number, y: number, roll: number): Standing {
  const isWell = roll < 0.6;
  return {
    x,
    y,
    reach: [x - 0.2, y - 0.2, x + 0.2, y + 0.12],
    look: isWell ? 'well' : 'stall',
    paint: (pen, px, py) => {
      fillEllipse(pen.context, tone.lane, px, py - 0.01, 0.15, 0.1);
      if (isWell) paintWell(pen, px, py);
      else paintStall(pen, px, py);
    },
  };
}

function paintWell({ context, scale }: Pen, x: number, y: number): void {
  const ink = Math.max(0.013, 0.9 / scale);
  context.lineWidth = ink;
  context.strokeStyle = tone.line;
  context.fillStyle = tone.stone.mid;
  context.beginPath();
  context.ellipse(x, y, 0.062, 0.034, 0, 0, Math.PI);
  context.lineTo(x - 0.062, y - 0.03);
  context.ellipse(x, y - 0.03, 0.062, 0.03, 0, Math.PI, 0);
  context.closePath();
  context.fill();
  context.stroke();
  fillEllipse(context, tone.water, x, y - 0.03, 0.046, 0.02);
  context.stroke();
  trace(context, [
    [x - 0.056, y - 0.03],
    [x - 0.056, y - 0.11],
  ]);
  context.stroke();
  trace(context, [
    [x + 0.056, y - 0.03],
    [x + 0.056, y - 0.11],
  ]);
  context.stroke();
  const roof: readonly Point[] = [
    [x - 0.085, y - 0.1],
    [x, y - 0.155],
    [x + 0.085, y - 0.1],
  ];
  fillShape(context, tone.roofs[0], roof);
  trace(context, roof);
  context.closePath();
  context.stroke();
}

function paintStall({ context, scale }: Pen, x: number, y: number): void {
  context.lineWidth = Math.max(0.013, 0.9 / scale);
  context.strokeStyle = tone.line;
  context.fillStyle = tone.roofs[3];
  context.fillRect(x - 0.07, y - 0.045, 0.14, 0.045);
  context.strokeRect(x - 0.07, y - 0.045, 0.14, 0.045);
  const stripes = 5;
  for (let i = 0; i < stripes; i++) {
    const left = x - 0.085 + (i * 0.17) / stripes;
    context.fillStyle = i % 2 === 0 ? tone.ivory : tone.roofs[0];
    context.fillRect(left, y - 0.13, 0.17 / stripes, 0.055);
  }
  context.strokeRect(x - 0.085, y - 0.13, 0.17, 0.055);
}

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

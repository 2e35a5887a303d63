/** Signs of goods in cities, and the goods on them. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { ByGood, Good } from '../../../../engines/carcassonne/index.ts';
import type { Point } from '../../../kit/geometry.ts';
import { tone } from '../tones.ts';
import { fillEllipse, fillShape, type Pen, type Standing, trace } from './pen.ts';

/** The radius of a sign with its rim, in tiles. */
const RADIUS = 0.142;

/** The sign of a city's good, around a point. */
export function goodSign(good: Good, x: number, y: number): Standing {
  return {
    x,
    y: y + RADIUS,
    reach: [x - 0.17, y - 0.17, x + 0.17, y + 0.18],
    look: `good ${good}`,
    paint: (pen, px, py) => paintGood(pen, good, px, py - RADIUS, RADIUS),
  };
}

/**
 * A round sign with a good: also beside the map, wherever goods are counted.
 *
 * @param x of its middle, like y
 */
export function paintGood({ context, scale }: Pen, good: Good, x: number, y: number, radius: number): void {
  const ink = Math.max(radius * 0.09, 1.2 / scale);
  fillEllipse(context, tone.line, x, y, radius + ink / 2, radius + ink / 2);
  fillEllipse(context, tone.ivory, x, y, radius - ink / 2, radius - ink / 2);
  fillEllipse(context, tone.goods[good], x, y, radius * 0.8, radius * 0.8);
  context.save();
  context.translate(x, y);
  context.scale(radius, radius);
  context.lineJoin = 'round';
  context.lineCap = 'round';
  context.lineWidth = Math.max(0.07, 0.8 / (scale * radius));
  context.strokeStyle = tone.line;
  icons[good](context);
  context.restore();
}

/** By good: its picture in a circle of radius 1. */
const icons: ByGood<(context: SKRSContext2D) => void> = { wine: paintBarrel, grain: paintSheaf, cloth: paintCloth };

function paintBarrel(context: SKRSContext2D): void {
  const body = () => {
    context.beginPath();
    context.moveTo(-0.34, -0.56);
    context.quadraticCurveTo(-0.6, 0, -0.34, 0.56);
    context.quadraticCurveTo(0, 0.68, 0.34, 0.56);
    context.quadraticCurveTo(0.6, 0, 0.34, -0.56);
    context.closePath();
  };
  body();
  context.fillStyle = tone.barrel;
  context.fill();
  context.stroke();
  context.save();
  body();
  context.clip();
  context.lineWidth *= 0.6;
  for (const x of [-0.16, 0.16]) {
    context.beginPath();
    context.moveTo(x * 0.8, -0.6);
    context.quadraticCurveTo(x * 1.6, 0, x * 0.8, 0.66);
    context.stroke();
  }
  context.lineWidth = 0.13;
  context.strokeStyle = tone.ivory;
  for (const y of [-0.24, 0.3]) {
    context.beginPath();
    context.moveTo(-0.6, y);
    context.quadraticCurveTo(0, y + 0.14, 0.6, y);
    context.stroke();
  }
  context.restore();
  fillEllipse(context, tone.stone.mid, 0, -0.56, 0.34, 0.12);
  context.beginPath();
  context.ellipse(0, -0.56, 0.34, 0.12, 0, 0, 2 * Math.PI);
  context.stroke();
}

/** The ears of a sheaf from its binding: how far to the side, and how far up. */
const EARS: readonly Point[] = [
  [-0.46, -0.3],
  [0.46, -0.3],
  [-0.24, -0.5],
  [0.24, -0.5],
  [0, -0.6],
];

function paintSheaf(context: SKRSContext2D): void {
  const straw = tone.gold;
  context.lineWidth = 0.1;
  context.strokeStyle = straw;
  for (const [x, y] of EARS) {
    context.beginPath();
    context.moveTo(-x * 0.75, 0.64);
    context.quadraticCurveTo(0, 0.25, x, y);
    context.stroke();
  }
  for (const [x, y] of EARS) {
    context.save();
    context.translate(x, y);
    context.rotate(x * 1.1);
    fillEllipse(context, straw, 0, 0, 0.13, 0.25);
    context.restore();
  }
  context.lineWidth = 0.16;
  context.strokeStyle = tone.ivory;
  trace(context, [
    [-0.2, 0.22],
    [0.2, 0.22],
  ]);
  context.stroke();
}

function paintCloth(context: SKRSContext2D): void {
  const [light, dark] = tone.cloth;
  const flap: readonly Point[] = [
    [-0.34, -0.3],
    [0.5, -0.3],
    [0.5, 0.42],
    [0.29, 0.3],
    [0.08, 0.5],
    [-0.13, 0.3],
    [-0.34, 0.5],
  ];
  fillShape(context, light, flap);
  trace(context, flap);
  context.closePath();
  context.stroke();
  fillShape(context, dark, [
    [-0.3, -0.02],
    [0.46, -0.02],
    [0.46, 0.14],
    [-0.3, 0.14],
  ]);
  context.beginPath();
  context.roundRect(-0.52, -0.58, 1.06, 0.4, 0.2);
  context.fillStyle = light;
  context.fill();
  context.stroke();
  fillEllipse(context, dark, -0.34, -0.38, 0.15, 0.19);
  context.beginPath();
  context.ellipse(-0.34, -0.38, 0.15, 0.19, 0, 0, 2 * Math.PI);
  context.stroke();
  fillEllipse(context, light, -0.34, -0.38, 0.06, 0.08);
}

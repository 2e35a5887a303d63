/** How goods and awards look: the same on tiles, on cards, and at the end. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Award, Good } from '../../../../engines/carcassonne/index.ts';
import type { Point } from '../../../kit/geometry.ts';
import { isolated } from '../../../kit/page.ts';
import { tone } from '../tones.ts';
import { paintFairy } from './fairy.ts';

/** What a token shows. */
export type Token = Good | Award | 'princess' | 'dragon' | 'fairy';

/** Paints a good or an award around a point, without a ground. `size`: its larger side in pixels. */
export function paintToken(context: SKRSContext2D, token: Token, x: number, y: number, size: number): void {
  isolated(context, () => {
    context.translate(x, y);
    context.scale(size, size);
    context.lineJoin = 'round';
    context.lineCap = 'round';
    context.strokeStyle = tone.ink;
    context.lineWidth = LINE;
    painters[token](context);
  });
}

const LINE = 0.075;

type Paint = (context: SKRSContext2D) => void;

/** Adds a path and paints it with an outline. */
function paintShape(context: SKRSContext2D, fill: string, path: () => void): void {
  context.beginPath();
  path();
  context.closePath();
  context.fillStyle = fill;
  context.fill();
  context.stroke();
}

const polygon = (context: SKRSContext2D, fill: string, points: readonly Point[]): void =>
  paintShape(context, fill, () => {
    for (const point of points) context.lineTo(...point);
  });

/** A bunch of grapes. */
function paintWine(context: SKRSContext2D): void {
  context.beginPath();
  context.moveTo(-0.02, -0.3);
  context.quadraticCurveTo(0, -0.42, 0.08, -0.47);
  context.stroke();
  paintShape(context, tone.leaves[0][1], () => {
    context.moveTo(0, -0.28);
    context.quadraticCurveTo(0.12, -0.5, 0.4, -0.42);
    context.quadraticCurveTo(0.34, -0.2, 0, -0.28);
  });
  const berries = GRAPES.map(([x, y]) => ({ x, y }));
  const berry = (radius: number, fill: string) => {
    context.fillStyle = fill;
    for (const { x, y } of berries) {
      context.beginPath();
      context.arc(x, y, radius, 0, 2 * Math.PI);
      context.fill();
    }
  };
  berry(0.17, tone.ink);
  for (const { x, y } of berries) {
    context.beginPath();
    context.arc(x, y, 0.115, 0, 2 * Math.PI);
    context.fillStyle = tone.grapes[0];
    context.fill();
    context.beginPath();
    context.arc(x - 0.03, y - 0.035, 0.04, 0, 2 * Math.PI);
    context.fillStyle = tone.grapes[1];
    context.fill();
  }
}

const GRAPES: readonly Point[] = [
  [-0.25, -0.12],
  [0, -0.14],
  [0.25, -0.12],
  [-0.13, 0.09],
  [0.13, 0.09],
  [0, 0.3],
];

/** An ear of grain. */
function paintGrain(context: SKRSContext2D): void {
  context.beginPath();
  context.moveTo(0, 0.48);
  context.lineTo(0, -0.1);
  context.lineWidth = 0.11;
  context.stroke();
  context.lineWidth = LINE;
  for (const [x, y, angle] of GRAINS) {
    isolated(context, () => {
      context.translate(x, y);
      context.rotate(angle);
      paintShape(context, tone.gold, () => context.ellipse(0, 0, 0.1, 0.165, 0, 0, 2 * Math.PI));
    });
  }
}

const GRAINS: readonly (readonly [x: number, y: number, angle: number])[] = [
  ...[0.22, 0, -0.2].flatMap((y) => [-1, 1].map((way) => [way * 0.17, y, way * 0.62] as const)),
  [0, -0.33, 0],
];

/** A roll of cloth with its end hanging down. */
function paintCloth(context: SKRSContext2D): void {
  polygon(context, tone.plume[0], [
    [-0.42, -0.12],
    [0.26, -0.12],
    [0.26, 0.42],
    [0.12, 0.34],
    [-0.02, 0.42],
    [-0.16, 0.34],
    [-0.29, 0.42],
    [-0.42, 0.34],
  ]);
  context.beginPath();
  context.moveTo(-0.42, 0.17);
  context.lineTo(0.26, 0.17);
  context.strokeStyle = tone.ivory;
  context.lineWidth = 0.06;
  context.stroke();
  context.strokeStyle = tone.ink;
  context.lineWidth = LINE;
  paintShape(context, tone.plume[1], () => context.roundRect(-0.46, -0.38, 0.8, 0.34, 0.12));
  paintShape(context, tone.ivory, () => context.ellipse(0.32, -0.21, 0.13, 0.18, 0, 0, 2 * Math.PI));
  context.beginPath();
  context.ellipse(0.32, -0.21, 0.035, 0.06, 0, 0, 2 * Math.PI);
  context.fillStyle = tone.ink;
  context.fill();
}

/** A crown. */
function paintKing(context: SKRSContext2D): void {
  polygon(context, tone.gold, [
    [-0.36, 0.32],
    [-0.46, -0.2],
    [-0.22, 0.02],
    [0, -0.36],
    [0.22, 0.02],
    [0.46, -0.2],
    [0.36, 0.32],
  ]);
  context.beginPath();
  context.moveTo(-0.34, 0.17);
  context.lineTo(0.34, 0.17);
  context.stroke();
  for (const [x, y] of [
    [-0.46, -0.23],
    [0, -0.39],
    [0.46, -0.23],
  ] as const) {
    paintShape(context, tone.plume[0], () => context.arc(x, y, 0.075, 0, 2 * Math.PI));
  }
}

/** The helmet of a robber knight. */
function paintRobber(context: SKRSContext2D): void {
  paintShape(context, tone.plume[0], () => {
    context.moveTo(0.02, -0.34);
    context.quadraticCurveTo(0.12, -0.54, 0.4, -0.42);
    context.quadraticCurveTo(0.5, -0.2, 0.3, -0.12);
    context.quadraticCurveTo(0.3, -0.28, 0.02, -0.34);
  });
  paintShape(context, tone.slate[0], () => {
    context.moveTo(-0.34, 0.28);
    context.lineTo(-0.34, -0.08);
    context.quadraticCurveTo(-0.34, -0.4, 0, -0.4);
    context.quadraticCurveTo(0.34, -0.4, 0.34, -0.08);
    context.lineTo(0.34, 0.28);
    context.lineTo(0, 0.44);
  });
  context.fillStyle = tone.ink;
  context.beginPath();
  context.roundRect(-0.27, -0.1, 0.54, 0.13, 0.03);
  context.fill();
  context.beginPath();
  context.moveTo(0, 0.1);
  context.lineTo(0, 0.34);
  context.stroke();
}

/** A lady with a pointed hat and a veil. */
function paintPrincess(context: SKRSContext2D): void {
  const [light, deep, skin] = tone.princess;
  paintShape(context, light, () => {
    context.moveTo(0.16, -0.52);
    context.quadraticCurveTo(0.56, -0.24, 0.46, 0.2);
    context.quadraticCurveTo(0.3, 0.1, 0.2, -0.1);
  });
  paintShape(context, deep, () => {
    context.moveTo(-0.46, 0.52);
    context.quadraticCurveTo(-0.36, 0.22, 0, 0.22);
    context.quadraticCurveTo(0.36, 0.22, 0.46, 0.52);
  });
  paintShape(context, tone.copper[1], () => {
    context.moveTo(-0.3, -0.04);
    context.quadraticCurveTo(-0.44, 0.26, -0.26, 0.36);
    context.lineTo(0.26, 0.36);
    context.quadraticCurveTo(0.44, 0.26, 0.3, -0.04);
  });
  context.beginPath();
  context.ellipse(0, 0.09, 0.2, 0.24, 0, 0, 2 * Math.PI);
  context.fillStyle = skin;
  context.fill();
  context.fillStyle = tone.ink;
  for (const x of [-0.08, 0.08]) {
    context.beginPath();
    context.arc(x, 0.11, 0.03, 0, 2 * Math.PI);
    context.fill();
  }
  polygon(context, deep, [
    [-0.32, -0.05],
    [0.14, -0.56],
    [0.32, -0.01],
  ]);
}

/** The head of the dragon, looking left. */
function paintDragonHead(context: SKRSContext2D): void {
  const [red, dark, gold] = tone.dragon;
  polygon(context, gold, [
    [0.04, -0.24],
    [0.3, -0.52],
    [0.22, -0.16],
  ]);
  paintShape(context, red, () => {
    context.moveTo(-0.5, -0.06);
    context.quadraticCurveTo(-0.44, -0.2, -0.2, -0.2);
    context.quadraticCurveTo(-0.06, -0.36, 0.14, -0.26);
    context.quadraticCurveTo(0.48, -0.1, 0.46, 0.5);
    context.lineTo(0, 0.5);
    context.quadraticCurveTo(0.08, 0.3, -0.04, 0.22);
    context.lineTo(-0.4, 0.26);
    context.lineTo(-0.46, 0.14);
    context.lineTo(-0.14, 0.1);
    context.lineTo(-0.46, 0.06);
  });
  polygon(context, gold, [
    [0.4, 0.02],
    [0.56, 0.06],
    [0.46, 0.22],
  ]);
  context.fillStyle = tone.ivory;
  context.beginPath();
  context.arc(-0.02, -0.1, 0.085, 0, 2 * Math.PI);
  context.fill();
  context.fillStyle = dark;
  context.beginPath();
  context.arc(-0.04, -0.1, 0.04, 0, 2 * Math.PI);
  context.fill();
}

const painters: { readonly [T in Token]: Paint } = {
  wine: paintWine,
  grain: paintGrain,
  cloth: paintCloth,
  king: paintKing,
  robber: paintRobber,
  princess: paintPrincess,
  dragon: paintDragonHead,
  fairy: (context) => paintFairy(context, 0, 0, 1),
};

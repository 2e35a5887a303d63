/** Houses and trees along the road. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Point } from '../../../kit/geometry.ts';
import { box, fill, INK, paintArch, polygon, tones } from './pen.ts';

interface House {
  /** The lower left corner of the front. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly roof: string;
}

const HOUSES: readonly House[] = [
  { x: 512, y: 210, size: 0.9, roof: tones.brown },
  { x: 862, y: 240, size: 0.9, roof: tones.red },
  { x: 722, y: 274, size: 1.1, roof: tones.blue },
  { x: 380, y: 276, size: 1.06, roof: tones.red },
  { x: 836, y: 304, size: 1.16, roof: tones.brown },
];

/** A gable, a side wall with a slanted roof, timber, a door, and a window. */
function paintHouse(context: SKRSContext2D, { x, y, size, roof }: House): void {
  const at = (dx: number, dy: number): Point => [x + dx * size, y - dy * size];
  polygon(context, tones.plasterShade, [at(34, 0), at(84, 0), at(84, 30), at(34, 30)]);
  polygon(context, tones.plaster, [at(0, 0), at(34, 0), at(34, 30), at(17, 56), at(0, 30)]);
  polygon(context, roof, [at(17, 60), at(68, 60), at(90, 28), at(38, 28)]);
  context.lineWidth = 2;
  context.strokeStyle = INK;
  for (const share of [0.36, 0.7]) {
    context.beginPath();
    context.moveTo(...at(17 + 21 * share, 60 - 32 * share));
    context.lineTo(...at(68 + 22 * share, 60 - 32 * share));
    context.globalAlpha = 0.35;
    context.stroke();
    context.globalAlpha = 1;
  }
  context.lineWidth = 3.4;
  context.strokeStyle = tones.timber;
  for (const [from, to] of [
    [at(2, 29), at(33, 29)],
    [at(51, 2), at(51, 27)],
    [at(68, 2), at(68, 27)],
  ] as const) {
    context.beginPath();
    context.moveTo(...from);
    context.lineTo(...to);
    context.stroke();
  }
  paintArch(context, x + 17 * size, y, 13 * size, 21 * size);
  polygon(context, '#F4D77F', [at(55, 11), at(64, 11), at(64, 22), at(55, 22)]);
}

const TREES = [
  [44, 184, 34],
  [88, 190, 26],
  [324, 190, 20],
  [926, 182, 22],
  [616, 190, 15],
] as const;

/** A round crown with a darker side; x and y are the middle of the crown. */
function paintTree(context: SKRSContext2D, x: number, y: number, size: number): void {
  polygon(context, tones.trunk, box(x - size * 0.12, y + size * 0.7, size * 0.24, size * 0.9));
  context.beginPath();
  context.arc(x, y, size, 0, 2 * Math.PI);
  fill(context, tones.leafDark);
  context.beginPath();
  context.arc(x - size * 0.2, y - size * 0.18, size * 0.7, 0, 2 * Math.PI);
  fill(context, tones.leaf, false);
}

/** All of them, from back to front. */
export function paintHouses(context: SKRSContext2D): void {
  for (const house of HOUSES) paintHouse(context, house);
  for (const [x, y, size] of TREES) paintTree(context, x, y, size);
}

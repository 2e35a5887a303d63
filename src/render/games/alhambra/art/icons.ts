/**
 * Small icons, each in a square box in pixels:
 *
 *     drawBuildingIcon(context, 'garden', box);   // a rounded square in the building's color with its silhouette
 *     drawIcon(context, 'coins', box);            // also: reserve, wall, supply, deck, points, dirk
 *     paintRank(context, 1, { x, y, radius }, '4');   // a number in a disc of gold, silver, or bronze
 */
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Building } from '../../../../engines/alhambra/index.ts';
import { sprite } from '../../../kit/caches.ts';
import type { Box } from '../../../kit/geometry.ts';
import { fillBox, isolated, strokeBox } from '../../../kit/page.ts';
import { write } from '../../../kit/text.ts';
import { coinTones, grounds, tone } from '../tones.ts';
import type { Round } from './coin.ts';
import { createPen, type Pen, traceArch, traceStar } from './pen.ts';
import { paintSilhouette } from './silhouettes.ts';
import { inHundreds } from './tile.ts';

export type Icon = 'coins' | 'reserve' | 'wall' | 'supply' | 'deck' | 'points' | 'dirk';

export const drawIcon = (context: SKRSContext2D, icon: Icon, box: Box): void =>
  copy(context, `icon ${icon}`, box, (inside, square) =>
    inHundreds(inside, square, (scale) => icons[icon](createPen(inside, scale, 5))),
  );

export const drawBuildingIcon = (context: SKRSContext2D, building: Building, box: Box): void =>
  copy(context, `icon ${building}`, box, (inside, square) => paintBuildingIcon(inside, building, square));

/** Paints the paths themselves, in units of the context. */
function paintBuildingIcon(context: SKRSContext2D, building: Building, box: Box): void {
  const { ground, dark } = grounds[building];
  const edge = box.width * 0.06;
  const inner = {
    ...{ x: box.x + edge / 2, y: box.y + edge / 2 },
    ...{ width: box.width - edge, height: box.height - edge },
  };
  fillBox(context, inner, ground, box.width * 0.14);
  strokeBox(context, inner, dark, edge, box.width * 0.14);
  inHundreds(context, box, () => {
    context.translate(50, 50);
    context.scale(0.72, 0.72);
    context.translate(-50, -50);
    paintSilhouette(context, building);
  });
}

/** The disc of a rank, from 1. */
export function paintRank(context: SKRSContext2D, rank: 1 | 2 | 3, { x, y, radius }: Round, text: string): void {
  const [fill, ring] = (
    {
      1: [tone.first, tone.firstRing],
      2: [tone.second, tone.secondRing],
      3: [tone.third, tone.thirdRing],
    } as const
  )[rank];
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fillStyle = fill;
  context.fill();
  context.lineWidth = Math.max(1.5, radius * 0.1);
  context.strokeStyle = ring;
  context.stroke();
  const size = Math.max(20, Math.round(radius * (text.length > 1 ? 1.2 : 1.45)));
  write(context, text, x, y + 1, { size, weight: 700, fill: tone.ink, align: 'center' });
}

function copy(
  context: SKRSContext2D,
  key: string,
  box: Box,
  paint: (context: SKRSContext2D, square: Box) => void,
): void {
  const side = Math.round(box.width);
  const square = { x: 0, y: 0, width: side, height: side };
  context.drawImage(
    sprite(`alhambra ${key}`, side, side, (inside) => paint(inside, square)),
    Math.round(box.x),
    Math.round(box.y),
  );
}

/** From (0, 0) to (100, 100), y downward. */
const icons: { readonly [I in Icon]: (pen: Pen) => void } = {
  coins(pen) {
    const { body, dark, light } = coinTones.yellow;
    for (let i = 0; i < 4; i++) {
      const y = 74 - i * 15;
      pen.disc(dark, 50, y + 7, 40, 15);
      pen.disc(i === 3 ? light : body, 50, y, 40, 15);
    }
    pen.flatDisc(body, 50, 29, 25, 8);
  },
  reserve(pen) {
    for (const shift of [20, 10, 0]) pen.rect(tone.cream, 8 + shift, 28 - shift, 64, 64);
    isolated(pen.context, () => {
      pen.context.translate(40, 86);
      pen.context.scale(1, -1);
      pen.curve(tone.wallShade, () => traceArch(pen.context, 0, 0, 44, 48));
      pen.curve(tone.rampart, () => traceArch(pen.context, 0, 0, 20, 30));
    });
  },
  wall(pen) {
    pen.shape(
      tone.merlon,
      [4, 90, 4, 22, 24, 22, 24, 36, 40, 36, 40, 22, 60, 22, 60, 36, 76, 36, 76, 22, 96, 22, 96, 90],
    );
    const line = { width: 3.5, color: tone.rampart };
    pen.stroke([6, 54, 94, 54], line);
    pen.stroke([6, 72, 94, 72], line);
    for (const [x, y] of [
      [30, 38],
      [70, 38],
      [16, 56],
      [50, 56],
      [84, 56],
      [32, 74],
      [68, 74],
    ] as const)
      pen.stroke([x, y, x, y + 14], line);
  },
  supply(pen) {
    const { context } = pen;
    pen.shaded([tone.sack, tone.sackDark], 64, () => {
      context.moveTo(34, 34);
      context.bezierCurveTo(6, 56, 4, 92, 22, 94);
      context.lineTo(78, 94);
      context.bezierCurveTo(96, 92, 94, 56, 66, 34);
    });
    pen.shape(tone.sack, [36, 30, 26, 8, 42, 14, 50, 5, 58, 14, 74, 8, 64, 30]);
    pen.stroke([32, 33, 68, 33], { width: 8, color: tone.gold });
  },
  deck(pen) {
    for (const shift of [14, 7, 0])
      pen.curve(tone.cream, () => pen.context.roundRect(12 + shift, 12 + shift, 58, 72, 8));
    pen.disc(coinTones.yellow.body, 41, 48, 19);
    pen.flatCurve(coinTones.yellow.dark, () => traceStar(pen.context, 41, 48, 12, 6, 8));
  },
  points(pen) {
    pen.curve(tone.gold, () => traceStar(pen.context, 50, 50, 47, 32, 8));
    pen.flatDisc(tone.wallLine, 50, 50, 15);
  },
  dirk(pen) {
    const { context } = pen;
    pen.curve(tone.dirk, () => {
      context.moveTo(10, 96);
      context.bezierCurveTo(12, 60, 88, 60, 90, 96);
    });
    pen.disc(tone.second, 50, 38, 24, 27);
    pen.shape(tone.dirk, [20, 24, 80, 24, 66, 18, 60, 2, 40, 2, 34, 18]);
    for (const x of [41, 59]) pen.flatDisc(tone.ink, x, 38, 4);
  },
};

/** Tokens: coins, the crown, card backs, and the attributes of the herald, the Assassin, and the Thief. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import { sprite } from '../../../kit/caches.ts';
import { isolated } from '../../../kit/page.ts';
import { type BadgePlace, drawBadge } from '../../../kit/seats.ts';
import { write } from '../../../kit/text.ts';
import { pageOn, type SeatMark } from '../../../kit/theme.ts';
import { accent } from '../accent.ts';
import { classTone, tone } from '../tones.ts';
import { createPen, type Pen } from './pen.ts';

/** The thinnest stroke, in pixels. */
const THINNEST = 1.5;

/**
 * Paints in units with y up.
 *
 * @param x of the origin, in pixels, like y
 * @param scale pixels per unit
 */
export function inUnits(
  context: SKRSContext2D,
  x: number,
  y: number,
  scale: number,
  paint: (pen: Pen) => void,
  tones = classTone.purple,
): void {
  isolated(context, () => {
    context.translate(x, y);
    context.scale(scale, -scale);
    paint(createPen(context, tones, Math.max(1.15, THINNEST / scale)));
  });
}

function paintCoin(context: SKRSContext2D, x: number, y: number, radius: number): void {
  inUnits(context, x, y, radius / 10, (pen) => {
    pen.flatDisc(tone.gold, 0, 0, 10);
    context.save();
    context.beginPath();
    context.arc(0, 0, 10, 0, 2 * Math.PI);
    context.clip();
    pen.flat(tone.goldLight, [-10, -10, 10, 10, -10, 10]);
    context.restore();
    pen.disc('transparent', 0, 0, 10);
    pen.flatDisc(tone.goldPale, 0, 0, 7.7);
    context.beginPath();
    context.arc(0, 0, 7.7, 0, 2 * Math.PI);
    context.lineWidth = pen.line * 0.8;
    context.strokeStyle = tone.goldLine;
    context.stroke();
  });
}

/** Copies something that is painted around the origin to a position, rounded to whole pixels. */
function stamp(
  context: SKRSContext2D,
  key: string,
  x: number,
  y: number,
  half: number,
  paint: (context: SKRSContext2D) => void,
): void {
  const reach = Math.ceil(half);
  const image = sprite(`citadels ${key}`, 2 * reach, 2 * reach, (inside) => {
    inside.translate(reach, reach);
    paint(inside);
  });
  context.drawImage(image, Math.round(x) - reach, Math.round(y) - reach);
}

/** A seat's badge; without a type size, its letter is as small as a picture for the desktop allows. */
export const drawSeat = (
  context: SKRSContext2D,
  mark: SeatMark,
  letter: string,
  { x, y, radius, type = Math.max(pageOn.desktop.smallest, radius) }: BadgePlace,
): void =>
  stamp(context, `badge ${mark.shape} ${letter} ${radius} ${type}`, x, y, radius * 1.8, (inside) =>
    drawBadge(inside, mark, letter, { x: 0, y: 0, radius, type }),
  );

export const drawGold = (context: SKRSContext2D, x: number, y: number, radius: number): void =>
  stamp(context, `gold ${radius}`, x, y, radius * 1.2, (inside) => paintGold(inside, 0, 0, radius));

export const drawPoints = (context: SKRSContext2D, points: number, x: number, y: number, radius: number): void =>
  stamp(context, `points ${points} ${radius}`, x, y, radius * 1.3, (inside) =>
    paintPoints(inside, points, 0, 0, radius),
  );

/** @param width in pixels; x and y are its middle */
export const drawCrown = (context: SKRSContext2D, x: number, y: number, width: number): void =>
  stamp(context, `crown ${width}`, x, y, width * 0.7, (inside) => paintCrown(inside, 0, 0, width));

/** A card back around its middle. */
export const drawCardBack = (context: SKRSContext2D, x: number, y: number, width: number, height: number): void =>
  stamp(context, `back ${width}`, x, y, height * 0.6, (inside) =>
    paintCardBack(inside, -width / 2, -height / 2, width, height),
  );

/** The herald's trumpet with its banner; x and y are its middle. */
export const drawTrumpet = (context: SKRSContext2D, x: number, y: number, width: number): void =>
  stamp(context, `trumpet ${width}`, x, y, width * 0.6, (inside) => paintTrumpet(inside, 0, 0, width));

/** A coin with a crown on it. */
function paintGold(context: SKRSContext2D, x: number, y: number, radius: number): void {
  paintCoin(context, x, y, radius);
  inUnits(context, x, y, radius / 10, ({ flat }) => {
    flat(tone.goldLine, [-4.6, -3.6, 4.6, -3.6, 5, 2.6, 2.3, 0.4, 0, 4, -2.3, 0.4, -5, 2.6]);
  });
}

/** A coin with a number on it. */
export function paintPrice(context: SKRSContext2D, price: number, x: number, y: number, radius: number): void {
  paintCoin(context, x, y, radius);
  write(context, `${price}`, x, y, { size: Math.round(radius * 1.42), weight: 700, fill: tone.ink, align: 'center' });
}

/** Rosettes smaller than this have no ring, to keep their numbers clear. */
const LARGE = 30;

/** Points: a number on a rosette. */
export function paintPoints(context: SKRSContext2D, points: number, x: number, y: number, radius: number): void {
  inUnits(context, x, y, radius / 10, (pen) => {
    const teeth = 12;
    pen.curve(tone.cream, () => {
      for (let i = 0; i < teeth; i++) {
        const [from, middle] = [(2 * Math.PI * i) / teeth, (2 * Math.PI * (i + 0.5)) / teeth];
        const to = (2 * Math.PI * (i + 1)) / teeth;
        if (i === 0) context.moveTo(Math.cos(from) * 9, Math.sin(from) * 9);
        context.quadraticCurveTo(Math.cos(middle) * 12.2, Math.sin(middle) * 12.2, Math.cos(to) * 9, Math.sin(to) * 9);
      }
    });
    if (radius < LARGE) return;
    context.beginPath();
    context.arc(0, 0, 7.6, 0, 2 * Math.PI);
    context.lineWidth = pen.line * 0.7;
    context.strokeStyle = accent;
    context.stroke();
  });
  const size = Math.round(radius * (points > 9 ? 1.14 : 1.3));
  write(context, `${points}`, x, y, { size, weight: 700, fill: tone.ink, align: 'center' });
}

function paintCrown(context: SKRSContext2D, x: number, y: number, width: number): void {
  inUnits(context, x, y, width / 34, (pen) => {
    const { shape, disc, flat } = pen;
    shape(tone.goldLight, [-13, -9, 13, -9, 16, 7, 7, 0, 0, 11, -7, 0, -16, 7]);
    flat(tone.gold, [4, -8.5, 12.4, -8.5, 15.2, 5.6, 7, 0, 4, 4.6]);
    shape(tone.gold, [-13, -11, 13, -11, 13, -6, -13, -6]);
    for (const [px, py] of [
      [-16, 8],
      [0, 12],
      [16, 8],
    ] as const)
      disc(tone.goldPale, px, py, 2.4);
    for (const px of [-7, 0, 7]) disc(px === 0 ? '#C8402F' : '#0F6CB0', px, -8.5, 1.5);
  });
}

/** The back of a district card, from its upper left corner. */
export function paintCardBack(context: SKRSContext2D, x: number, y: number, width: number, height: number): void {
  isolated(context, () => {
    context.translate(x, y);
    const radius = width * 0.14;
    context.beginPath();
    context.roundRect(0, 0, width, height, radius);
    context.fillStyle = accent;
    context.fill();
    context.lineWidth = Math.max(THINNEST, width * 0.05);
    context.strokeStyle = tone.ink;
    context.stroke();
    const inset = width * 0.13;
    context.beginPath();
    context.roundRect(inset, inset, width - 2 * inset, height - 2 * inset, radius * 0.6);
    context.lineWidth = Math.max(1, width * 0.035);
    context.strokeStyle = '#B394B6';
    context.stroke();
    const unit = width / 40;
    const [cx, base] = [width / 2, height / 2 + 10 * unit];
    const tower = [-8, 0, -8, 10, -10, 10, -10, 19, -6, 19, -6, 15, -2, 15, -2, 19, 2, 19, 2, 15, 6, 15, 6, 19, 10, 19];
    const corners = [...tower, 10, 10, 8, 10, 8, 0, 3, 0, 3, 6, -3, 6, -3, 0];
    context.beginPath();
    for (let i = 0; i < corners.length; i += 2) context.lineTo(cx + corners[i]! * unit, base - corners[i + 1]! * unit);
    context.closePath();
    context.fillStyle = tone.cream;
    context.fill();
  });
}

function paintTrumpet(context: SKRSContext2D, x: number, y: number, width: number): void {
  inUnits(context, x, y, width / 80, (pen) => {
    const { shape, flat, disc } = pen;
    shape(accent, [-20, 6, 12, 11, 12, -22, 4, -16, -4, -24, -12, -17, -20, -22]);
    flat(tone.skyline, [4, 9, 12, 10.4, 12, -21, 4.4, -15.6]);
    flat(tone.goldLight, [-11, -9, 3, -9, 4, 0, 0, -3.4, -4, 3, -8, -3.4, -12, 0]);
    shape(tone.gold, [-38, 2, 18, 10, 38, 20, 40, -1, 18, 5, -38, -1]);
    shape(tone.goldLight, [-38, 2, 18, 10, 38, 20, 38.6, 13, 18, 8, -38, 1.2]);
    shape(tone.gold, [-40, 4, -36, 4, -36, -3, -40, -3]);
    for (const px of [-20, 11]) disc(tone.brassDark, px, 5 + px * 0.08, 3, 4.4);
  });
}

/** A red dagger with a cream edge, pointing down to the left. */
export function paintDagger(context: SKRSContext2D, x: number, y: number, length: number): void {
  isolated(context, () => {
    context.translate(x, y);
    context.rotate(Math.PI / 4);
    const unit = length / 60;
    const trace = () => {
      const corners = [0, 30, -5, 20, -5, -8, -13, -8, -13, -14, -4, -14, -4, -26, 0, -30];
      context.beginPath();
      for (let i = 0; i < corners.length; i += 2) context.lineTo(corners[i]! * unit, corners[i + 1]! * unit);
      for (let i = corners.length - 2; i >= 0; i -= 2) context.lineTo(-corners[i]! * unit, corners[i + 1]! * unit);
      context.closePath();
    };
    context.lineJoin = 'round';
    trace();
    context.lineWidth = 9 * unit;
    context.strokeStyle = tone.cream;
    context.stroke();
    trace();
    context.fillStyle = tone.blood;
    context.fill();
    context.lineWidth = Math.max(THINNEST, 1.8 * unit);
    context.strokeStyle = tone.ink;
    context.stroke();
  });
}

/** The Thief's sack; x and y are its middle. */
export function paintSack(context: SKRSContext2D, x: number, y: number, height: number): void {
  inUnits(context, x, y, height / 30, (pen) => sack(pen));
}

/** A tied sack, 30 high around the origin. */
export function sack({ curve, context, shape, flat, stroke }: Pen): void {
  shape(tone.sack, [-5, 8, -9, 15, -2, 12.5, 3, 15.5, 8, 14, 5, 8]);
  const bag = () => {
    context.moveTo(-4, 8);
    context.bezierCurveTo(-16, 2, -17, -14, -8, -15);
    context.lineTo(8, -15);
    context.bezierCurveTo(17, -14, 16, 2, 4, 8);
  };
  curve(tone.sack, bag);
  context.save();
  context.beginPath();
  bag();
  context.clip();
  flat(tone.sackDark, [5, 10, 20, 10, 20, -20, 3, -20, 8, -8]);
  context.restore();
  stroke([-5.5, 8, 5.5, 8], { width: 2.4, color: tone.timberDark });
  flat(tone.goldLight, [-5.4, -8, 3.4, -8, 4, -1, 1, -3.6, -1, 0.4, -3, -3.6, -6, -1]);
}

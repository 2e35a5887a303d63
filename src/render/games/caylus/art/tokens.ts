/**
 * What is counted and won: coins, the seal of prestige, royal favors; positions are centers, in pixels.
 *
 *     drawCoin(context, 3, { x, y, radius });        // null: without a number
 *     drawPrestige(context, 5, { x, y, radius });    // null: with a laurel
 *     drawFavor(context, { x, y, radius });
 */
import type { SKRSContext2D } from '@napi-rs/canvas';
import { write } from '../../../kit/text.ts';
import { tone } from '../tones.ts';
import { copy, type Pen } from './pen.ts';

/** Where a round thing is and how large. */
export interface Round {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** The smallest number that is written on it, in pixels; 20 by default. */
  readonly least?: number;
}

const LEAST = 20;

const spotOf = ({ x, y, radius }: Round) => ({
  ...{ x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius },
});

function writeIn(context: SKRSContext2D, n: number, { x, y, radius, least = LEAST }: Round, fill: string): void {
  const size = Math.max(least, Math.round(radius * (n > 9 ? 1.15 : 1.4)));
  write(context, `${n}`, x, y + 1, { size, weight: 700, fill, align: 'center' });
}

export function drawCoin(context: SKRSContext2D, n: number | null, at: Round): void {
  copy(context, n === null ? 'coin' : 'coin blank', spotOf(at), 40, (pen) => {
    pen.disc(tone.coin, 20, 20, 18.5);
    pen.flatDisc(tone.coinLight, 20, 20, 14);
    if (n === null) pen.line('M25 14C15 10 11 24 18 27 21 28 24 27 26 25', 3.4, tone.coinInk);
  });
  if (n !== null) writeIn(context, n, at, tone.coinInk);
}

export function drawPrestige(context: SKRSContext2D, n: number | null, at: Round): void {
  copy(context, n === null ? 'prestige' : 'prestige blank', spotOf(at), 40, (pen) => {
    pen.shape(tone.seal, sealPath);
    if (n === null) paintLaurel(pen);
  });
  if (n !== null) writeIn(context, n, at, tone.white);
}

/** Twelve teeth around (20, 20). */
const sealPath = `M${Array.from({ length: 24 }, (_, i) => {
  const angle = (Math.PI * i) / 12 - Math.PI / 2;
  const radius = i % 2 === 0 ? 19 : 16.4;
  return `${(20 + Math.cos(angle) * radius).toFixed(2)} ${(20 + Math.sin(angle) * radius).toFixed(2)}`;
}).join(' ')}Z`;

function paintLaurel(pen: Pen): void {
  pen.line('M20 31C9 30 8 17 13 10M20 31C31 30 32 17 27 10', 2.4, tone.white);
  for (const [x, y] of [
    [11, 12],
    [9, 18],
    [10, 24],
    [14, 29],
  ] as const) {
    pen.flatDisc(tone.white, x, y, 2.8, 2.2);
    pen.flatDisc(tone.white, 40 - x, y, 2.8, 2.2);
  }
  pen.flat(tone.crown, 'M20 12 22 17 27 17.5 23 21 24.5 26 20 23 15.5 26 17 21 13 17.5 18 17Z');
}

/** A crown with three red jewels. */
export function drawFavor(context: SKRSContext2D, at: Round): void {
  copy(context, 'favor', spotOf(at), 40, (pen) => {
    pen.shape(tone.crown, 'M4 31 3 13 12 20 20 7 28 20 37 13 36 31Z');
    pen.flat(tone.crownDark, 'M29 21 36 15 35.2 30H27Z');
    pen.rect(tone.crown, 4, 28, 32, 7, 2);
    for (const x of [11, 20, 29]) pen.flatDisc(tone.jewel, x, 31.5, 2.4);
    for (const [x, y] of [
      [3.5, 12],
      [20, 7],
      [36.5, 12],
    ] as const)
      pen.disc(tone.jewel, x, y, 2.6);
  });
}

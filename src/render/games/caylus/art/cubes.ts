/**
 * The five cubes, each with a shape of its own, in a square box of pixels:
 *
 *     drawCube(context, 'food', { x, y, side });
 *     drawAnyCube(context, true, { x, y, side });   // any cube; false: any but gold
 */
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Cube } from '../../../../engines/caylus/index.ts';
import { type CubeTone, cubeTones } from '../tones.ts';
import { copy, faintly, type Pen } from './pen.ts';

/** A square: its upper left corner and its side, in pixels. */
export interface Square {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/** @param isFaint for a kind of which somebody has none */
export function drawCube(context: SKRSContext2D, cube: Cube, { x, y, side }: Square, isFaint = false): void {
  faintly(context, isFaint, () =>
    copy(context, `cube ${cube}`, { x, y, width: side, height: side }, 40, (pen) => cubes[cube](pen, cubeTones[cube])),
  );
}

/** A cube with three colors: any kind, with or without gold. */
export function drawAnyCube(context: SKRSContext2D, hasGold: boolean, { x, y, side }: Square): void {
  copy(context, `any cube ${hasGold}`, { x, y, width: side, height: side }, 40, (pen) => {
    pen.shape(hasGold ? cubeTones.gold.body : cubeTones.food.body, 'M20 3 36 11 20 19 4 11Z');
    pen.shape(cubeTones.cloth.body, 'M4 11 20 19V37L4 29Z');
    pen.shape(cubeTones.wood.body, 'M36 11 20 19V37L36 29Z');
  });
}

const cubes: { readonly [C in Cube]: (pen: Pen, tone: CubeTone) => void } = {
  food(pen, { body, light, dark }) {
    pen.shape(body, 'M4 26C2 13 10 8 20 8S38 13 36 26C36 32 32 33 20 33S4 32 4 26Z');
    pen.flat(light, 'M7 23C7 14 12 11 18 11 12 15 10 18 10 25Z');
    for (const x of [13, 21, 29]) pen.line(`M${x} 14 ${x - 4} 24`, 2.4, dark);
  },
  wood(pen, { body, light, dark }) {
    pen.shape(body, 'M9 10H31C36 10 38 15 38 20S36 30 31 30H9Z');
    pen.line('M18 16H33M20 24H35', 2, dark);
    pen.disc(light, 10, 20, 7.5, 10);
    pen.line('M10 14.5C13 16 13.5 23 10.5 25.5M9.5 18.5V21.5', 1.8, dark);
  },
  stone(pen, { body, light, dark }) {
    pen.shape(body, 'M4 29 8 15 19 6 31 10 37 23 33 33 10 34Z');
    pen.flat(light, 'M8 16 19 7.5 23 16 11 21Z');
    pen.flat(dark, 'M30.5 11 36 23 32.5 32 25 28Z');
    pen.line('M11 21 23 16 31 10M23 16 25 28', 1.3);
  },
  cloth(pen, { body, light, dark }) {
    pen.shape(body, 'M8 10H32V31Q28 35 24 31T16 31 8 31Z');
    pen.line('M14 15V28M26 15V28', 2, dark);
    pen.rect(light, 4, 6, 32, 8, 4);
    pen.disc(dark, 33, 10, 3, 4);
  },
  gold(pen, { body, light, dark }) {
    pen.shape(body, 'M10 11H30L38 31H2Z');
    pen.flat(light, 'M10.8 12.5H20L16 24H6Z');
    pen.flat(dark, 'M30 12.5 36 29.5H29L25.5 12.5Z');
    pen.line('M6.5 24H33', 1.3);
  },
};

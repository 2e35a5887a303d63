/**
 * Signs for what buildings and favors do, in a square box of pixels:
 *
 *     drawClassHouse(context, 'wood', { x, y, side });   // a house in the color of its class
 *     drawHammer(context, { x, y, side });               // before such a house: may build it
 *     drawSection(context, 'towers', { x, y, side });
 */
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { BuildingClass, Section } from '../../../../engines/caylus/index.ts';
import { classTones, tone } from '../tones.ts';
import type { Square } from './cubes.ts';
import { copy, faintly, type Pen } from './pen.ts';

const square = ({ x, y, side }: Square) => ({ x, y, width: side, height: side });

export function drawClassHouse(context: SKRSContext2D, klass: BuildingClass, at: Square, isFaint = false): void {
  faintly(context, isFaint, () =>
    copy(context, `class house ${klass}`, square(at), 40, (pen) => {
      const { roof, roofDark, wall, border } = classTones[klass];
      if (klass === 'prestige') {
        pen.shape(wall, 'M6 18H27V37H6Z');
        pen.shape(roof, 'M3 19 16 7 30 19Z');
        pen.shape(wall, 'M25 12H36V37H25Z');
        pen.shape(roof, 'M23 13 30.5 1 38 13Z');
        pen.rect(border, 12, 26, 8, 11);
        return;
      }
      pen.shape(klass === 'residence' ? wall : roof, 'M7 18H33V37H7Z');
      pen.shape(roof, 'M2 20 20 3 38 20Z');
      pen.flat(roofDark, 'M20 5 36 19.2H27Z');
      pen.rect(klass === 'residence' ? border : tone.strip, 15.5, 25, 9, 12);
    }),
  );
}

/** A house of the castle that is nobody's: in counts and prices. */
export function drawHouse(context: SKRSContext2D, at: Square): void {
  copy(context, 'house', square(at), 40, (pen) => {
    pen.shape(tone.castleLight, 'M5 18 20 3 35 18V37H5Z');
    pen.flat(tone.castleShade, 'M27 11 34 18.5V36H27Z');
    pen.line('M2 20 20 2.5 38 20', 2.6);
  });
}

export function drawHammer(context: SKRSContext2D, at: Square): void {
  copy(context, 'hammer', square(at), 40, (pen) => {
    pen.shape(tone.trunk, 'M6 33 21 15 25 18.5 10 37C7 40 3 36 6 33Z');
    pen.shape(tone.iron, 'M12 8 18 3 36 18 34 24 29 26 26 22 20 17 15 16Z');
    pen.flat(tone.steel, 'M15 8 18.5 5 24 10 20 13Z');
  });
}

export function drawSection(context: SKRSContext2D, section: Section, at: Square, isPale = false): void {
  copy(context, `section ${section} ${isPale}`, square(at), 40, (pen) => sections[section](pen, isPale));
}

const sections: { readonly [S in Section]: (pen: Pen, isPale: boolean) => void } = {
  dungeon(pen, isPale) {
    pen.shape(isPale ? tone.castleLight : tone.niche, 'M5 37V20C5 -2 35 -2 35 20V37Z');
    pen.flat(tone.cell, 'M10 35V20C10 5 30 5 30 20V35Z');
    pen.line('M15 11V35M20 8V35M25 11V35M10 22H30', 2.4, isPale ? tone.castleLight : tone.steel);
  },
  walls(pen, isPale) {
    pen.shape(isPale ? tone.castleLight : tone.castleShade, 'M3 36V8H11V14H16V8H24V14H29V8H37V36Z');
    pen.line('M3 22H37M3 29H37M12 15V22M26 15V22M19 22V29M33 22V29M8 29V36M24 29V36', 1.6);
  },
  towers(pen, isPale) {
    pen.shape(isPale ? tone.castleLight : tone.castleShade, 'M9 18H31V37H9Z');
    pen.shape(isPale ? tone.crown : tone.tower, 'M5 19 20 2 35 19Z');
    pen.flat(tone.cell, 'M16 37V29C16 23 24 23 24 29V37Z');
  },
};

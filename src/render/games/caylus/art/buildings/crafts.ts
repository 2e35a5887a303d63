/** Buildings in which other buildings are made, and the trades of the town. */
import { cubeTones, tone } from '../../tones.ts';
import { type Drawing, door, flag, house, window } from './parts.ts';

/** A saw before the house. */
export const carpenter: Drawing = (pen, tones) => {
  house(pen, tones, { x: 8, gable: 28, side: 28 });
  pen.shape(tone.steel, 'M58 56 94 26 97 33 72 60 69 57 67 61 64 58 62 62Z');
  pen.shape(tone.trunk, 'M88 24 98 16C102 20 102 28 98 34L93 31C95 27 95 24 93 23L89 27Z');
};

/** A crane with a stone over a wall. */
export const mason: Drawing = (pen) => {
  const { stone } = cubeTones;
  pen.shape(stone.light, 'M8 58V38H20V28H34V44H58V58Z');
  pen.line('M8 48H58M20 38H34M22 48V58M40 48V58M14 38V48M30 48V38M48 44V48', 1.6);
  pen.line('M72 59V10M60 60H86M72 46 84 59M36 10H92M72 22 86 10M72 22 54 10', 5, tone.ink);
  pen.line('M72 59V10M60 60H86M72 46 84 59M36 10H92M72 22 86 10M72 22 54 10', 2.6, tone.straw);
  pen.line('M42 10V22', 1.6);
  pen.rect(stone.body, 34, 22, 16, 12);
};

/** A scroll with a seal, and a quill. */
export const lawyer: Drawing = (pen, tones) => {
  house(pen, tones, { x: 6, gable: 26, side: 22, windows: 1 });
  pen.shape(tone.strip, 'M58 18H86V54H58Z');
  pen.shape(tone.straw, 'M54 14H90V20H54Z');
  pen.shape(tone.straw, 'M54 52H90V58H54Z');
  pen.line('M63 27H81M63 33H81M63 39H74', 1.8, tone.faintInk);
  pen.disc(tone.red, 79, 46, 5);
  pen.shape(tone.white, 'M98 6C88 12 82 26 80 40L83 40C92 32 98 20 98 6Z');
};

/** A church with its steeple. */
export const church: Drawing = (pen, tones) => {
  house(pen, tones, { x: 38, gable: 30, side: 24, wall: 24, peak: 14 });
  pen.shape(tones.wall, 'M18 58V28H38V58Z');
  pen.shape(tones.roof, 'M15 29 28 6 41 29Z');
  pen.line('M28 7V-1M24.5 2H31.5', 2);
  window(pen, 28, 38, 6, 9);
  window(pen, 53, 38, 7, 7);
};

/** A blue dress. */
export const tailor: Drawing = (pen, tones) => {
  house(pen, tones, { x: 6, gable: 28, side: 26, windows: 1 });
  const { body, light } = cubeTones.cloth;
  pen.line('M78 61V48M70 61H86', 2.8);
  pen.shape(body, 'M72 20C74 24 82 24 84 20L90 24 86 34 92 54H64L70 34 66 24Z');
  pen.flat(light, 'M72 22 69 26 72 34 67 52H73L76 34Z');
  pen.line('M70 35H86', 2);
  pen.disc(tone.trunk, 78, 17, 3.4);
};

/** Columns, and a coin in the pediment. */
export const bank: Drawing = (pen, { wall, wallDark, roof }) => {
  pen.shape(wallDark, 'M18 56V30H82V56Z');
  for (const x of [20, 36, 56, 72]) pen.rect(wall, x, 30, 8, 26);
  pen.shape(roof, 'M10 31 50 6 90 31Z');
  pen.disc(tone.coinLight, 50, 22, 7);
  pen.line('M52.5 19C48 17.5 46.5 25 50 26', 1.8);
  pen.rect(wall, 12, 55, 76, 6);
  door(pen, 50, 55, 9, 16);
};

/** A round tower with a bubbling flask. */
export const alchemist: Drawing = (pen, { wall, wallDark, roof }) => {
  pen.shape(wall, 'M14 58V26H42V58Z');
  pen.flatRect(wallDark, 33, 27, 8, 30);
  pen.shape(roof, 'M9 28 28 2 47 28Z');
  window(pen, 27, 38, 7, 9);
  door(pen, 27, 58, 9, 12);
  pen.shape(tone.white, 'M66 18H78V32L92 52C95 58 91 61 88 61H56C52 61 49 57 52 52L66 32Z');
  pen.flat(cubeTones.gold.body, 'M60 43H84L91 54C92 58 90 60 87.5 60H56.500C53 60 52 57 53 54Z');
  pen.line('M63 18H81', 4.5);
  for (const [x, y, r] of [
    [68, 49, 3],
    [77, 54, 2.4],
    [74, 10, 3.4],
    [67, 5, 2.4],
  ] as const)
    pen.disc(tone.white, x, y, r);
};

/** A plan with dividers. */
export const architect: Drawing = (pen, tones) => {
  house(pen, tones, { x: 4, gable: 28, side: 24, windows: 1 });
  pen.shape(tone.tower, 'M56 28 96 24 98 58 58 61Z');
  pen.line('M64 54 64 40 76 34 88 38 89 52ZM64 40 88 38', 1.6, tone.white);
  pen.shape(tone.crown, 'M76 8 81 12 94 56 91 57 77 22 63 57 60 56 71 12Z');
  pen.disc(tone.crown, 76, 9, 4);
};

/** A cut gem. */
export const jeweler: Drawing = (pen, tones) => {
  house(pen, tones, { x: 6, gable: 28, side: 24, windows: 1 });
  pen.shape('#7FB4DC', 'M58 32 66 22H88L96 32 77 58Z');
  pen.flat('#CDE5F5', 'M60 32 67 23.500H76L70 32ZM71 33H77V55Z');
  pen.flat(cubeTones.cloth.dark, 'M84 33H94L79 54Z');
  pen.line('M58 32H96M70 32 77 58 84 32 77 22 70 32', 1.4);
  pen.line('M56 14V22M52 18H60M94 8V16M90 12H98', 2.2, tone.crown);
};

/** A home of two floors with a garden tree. */
export const residence: Drawing = (pen, { roof, roofDark, wall, wallDark }) => {
  pen.shape(wallDark, 'M58 58V30H84V58Z');
  pen.shape(wall, 'M16 58V28H62V58Z');
  pen.shape(roof, 'M10 30 20 10H68L90 30Z');
  pen.line('M16 23H80M18 17H74', 1.3, roofDark);
  pen.rect(wallDark, 66, 4, 8, 14);
  for (const x of [24, 39, 54]) window(pen, x, 37, 7, 7);
  for (const x of [24, 54]) window(pen, x, 50, 7, 8);
  door(pen, 39, 58, 10, 13);
  for (const x of [68, 77]) window(pen, x, 42, 6, 9);
  flag(pen, 20, 0, 11, roofDark);
};

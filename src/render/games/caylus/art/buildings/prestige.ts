/** The prestige buildings. */
import { cubeTones, tone } from '../../tones.ts';
import { type Drawing, door, flag, house, sheaf, tree, window } from './parts.ts';

/** A rider on a pedestal. */
export const statue: Drawing = (pen, { roof, wall, wallDark }) => {
  tree(pen, 14, 58, 9);
  tree(pen, 86, 58, 9);
  pen.shape(wall, 'M32 60V46H68V60Z');
  pen.flatRect(wallDark, 58, 47, 9, 12);
  pen.shape(roof, 'M34 46 37 30C36 22 42 20 46 22H56C60 14 66 10 70 12L74 18 66 20 64 32 64 46H59L58 33H46L42 46Z');
  pen.shape(roof, 'M46 24C45 14 48 11 51 11S57 14 56 24Z');
  pen.disc(roof, 51, 7, 4.5);
  pen.line('M56 16 64 4', 2.6);
};

/** A round store with a sheaf. */
export const granary: Drawing = (pen, { roof, wall, wallDark }) => {
  pen.shape(wall, 'M20 58V28C20 24 62 24 62 28V58Z');
  pen.flatRect(wallDark, 50, 30, 11, 27);
  pen.line('M21 40H61M21 49H61', 1.4);
  pen.shape(roof, 'M13 30C20 12 32 4 41 2 50 4 62 12 69 30 50 35 32 35 13 30Z');
  door(pen, 38, 58, 12, 16);
  sheaf(pen, 78, 60, 30);
  sheaf(pen, 91, 62, 24);
};

/** Open doors, and books. */
export const library: Drawing = (pen, { roof, wall, wallDark }) => {
  pen.shape(wall, 'M8 58V30H62V58Z');
  pen.shape(roof, 'M4 31 35 10 66 31Z');
  pen.disc(tone.window, 35, 23, 5);
  for (const x of [16, 48]) pen.rect(wallDark, x, 34, 6, 24);
  door(pen, 35, 58, 13, 18);
  for (const [i, [fill, height]] of (
    [
      [tone.red, 30],
      [tone.leaf, 24],
      [tone.straw, 28],
    ] as const
  ).entries()) {
    pen.rect(fill, 68 + i * 9, 60 - height, 9, height);
    pen.line(`M${70 + i * 9} ${66 - height}H${75 + i * 9}M${70 + i * 9} 55H${75 + i * 9}`, 1.5);
  }
};

/** Cloth hung out to dry. */
export const weaver: Drawing = (pen, tones) => {
  house(pen, tones, { x: 6, gable: 28, side: 20, windows: 1 });
  const { body, light, dark } = cubeTones.cloth;
  for (const x of [60, 97]) pen.line(`M${x} 60V16`, 3.4, tone.trunk);
  pen.line('M60 20H97', 2);
  pen.shape(body, 'M63 20H74V50Q70 53 63 50Z');
  pen.shape(light, 'M74 20H85V46Q80 50 74 46Z');
  pen.shape(dark, 'M85 20H95V52Q90 49 85 52Z');
};

/** A stage with its curtains and a mask. */
export const theatre: Drawing = (pen, { roof, wall, wallDark }) => {
  pen.shape(wall, 'M12 58V26H88V58Z');
  pen.shape(roof, 'M8 28C20 4 80 4 92 28Z');
  pen.shape(tone.cell, 'M24 58V34H76V58Z');
  pen.shape(tone.red, 'M24 34H42C40 46 34 52 24 56ZM76 34H58C60 46 66 52 76 56Z');
  pen.flatRect(wallDark, 80, 29, 7, 28);
  pen.disc(tone.white, 50, 20, 8, 7);
  pen.line('M46 18.500H48M52 18.500H54M46 22.500Q50 26 54 22.5', 1.6);
  pen.rect(tone.trunk, 20, 56, 60, 5);
};

/** A dome between wings. */
export const college: Drawing = (pen, { roof, wall, wallDark }) => {
  pen.shape(wallDark, 'M6 58V38H94V58Z');
  pen.shape(roof, 'M4 39H96L90 31H10Z');
  pen.shape(wall, 'M30 58V28H70V58Z');
  pen.shape(roof, 'M30 29C30 8 70 8 70 29Z');
  pen.line('M50 12V3', 2);
  pen.disc(tone.crown, 50, 3.5, 3);
  for (const x of [36, 45, 55, 64]) pen.rect(wallDark, x - 2, 34, 4, 24);
  for (const x of [13, 22, 78, 87]) window(pen, x, 48, 5, 9);
  door(pen, 50, 58, 6, 14);
};

/** An obelisk with steps. */
export const monument: Drawing = (pen, { wall, wallDark, roof }) => {
  pen.shape(wall, 'M43 46 46 10 50 2 54 10 57 46Z');
  pen.flat(wallDark, 'M51 4 53.5 10 56 45H51Z');
  pen.shape(tone.crown, 'M46 10 50 2 54 10Z');
  pen.rect(roof, 36, 44, 28, 7);
  pen.rect(wall, 28, 50, 44, 6);
  pen.rect(wallDark, 20, 55, 60, 6);
  pen.line('M46 26Q50 29 54 26', 1.5);
  for (const x of [14, 86]) {
    pen.line(`M${x} 58V42`, 2.4);
    pen.shape(tone.crown, `M${x - 4} 42Q${x - 5} 34 ${x} 30 ${x + 5} 34 ${x + 4} 42Z`);
  }
};

/** Three floors of windows. */
export const hotel: Drawing = (pen, { roof, roofDark, wall, wallDark }) => {
  pen.shape(wallDark, 'M70 60V18H84V60Z');
  pen.shape(wall, 'M18 60V16H72V60Z');
  pen.shape(roof, 'M14 18 22 6H70L88 18Z');
  pen.line('M19 13H80', 1.3, roofDark);
  for (const y of [25, 37, 49]) for (const x of [26, 37, 53, 64]) window(pen, x, y, 6, 7);
  door(pen, 45, 60, 9, 13);
  for (const y of [27, 41]) window(pen, 77, y, 5, 8);
  flag(pen, 46, -4, 6, tone.red);
  pen.shape(tone.red, 'M36 46H54L57 51H33Z');
};

/** Two towers and a rose window. */
export const cathedral: Drawing = (pen, { roof, wall, wallDark }) => {
  pen.shape(wallDark, 'M66 60V30H94V60Z');
  pen.shape(roof, 'M64 32 70 18H90L98 32Z');
  for (const x of [76, 86]) window(pen, x, 44, 5, 12);
  pen.shape(wall, 'M34 60V26L46 14 58 26V60Z');
  for (const x of [16, 56]) {
    pen.shape(wall, `M${x} 60V18H${x + 18}V60Z`);
    pen.shape(roof, `M${x - 2} 19L${x + 9} -4 ${x + 20} 19Z`);
    window(pen, x + 9, 30, 5, 9);
    window(pen, x + 9, 46, 5, 9);
  }
  pen.disc(tone.window, 45, 33, 7);
  pen.line('M45 26V40M38 33H52M40 28 50 38M50 28 40 38', 1.2);
  door(pen, 45, 60, 11, 15);
};

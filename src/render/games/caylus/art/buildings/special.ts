/** The buildings before the bridge, and those printed on the road. */
import { tone } from '../../tones.ts';
import { type Drawing, door, flag, house, window } from './parts.ts';

export const gate: Drawing = (pen) => {
  for (const x of [12, 64]) {
    pen.shape(tone.castle, `M${x} 58V18H${x + 24}V58Z`);
    pen.flatRect(tone.castleShade, x + 16, 19, 7, 38);
    pen.shape(tone.castleLight, `M${x - 3} 20V8H${x + 3}V13H${x + 9}V8H${x + 15}V13H${x + 21}V8H${x + 27}V20Z`);
    pen.line(`M${x + 10} 28V38`, 3);
  }
  pen.shape(tone.castleShade, 'M36 58V28H64V58Z');
  pen.shape(tone.castleLight, 'M34 30V20H40V25H46V20H54V25H60V20H66V30Z');
  pen.shape(tone.cell, 'M41 58V44A9 9 0 0 1 59 44V58Z');
  pen.line('M47 37V58M53 37V58M41 44H59M41 51H59', 1.8, tone.steel);
};

export const tradingPost: Drawing = (pen, tones) => {
  house(pen, tones, { x: 10, gable: 30, side: 30 });
  pen.line('M80 58V18', 3.4, tone.trunk);
  pen.line('M62 24 80 20 97 24', 2.6);
  for (const x of [63, 96]) {
    pen.line(`M${x - 6} 38 ${x} 25 ${x + 6} 38`, 1.4);
    pen.shape(tone.crown, `M${x - 8} 38H${x + 8}C${x + 5} 45 ${x - 5} 45 ${x - 8} 38Z`);
  }
  pen.shape(tone.trunk, 'M72 58C74 53 86 53 88 58Z');
};

export const guild: Drawing = (pen, { roof, wall, wallDark }) => {
  pen.shape(wallDark, 'M60 58V34H86V58Z');
  pen.shape(roof, 'M58 36 64 24H82L90 36Z');
  pen.shape(wall, 'M18 58V34H26V26H33V18H38V10H46V18H51V26H58V34H64V58Z');
  for (const x of [27, 41, 55]) window(pen, x, 39, 7, 9);
  window(pen, 42, 25, 8, 8);
  door(pen, 41, 58, 12, 13);
  for (const x of [70, 79]) window(pen, x, 46, 5, 8);
  flag(pen, 42, 0, 10, tone.tower);
};

export const joust: Drawing = (pen) => {
  for (const [x, fill] of [
    [28, tone.red],
    [70, tone.tower],
  ] as const) {
    flag(pen, x, 3, 14, fill);
    pen.shape(tone.white, `M${x} 12L${x + 21} 38V58H${x - 21}V38Z`);
    pen.flat(fill, `M${x} 13L${x + 7} 38V57H${x - 7}V38Z`);
    pen.flat(fill, `M${x + 14} 30 ${x + 20} 38V57H${x + 14}Z`);
    pen.flat(fill, `M${x - 14} 30 ${x - 20} 38V57H${x - 14}Z`);
    pen.shape(tone.cell, `M${x} 34L${x + 6} 58H${x - 6}Z`);
  }
  pen.line('M36 62 64 26M64 62 36 26', 2.6, tone.ink);
  pen.line('M36 62 64 26M64 62 36 26', 1.2, tone.straw);
};

export const stables: Drawing = (pen, tones) => {
  house(pen, tones, { x: 12, gable: 44, wall: 24, peak: 18, side: 30, hasDoor: false, windows: 0 });
  pen.shape(tone.cell, 'M19 58V38H49V58Z');
  pen.shape(tone.trunk, 'M24 58C24 46 28 40 33 38L34 33 37 37C42 39 46 45 47 49L43 53 37 49C38 53 37 56 38 58Z');
  pen.flatDisc(tone.white, 38, 43, 1.6);
  pen.line('M33 39C28 43 27 50 27 57', 2.2);
  pen.rect(tone.straw, 62, 44, 18, 14, 3);
  pen.line('M62 51H80M71 44V58', 1.4, tone.coin);
};

export const inn: Drawing = (pen, tones) => {
  house(pen, tones, { x: 10, gable: 26, side: 34, wall: 25 });
  pen.line('M76 18H92M88 18V24', 2.4);
  pen.shape(tone.straw, 'M78 28H92V48H78Z');
  pen.line('M92 32C99 32 99 43 92 43', 3);
  pen.shape(tone.white, 'M76 29C76 22 82 24 84 23 88 21 94 23 94 28 94 31 90 30 88 30 86 33 82 30 80 31Z');
  pen.line('M83 33V44M88 33V44', 1.6, tone.coin);
  pen.line('M60 58V48', 2);
};

export const peddler: Drawing = (pen, { roof }) => {
  pen.shape(roof, 'M16 40C14 8 78 8 76 40Z');
  pen.flat(tone.white, 'M29 40C26 25 30 16 35 15.8 42 15 44 28 43 40Z');
  pen.flat(tone.white, 'M57 40C58 28 54 18 52 17 60 18 68 26 68 40Z');
  pen.rect(tone.trunk, 12, 39, 68, 9);
  pen.line('M80 44 96 50', 3.4);
  for (const x of [28, 64]) {
    pen.disc(tone.straw, x, 51, 9.5);
    pen.line(`M${x - 9} 51H${x + 9}M${x} 42V60M${x - 6.5} 44.5 ${x + 6.5} 57.5M${x + 6.5} 44.5 ${x - 6.5} 57.5`, 1.4);
    pen.disc(tone.trunk, x, 51, 2.6);
  }
};

export const goldMine: Drawing = (pen) => {
  pen.shape(tone.rock, 'M6 58 20 36 34 26 48 8 66 20 80 40 96 58Z');
  pen.flat(tone.niche, 'M20 37 34 27 48 9.5 44 30 30 44Z');
  pen.flat(tone.rockDark, 'M66 21 79 40 94 57H76Z');
  pen.shape(tone.cell, 'M34 58V42C34 30 64 30 64 42V58Z');
  pen.line('M34 58V41M64 58V41M31 39H67', 4.6, tone.ink);
  pen.line('M34 58V41M64 58V41M31 39H67', 2.6, tone.trunk);
  pen.shape(tone.crown, 'M40 58C40 48 58 48 58 58Z');
  pen.flatDisc('#FBE68A', 47, 53, 2);
  for (const [x, y] of [
    [24, 48],
    [74, 46],
    [52, 22],
  ] as const)
    pen.disc(tone.crown, x, y, 2.8);
};

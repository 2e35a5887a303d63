/** Farms, woods, quarries, and markets. */
import { type CubeTone, cubeTones, tone } from '../../tones.ts';
import type { Pen } from '../pen.ts';
import { type Drawing, door, fir, house, sheaf, sheep, tree, window } from './parts.ts';

export const foodFarm: Drawing = (pen, tones) => {
  house(pen, tones, { x: 8, gable: 26, side: 26, wall: 20 });
  sheaf(pen, 72, 59, 30);
  sheaf(pen, 88, 61, 26);
};

export const clothFarm: Drawing = (pen, tones) => {
  house(pen, tones, { x: 10, gable: 24, side: 24, wall: 20 });
  sheep(pen, 80, 44, 22);
  sheep(pen, 70, 62, 28);
};

/** Both wheat and sheep. */
export const farm: Drawing = (pen, tones) => {
  house(pen, tones, { x: 26, gable: 26, side: 24, wall: 24, peak: 18 });
  sheaf(pen, 14, 61, 28);
  sheep(pen, 86, 61, 26);
};

export const forest: Drawing = (pen) => {
  fir(pen, 22, 58, 42);
  fir(pen, 78, 58, 44);
  fir(pen, 50, 62, 56);
};

export const sawmill: Drawing = (pen, { roof, roofDark }) => {
  for (const x of [14, 46]) pen.rect(tone.trunk, x, 26, 5, 32);
  pen.shape(roof, 'M4 28 18 10H48L60 28Z');
  pen.line('M11 22H55M15 16H52', 1.3, roofDark);
  pen.shape(tone.steel, saw(34, 44, 15));
  pen.disc(tone.iron, 34, 44, 3.4);
  log(pen, 58, 42, 34);
  log(pen, 54, 55, 40);
};

/** The path of a saw blade. */
const saw = (x: number, y: number, radius: number): string =>
  `M${Array.from({ length: 24 }, (_, i) => {
    const angle = (Math.PI * i) / 12;
    const r = i % 2 === 0 ? radius : radius * 0.8;
    return `${(x + Math.cos(angle) * r).toFixed(1)} ${(y + Math.sin(angle) * r).toFixed(1)}`;
  }).join(' ')}Z`;

function log(pen: Pen, x: number, y: number, width: number): void {
  const { body, light, dark } = cubeTones.wood;
  pen.rect(body, x, y - 6, width, 12, 6);
  pen.disc(light, x + 5, y, 5, 6);
  pen.flatDisc(dark, x + 5, y, 1.8, 2.2);
}

export const quarry: Drawing = (pen) => {
  const { stone } = cubeTones;
  boulder(pen, stone, 'M6 58 12 36 28 24 44 32 48 58Z', 'M12 37 28 25 32 38 18 46Z');
  boulder(pen, stone, 'M40 58 44 32 60 18 82 28 94 58Z', 'M44 33 60 19.5 64 36 50 44Z');
  pen.line('M30 60 74 18', 5.4);
  pen.line('M30 60 74 18', 2.8, tone.straw);
  pen.shape(tone.iron, 'M56 12C70 8 84 18 88 34L82 32C78 22 70 16 57 17Z');
};

function boulder(pen: Pen, { body, light }: CubeTone, path: string, lit: string): void {
  pen.shape(body, path);
  pen.flat(light, lit);
}

export const market: Drawing = (pen, { roof }) => {
  for (const x of [16, 80]) pen.rect(tone.trunk, x, 26, 4, 32);
  pen.rect(tone.trunk, 12, 44, 76, 14);
  pen.shape(tone.white, 'M10 28 18 10H82L90 28V32H10Z');
  for (let i = 0; i < 4; i++)
    pen.flat(roof, `M${13 + i * 20} 28 ${20 + i * 16.6} 11H${28 + i * 16.6}L${23 + i * 20} 28Z`);
  for (let i = 0; i < 8; i++)
    pen.shape(i % 2 === 0 ? roof : tone.white, `M${10 + i * 10} 28H${20 + i * 10}A5 6 0 0 1 ${10 + i * 10} 28Z`);
  for (const [i, fill] of [tone.red, tone.leaf, tone.straw, cubeTones.food.body, cubeTones.cloth.body].entries())
    pen.disc(fill, 24 + i * 13, 42, 5.4);
  pen.line('M12 51H88', 1.3);
};

export const park: Drawing = (pen) => {
  tree(pen, 16, 58, 13);
  tree(pen, 84, 58, 13);
  pen.line('M50 20C40 12 34 22 35 34M50 20C60 12 66 22 65 34M50 18V38', 3, tone.river);
  pen.shape(tone.steel, 'M46 50V32H54V50Z');
  pen.shape(tone.steel, 'M34 34H66C64 42 36 42 34 34Z');
  pen.shape(tone.steel, 'M22 50H78L72 61H28Z');
  pen.flatRect(tone.river, 26, 51, 48, 4);
};

export const workshop: Drawing = (pen, { roof, wall, wallDark }) => {
  for (const x of [72, 84]) {
    pen.rect(wallDark, x, 10, 8, 30);
    pen.disc(tone.white, x + 4, 6, 5, 4);
  }
  pen.shape(wall, 'M8 58V34L24 22V34L42 22V34L60 22V34L92 34V58Z');
  pen.shape(roof, 'M8 35 24 21V35ZM26 35 42 21V35ZM44 35 60 21V35Z');
  door(pen, 20, 58, 12, 15);
  pen.shape(tone.iron, saw(52, 47, 11));
  pen.disc(tone.straw, 52, 47, 4);
  for (const x of [74, 86]) window(pen, x, 46, 7, 9);
};

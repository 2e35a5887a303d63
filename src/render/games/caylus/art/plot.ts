/** Empty plots beside the road: meadows, stubble, and furrows, with hay, sheep, trees, and a scarecrow here and there. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import { SPACES, type Space } from '../../../../engines/caylus/index.ts';
import type { Box } from '../../../kit/geometry.ts';
import { tone } from '../tones.ts';
import { sheep, tree } from './buildings/parts.ts';
import { copy, type Pen } from './pen.ts';
import { drawClassHouse, drawHammer } from './signs.ts';

/** What is on the ground: grass, stubble, or furrows, and what grows or grazes there. */
interface Plot {
  readonly ground: Ground;
  readonly things: (pen: Pen) => void;
}

type Ground = 'grass' | 'stubble' | 'furrows';

/** In units of a tile 93 wide. */
const PLOTS = {
  flock: {
    ground: 'grass',
    things(pen) {
      sheep(pen, 30, 44, 22);
      sheep(pen, 60, 78, 26);
      flowers(pen, 62, 26);
    },
  },
  hay: {
    ground: 'stubble',
    things(pen) {
      haystack(pen, 56, 48);
      haystack(pen, 38, 74);
    },
  },
  fence: {
    ground: 'furrows',
    things(pen) {
      pen.line('M16 56H78M16 66H78M24 48V76M40 48V76M55 48V76M70 48V76', 3, tone.trunk);
    },
  },
  orchard: {
    ground: 'grass',
    things(pen) {
      tree(pen, 60, 66, 13);
      tree(pen, 30, 82, 11);
      flowers(pen, 26, 30);
    },
  },
  furrows: { ground: 'furrows', things: () => undefined },
  scarecrow: {
    ground: 'stubble',
    things(pen) {
      pen.line('M46 82V28M28 44H64', 3.4, tone.trunk);
      pen.shape(tone.coin, 'M30 40H62V48L56 50 58 66H34L36 50 30 48Z');
      pen.disc(tone.straw, 46, 30, 8);
      pen.shape(tone.trunk, 'M34 26H58L52 23 50 14H42L40 23Z');
    },
  },
} as const satisfies { readonly [name: string]: Plot };

type PlotName = keyof typeof PLOTS;

/** So that neighbors along the road and across it differ. */
const ORDER: readonly PlotName[] = ['flock', 'hay', 'furrows', 'orchard', 'scarecrow', 'fence', 'hay'];

/** Which plot is at a space. */
export const plotAt = (space: Space): PlotName => ORDER[SPACES.indexOf(space) % ORDER.length]!;

/** Copies a plot; on the next one to be built on are the signs for that. */
export function drawPlot(context: SKRSContext2D, name: PlotName, isNext: boolean, box: Box): void {
  copy(context, `plot ${name} ${isNext}`, box, 93, (pen) => {
    const { ground, things }: Plot = PLOTS[name];
    const height = (93 * box.height) / box.width;
    grounds[isNext ? 'furrows' : ground](pen, height);
    if (!isNext) things(pen);
    pen.context.setLineDash([7, 5]);
    pen.line(`M2 2H91V${height - 2}H2Z`, 2, EDGE);
  });
  if (!isNext) return;
  drawHammer(context, { x: box.x + 8, y: box.y + 30, side: 36 });
  drawClassHouse(context, 'wood', { x: box.x + 48, y: box.y + 14, side: 34 });
  drawClassHouse(context, 'stone', { x: box.x + 48, y: box.y + 50, side: 34 });
}

const EDGE = '#8F8A58';

const grounds: { readonly [G in Ground]: (pen: Pen, height: number) => void } = {
  grass(pen, height) {
    pen.flatRect(tone.grassDark, 1, 1, 91, height - 2, 6);
    for (const [x, y] of TUFTS) pen.line(`M${x} ${y}l-4 -6M${x} ${y}V${y - 8}M${x} ${y}l4 -6`, 1.6, tone.tuft);
  },
  stubble(pen, height) {
    pen.flatRect('#E3D08F', 1, 1, 91, height - 2, 6);
    const marks = [16, 32, 48, 64, 80].flatMap((y, row) =>
      [0, 1, 2, 3, 4].map((i) => `M${10 + i * 17 + (row % 2) * 8} ${y}v6`),
    );
    pen.line(marks.join(''), 2, '#C4A85A');
  },
  furrows(pen, height) {
    pen.flatRect(tone.grass, 1, 1, 91, height - 2, 6);
    const lines = [-3, -2, -1, 0, 1, 2, 3, 4].map((i) => {
      const [left, right] = [i * 22 - 12, i * 22 + 66];
      const from = left < 3 ? `3 ${height - 3 - (3 - left) * 1.16}` : `${left} ${height - 3}`;
      const to = right > 90 ? `90 ${3 + (right - 90) * 1.16}` : `${right} 3`;
      return right < 5 || left > 88 ? '' : `M${from}L${to}`;
    });
    pen.line(lines.join(''), 4, tone.tuft);
  },
};

const TUFTS = [
  [18, 24],
  [76, 44],
  [14, 66],
  [82, 86],
] as const;

function flowers(pen: Pen, x: number, y: number): void {
  for (const [dx, dy, fill] of [
    [0, 0, tone.white],
    [9, 6, tone.straw],
    [-6, 8, '#E79AAE'],
  ] as const)
    pen.flatDisc(fill, x + dx, y + dy, 2.4);
}

/** A heap of hay; x is its middle. */
function haystack(pen: Pen, x: number, base: number): void {
  pen.shape(tone.straw, `M${x - 17} ${base}C${x - 15} ${base - 24} ${x + 15} ${base - 24} ${x + 17} ${base}Z`);
  pen.line(
    `M${x - 8} ${base - 4}Q${x - 5} ${base - 12} ${x - 2} ${base - 15}M${x + 4} ${base - 4}Q${x + 5} ${base - 10} ${x + 4} ${base - 14}`,
    1.6,
    tone.coin,
  );
}

import { tone } from '../../tones.ts';
import { type Pen, traceHorseshoe, traceOnion } from '../pen.ts';

const GOLD = [tone.gold, tone.goldDark] as const;
const WALL = [tone.wallWarm, tone.wallShadeWarm] as const;

/** A palace with golden domes: three of them, one between minarets, or two before a stepped front. */
export const seraglio: readonly ((pen: Pen) => void)[] = [
  (pen) => {
    front(pen, 34, 30);
    for (const x of [-25, 25]) dome(pen, x, 30, 21, 19);
    block(pen, -16, 32, 38);
    dome(pen, 0, 38, 31, 27);
    doors(pen, [-25, 25], 9, 16);
    doors(pen, [0], 13, 23);
  },
  (pen) => {
    front(pen, 30, 27);
    for (const x of [-32, 32]) minaret(pen, x);
    block(pen, -18, 36, 34);
    dome(pen, 0, 34, 42, 31);
    doors(pen, [-24, 24], 8, 14);
    doors(pen, [-8, 8], 10, 18);
  },
  (pen) => {
    for (const x of [-20, 20]) {
      block(pen, x - 13, 26, 38);
      dome(pen, x, 38, 26, 23);
    }
    front(pen, 36, 24);
    const { context } = pen;
    pen.shaded(WALL, 5, () => {
      for (const [x, y] of [
        [-14, 0],
        [-14, 31],
        [-8, 31],
        [-8, 38],
        [8, 38],
        [8, 31],
        [14, 31],
        [14, 0],
      ] as const)
        context.lineTo(x, y);
    });
    pen.disc(tone.gold, 0, 31, 3);
    doors(pen, [-26, 26], 10, 15);
    doors(pen, [0], 14, 23);
  },
];

function block(pen: Pen, x: number, width: number, height: number): void {
  pen.shaded(WALL, x + width * 0.66, () => pen.context.rect(x, 0, width, height));
  pen.rect(tone.wall, x - 1.5, height - 4, width + 3, 4);
}

const front = (pen: Pen, half: number, height: number): void => block(pen, -half, 2 * half, height);

function dome(pen: Pen, x: number, y: number, width: number, height: number): void {
  const { context } = pen;
  pen.shaded(GOLD, x + width * 0.14, () => traceOnion(context, x, y, width, height));
  const shine = () => {
    context.moveTo(x - width * 0.26, y + height * 0.22);
    context.quadraticCurveTo(x - width * 0.34, y + height * 0.46, x - width * 0.16, y + height * 0.62);
  };
  pen.line(shine, { width: 2.2, color: '#FBE7AE' });
  pen.stroke([x, y + height, x, y + height + 5]);
}

function minaret(pen: Pen, x: number): void {
  pen.shaded(WALL, x + 1, () => pen.context.rect(x - 4.5, 0, 9, 46));
  pen.rect(tone.wall, x - 6.5, 43, 13, 4);
  dome(pen, x, 47, 12, 15);
}

function doors(pen: Pen, xs: readonly number[], width: number, height: number): void {
  for (const x of xs) pen.curve(tone.door, () => traceHorseshoe(pen.context, x, 0, width, height));
}

import { tone } from '../../tones.ts';
import { type Pen, traceArch } from '../pen.ts';

/** White houses on a hill: stacked, up a stair, or around a roof terrace. */
export const chambers: readonly ((pen: Pen) => void)[] = [
  (pen) => {
    house(pen, -11, 28, 30, 30);
    window(pen, -2, 42);
    window(pen, 9, 42);
    house(pen, -34, 0, 33, 32);
    house(pen, 1, 0, 33, 36);
    door(pen, -24, 0);
    window(pen, -10, 14);
    window(pen, 10, 20);
    door(pen, 20, 0);
  },
  (pen) => {
    house(pen, 8, 20, 28, 44);
    window(pen, 18, 48);
    window(pen, 18, 33);
    house(pen, -16, 10, 30, 32);
    window(pen, -6, 27);
    house(pen, -36, 0, 30, 26);
    door(pen, -25, 0);
    house(pen, 2, 0, 32, 20);
    door(pen, 14, 0);
    pen.shape(tone.whiteShade, [-6, 0, 2, 0, 2, 9, -2, 9, -2, 5, -6, 5]);
  },
  (pen) => {
    house(pen, -32, 22, 26, 40);
    window(pen, -22, 46);
    house(pen, 6, 22, 27, 26);
    window(pen, 13, 32);
    window(pen, 23, 32);
    house(pen, -36, 0, 72, 28);
    door(pen, -2, 0);
    for (const x of [-26, -15, 14]) window(pen, x, 11);
    pen.shape(tone.roofPale, [-12, 19, 10, 19, 13, 13, -15, 13]);
  },
];

function house(pen: Pen, x: number, y: number, width: number, height: number): void {
  pen.shaded([tone.white, tone.whiteShade], x + width * 0.7, () => pen.context.rect(x, y, width, height));
  pen.rect(tone.roofPale, x - 1.5, y + height - 4, width + 3, 4.5);
}

const window = (pen: Pen, x: number, y: number): void =>
  pen.curve(tone.slate, () => traceArch(pen.context, x, y, 6, 9));

function door(pen: Pen, x: number, y: number): void {
  pen.curve(tone.wood, () => traceArch(pen.context, x, y, 9, 16));
  pen.flatDisc(tone.gold, x + 2.2, y + 6.5, 1);
}

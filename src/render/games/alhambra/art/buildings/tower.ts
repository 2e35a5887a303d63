import { tone } from '../../tones.ts';
import { type Pen, traceArch } from '../pen.ts';

const WALL = [tone.wall, tone.wallShade] as const;

/** A keep with a banner, one under a tiled roof, or a gate between two towers. */
export const tower: readonly ((pen: Pen) => void)[] = [
  (pen) => {
    keep(pen, 0, 16, 50);
    battlements(pen, 0, 20, 50);
    door(pen, 0, 11, 17);
    slit(pen, -5, 34);
    banner(pen, 0, 64);
  },
  (pen) => {
    keep(pen, 0, 17, 44);
    pen.rect(tone.wall, -21, 43, 42, 5);
    pen.shaded([tone.roof, tone.roofDark], 5, () => {
      for (const [x, y] of [
        [-24, 48],
        [0, 68],
        [24, 48],
      ] as const)
        pen.context.lineTo(x, y);
    });
    pen.stroke([-13, 52, 12, 52], { width: 1.3, color: tone.roofDark });
    for (const x of [-7, 7]) pen.curve(tone.inside, () => traceArch(pen.context, x, 27, 8, 13));
    pen.stroke([0, 27, 0, 34]);
    door(pen, 0, 11, 17);
    banner(pen, 0, 68, 11);
  },
  (pen) => {
    pen.shaded(WALL, 9, () => pen.context.rect(-18, 0, 36, 30));
    battlements(pen, 0, 16, 28);
    for (const x of [-25, 25]) {
      keep(pen, x, 11, 46);
      battlements(pen, x, 14, 45, 3);
      slit(pen, x - 2.5, 28);
    }
    door(pen, 0, 15, 22);
    banner(pen, -25, 57, 12);
  },
];

function keep(pen: Pen, x: number, half: number, height: number): void {
  const { context } = pen;
  pen.shaded(WALL, x + half * 0.36, () => {
    context.moveTo(x - half - 4, 0);
    context.lineTo(x - half, 8);
    context.lineTo(x - half, height);
    context.lineTo(x + half, height);
    context.lineTo(x + half, 8);
    context.lineTo(x + half + 4, 0);
  });
  const course = { width: 1.4, color: tone.wallShadeWarm };
  for (const [from, to, y] of [
    [-0.8, -0.3, 0.78],
    [0, 0.45, 0.62],
    [-0.7, -0.2, 0.46],
    [0.3, 0.8, 0.3],
  ] as const)
    pen.stroke([x + from * half, y * height, x + to * half, y * height], course);
}

function battlements(pen: Pen, x: number, half: number, y: number, merlons = 4): void {
  pen.rect(tone.wall, x - half, y, 2 * half, 6);
  const step = (2 * half) / (2 * merlons - 1);
  for (let i = 0; i < merlons; i++) {
    const fill = i === merlons - 1 ? tone.wallShade : tone.wall;
    pen.rect(fill, x - half + 2 * i * step, y + 6, step, 6);
  }
}

const door = (pen: Pen, x: number, width: number, height: number): void =>
  pen.curve(tone.inside, () => traceArch(pen.context, x, 0, width, height));

const slit = (pen: Pen, x: number, y: number): void => pen.curve(tone.inside, () => traceArch(pen.context, x, y, 4, 9));

function banner(pen: Pen, x: number, y: number, pole = 14): void {
  pen.stroke([x, y - 4, x, y + pole]);
  const top = y + pole;
  pen.shape(tone.gold, [x, top, x + 14, top - 1.5, x + 10, top - 5, x + 14, top - 9, x, top - 8]);
}

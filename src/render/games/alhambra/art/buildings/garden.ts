import { tone } from '../../tones.ts';
import { type Pen, traceArch } from '../pen.ts';

/** A garden with a pool: an orange tree between cypresses, palms, or a fountain before hedges. */
export const garden: readonly ((pen: Pen) => void)[] = [
  (pen) => {
    cypress(pen, -28, 6, 9.5, 42);
    cypress(pen, 30, 4, 9, 36);
    orange(pen, 2, 14);
    pool(pen, 2);
  },
  (pen) => {
    pen.curve(tone.leafDark, () => {
      pen.context.moveTo(-38, 10);
      pen.context.bezierCurveTo(-34, 30, -14, 26, -8, 18);
      pen.context.bezierCurveTo(6, 30, 32, 30, 38, 10);
    });
    palm(pen, -19, 8, 48, -3);
    palm(pen, 23, 7, 40, 3);
    pen.disc(tone.sand, 2, 8, 25, 9);
    pen.disc(tone.water, 2, 8.5, 20, 6);
    pen.flatDisc(tone.ripple, -4, 10, 9, 1.8);
    pen.flatDisc(tone.fruit, 14, 6.5, 2.2, 1.6);
  },
  (pen) => {
    for (const [x, height] of [
      [-32, 40],
      [-13, 30],
      [13, 30],
      [32, 40],
    ] as const)
      cypress(pen, x, 18, 7.5, height);
    const { context } = pen;
    pen.shaded([tone.leaf, tone.leafDark], 22, () => context.roundRect(-40, 0, 80, 20, 5));
    for (const [x, y] of [
      [-31, 13],
      [-24, 6],
      [31, 12],
      [25, 5],
      [-34, 5],
    ] as const)
      pen.disc(tone.fruit, x, y, 2.6);
    pen.curve('#CBB27C', () => traceArch(context, 0, 0, 34, 26));
    pen.rect(tone.marble, -4, 2, 8, 9);
    pen.curve(tone.marble, () => {
      context.moveTo(-14, 14);
      context.quadraticCurveTo(0, 3, 14, 14);
    });
    for (const way of [-1, 1]) {
      const jet = () => {
        context.moveTo(0, 14);
        context.quadraticCurveTo(way * 2, 27, way * 9, 15);
      };
      pen.line(jet, { width: 2.4, color: tone.poolDark });
      pen.line(jet, { width: 1.4, color: tone.ripple });
    }
  },
];

function cypress(pen: Pen, x: number, y: number, half: number, height: number): void {
  const { context } = pen;
  pen.rect(tone.wood, x - 2, y - 4, 4, 7);
  pen.shaded([tone.leaf, tone.leafDark], x - 1, () => {
    context.moveTo(x, y);
    context.bezierCurveTo(x - half * 1.7, y + 2, x - half * 0.9, y + height * 0.62, x, y + height);
    context.bezierCurveTo(x + half * 0.9, y + height * 0.62, x + half * 1.7, y + 2, x, y);
  });
}

function orange(pen: Pen, x: number, y: number): void {
  const { context } = pen;
  pen.shape(tone.wood, [x - 3, y, x + 3, y, x + 2, y + 18, x - 2, y + 18]);
  pen.shaded([tone.leaf, tone.leafDark], x + 6, () => {
    context.moveTo(x - 8, y + 15);
    context.arc(x - 11, y + 24, 9, -2, -3.6, true);
    context.arc(x, y + 36, 13, 2.9, 0.2, true);
    context.arc(x + 11, y + 24, 9, 0.6, -1.2, true);
  });
  for (const [dx, dy] of [
    [-9, 26],
    [-2, 39],
    [3, 23],
    [9, 33],
    [-4, 31],
  ] as const)
    pen.disc(tone.fruit, x + dx, y + dy, 3);
}

function pool(pen: Pen, x: number): void {
  pen.shape(tone.sand, [x - 15, 0, x + 15, 0, x + 8, 17, x - 8, 17]);
  pen.flat(tone.water, [x - 10, 2, x + 10, 2, x + 5, 15, x - 5, 15]);
  pen.stroke([x - 5, 6, x + 3, 6], { width: 1.6, color: tone.ripple });
  pen.stroke([x - 2, 11, x + 4, 11], { width: 1.6, color: tone.ripple });
}

function palm(pen: Pen, x: number, y: number, height: number, lean: number): void {
  const { context } = pen;
  const [topX, topY] = [x + lean, y + height];
  const trunk = () => {
    context.moveTo(x, y);
    context.quadraticCurveTo(x - lean, y + height * 0.5, topX, topY);
  };
  pen.line(trunk, { width: 7 });
  pen.line(trunk, { width: 4, color: tone.wood });
  for (const [dx, dy, sag] of [
    [-19, -12, 9],
    [19, -12, 9],
    [-21, 1, 11],
    [21, 1, 11],
    [-11, 10, 7],
    [11, 10, 7],
  ] as const)
    pen.curve(dx < 0 ? tone.leaf : tone.leafDark, () => {
      context.moveTo(topX, topY);
      context.quadraticCurveTo(topX + dx * 0.5, topY + Math.max(dy, 0) + sag, topX + dx, topY + dy);
      context.quadraticCurveTo(topX + dx * 0.5, topY + dy * 0.5 + 2, topX, topY);
    });
  for (const way of [-2.5, 2.5]) pen.disc(tone.fruit, topX + way, topY - 2, 2.6);
}

import { tone } from '../../tones.ts';
import { type Pen, traceHorseshoe } from '../pen.ts';

const ROOF = [tone.roof, tone.roofDark] as const;
const WALL = [tone.wallWarm, tone.wallShadeWarm] as const;

/** A hall of striped horseshoe arches: three wide ones, four narrow ones between piers, or three under a gallery. */
export const arcades: readonly ((pen: Pen) => void)[] = [
  (pen) => {
    hall(pen, 39, 36);
    roof(pen, 43, 36, 16);
    for (const x of [-25, 0, 25]) arch(pen, x, 19, 29);
  },
  (pen) => {
    hall(pen, 38, 33);
    roof(pen, 36, 33, 13);
    for (const x of [-38, 38]) {
      pen.shaded(WALL, x + 1, () => pen.context.rect(x - 5, 0, 10, 46));
      pen.shape(tone.roof, [x - 7.5, 46, x + 7.5, 46, x, 59]);
    }
    for (const x of [-24, -8, 8, 24]) arch(pen, x, 12.5, 26);
  },
  (pen) => {
    pen.shaded(WALL, 16, () => pen.context.rect(-28, 28, 56, 19));
    roof(pen, 32, 47, 12);
    for (const x of [-18, -6, 6, 18]) {
      pen.curve(tone.inside, () => traceHorseshoe(pen.context, x, 31, 8, 13));
    }
    hall(pen, 38, 29);
    pen.rect(tone.wall, -40, 28, 80, 4);
    for (const x of [-24.5, 0, 24.5]) arch(pen, x, 18, 23);
  },
];

const hall = (pen: Pen, half: number, height: number): void =>
  pen.shaded(WALL, half * 0.7, () => pen.context.rect(-half, 0, 2 * half, height));

function roof(pen: Pen, half: number, y: number, height: number): void {
  const { context } = pen;
  pen.shaded(ROOF, half * 0.55, () => {
    context.moveTo(-half, y);
    context.lineTo(-half + 7, y + height);
    context.lineTo(half - 7, y + height);
    context.lineTo(half, y);
  });
  for (let x = -half + 8; x < half - 4; x += 7) {
    const lean = (-x / half) * 6;
    pen.stroke([x, y + 1.5, x + lean, y + height - 1.5], {
      width: 1.3,
      color: x < half * 0.5 ? tone.roofDark : tone.ink,
    });
  }
}

/** Of the stripes around an arch. */
const STRIPES = 9;

function arch(pen: Pen, x: number, width: number, height: number): void {
  const { context } = pen;
  const [outer, inner] = [width / 2 + 3.2, width / 2 - 1.2];
  const middle = height - width / 2;
  for (let i = 0; i < STRIPES; i++) {
    const [from, to] = [i, i + 1].map((k) => Math.PI * 1.12 - (k * Math.PI * 1.24) / STRIPES);
    pen.flatCurve(i % 2 === 0 ? '#C4452F' : tone.wall, () => {
      context.arc(x, middle, outer, from!, to!, true);
      context.arc(x, middle, inner, to!, from!);
    });
  }
  pen.curve(tone.inside, () => traceHorseshoe(context, x, 0, width - 2.4, height - 1.2));
  pen.flatRect(tone.wall, x - width / 2 - 1.4, 0, 2.4, middle - 3);
}

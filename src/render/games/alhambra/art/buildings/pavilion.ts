import { tone } from '../../tones.ts';
import { type Pen, traceArch, traceOnion } from '../pen.ts';

const BLUE = [tone.domeBlue, tone.domeBlueDark] as const;

/** An open pavilion under a pointed dome, a ribbed onion dome, or a tent roof. */
export const pavilion: readonly ((pen: Pen) => void)[] = [
  (pen) => {
    columns(pen);
    const { context } = pen;
    pen.shaded(BLUE, 6, () => {
      context.moveTo(-24, 38);
      context.bezierCurveTo(-28, 54, -9, 57, 0, 69);
      context.bezierCurveTo(9, 57, 28, 54, 24, 38);
    });
    rib(pen, -14, 42, -16, 52, -6, 58);
    finial(pen, 0, 69);
  },
  (pen) => {
    columns(pen);
    const { context } = pen;
    pen.rect(tone.wall, -16, 38, 32, 6);
    pen.shaded(BLUE, 5, () => traceOnion(context, 0, 44, 40, 27));
    for (const x of [-7, 7]) rib(pen, x, 45, x * 1.6, 56, x * 0.4, 65);
    finial(pen, 0, 71);
  },
  (pen) => {
    columns(pen);
    const { context } = pen;
    pen.shaded(BLUE, 8, () => {
      context.moveTo(-31, 38);
      context.quadraticCurveTo(-13, 43, -9, 53);
      context.lineTo(9, 53);
      context.quadraticCurveTo(13, 43, 31, 38);
    });
    pen.rect(tone.wall, -8, 53, 16, 6);
    pen.shaded(BLUE, 2, () => {
      context.moveTo(-13, 59);
      context.quadraticCurveTo(-3, 61, 0, 72);
      context.quadraticCurveTo(3, 61, 13, 59);
    });
    rib(pen, -20, 41, -10, 45, -6, 51);
    finial(pen, 0, 72);
  },
];

function columns(pen: Pen): void {
  const { context } = pen;
  pen.rect(tone.wallShade, -32, 0, 64, 5);
  pen.rect(tone.wall, -28, 5, 56, 5);
  pen.rect(tone.inside, -23, 10, 46, 22);
  pen.flatCurve(tone.domeBlueDark, () => traceArch(context, 0, 10, 14, 19));
  for (const x of [-24, -10.5, 4.5, 18]) {
    pen.rect(tone.wall, x, 10, 6, 22);
    pen.flatRect(tone.wallShade, x + 3.6, 10.8, 1.7, 20.4);
  }
  pen.rect(tone.wall, -28, 32, 56, 6);
  pen.flatRect(tone.wallShade, 12, 33, 15, 4);
}

function rib({ context, line }: Pen, ...[x, y, cx, cy, toX, toY]: [number, number, number, number, number, number]) {
  const trace = () => {
    context.moveTo(x, y);
    context.quadraticCurveTo(cx, cy, toX, toY);
  };
  line(trace, { width: 2.4, color: tone.domeBlueLight });
}

function finial(pen: Pen, x: number, y: number): void {
  pen.stroke([x, y, x, y + 6]);
  pen.disc(tone.gold, x, y + 6, 2.6);
}

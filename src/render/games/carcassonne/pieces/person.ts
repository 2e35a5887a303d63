/** How people look among the figures: a head on a body in the shape of their player's seat, and what they wear or hold. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import { traceShape } from '../../../kit/seats.ts';
import { write } from '../../../kit/text.ts';
import type { SeatMark } from '../../../kit/theme.ts';
import { tone } from '../tones.ts';
import type { FigurePiece } from './figurePiece.ts';

/** The radius of the body and of the head, and the distance between their centers, as fractions of the height. */
const BODY_RADIUS = 0.335;
const HEAD_RADIUS = 0.56 * BODY_RADIUS;
const HEAD_TO_BODY = 0.4;
/** How far the center of the body is below the center of the figure, as a fraction of the height. */
const BODY_DROP = 0.145;
const WHITE = '#FFFFFF';

/** Something that a person wears or holds: its outline and its color. Lengths in heights, from the center. */
interface Extra {
  readonly fill: string;
  /** In front of the head, or behind the body. */
  readonly isBehind: boolean;
  trace(context: SKRSContext2D, height: number): void;
}

const HEAD_Y = BODY_DROP - HEAD_TO_BODY;

const BRIM: Extra = {
  fill: tone.gold,
  isBehind: false,
  trace(context, height) {
    const y = (HEAD_Y - HEAD_RADIUS * 0.42) * height;
    const [rim, crown] = [HEAD_RADIUS * 1.85 * height, HEAD_RADIUS * 1.02 * height];
    context.beginPath();
    context.moveTo(-rim, y);
    context.quadraticCurveTo(-rim, y - rim * 0.2, -crown, y - rim * 0.18);
    context.quadraticCurveTo(-crown * 0.9, y - crown * 1.35, 0, y - crown * 1.35);
    context.quadraticCurveTo(crown * 0.9, y - crown * 1.35, crown, y - rim * 0.18);
    context.quadraticCurveTo(rim, y - rim * 0.2, rim, y);
    context.quadraticCurveTo(0, y + rim * 0.34, -rim, y);
    context.closePath();
  },
};

const FEATHER: Extra = {
  fill: WHITE,
  isBehind: true,
  trace(context, height) {
    const [x, y] = [HEAD_RADIUS * 0.5 * height, (HEAD_Y - HEAD_RADIUS * 0.9) * height];
    const long = HEAD_RADIUS * 1.9 * height;
    context.beginPath();
    context.moveTo(x, y);
    context.quadraticCurveTo(x + long * 0.2, y - long * 0.75, x + long, y - long * 0.62);
    context.quadraticCurveTo(x + long * 0.7, y - long * 0.05, x, y);
    context.closePath();
  },
};

/** A hat with a feather. */
export const HAT: readonly Extra[] = [BRIM, FEATHER];

/** Handle and head of a hammer, raised on the right. */
export const HAMMER: readonly Extra[] = [
  {
    fill: tone.roofs[3],
    isBehind: true,
    trace(context, height) {
      traceTurned(context, height, [
        [-0.04, 0.42],
        [-0.04, -0.3],
        [0.04, -0.3],
        [0.04, 0.42],
      ]);
    },
  },
  {
    fill: tone.stone.light,
    isBehind: true,
    trace(context, height) {
      traceTurned(context, height, [
        [-0.25, -0.17],
        [-0.25, -0.44],
        [0.25, -0.44],
        [0.25, -0.17],
      ]);
    },
  },
];

/** A closed path through points of the hammer, which leans to the right. */
function traceTurned(context: SKRSContext2D, height: number, points: readonly (readonly [number, number])[]): void {
  const [sin, cos] = [Math.sin(0.42), Math.cos(0.42)];
  context.beginPath();
  for (const [px, py] of points) {
    context.lineTo((0.26 + px * cos - py * sin) * height, (0.02 + px * sin + py * cos) * height);
  }
  context.closePath();
}

/** Paints a person, upright or lying on its back with its head to the left. */
export function paintPerson(
  context: SKRSContext2D,
  { mark, letter, x, y, height, isLying }: FigurePiece,
  extras: readonly Extra[],
): void {
  const body = height * BODY_RADIUS;
  context.save();
  context.translate(x, y);
  shadow(context, height, isLying);
  if (isLying) context.rotate(-Math.PI / 2);
  const drop = height * BODY_DROP;
  const outline = (isHead: boolean) => {
    if (isHead) {
      context.beginPath();
      context.arc(0, drop - height * HEAD_TO_BODY, height * HEAD_RADIUS, 0, 2 * Math.PI);
    } else traceShape(context, mark.shape, 0, drop, body * (mark.shape === 'triangle' ? 0.98 : 0.92));
  };
  context.lineJoin = 'round';
  const lines = [
    [body * 0.62, WHITE],
    [body * 0.3, tone.ink],
  ] as const;
  for (const [width, stroke] of lines) {
    context.lineWidth = width;
    context.strokeStyle = stroke;
    for (const extra of extras) {
      extra.trace(context, height);
      context.stroke();
    }
    for (const isHead of [true, false]) {
      outline(isHead);
      context.stroke();
    }
  }
  const fill = (isBehind: boolean) => {
    for (const extra of extras.filter((one) => one.isBehind === isBehind)) {
      extra.trace(context, height);
      context.fillStyle = extra.fill;
      context.fill();
    }
  };
  fill(true);
  if (extras.length > 0) {
    context.lineWidth = body * 0.3;
    context.strokeStyle = tone.ink;
    for (const isHead of [true, false]) {
      outline(isHead);
      context.stroke();
    }
  }
  context.fillStyle = mark.color;
  for (const isHead of [true, false]) {
    outline(isHead);
    context.fill();
  }
  if (height > 26) {
    context.globalAlpha = 0.42;
    context.fillStyle = WHITE;
    context.beginPath();
    context.arc(
      -height * HEAD_RADIUS * 0.34,
      drop - height * (HEAD_TO_BODY + HEAD_RADIUS * 0.34),
      height * HEAD_RADIUS * 0.3,
      0,
      2 * Math.PI,
    );
    context.fill();
    context.globalAlpha = 1;
  }
  for (const extra of extras.filter((one) => !one.isBehind)) {
    extra.trace(context, height);
    context.lineWidth = body * 0.3;
    context.strokeStyle = tone.ink;
    context.stroke();
    context.fillStyle = extra.fill;
    context.fill();
  }
  context.restore();
  if (letter === '') return;
  const letterDrop = mark.shape === 'triangle' ? 0.22 : 0.02;
  const [dx, dy] = isLying ? [drop + (mark.shape === 'triangle' ? body * 0.24 : 0), 0] : [0, drop + body * letterDrop];
  const size = Math.round(body * (mark.shape === 'star' || mark.shape === 'triangle' ? 0.9 : 1.12));
  write(context, letter, x + dx, y + dy, { size, weight: 700, fill: mark.ink, align: 'center' });
}

function shadow(context: SKRSContext2D, height: number, isLying: boolean): void {
  context.save();
  context.globalAlpha = 0.3;
  context.fillStyle = tone.ink;
  context.beginPath();
  if (isLying) context.ellipse(height * 0.12, height * 0.36, height * 0.5, height * 0.1, 0, 0, 2 * Math.PI);
  else context.ellipse(height * 0.12, height * 0.47, height * 0.36, height * 0.09, 0, 0, 2 * Math.PI);
  context.fill();
  context.restore();
}

/** The outlines of an upright person around the origin, each as a function that begins its path. */
export const personOutlines = (
  context: SKRSContext2D,
  mark: SeatMark,
  height: number,
  extras: readonly Extra[],
): readonly (() => void)[] => [
  ...extras.map((extra) => () => extra.trace(context, height)),
  () => {
    context.beginPath();
    context.arc(0, HEAD_Y * height, height * HEAD_RADIUS, 0, 2 * Math.PI);
  },
  () => traceShape(context, mark.shape, 0, height * BODY_DROP, height * BODY_RADIUS * 0.92),
];

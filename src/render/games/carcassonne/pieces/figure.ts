/**
 * How figures look. Each bears the shape of its player's seat (circle, square, star …), so players never differ by color
 * alone, and each kind has a silhouette of its own: a follower has a round head, a big follower is larger and has a hat, a
 * builder raises a hammer, and a pig is a pig.
 */
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { ByFigure, Figure } from '../../../../engines/carcassonne/index.ts';
import { sprite } from '../../../kit/caches.ts';
import type { Box } from '../../../kit/geometry.ts';
import { isolated } from '../../../kit/page.ts';
import { traceShape } from '../../../kit/seats.ts';
import { write } from '../../../kit/text.ts';
import type { SeatMark } from '../../../kit/theme.ts';
import { tone } from '../tones.ts';

/** What is needed to paint a figure. */
export interface FigurePiece {
  readonly kind: Figure;
  readonly mark: SeatMark;
  /** The seat's letter; empty for none. */
  readonly letter: string;
  /** The center of the figure, in pixels. */
  readonly x: number;
  readonly y: number;
  /** Of a follower from head to foot, in pixels; also for a lying one. Other kinds are larger or smaller than that. */
  readonly height: number;
  readonly isLying: boolean;
}

/** The radius of the body and of the head, and the distance between their centers, as fractions of the height. */
const BODY_RADIUS = 0.335;
const HEAD_RADIUS = 0.56 * BODY_RADIUS;
const HEAD_TO_BODY = 0.4;
/** How far the center of the body is below the center of the figure, as a fraction of the height. */
const BODY_DROP = 0.145;
const WHITE = '#FFFFFF';

/** The size of each kind beside a follower. */
export const FIGURE_SIZE: ByFigure<number> = { follower: 1, bigFollower: 1.2, builder: 1, pig: 1.06 };

/** By kind: what it covers from its center to each side, including its halo and shadow, as fractions of the height. */
const REACH: ByFigure<{ readonly across: number; readonly along: number }> = {
  follower: { across: 0.58, along: 0.66 },
  bigFollower: { across: 0.78, along: 0.97 },
  builder: { across: 0.8, along: 0.78 },
  pig: { across: 0.8, along: 0.66 },
};

/** The box that a figure covers, in whole pixels. */
export function figureBox({ kind, x, y, height, isLying }: FigurePiece): Box {
  const { across, along } = REACH[kind];
  const isTurned = isLying && LIES[kind];
  const [half, high] = isTurned ? [height * along, height * across] : [height * across, height * along];
  return { x: Math.floor(x - half), y: Math.floor(y - high), width: Math.ceil(2 * half), height: Math.ceil(2 * high) };
}

/** Whether it is laid on its back in a field. */
const LIES: ByFigure<boolean> = { follower: true, bigFollower: true, builder: true, pig: false };

/** Draws a figure from a cached bitmap, which is much faster than painting it, and lets it fade as a whole. */
export function stampFigure(context: SKRSContext2D, figure: FigurePiece): void {
  const box = figureBox(figure);
  const { kind, mark, letter, height, isLying } = figure;
  const [x, y] = [figure.x - box.x, figure.y - box.y];
  const key = `carcassonne figure ${kind} ${mark.shape} ${letter} ${height} ${isLying} ${x} ${y}`;
  const image = sprite(key, box.width, box.height, (inside) => paintFigure(inside, { ...figure, x, y }));
  context.drawImage(image, box.x, box.y);
}

/** Paints a figure, upright or lying on its back with its head to the left. */
export function paintFigure(context: SKRSContext2D, figure: FigurePiece): void {
  painters[figure.kind](context, figure);
}

type Painter = (context: SKRSContext2D, figure: FigurePiece) => void;

const painters: ByFigure<Painter> = {
  follower: (context, figure) => paintPerson(context, figure, []),
  bigFollower: (context, figure) =>
    paintPerson(context, { ...figure, height: figure.height * FIGURE_SIZE.bigFollower }, [HAT, FEATHER]),
  builder: (context, figure) => paintPerson(context, figure, HAMMER),
  pig: paintPig,
};

/** Something that a person wears or holds: its outline and its color. Lengths in heights, from the center. */
interface Extra {
  readonly fill: string;
  /** In front of the head, or behind the body. */
  readonly isBehind: boolean;
  trace(context: SKRSContext2D, height: number): void;
}

const HEAD_Y = BODY_DROP - HEAD_TO_BODY;

const HAT: Extra = {
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

/** Handle and head of a hammer, raised on the right. */
const HAMMER: readonly Extra[] = [
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

function paintPerson(
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

/** A pig from the side, looking left, with the seat's shape on its flank. */
function paintPig(context: SKRSContext2D, { mark, letter, x, y, height: plain }: FigurePiece): void {
  const height = plain * FIGURE_SIZE.pig;
  isolated(context, () => {
    context.translate(x, y);
    context.scale(height, height);
    context.globalAlpha = 0.3;
    context.fillStyle = tone.ink;
    context.beginPath();
    context.ellipse(0.08, 0.39, 0.46, 0.07, 0, 0, 2 * Math.PI);
    context.fill();
    context.globalAlpha = 1;
    context.lineJoin = 'round';
    context.lineCap = 'round';
    for (const [width, stroke] of [
      [0.2, WHITE],
      [0.1, tone.ink],
    ] as const) {
      context.lineWidth = width;
      context.strokeStyle = stroke;
      tracePig(context);
      context.stroke();
      traceTail(context);
      context.lineWidth = width * 0.8;
      context.stroke();
    }
    context.fillStyle = mark.color;
    tracePig(context);
    context.fill();
    context.fillStyle = tone.ink;
    context.beginPath();
    context.arc(-0.33, -0.11, 0.035, 0, 2 * Math.PI);
    context.fill();
    traceShape(context, mark.shape, 0.09, 0.02, 0.19);
    context.lineWidth = 0.05;
    context.strokeStyle = mark.ink;
    context.stroke();
  });
  if (letter === '') return;
  const low = mark.shape === 'triangle' ? 0.05 : 0.01;
  const size = Math.round(height * (mark.shape === 'star' || mark.shape === 'triangle' ? 0.22 : 0.27));
  write(context, letter, x + 0.09 * height, y + (0.02 + low) * height, {
    ...{ size, weight: 700, align: 'center' },
    fill: mark.ink,
  });
}

/** Body, snout, ear, and legs in one closed path; one unit is the height. */
function tracePig(context: SKRSContext2D): void {
  context.beginPath();
  context.moveTo(-0.56, -0.08);
  context.lineTo(-0.47, -0.13);
  context.quadraticCurveTo(-0.44, -0.24, -0.36, -0.27);
  context.lineTo(-0.36, -0.42);
  context.lineTo(-0.2, -0.3);
  context.quadraticCurveTo(0.1, -0.4, 0.34, -0.25);
  context.quadraticCurveTo(0.5, -0.12, 0.47, 0.12);
  context.lineTo(0.42, 0.38);
  context.lineTo(0.25, 0.38);
  context.lineTo(0.22, 0.25);
  context.lineTo(-0.1, 0.25);
  context.lineTo(-0.13, 0.38);
  context.lineTo(-0.3, 0.38);
  context.lineTo(-0.32, 0.16);
  context.quadraticCurveTo(-0.44, 0.12, -0.5, 0.06);
  context.lineTo(-0.56, 0.06);
  context.closePath();
}

function traceTail(context: SKRSContext2D): void {
  context.beginPath();
  context.moveTo(0.47, -0.1);
  context.quadraticCurveTo(0.6, -0.1, 0.57, -0.2);
  context.quadraticCurveTo(0.53, -0.27, 0.49, -0.2);
}

/** Paints the empty outline of an upright figure that isn't in the player's hand. */
export function paintBlank(context: SKRSContext2D, figure: FigurePiece): void {
  const { kind, x, y } = figure;
  const height = figure.height * FIGURE_SIZE[kind];
  isolated(context, () => {
    context.translate(x, y);
    context.lineWidth = 2;
    context.lineJoin = 'round';
    context.strokeStyle = tone.engraving;
    context.fillStyle = tone.land;
    for (const paint of [() => context.stroke(), () => context.fill()]) {
      for (const outline of outlines[kind](context, figure.mark, height)) {
        outline();
        paint();
      }
    }
  });
}

type Outlines = (context: SKRSContext2D, mark: SeatMark, height: number) => readonly (() => void)[];

const person =
  (extras: readonly Extra[]): Outlines =>
  (context, mark, height) => [
    ...extras.map(
      ({ trace }) =>
        () =>
          trace(context, height),
    ),
    () => {
      context.beginPath();
      context.arc(0, HEAD_Y * height, height * HEAD_RADIUS, 0, 2 * Math.PI);
    },
    () => traceShape(context, mark.shape, 0, height * BODY_DROP, height * BODY_RADIUS * 0.92),
  ];

const outlines: ByFigure<Outlines> = {
  follower: person([]),
  bigFollower: person([HAT, FEATHER]),
  builder: person(HAMMER),
  pig: (context, _, height) => [
    () => {
      isolated(context, () => {
        context.scale(height, height);
        tracePig(context);
      });
    },
  ],
};

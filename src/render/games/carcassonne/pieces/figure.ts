/**
 * How figures look. Each bears the shape of its player's seat (circle, square, star …), so players never differ by color
 * alone, and each kind has a silhouette of its own: a follower has a round head, a big follower is larger and has a hat, a
 * builder raises a hammer, and a pig is a pig.
 */
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { ByFigure } from '../../../../engines/carcassonne/index.ts';
import { sprite } from '../../../kit/caches.ts';
import type { Box } from '../../../kit/geometry.ts';
import { isolated } from '../../../kit/page.ts';
import type { SeatMark } from '../../../kit/theme.ts';
import { tone } from '../tones.ts';
import type { FigurePiece } from './figurePiece.ts';
import { HAMMER, HAT, paintPerson, personOutlines } from './person.ts';
import { paintPig, tracePig } from './pig.ts';

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
  painters[figure.kind](context, { ...figure, height: figure.height * FIGURE_SIZE[figure.kind] });
}

const painters: ByFigure<(context: SKRSContext2D, figure: FigurePiece) => void> = {
  follower: (context, figure) => paintPerson(context, figure, []),
  bigFollower: (context, figure) => paintPerson(context, figure, HAT),
  builder: (context, figure) => paintPerson(context, figure, HAMMER),
  pig: paintPig,
};

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

const outlines: ByFigure<(context: SKRSContext2D, mark: SeatMark, height: number) => readonly (() => void)[]> = {
  follower: (context, mark, height) => personOutlines(context, mark, height, []),
  bigFollower: (context, mark, height) => personOutlines(context, mark, height, HAT),
  builder: (context, mark, height) => personOutlines(context, mark, height, HAMMER),
  pig: (context, _, height) => [() => isolated(context, () => tracePig(context, height))],
};

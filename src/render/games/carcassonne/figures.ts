/** Followers: a head on a body in the player's shape, so that even small silhouettes differ. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import { sprite } from '../../kit/caches.ts';
import { write } from '../../kit/canvas.ts';
import type { Box } from '../../kit/geometry.ts';
import { traceShape } from '../../kit/seats.ts';
import type { SeatMark } from '../../kit/theme.ts';
import { tone } from './tones.ts';

export interface Figure {
  readonly mark: SeatMark;
  /** Empty for none. */
  readonly letter: string;
  /** The middle of what it covers, in pixels. */
  readonly x: number;
  readonly y: number;
  /** From head to foot in pixels, even if it lies. */
  readonly height: number;
  readonly isLying: boolean;
}

/** The radius of the body and of the head, and the distance between their centers, in heights. */
const BODY = 0.335;
const HEAD = 0.56 * BODY;
const NECK = 0.4;
/** How far the center of the body is below the center of the figure, in heights. */
const LOW = 0.145;
const WHITE = '#FFFFFF';

/** The box that a figure covers, including its halo and shadow, in whole pixels. */
export function figureBox({ x, y, height, isLying }: Figure): Box {
  const [along, across] = [height * 0.66, height * 0.58];
  const [half, high] = isLying ? [along, across] : [across, along];
  return { x: Math.floor(x - half), y: Math.floor(y - high), width: Math.ceil(2 * half), height: Math.ceil(2 * high) };
}

/** Copies a follower as one bitmap, which is much faster than painting it, and fades evenly. */
export function stampFigure(context: SKRSContext2D, figure: Figure): void {
  const box = figureBox(figure);
  const { mark, letter, height, isLying } = figure;
  const [x, y] = [figure.x - box.x, figure.y - box.y];
  const key = `carcassonne figure ${mark.shape} ${letter} ${height} ${isLying} ${x} ${y}`;
  const image = sprite(key, box.width, box.height, (inside) => paintFigure(inside, { ...figure, x, y }));
  context.drawImage(image, box.x, box.y);
}

/** Paints a follower, standing or lying on its back with its head to the left. */
export function paintFigure(context: SKRSContext2D, { mark, letter, x, y, height, isLying }: Figure): void {
  const body = height * BODY;
  context.save();
  context.translate(x, y);
  shadow(context, height, isLying);
  if (isLying) context.rotate(-Math.PI / 2);
  const low = height * LOW;
  const outline = (isHead: boolean) => {
    if (isHead) {
      context.beginPath();
      context.arc(0, low - height * NECK, height * HEAD, 0, 2 * Math.PI);
    } else traceShape(context, mark.shape, 0, low, body * (mark.shape === 'triangle' ? 0.98 : 0.92));
  };
  context.lineJoin = 'round';
  for (const [width, stroke] of [
    [body * 0.62, WHITE],
    [body * 0.3, tone.ink],
  ] as const) {
    context.lineWidth = width;
    context.strokeStyle = stroke;
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
    context.arc(-height * HEAD * 0.34, low - height * (NECK + HEAD * 0.34), height * HEAD * 0.3, 0, 2 * Math.PI);
    context.fill();
  }
  context.restore();
  if (letter === '') return;
  const drop = mark.shape === 'triangle' ? 0.22 : 0.02;
  const [dx, dy] = isLying ? [low + (mark.shape === 'triangle' ? body * 0.24 : 0), 0] : [0, low + body * drop];
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

/** Paints the outline of a follower that is not in hand. */
export function paintBlank(context: SKRSContext2D, { mark, x, y, height }: Figure): void {
  context.save();
  context.translate(x, y);
  const low = height * LOW;
  context.lineWidth = 2;
  context.lineJoin = 'round';
  context.strokeStyle = tone.engraving;
  context.fillStyle = tone.land;
  for (const paint of [() => context.stroke(), () => context.fill()]) {
    context.beginPath();
    context.arc(0, low - height * NECK, height * HEAD, 0, 2 * Math.PI);
    paint();
    traceShape(context, mark.shape, 0, low, height * BODY * 0.92);
    paint();
  }
  context.restore();
}

/** Paints a player's badge: the shape with the letter. */
export function paintBadge(
  context: SKRSContext2D,
  mark: SeatMark,
  letter: string,
  { x, y, radius }: { readonly x: number; readonly y: number; readonly radius: number },
): void {
  context.save();
  context.lineJoin = 'round';
  traceShape(context, mark.shape, x, y, radius);
  context.lineWidth = radius * 0.3;
  context.strokeStyle = tone.ink;
  context.stroke();
  context.fillStyle = mark.color;
  context.fill();
  context.restore();
  const low = mark.shape === 'triangle' ? radius * 0.28 : radius * 0.04;
  const size = Math.round(radius * (mark.shape === 'star' || mark.shape === 'triangle' ? 0.86 : 1.05));
  write(context, letter, x, y + low, { size, weight: 700, fill: mark.ink, align: 'center' });
}

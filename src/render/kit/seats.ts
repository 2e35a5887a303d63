/** How players are drawn: their names, letters, shapes, and badges. */

import type { SKRSContext2D } from '@napi-rs/canvas';
import { plainLetters } from '../../kernel/lookalikes.ts';
import type { Words } from '../../words/words.ts';
import { drawable } from './fonts.ts';
import { isolated } from './page.ts';
import { write } from './text.ts';
import { color, type SeatMark } from './theme.ts';

/** A name without the characters that none of our fonts has; if nothing is left, the name of the seat. */
export const drawableName = (name: string, seat: number, words: Words): string =>
  drawable(name) || words.phrases.seat(seat);

/**
 * The letter on each player's pieces, by seat: the first letter or digit of the name that no earlier player has, nor one
 * that looks like it, or else the number of the seat. Of names that differ only in the number at their end, such as those
 * of seats, the digits come first.
 */
export function lettersOf(names: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  // Pieces keep their letters when a final picture says behind a name who has resigned.
  const bare = names.map((name) => name.replace(/\s*[(（]\p{L}+[)）]$/u, ''));
  const stems = bare.map((name) => name.replace(/\d+$/, ''));
  return bare.map((name, seat) => {
    const stem = stems[seat]!; // There is one for each name.
    const isNumbered = stem !== name && stems.some((other, place) => place !== seat && other === stem);
    const words = isNumbered ? `${name.slice(stem.length)}${stem}` : name;
    const candidates = [...words.toLocaleUpperCase('en')].filter((letter) => /[\p{L}\p{N}]/u.test(letter));
    const number = String(seat + 1);
    const letter = [...candidates, number].find((one) => !taken.has(plainLetters(one))) ?? number;
    taken.add(plainLetters(letter));
    return letter;
  });
}

type Trace = (context: SKRSContext2D, x: number, y: number, radius: number) => void;

const trace: { readonly [S in SeatMark['shape']]: Trace } = {
  circle: (context, x, y, radius) => context.arc(x, y, radius, 0, 2 * Math.PI),
  square: (context, x, y, radius) => context.rect(x - radius * 0.9, y - radius * 0.9, radius * 1.8, radius * 1.8),
  triangle: (context, x, y, radius) => traceRays(context, x, y + radius * 0.2, radius, [1.3, 1.3, 1.3]),
  diamond: (context, x, y, radius) => traceRays(context, x, y, radius, [1.2, 1.2, 1.2, 1.2]),
  star: (context, x, y, radius) =>
    traceRays(context, x, y, radius, [1.35, 0.65, 1.35, 0.65, 1.35, 0.65, 1.35, 0.65, 1.35, 0.65]),
  pentagon: (context, x, y, radius) =>
    traceRays(
      context,
      x,
      y,
      radius,
      Array.from({ length: 5 }, () => 1.15),
    ),
  hexagon: (context, x, y, radius) =>
    traceRays(
      context,
      x,
      y,
      radius,
      Array.from({ length: 6 }, () => 1.1),
    ),
};

/**
 * Begins a path around a point in a seat's shape.
 *
 * @param radius of the circle that looks about as large as the shape, in pixels
 */
export function traceShape(
  context: SKRSContext2D,
  shape: SeatMark['shape'],
  x: number,
  y: number,
  radius: number,
): void {
  context.beginPath();
  trace[shape](context, x, y, radius);
}

/** The position and size of a badge, in pixels. */
export interface BadgePlace {
  /** Of its center. */
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** The size of the letter; the radius by default. */
  readonly type?: number;
}

/** Paints a seat's badge: its shape in its color with a letter. */
export function drawBadge(
  context: SKRSContext2D,
  mark: SeatMark,
  letter: string,
  { x, y, radius, type = Math.max(8, radius) }: BadgePlace,
): void {
  isolated(context, () => {
    traceShape(context, mark.shape, x, y, radius);
    context.lineJoin = 'round';
    context.lineWidth = radius * 0.45;
    context.strokeStyle = '#FFFFFF';
    context.stroke();
    context.lineWidth = radius * 0.2;
    context.strokeStyle = color.ink;
    context.stroke();
    context.fillStyle = mark.color;
    context.fill();
  });
  const low = mark.shape === 'triangle' ? radius * 0.25 : 0;
  write(context, letter, x, y + low, { size: type, weight: 700, fill: mark.ink, align: 'center' });
}

/** Adds a closed path through points on evenly spaced rays, the first one upward; lengths in radii. */
function traceRays(context: SKRSContext2D, x: number, y: number, radius: number, lengths: readonly number[]): void {
  lengths.forEach((length, i) => {
    const angle = (2 * Math.PI * i) / lengths.length - Math.PI / 2;
    context.lineTo(x + Math.cos(angle) * length * radius, y + Math.sin(angle) * length * radius);
  });
  context.closePath();
}

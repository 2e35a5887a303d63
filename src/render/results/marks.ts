/** The small parts that pictures of results share: laurels, bars, changes, and lines of places. */

import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Words } from '../../words/words.ts';
import { drawable } from '../kit/fonts.ts';
import type { Box } from '../kit/geometry.ts';
import { fillBox, isolated } from '../kit/page.ts';
import { writeNarrowed } from '../kit/text.ts';
import { color } from '../kit/theme.ts';
import type { Member } from './scene.ts';

/** The game's color, as `#RRGGBB`. */
export type Accent = string;

/** What rose; what fell has the theme's color of warnings. */
const RISEN = '#2F5E1F';
/** The ground of bars. */
const TROUGH = '#D6C69A';

/** A member's name; the end of the id if no font has any of its letters. */
export const nameIn = ({ id, name }: Member, words: Words): string =>
  drawable(name) || words.results.unnamed(id.slice(-4));

/** Gold, silver, and copper. */
const LAURELS = ['#E8A317', '#AEB4B5', '#C98A58'] as const;
/** The angles of the leaves of one side, from the bottom up. */
const LEAVES = [0.4, 0.85, 1.3, 1.75, 2.2] as const;

/** Paints a place; the first three have a laurel. `size` is that of the number, in pixels. */
export function paintPlace(context: SKRSContext2D, place: number, x: number, y: number, size: number): void {
  const fill = LAURELS[place - 1];
  if (fill !== undefined) paintLaurel(context, fill, x, y, size);
  const fit = { sizes: [size, Math.round(size * 0.8), Math.round(size * 0.65)], width: size * 1.9 };
  const ink = fill === undefined ? color.sideInk : color.ink;
  writeNarrowed(context, String(place), x, y, { ...fit, weight: 700, align: 'center', fill: ink });
}

function paintLaurel(context: SKRSContext2D, fill: string, x: number, y: number, size: number): void {
  const radius = size * 0.86;
  for (const side of [-1, 1]) {
    for (const angle of LEAVES) {
      isolated(context, () => {
        context.translate(x + side * Math.sin(angle) * radius, y + 1 + Math.cos(angle) * radius * 0.84);
        context.rotate(side * (0.5 - angle));
        context.beginPath();
        context.ellipse(0, 0, size * 0.2, size * 0.11, 0, 0, 2 * Math.PI);
        context.fillStyle = fill;
        context.fill();
        context.lineWidth = 1.5;
        context.strokeStyle = color.ink;
        context.stroke();
      });
    }
  }
}

/** Paints a bar that is filled up to a share. */
export function paintBar(
  context: SKRSContext2D,
  { x, y, width, height }: Box,
  { share, fill }: { readonly share: number; readonly fill: string },
): void {
  const radius = Math.min(7, height / 2);
  fillBox(context, { x, y, width, height }, TROUGH, radius);
  const filled = Math.round(width * Math.min(1, Math.max(0, share)));
  if (filled > 0) fillBox(context, { x, y, width: Math.max(filled, height / 2), height }, fill, radius);
}

/** Paints the upright tick that marks the middle of a bar. */
export function paintTick(context: SKRSContext2D, x: number, y: number, height: number): void {
  fillBox(context, { x: x - 4, y: y - height / 2 - 2, width: 8, height: height + 4 }, color.active, 3);
  fillBox(context, { x: x - 2, y: y - height / 2, width: 4, height }, color.ink, 2);
}

/** Paints a triangle up or down, or a dash, and by how much; x is the left edge. */
export function paintChange(
  context: SKRSContext2D,
  by: number,
  x: number,
  y: number,
  size: number,
  width: number,
): void {
  const fill = by > 0 ? RISEN : by < 0 ? color.warning : color.sideInk;
  const half = size * 0.34;
  context.fillStyle = fill;
  if (by === 0) context.fillRect(x, y - 3, 2 * half, 6);
  else {
    const up = by > 0 ? -1 : 1;
    context.beginPath();
    context.moveTo(x, y - up * half * 0.9);
    context.lineTo(x + 2 * half, y - up * half * 0.9);
    context.lineTo(x + half, y + up * half * 0.9);
    context.closePath();
    context.fill();
  }
  const left = x + 2 * half + 5;
  const room = { sizes: [size, Math.max(20, size - 4)], width: width - (left - x) };
  writeNarrowed(context, String(Math.abs(by)), left, y, { ...room, weight: 700, fill });
}

/** Paints the gold diamond of a win. */
export function paintWin(context: SKRSContext2D, x: number, y: number, radius: number): void {
  context.beginPath();
  context.moveTo(x, y - radius);
  context.lineTo(x + radius, y);
  context.lineTo(x, y + radius);
  context.lineTo(x - radius, y);
  context.closePath();
  context.fillStyle = color.lastMove;
  context.fill();
  context.lineWidth = 2.5;
  context.strokeStyle = color.ink;
  context.stroke();
}

/** Paints the dot of any other game. */
export function paintDot(context: SKRSContext2D, x: number, y: number, radius: number): void {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fillStyle = color.sideInk;
  context.fill();
}

/** Paints the places of the last games as a line: the upper edge is first, the lower edge last. */
export function paintRecent(
  context: SKRSContext2D,
  { x, y, width, height }: Box,
  games: readonly { readonly place: number; readonly of: number }[],
  most: number,
): void {
  const step = width / (most - 1);
  const points = games.map(({ place, of }, i) => ({
    x: x + (most - games.length + i) * step,
    y: y + (height * (place - 1)) / Math.max(1, of - 1),
    isWin: place === 1,
  }));
  isolated(context, () => {
    context.strokeStyle = color.line;
    context.lineWidth = 2;
    for (const [at, dash] of [
      [y, [4, 4]],
      [y + height, []],
    ] as const) {
      context.setLineDash([...dash]);
      context.beginPath();
      context.moveTo(x - 5, at);
      context.lineTo(x + width + 5, at);
      context.stroke();
    }
    context.setLineDash([]);
    context.beginPath();
    for (const point of points) context.lineTo(point.x, point.y);
    context.strokeStyle = color.sideInk;
    context.lineWidth = 3;
    context.lineJoin = 'round';
    context.stroke();
  });
  for (const point of points) {
    if (point.isWin) paintWin(context, point.x, point.y, 7.5);
    else paintDot(context, point.x, point.y, 4.5);
  }
}

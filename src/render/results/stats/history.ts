/** The rating after each of the last games, as a line. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Box } from '../../kit/geometry.ts';
import { fillBox, isolated } from '../../kit/page.ts';
import { widthOf, write } from '../../kit/text.ts';
import { color } from '../../kit/theme.ts';
import { type Accent, paintDot, paintWin } from '../marks.ts';
import type { StatsScene } from '../scene.ts';
import { paintFrame, type StatsPanel, type Type } from './panel.ts';

/** Distances between lines of the scale: the first with at most so many steps, and at least three, so that chance looks small. */
const STEPS = [50, 100, 200, 500] as const;
const MOST_STEPS = 6;
const FEWEST_STEPS = 3;

interface Scale {
  readonly low: number;
  readonly high: number;
  readonly step: number;
}

function scaleOf(ratings: readonly number[]): Scale {
  const [least, most] = [Math.min(...ratings) - 10, Math.max(...ratings) + 10];
  const step = STEPS.find((one) => most - least <= (MOST_STEPS - 1) * one) ?? STEPS[STEPS.length - 1]!;
  let low = Math.floor(least / step) * step;
  let high = Math.ceil(most / step) * step;
  while (high - low < FEWEST_STEPS * step) {
    if (((high - low) / step) % 2 === 0) low -= step;
    else high += step;
  }
  return { low, high, step };
}

export const history: StatsPanel = {
  isShown: ({ history: games }) => games.length > 1,
  height: (_scene, { line }) => line * 5 + 80,
  paint(context, box, scene, accent, type) {
    const { results } = scene.words;
    const left = paintFrame(context, box, type, results.parts.history, results.parts.win);
    if (left < box.x + box.width - type.inset) paintWin(context, left - 18, box.y + type.top / 2 + 2, 10);
    const scale = scaleOf(scene.history.map(({ rating }) => rating));
    const axis = widthOf(context, String(scale.high), type.note) + 12;
    const plot = {
      ...{ x: box.x + type.inset + axis, y: box.y + type.top + 4 },
      width: box.width - 2 * type.inset - axis,
      height: box.height - type.top - type.note * 2 - 8,
    };
    paintGrid(context, plot, scale, type);
    paintLine(context, plot, scale, scene, accent, type);
    paintMonths(context, plot, scene, type);
  },
};

function paintGrid(context: SKRSContext2D, plot: Box, { low, high, step }: Scale, { note }: Type): void {
  fillBox(context, plot, color.active, 8);
  for (let rating = low; rating <= high; rating += step) {
    const y = plot.y + plot.height * (1 - (rating - low) / (high - low));
    isolated(context, () => {
      context.setLineDash([6, 6]);
      context.beginPath();
      context.moveTo(plot.x, y);
      context.lineTo(plot.x + plot.width, y);
      context.strokeStyle = color.well;
      context.lineWidth = 2;
      context.stroke();
    });
    const isWritten = rating % (2 * step) === 0;
    if (isWritten) write(context, String(rating), plot.x - 10, y, { size: note, align: 'right', fill: color.sideInk });
  }
}

function paintLine(
  context: SKRSContext2D,
  plot: Box,
  { low, high }: Scale,
  { history: games }: StatsScene,
  accent: Accent,
  { note }: Type,
): void {
  const margin = 18;
  const points = games.map(({ rating, isWin }, i) => ({
    ...{ rating, isWin, x: plot.x + margin + ((plot.width - 2 * margin) * i) / (games.length - 1) },
    y: plot.y + plot.height * (1 - (rating - low) / (high - low)),
  }));
  isolated(context, () => {
    context.beginPath();
    context.moveTo(points[0]!.x, plot.y + plot.height);
    for (const { x, y } of points) context.lineTo(x, y);
    context.lineTo(points.at(-1)!.x, plot.y + plot.height);
    context.globalAlpha = 0.18;
    context.fillStyle = accent;
    context.fill();
    context.globalAlpha = 1;
    context.beginPath();
    for (const { x, y } of points) context.lineTo(x, y);
    context.strokeStyle = accent;
    context.lineWidth = 4;
    context.lineJoin = 'round';
    context.stroke();
  });
  for (const { x, y, isWin } of points) {
    if (isWin) paintWin(context, x, y, 8);
    else paintDot(context, x, y, 5);
  }
  const best = points.reduce((most, point) => (point.rating > most.rating ? point : most));
  const worst = points.reduce((least, point) => (point.rating < least.rating ? point : least));
  const inside = (x: number) => Math.min(Math.max(x, plot.x + note * 1.4), plot.x + plot.width - note * 1.4);
  const style = { size: note, weight: 700, align: 'center' } as const;
  write(context, String(best.rating), inside(best.x), best.y - note, style);
  if (worst !== best) write(context, String(worst.rating), inside(worst.x), worst.y + note, style);
}

/** The month of the first game in each, where there is room. */
function paintMonths(context: SKRSContext2D, plot: Box, { history: games, words }: StatsScene, { note }: Type): void {
  const { results } = words;
  let free = plot.x;
  let last = '';
  games.forEach(({ at }, i) => {
    const month = results.month(at);
    const x = plot.x + 18 + ((plot.width - 36) * i) / (games.length - 1);
    if (month === last || x < free || x + widthOf(context, month, note) > plot.x + plot.width) return;
    last = month;
    free = x + widthOf(context, month, note) + 24;
    write(context, month, x, plot.y + plot.height + note, { size: note, fill: color.sideInk });
  });
}

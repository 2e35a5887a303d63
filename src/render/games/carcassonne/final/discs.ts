/** The numbers of the features on the map, which their rows in the table bear too. */

import type { SKRSContext2D } from '@napi-rs/canvas';
import { type GridFrame, pixelOf } from '../../../grid/frame.ts';
import { type Box, boundingBox, grown, type Point } from '../../../kit/geometry.ts';
import type { Element } from '../../../kit/page.ts';
import { write } from '../../../kit/text.ts';
import { color } from '../../../kit/theme.ts';
import type { Disc } from './discPlaces.ts';

/** Of the dot at which a line ends, in pixels. */
const DOT = 4;

/** The lines first, so that no number is crossed out. */
export const discs = (list: readonly Disc[], frame: GridFrame, radius: number): readonly Element[] => [
  ...list.flatMap(({ at, end }) => (end === null ? [] : [leader(at, end, frame)])),
  ...list.map(({ number, at }) => {
    const [x, y] = wholePixel(frame, at);
    return {
      box: boxAround(x, y, radius + 4),
      facts: [number],
      paint: (context: SKRSContext2D) => paintDisc(context, number, x, y, radius),
    };
  }),
];

function leader(at: Point, end: Point, frame: GridFrame): Element {
  const [from, to] = [wholePixel(frame, at), wholePixel(frame, end)];
  const box = boundingBox(boxAround(...from, DOT), grown(boxAround(...to, DOT), 4));
  return {
    box,
    facts: [from[0] - box.x, from[1] - box.y, to[0] - box.x, to[1] - box.y],
    paint(context) {
      for (const [over, ink] of [
        [2, color.onLegal],
        [0, color.ink],
      ] as const) {
        context.beginPath();
        context.moveTo(...from);
        context.lineTo(...to);
        context.lineWidth = 3 + 2 * over;
        context.strokeStyle = ink;
        context.stroke();
        context.beginPath();
        context.arc(...to, DOT + over, 0, 2 * Math.PI);
        context.fillStyle = ink;
        context.fill();
      }
    },
  };
}

const wholePixel = (frame: GridFrame, at: Point): Point => {
  const [x, y] = pixelOf(frame, at);
  return [Math.round(x), Math.round(y)];
};

const boxAround = (x: number, y: number, half: number): Box => ({
  ...{ x: x - half, y: y - half },
  ...{ width: 2 * half, height: 2 * half },
});

/** Paints a number on an ink disc: it names something and cannot be chosen. */
export function paintDisc(context: SKRSContext2D, number: number, x: number, y: number, radius: number): void {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.lineWidth = 5;
  context.strokeStyle = color.onLegal;
  context.stroke();
  context.fillStyle = color.ink;
  context.fill();
  const size = Math.max(20, Math.round(radius * 1.25));
  write(context, `${number}`, x, y + 0.5, { size, weight: 700, fill: color.onLegal, align: 'center' });
}

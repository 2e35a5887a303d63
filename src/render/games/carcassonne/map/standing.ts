import type { SKRSContext2D } from '@napi-rs/canvas';
import type { GridFrame } from '../../../grid/frame.ts';
import { sprite } from '../../../kit/caches.ts';
import type { Standing } from './pen.ts';

/** The number of steps in which sizes vary, so that few looks are needed. */
export const STEPS = 4;

/** Rounds a number from 0 to 1 to the middle of its step. */
export const stepped = (roll: number): number => (Math.floor(roll * STEPS) + 0.5) / STEPS;

/** Whole pixels for a length in tiles, with one to spare; rounding errors of the position do not change it. */
const pixels = (length: number, scale: number): number => Math.ceil((Math.round(length * 4096) / 4096) * scale) + 1;

/** Copies something upright onto the map with its foot on a whole pixel. */
export function paintStanding(
  context: SKRSContext2D,
  { x, y, reach: [west, north, east, south], look, paint }: Standing,
  { left, top, scale }: Pick<GridFrame, 'left' | 'top' | 'scale'>,
): void {
  const [before, above] = [pixels(x - west, scale), pixels(y - north, scale)];
  const [after, below] = [pixels(east - x, scale), pixels(south - y, scale)];
  const image = sprite(`carcassonne ${look} ${scale}`, before + after, above + below, (inside) => {
    inside.translate(before, above);
    inside.scale(scale, scale);
    paint({ context: inside, scale }, 0, 0);
  });
  context.drawImage(image, left + Math.round(x * scale) - before, top + Math.round(y * scale) - above);
}

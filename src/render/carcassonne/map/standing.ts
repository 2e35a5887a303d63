import type { SKRSContext2D } from '@napi-rs/canvas';
import { sprite } from '../../sprites.ts';
import type { MapFrame } from './frame.ts';
import type { Standing } from './pen.ts';

/** The looks of different sizes come in so many steps. */
export const STEPS = 4;

/** A roll from 0 to 1 as one of a few values, each the middle of a step. */
export const stepped = (roll: number): number => (Math.floor(roll * STEPS) + 0.5) / STEPS;

/** Copies something upright onto the map, its foot on a whole pixel. */
export function paintStanding(
  context: SKRSContext2D,
  { x, y, reach: [west, north, east, south], look, paint }: Standing,
  { left, top, scale }: Pick<MapFrame, 'left' | 'top' | 'scale'>,
): void {
  const [before, above] = [Math.ceil((x - west) * scale) + 1, Math.ceil((y - north) * scale) + 1];
  const [after, below] = [Math.ceil((east - x) * scale) + 1, Math.ceil((south - y) * scale) + 1];
  const image = sprite(`carcassonne ${look} ${scale}`, before + after, above + below, (inside) => {
    inside.translate(before, above);
    inside.scale(scale, scale);
    paint({ context: inside, scale }, 0, 0);
  });
  context.drawImage(image, left + Math.round(x * scale) - before, top + Math.round(y * scale) - above);
}

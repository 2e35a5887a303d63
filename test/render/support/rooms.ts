import { createCanvas } from '@napi-rs/canvas';
import { expect } from 'vitest';
import { NARROWEST, widthOf } from '../../../src/render/kit/text.ts';

/** The smallest type, in pixels. */
export const LEAST = 20;

/** How wide a place is, in pixels, and what is written there. */
type Room = readonly [width: number, weight: 400 | 700, labels: readonly string[]];

/** All labels have room in their places, if need be with narrow letters. */
export function expectRoom(rooms: readonly Room[]): void {
  const context = createCanvas(1, 1).getContext('2d');
  for (const [width, weight, labels] of rooms)
    for (const label of labels)
      expect(widthOf(context, label, LEAST, weight) * NARROWEST, label).toBeLessThanOrEqual(width);
}

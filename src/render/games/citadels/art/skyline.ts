/** Towers, gables, and domes as single-color silhouettes against the sky. */
import type { SKRSContext2D } from '@napi-rs/canvas';

/** Its left edge, width and height in pixels, and its roof. */
export type Silhouette = readonly [
  left: number,
  width: number,
  height: number,
  roof: 'merlons' | 'cone' | 'dome' | 'gable',
];

/** How far the eaves extend over the walls, and how high merlons and roofs are, in pixels at scale 1. */
const EAVES = 4;
const MERLONS = { count: 3, height: 7, inset: 2 } as const;
const RISE = { cone: 20, gable: 14 } as const;

/**
 * Fills silhouettes above a baseline.
 *
 * @param foot the y of that line, in pixels
 * @param scale the scale of their roofs
 */
export function fillSkyline(
  context: SKRSContext2D,
  silhouettes: readonly Silhouette[],
  foot: number,
  fill: string,
  scale = 1,
): void {
  context.fillStyle = fill;
  for (const [left, width, height, roof] of silhouettes) {
    const top = foot - height;
    context.fillRect(left, top, width, height);
    context.beginPath();
    if (roof === 'dome') context.arc(left + width / 2, top, width / 2, Math.PI, 0);
    else if (roof === 'merlons') {
      const [inset, high] = [MERLONS.inset * scale, MERLONS.height * scale];
      for (let i = 0; i < MERLONS.count; i++)
        context.rect(left - inset + (i * (width - 2 * inset)) / 2.5, top - high, width / 5, high + 1);
    } else {
      context.moveTo(left - EAVES * scale, top);
      context.lineTo(left + width / 2, top - RISE[roof] * scale);
      context.lineTo(left + width + EAVES * scale, top);
    }
    context.fill();
  }
}

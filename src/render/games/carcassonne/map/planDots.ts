/** Dragon and fairy on a small plan of the map, where they are dots. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Cell, Open } from '../../../../engines/carcassonne/index.ts';
import { tone } from '../tones.ts';
import { fillEllipse } from './pen.ts';

/** A dot in the middle of a cell. */
export interface PlanDot extends Cell {
  readonly ink: string;
}

/** The dots of a position; none without princess and dragon, and none for those beside the map. */
export function planDots({ expansions }: Pick<Open, 'expansions'>): readonly PlanDot[] {
  const { dragon = null, fairy = null } = expansions.drache ?? {};
  return [
    ...(dragon === null ? [] : [{ x: dragon.x, y: dragon.y, ink: tone.dragon[0] }]),
    ...(fairy === null ? [] : [{ x: fairy.cell.x, y: fairy.cell.y, ink: tone.fairy[1] }]),
  ];
}

/** The radius as a share of a cell; in pixels at least. */
const RADIUS = { share: 0.44, least: 5 } as const;

/**
 * Paints dots with a dark rim.
 *
 * @param left the west edge of the cell (0, 0), in pixels; `top` likewise
 * @param scale the side of a cell, in pixels
 */
export function paintPlanDots(
  context: SKRSContext2D,
  dots: readonly PlanDot[],
  { left, top, scale }: { readonly left: number; readonly top: number; readonly scale: number },
): void {
  const radius = Math.max(RADIUS.least, scale * RADIUS.share);
  for (const { x, y, ink } of dots) {
    const [px, py] = [left + (x + 0.5) * scale, top + (y + 0.5) * scale];
    fillEllipse(context, tone.ink, px, py, radius + 1.5, radius + 1.5);
    fillEllipse(context, ink, px, py, radius, radius);
  }
}

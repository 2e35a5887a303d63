/** The volcano, the portal, or the dragon sign of a tile (rules §13). */

import { tone } from '../../tones.ts';
import { fillEllipse, type Pen, type Standing } from '../pen.ts';
import { dragonSign } from '../signs.ts';
import type { WorldTile } from '../world.ts';
import { portal } from './portal.ts';
import { volcano } from './volcano.ts';

/** The ash around a volcano and the trodden ground before a portal. */
export function paintLandmarkGround({ context }: Pen, { x, y, shape: { landmark } }: WorldTile): void {
  if (landmark === null || landmark.kind === 'dragon') return;
  const { kind, at, radius } = landmark;
  const [px, py] = [x + at[0], y + at[1]];
  if (kind === 'volcano') fillEllipse(context, tone.ash, px, py + radius * 0.5, radius * 1.04, radius * 0.56);
  else fillEllipse(context, tone.lane, px, py + radius * 0.72, radius * 1.05, radius * 0.42);
}

export function landmarksOf({ x, y, shape: { landmark } }: WorldTile): readonly Standing[] {
  if (landmark === null) return [];
  const { kind, at, radius } = landmark;
  const [px, py] = [x + at[0], y + at[1]];
  switch (kind) {
    case 'volcano':
      return [volcano(px, py, radius)];
    case 'portal':
      return [portal(px, py, radius)];
    case 'dragon':
      return [dragonSign(px, py)];
  }
}

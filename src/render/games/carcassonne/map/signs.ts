/** Signs of goods in cities. */
import type { Good } from '../../../../engines/carcassonne/index.ts';
import { paintToken } from '../pieces/tokens.ts';
import { tone } from '../tones.ts';
import { fillEllipse, type Pen, type Standing } from './pen.ts';

/** The radius of a sign, in tiles, and of the ground on which its good is. */
const RADIUS = 0.15;
const GROUND = 0.112;
/** The larger side of the good. */
const TOKEN = 0.205;

/** The sign of a city's good, around a point. */
export function goodSign(good: Good, x: number, y: number): Standing {
  return {
    x,
    y: y + RADIUS,
    reach: [x - 0.19, y - 0.19, x + 0.19, y + 0.19],
    look: `good ${good}`,
    paint: (pen, px, py) => paintGoodSign(pen, good, px, py - RADIUS),
  };
}

/** A round sign: its rim in the color of the good, so that goods differ even where they are small. */
function paintGoodSign({ context, scale }: Pen, good: Good, x: number, y: number): void {
  const ink = Math.max(0.016, 1 / scale);
  fillEllipse(context, tone.ink, x, y, RADIUS + ink / 2, RADIUS + ink / 2);
  fillEllipse(context, tone.goodRim[good], x, y, RADIUS - ink / 2, RADIUS - ink / 2);
  fillEllipse(context, tone.ivory, x, y, GROUND, GROUND);
  paintToken(context, good, x, y, TOKEN);
}

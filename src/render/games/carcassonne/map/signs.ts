/** Round signs: the goods and princesses of cities, and the dragon. */
import type { Good } from '../../../../engines/carcassonne/index.ts';
import { paintToken, type Token } from '../pieces/tokens.ts';
import { tone } from '../tones.ts';
import { fillEllipse, type Pen, type Standing } from './pen.ts';

/** The radius of a sign, in tiles, and of the ground on which its good is. */
const RADIUS = 0.15;
const GROUND = 0.112;
/** The larger side of what is on it. */
const TOKEN = 0.205;
const LARGE_TOKEN = 0.235;

/** The sign of a city's good, around a point. */
export const goodSign = (good: Good, x: number, y: number): Standing => signAt(good, tone.goodRim[good], x, y);

/** The sign of the princess in her city, around a point (rules §13.4). */
export const princessSign = (x: number, y: number): Standing => signAt('princess', tone.princess[1], x, y);

/** The sign that moves the dragon, around a point (rules §13.3). */
export const dragonSign = (x: number, y: number): Standing => signAt('dragon', tone.dragon[0], x, y);

/** @param rim its color, so that signs differ even where they are small */
function signAt(token: Token, rim: string, x: number, y: number): Standing {
  return {
    x,
    y: y + RADIUS,
    reach: [x - 0.19, y - 0.19, x + 0.19, y + 0.19],
    look: `sign ${token}`,
    paint: (pen, px, py) => paintRoundSign(pen, token, rim, px, py - RADIUS),
  };
}

function paintRoundSign({ context, scale }: Pen, token: Token, rim: string, x: number, y: number): void {
  const ink = Math.max(0.016, 1 / scale);
  fillEllipse(context, tone.ink, x, y, RADIUS + ink / 2, RADIUS + ink / 2);
  fillEllipse(context, rim, x, y, RADIUS - ink / 2, RADIUS - ink / 2);
  fillEllipse(context, tone.ivory, x, y, GROUND, GROUND);
  paintToken(context, token, x, y, token === 'princess' || token === 'dragon' ? LARGE_TOKEN : TOKEN);
}

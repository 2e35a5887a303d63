/**
 * Coins. The four currencies differ in outline, ornament, and emblem as well as in color: yellow is round with beads and
 * a sun, orange toothed with crescents, blue octagonal with diamonds and a drop, green scalloped with leaves.
 *
 *     drawCoin(context, 'yellow-7', { x, y, radius });      // with its value
 *     drawCurrency(context, 'yellow', { x, y, radius });    // with its emblem
 */
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Coin, Currency } from '../../../../engines/alhambra/index.ts';
import { coinValue, currencyOf } from '../../../../engines/alhambra/index.ts';
import { sprite } from '../../../kit/caches.ts';
import { isolated } from '../../../kit/page.ts';
import { write } from '../../../kit/text.ts';
import { coinTones, tone } from '../tones.ts';
import { createPen, type Pen, traceStar } from './pen.ts';

/** The center of a coin and its radius, in pixels. */
export interface Round {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Copies a coin with its value. */
export const drawCoin = (context: SKRSContext2D, coin: Coin, at: Round): void => draw(context, coin, at, paintCoin);

/** Copies a coin with the emblem of its currency. */
export const drawCurrency = (context: SKRSContext2D, currency: Currency, at: Round): void =>
  draw(context, currency, at, paintCurrency);

function draw<T extends string>(
  context: SKRSContext2D,
  what: T,
  { x, y, radius }: Round,
  paint: (context: SKRSContext2D, what: T, at: Round) => void,
): void {
  const side = 2 * Math.ceil(radius * 1.08);
  const copy = sprite(`alhambra coin ${what} ${radius}`, side, side, (inside) =>
    paint(inside, what, { x: side / 2, y: side / 2, radius }),
  );
  context.drawImage(copy, Math.round(x - side / 2), Math.round(y - side / 2));
}

/** Paints the paths themselves, in units of the context. */
function paintCoin(context: SKRSContext2D, coin: Coin, at: Round): void {
  const currency = currencyOf(coin);
  inFifties(context, at, (scale) => {
    paintBlank(context, currency, scale);
    const { disc, number } = coinTones[currency];
    createPen(context, scale, 1.8).disc(disc, 0, 0, 31.5);
    const style = { size: 44, weight: 700, fill: number, align: 'center' } as const;
    write(context, `${coinValue(coin)}`, 0, 1.5, style);
  });
}

function paintCurrency(context: SKRSContext2D, currency: Currency, at: Round): void {
  inFifties(context, at, (scale) => {
    paintBlank(context, currency, scale);
    const pen = createPen(context, scale, 1.8);
    pen.disc(coinTones[currency].disc, 0, 0, 31.5);
    emblems[currency](pen, coinTones[currency].number);
  });
}

/** The rim with its ornaments. */
function paintBlank(context: SKRSContext2D, currency: Currency, scale: number): void {
  const { body, dark, light, ornament } = coinTones[currency];
  const pen = createPen(context, scale, 2.2);
  pen.curve(body, () => outlines[currency](context));
  context.lineWidth = 3.4;
  context.strokeStyle = light;
  context.lineCap = 'round';
  context.beginPath();
  context.arc(0, 0, 44, Math.PI * 1.02, Math.PI * 1.48);
  context.stroke();
  context.strokeStyle = dark;
  context.beginPath();
  context.arc(0, 0, 44, Math.PI * 0.06, Math.PI * 0.44);
  context.stroke();
  if (scale < SMALLEST_ORNAMENTS / 50) return;
  for (let i = 0; i < ORNAMENTS; i++)
    isolated(context, () => {
      context.rotate(((i + 0.5) * 2 * Math.PI) / ORNAMENTS);
      context.translate(0, -38);
      ornaments[currency](pen, ornament, body);
    });
}

const ORNAMENTS = 12;
/** Smaller coins have none; a radius in pixels. */
const SMALLEST_ORNAMENTS = 14;

const outlines: { readonly [C in Currency]: (context: SKRSContext2D) => void } = {
  yellow: (context) => context.arc(0, 0, 48.5, 0, 2 * Math.PI),
  orange: (context) => traceStar(context, 0, 0, 51, 45, 22),
  blue(context) {
    for (let i = 0; i < 8; i++) {
      const angle = ((i + 0.5) * Math.PI) / 4;
      context.lineTo(Math.cos(angle) * 51.5, Math.sin(angle) * 51.5);
    }
  },
  green(context) {
    const lobes = 14;
    for (let i = 0; i < lobes; i++) {
      const angle = (i * 2 * Math.PI) / lobes;
      context.arc(Math.cos(angle) * 41.5, Math.sin(angle) * 41.5, 10, angle - 1.25, angle + 1.25);
    }
  },
};

const ornaments: { readonly [C in Currency]: (pen: Pen, fill: string, body: string) => void } = {
  yellow: ({ flatDisc }, fill) => flatDisc(fill, 0, 0, 2.4),
  orange({ flatDisc }, fill, body) {
    flatDisc(fill, 0, 0, 3.6);
    flatDisc(body, 0, -1.8, 3.1);
  },
  blue: ({ flat }, fill) => flat(fill, [0, -3.6, 3, 0, 0, 3.6, -3, 0]),
  green({ context, flatCurve }, fill) {
    flatCurve(fill, () => {
      context.moveTo(0, -4);
      context.quadraticCurveTo(4.4, 0, 0, 4);
      context.quadraticCurveTo(-4.4, 0, 0, -4);
    });
  },
};

const emblems: { readonly [C in Currency]: (pen: Pen, fill: string) => void } = {
  yellow(pen, fill) {
    pen.flatCurve(fill, () => traceStar(pen.context, 0, 0, 24, 13, 8));
    pen.flatDisc(coinTones.yellow.disc, 0, 0, 7);
  },
  orange(pen, fill) {
    pen.flatDisc(fill, -2, 0, 20);
    pen.flatDisc(coinTones.orange.disc, 6, -4, 16.5);
  },
  blue(pen, fill) {
    const { context } = pen;
    pen.flatCurve(fill, () => {
      context.moveTo(0, -23);
      context.bezierCurveTo(6, -10, 16, -3, 16, 7);
      context.arc(0, 7, 16, 0, Math.PI);
      context.bezierCurveTo(-16, -3, -6, -10, 0, -23);
    });
  },
  green(pen, fill) {
    const { context } = pen;
    pen.flatCurve(fill, () => {
      context.moveTo(0, -24);
      context.quadraticCurveTo(27, -2, 0, 22);
      context.quadraticCurveTo(-27, -2, 0, -24);
    });
    pen.stroke([0, -12, 0, 25], { width: 3, color: coinTones.green.disc });
  },
};

function inFifties(context: SKRSContext2D, { x, y, radius }: Round, paint: (scale: number) => void): void {
  isolated(context, () => {
    context.translate(x, y);
    const scale = radius / 50;
    context.scale(scale, scale);
    if (scale > 0.3) {
      context.fillStyle = tone.starLine;
      context.beginPath();
      context.arc(2.5, 3.5, 49, 0, 2 * Math.PI);
      context.fill();
    }
    paint(scale);
  });
}

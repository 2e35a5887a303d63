/** A district card, large or small: its building, its name in the band of its class, and its cost. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import { type Colour, DISTRICT_FACTS, type District } from '../../../../engines/citadels/index.ts';
import { sprite } from '../../../kit/caches.ts';
import { isolated } from '../../../kit/page.ts';
import { writeNarrowed } from '../../../kit/text.ts';
import { classTone, tone } from '../tones.ts';
import { buildings } from './buildings/index.ts';
import { paintEmblem } from './emblems.ts';
import { inUnits, paintPoints, paintPrice } from './tokens.ts';

/** The dimensions of a card, in pixels. */
export interface CardSize {
  readonly width: number;
  /** The height of the picture above the band. */
  readonly art: number;
  readonly band: number;
  /** The height below the band, for text; 0 on the board. */
  readonly foot: number;
  readonly radius: number;
  readonly coin: number;
  readonly emblem: number;
  /** Type sizes of the name, from the preferred to the smallest; a card without any has its emblem on the band. */
  readonly names: readonly number[];
}

export const heightOf = ({ art, band, foot }: CardSize): number => art + band + foot;

/**
 * How far coin, outline, and shadow extend over the card, in pixels: on the left and top, and on the right and bottom.
 */
export const CARD_MARGIN = { before: 10, after: 8 } as const;

/**
 * Copies a card to a position; x and y are its upper left corner.
 *
 * @param x in whole pixels, like y
 * @param isFaint for a card that can't be built
 */
export function drawCard(
  context: SKRSContext2D,
  district: District,
  name: string,
  x: number,
  y: number,
  size: CardSize,
  isFaint = false,
): void {
  const { before, after } = CARD_MARGIN;
  const [width, height] = [size.width + before + after, heightOf(size) + before + after];
  const key = `citadels district ${district} ${name} ${size.art} ${size.foot} ${size.coin} ${isFaint}`;
  const picture = sprite(key, width, height, (on) => {
    on.translate(before, before);
    paintCard(on, district, name, size, isFaint);
  });
  context.drawImage(picture, x - before, y - before);
}

/** The minimum radius of the points on a card whose points differ from its cost, in pixels. */
const SEAL = 15.4;

function paintCard(context: SKRSContext2D, district: District, name: string, size: CardSize, isFaint: boolean): void {
  const { colour, cost, points } = DISTRICT_FACTS[district];
  const tones = classTone[colour];
  const { width, art, band, radius, coin, emblem } = size;
  const height = heightOf(size);
  const line = width > 150 ? 3 : 2;
  const outline = () => {
    context.beginPath();
    context.roundRect(0, 0, width, height, radius);
  };
  isolated(context, () => {
    context.translate(0, 4);
    outline();
    context.globalAlpha = 0.22;
    context.fillStyle = tone.ink;
    context.fill();
  });
  isolated(context, () => {
    outline();
    context.clip();
    paintScene(context, district, size);
    if (isFaint) {
      context.globalAlpha = 0.5;
      context.fillStyle = tone.cream;
      context.fillRect(0, 0, width, art);
      context.globalAlpha = 1;
    }
    context.fillStyle = tone.bone;
    context.fillRect(0, art + band, width, height - art - band);
    paintBand(context, colour, size);
  });
  outline();
  context.lineWidth = line;
  context.strokeStyle = tone.ink;
  context.stroke();
  const isNamed = size.names.length > 0;
  if (isNamed) {
    writeNarrowed(context, name, width / 2, art + band / 2 - 2, {
      ...{ sizes: size.names, weight: 700, fill: tones.text, align: 'center', width: width - 9 },
    });
  }
  paintEmblem(context, colour, width - emblem - 4, isNamed ? emblem + 4 : height - emblem - 4, emblem);
  const seal = isNamed ? Math.max(SEAL, coin * 0.78) : coin * 1.05;
  if (points !== cost) paintPoints(context, points, width - seal - 3, isNamed ? art - seal - 7 : seal + 3, seal);
  paintPrice(context, cost, coin - 4, coin - 4, coin);
}

/** Sky, hills, ground, and the building. */
function paintScene(context: SKRSContext2D, district: District, { width, art }: CardSize): void {
  const tones = classTone[DISTRICT_FACTS[district].colour];
  const ground = Math.round(art * 0.11);
  context.fillStyle = tones.sky;
  context.fillRect(0, 0, width, art);
  context.fillStyle = tones.hill;
  for (const [x, y, rx, ry] of [
    [0.2, 1, 0.44, 0.5],
    [0.85, 1.02, 0.42, 0.42],
  ] as const) {
    context.beginPath();
    context.ellipse(width * x, art * y, width * rx, art * ry, 0, 0, 2 * Math.PI);
    context.fill();
  }
  context.fillStyle = tones.ground;
  context.fillRect(0, art - ground, width, ground);
  const scale = Math.min(width / 122, (art - ground - 4) / 84);
  context.globalAlpha = 0.2;
  context.fillStyle = tone.ink;
  context.beginPath();
  context.ellipse(width / 2 + 5 * scale, art - ground + 2 * scale, 48 * scale, 3 * scale, 0, 0, 2 * Math.PI);
  context.fill();
  context.globalAlpha = 1;
  inUnits(context, width / 2, art - ground + 1, scale, buildings[district], tones);
}

/** The band with the edge of its class: points, a double line, an awning, merlons, drapes. */
function paintBand(context: SKRSContext2D, colour: Colour, { width, art, band }: CardSize): void {
  const { band: fill } = classTone[colour];
  const rise = Math.max(5, Math.round(width * 0.05));
  context.beginPath();
  context.moveTo(-4, art + band);
  context.lineTo(-4, art);
  edges[colour](context, width, art, rise);
  context.lineTo(width + 4, art);
  context.lineTo(width + 4, art + band);
  context.closePath();
  context.fillStyle = fill;
  context.fill();
  context.lineWidth = 2;
  context.strokeStyle = tone.ink;
  context.stroke();
  if (colour !== 'blue') return;
  context.fillStyle = tone.cream;
  context.fillRect(0, art + rise * 0.55, width, Math.max(1.5, rise * 0.3));
}

type Edge = (context: SKRSContext2D, width: number, y: number, rise: number) => void;

/** The upper edge of each class's band, from left to right. */
const edges: { readonly [C in Colour]: Edge } = {
  yellow: (context, width, y, rise) => zigzag(context, width, y, rise, 9),
  blue: () => {},
  green: (context, width, y, rise) => bows(context, width, y, rise, 8),
  red(context, width, y, rise) {
    const step = width / 15;
    for (let i = 0; i < 8; i++) {
      const x = 2 * i * step;
      context.lineTo(x, y - rise);
      context.lineTo(x + step, y - rise);
      context.lineTo(x + step, y);
      context.lineTo(x + 2 * step, y);
    }
  },
  purple: (context, width, y, rise) => bows(context, width, y, -rise, 5),
};

function zigzag(context: SKRSContext2D, width: number, y: number, rise: number, points: number): void {
  const step = width / points;
  for (let i = 0; i < points; i++) {
    context.lineTo(i * step, y);
    context.lineTo((i + 0.5) * step, y - rise);
  }
  context.lineTo(width, y);
}

/** Bows that swell upward, or hang down if the rise is negative. */
function bows(context: SKRSContext2D, width: number, y: number, rise: number, count: number): void {
  const step = width / count;
  const base = rise < 0 ? y + rise : y;
  for (let i = 0; i < count; i++) {
    context.lineTo(i * step, base);
    context.quadraticCurveTo((i + 0.5) * step, base - rise * 2, (i + 1) * step, base);
  }
}

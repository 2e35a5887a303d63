/** What the pictures of coins, the announcements, and the sheets share: their heading, and where coins go. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Box } from '../../../kit/geometry.ts';
import type { Element } from '../../../kit/page.ts';
import { type PlayerCardStyle, paintBand, paintRule, type Sentence, writeSentence } from '../../../kit/panels.ts';
import { widthOf, write } from '../../../kit/text.ts';
import { color, size } from '../../../kit/theme.ts';
import { accent } from '../accent.ts';
import { createPen, traceStar } from '../art/pen.ts';
import { tone } from '../tones.ts';

export const { width: WIDTH, margin: MARGIN } = size;
const HEADER: Box = { x: MARGIN, y: MARGIN, width: WIDTH - 2 * MARGIN, height: 66 };
/** The top of the first thing below the header. */
export const TOP = HEADER.y + HEADER.height + 12;

/** How far a card extends over its edges, in pixels: the border of the active player. */
export const OVER = 3;
export const CARD_STYLE: PlayerCardStyle = { accent, border: 5, outset: 0.5, band: 10, outlineRadius: size.radius - 1 };

const STARS = { pitch: 33, radius: 17 } as const;

/** Fills an eight-pointed star. */
export function paintStar(context: SKRSContext2D, x: number, y: number, radius: number, fill: string): void {
  context.beginPath();
  traceStar(context, x, y, radius, radius * 0.7, 8);
  context.fillStyle = fill;
  context.fill();
}

/** Paints the game's emblem; x and y are its center, all in pixels. */
export function paintEmblem(context: SKRSContext2D, x: number, y: number, radius: number): void {
  const pen = createPen(context, 1, 2.4);
  pen.curve(tone.gold, () => traceStar(context, x, y, radius, radius * 0.72, 12));
  pen.disc(accent, x, y, radius * 0.4);
}

/** Paints the empty header with its pattern of stars. */
export function paintHeader(context: SKRSContext2D, box: Box): void {
  paintBand(context, box, accent, () => {
    for (let x = STARS.radius; x < box.width; x += STARS.pitch)
      for (let y = STARS.radius - 1; y < box.height; y += STARS.pitch)
        paintStar(context, box.x + x, box.y + y, STARS.radius, tone.accentPattern);
  });
}

interface Heading {
  readonly title: string;
  /** Empty for none. */
  readonly task: string | Sentence;
  readonly note?: string;
}

/** The header of a picture: its title, the task, and a note. */
export const heading = ({ title, task, note = '' }: Heading): Element => ({
  box: HEADER,
  facts: [title, typeof task === 'string' ? task : task.sentence(task.names), note],
  paint(context) {
    const { x, y, width, height } = HEADER;
    const middle = y + height / 2;
    paintHeader(context, HEADER);
    paintEmblem(context, x + 40, middle, 22);
    const left = x + 76;
    write(context, title, left, middle, { size: 36, weight: 700, fill: color.onAccent });
    const rule = left + Math.ceil(widthOf(context, title, 36, 700)) + 18;
    const end = x + width - 20 - (note === '' ? 0 : Math.ceil(widthOf(context, note, 26)) + 22);
    write(context, note, x + width - 20, middle, { size: 26, fill: color.onAccent, align: 'right' });
    if (task === '') return;
    paintRule(context, HEADER, rule);
    const said = typeof task === 'string' ? { names: [], sentence: () => task } : task;
    writeSentence(context, said, rule + 20, middle, { sizes: [32, 30, 28, 26, 24, 22], width: end - rule - 20 });
  },
});

/** How coins lie in rows. Lengths in pixels. */
export interface CoinGrid {
  /** The room for a row. */
  readonly width: number;
  /** Of a coin at its usual size, and the distance from one to the next. */
  readonly radius: number;
  readonly pitch: number;
  /** Of a coin at its smallest, used when the coins do not fit into one row. */
  readonly least: number;
}

interface CoinPlaces {
  readonly radius: number;
  /** Centers, relative to the upper left corner. */
  readonly places: readonly { readonly x: number; readonly y: number }[];
  readonly height: number;
}

/** Places for coins from left to right, in one row or, if there are too many, in several rows of smaller coins. */
export function coinGrid(coins: number, { width, radius: usual, pitch: apart, least }: CoinGrid): CoinPlaces {
  const isOneRow = coins <= Math.floor(width / apart);
  const [radius, pitch] = isOneRow ? [usual, apart] : [least, Math.round((least * apart) / usual)];
  const columns = Math.floor(width / pitch);
  const rows = Math.max(1, Math.ceil(coins / columns));
  const inRow = Math.ceil(coins / rows);
  const line = isOneRow ? 2 * radius : 2 * radius + 6;
  const places = Array.from({ length: coins }, (_, i) => ({
    x: (i % inRow) * pitch + pitch / 2,
    y: Math.floor(i / inRow) * line + radius,
  }));
  return { radius, places, height: (rows - 1) * line + 2 * radius };
}

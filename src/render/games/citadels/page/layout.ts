/** Where everything goes on the page, in pixels. */
import type { Box } from '../../../kit/geometry.ts';
import { size } from '../../../kit/theme.ts';
import type { CardSize } from '../art/districtCard.ts';

export const WIDTH = size.width;
export const MARGIN = size.margin;
export const HEADER = size.header;
/** The left column, and the eight columns that characters and cities share. */
export const LEFT = { x: MARGIN, width: 216 } as const;
export const COLUMN = { x: 251, pitch: 115, width: 108 } as const;
const RIGHT = WIDTH - MARGIN;
const GAP = 10;

export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly header: Box;
  readonly piles: Box;
  /** The band of the eight characters. */
  readonly characters: Box;
  readonly herald: Box;
  /** Beside the herald: the calls or the choosing order. */
  readonly calls: Box;
  /** By seat. */
  readonly rows: readonly Box[];
  readonly row: RowMeasures;
}

/** Positions within a player's row, in pixels from its upper edge. */
export interface RowMeasures {
  readonly height: number;
  readonly card: CardSize;
  /** The middle of the name. */
  readonly name: number;
  /** Center and radius of the character. */
  readonly character: { readonly y: number; readonly radius: number };
  /** The left ends of gold and hand, from the left edge of the row, and their middles. */
  readonly gold: { readonly x: number; readonly y: number };
  readonly hand: { readonly x: number; readonly y: number };
}

export const NAMES = [24, 23, 22, 21, 20] as const;
const card = (art: number, band: number): CardSize => ({
  ...{ width: COLUMN.width, art, band, foot: 0, radius: 9, coin: 16.5, emblem: 10.5, names: NAMES },
});

type Purse = Pick<RowMeasures, 'character' | 'gold' | 'hand'>;
const inLine = (y: number, radius: number): Purse => ({
  character: { y, radius },
  gold: { x: 22 + 2 * radius, y },
  hand: { x: 97 + 2 * radius, y },
});
const stacked = (y: number): Purse => ({
  character: { y, radius: 40 },
  gold: { x: 118, y: y - 22 },
  hand: { x: 118, y: y + 24 },
});

/** By number of seats: fewer rows get more height each. */
const ROWS: Readonly<Record<number, { readonly gap: number; readonly row: RowMeasures }>> = {
  4: { gap: 8, row: { height: 170, card: card(118, 36), name: 40, ...stacked(115) } },
  5: { gap: 8, row: { height: 161, card: card(110, 35), name: 38, ...stacked(109) } },
  6: { gap: 8, row: { height: 133, card: card(83, 34), name: 36, ...inLine(93, 28) } },
  7: { gap: 7, row: { height: 113, card: card(66, 31), name: 32, ...inLine(80, 24) } },
};

/** @param seats from 4 to 7 */
export function layoutOf(seats: number): Layout {
  const { gap, row } = ROWS[seats] ?? ROWS[7]!;
  const header = { x: MARGIN, y: MARGIN, width: RIGHT - MARGIN, height: HEADER };
  const band = { y: header.y + header.height + GAP, height: 150 };
  const news = { y: band.y + band.height + GAP, height: 70 };
  const top = news.y + news.height + GAP;
  const right = { x: 246, width: RIGHT - 246 };
  const rows = Array.from({ length: seats }, (_, i) => ({
    ...{ x: MARGIN, y: top + i * (row.height + gap), width: RIGHT - MARGIN, height: row.height },
  }));
  const bottom = top + seats * (row.height + gap) - gap;
  return {
    ...{ width: WIDTH, height: bottom + MARGIN, header, row, rows },
    piles: { ...LEFT, ...band },
    characters: { ...right, ...band },
    herald: { ...LEFT, ...news },
    calls: { ...right, ...news },
  };
}

/** Three equal boxes side by side. */
export function thirds({ x, y, width, height }: Box): readonly Box[] {
  const one = Math.floor((width - 2 * GAP) / 3);
  return [0, 1, 2].map((i) => ({ x: x + i * (one + GAP), y, width: i === 2 ? width - 2 * (one + GAP) : one, height }));
}

/** The pitch and the width of the districts in a city; more than eight move closer together. */
export function pitchFor(districts: number): { readonly pitch: number; readonly width: number } {
  if (districts <= 8) return COLUMN;
  const pitch = Math.floor((8 * COLUMN.pitch) / districts);
  return { pitch, width: pitch - 7 };
}

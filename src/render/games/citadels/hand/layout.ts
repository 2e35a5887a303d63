/** Where everything goes on the pictures of one seat, in pixels. */
import type { Box } from '../../../kit/geometry.ts';
import { type CardSize, heightOf } from '../art/districtCard.ts';
import { HEADER, MARGIN, WIDTH } from '../page/layout.ts';

const INNER = WIDTH - 2 * MARGIN;

export const headerBox: Box = { x: MARGIN, y: MARGIN, width: INNER, height: HEADER };
export const characterBox: Box = { x: MARGIN, y: 100, width: 700, height: 112 };
export const goldBox: Box = { x: 736, y: 100, width: 440, height: 112 };
/** The top of the cards below those boxes. */
export const CARDS_TOP = 226;

/** Cards for one row, for two rows, and for more; the last have no room for text. */
const LARGE: CardSize = {
  ...{ width: 220, art: 182, band: 46, foot: 144, radius: 13, coin: 29, emblem: 17.5, names: [30, 28, 26, 24] },
};
const MIDDLE: CardSize = { ...LARGE, art: 124, band: 42, foot: 142, coin: 26, emblem: 15 };
const SMALL: CardSize = {
  ...{ width: 152, art: 112, band: 38, foot: 48, radius: 11, coin: 21, emblem: 13, names: [26, 24, 22, 20] },
};
/** The height of the button in the foot, with its margins. */
export const OFFER = 48;
/** The margin below the text of a card without a button. */
const BREATH = 8;
/** Cards without text, for a hand shown next to something else. */
const PLAIN: CardSize = { ...SMALL, foot: 0 };
const TINY: CardSize = {
  ...{ width: 108, art: 83, band: 34, foot: 0, radius: 9, coin: 16.5, emblem: 10.5, names: [24, 23, 22, 21, 20] },
};

export interface Grid {
  readonly size: CardSize;
  /** Upper left corners. */
  readonly places: readonly { readonly x: number; readonly y: number }[];
  /** The lower edge of the last row. */
  readonly bottom: number;
}

/**
 * Places for cards with text, in centered rows.
 *
 * @param hasOffers whether the cards have buttons
 */
export function gridOf(cards: number, top: number, hasOffers: boolean): Grid {
  const fitting = (size: CardSize) => (hasOffers ? size : { ...size, foot: size.foot - OFFER + BREATH });
  if (cards <= 5) return grid(cards, 5, fitting(LARGE), top);
  return cards <= 10 ? grid(cards, Math.ceil(cards / 2), fitting(MIDDLE), top, 5) : grid(cards, 7, fitting(SMALL), top);
}

/** Places for small cards without text. */
export const plainGrid = (cards: number, top: number): Grid =>
  cards <= 7 ? grid(cards, 7, PLAIN, top) : grid(cards, 10, TINY, top);

/** Places for the cards of a reference sheet: with text, and with a number only. */
export const wordsGrid = (cards: number, columns: number, top: number): Grid => grid(cards, columns, MIDDLE, top, 5);
export const numberGrid = (cards: number, top: number): Grid => grid(cards, 7, SMALL, top);

/** @param apart the number of columns that determines the distance between cards */
function grid(cards: number, columns: number, size: CardSize, top: number, apart = columns): Grid {
  const pitch = Math.floor((INNER + 12) / apart);
  const [width, height] = [size.width, heightOf(size)];
  const places = Array.from({ length: cards }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, cards - row * columns);
    const left = Math.round((WIDTH - (inRow - 1) * pitch - width) / 2);
    return { x: left + (i % columns) * pitch, y: top + row * (height + 16) };
  });
  return { size, places, bottom: top + Math.max(1, Math.ceil(cards / columns)) * (height + 16) - 16 };
}

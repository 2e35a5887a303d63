/** Where everything goes on the pictures of one seat's coins, in pixels. */
import type { Screen } from '../../../contract.ts';
import { pageOn } from '../../../kit/theme.ts';
import * as phone from '../phone/layout.ts';
import { type CoinGrid, MARGIN, TOP, WIDTH } from './parts.ts';

/** A row for a currency: its place of the market on the left, the coins, and their sum on the right. */
export interface RowLayout {
  readonly left: number;
  readonly width: number;
  /** The height of a row whose coins need no more. */
  readonly least: number;
  readonly gap: number;
  /** The side of the tile on the place of the market. */
  readonly tile: number;
  /** From the left edge of the row to its coins. */
  readonly coins: number;
  readonly grid: CoinGrid;
  /** The type sizes: of sums, and of words. */
  readonly sum: number;
  readonly words: readonly [number, ...number[]];
  /** The room for the sum, from the right edge of the row. */
  readonly sums: number;
}

interface OptionGrid {
  readonly columns: number;
  /** Of a box. */
  readonly height: number;
}

export interface HandLayout {
  readonly width: number;
  readonly margin: number;
  /** The top of the rows. */
  readonly top: number;
  readonly row: RowLayout;
  /** Sets of coins to choose from: payments, which have a note below, and sets to take. */
  readonly options: {
    readonly paid: OptionGrid;
    readonly taken: OptionGrid;
    /** Of their coins. */
    readonly radius: number;
  };
  /** The strip with the coins on display and the seat's own tiles. */
  readonly strip: {
    readonly height: number;
    readonly tile: number;
    /** The least side of a tile on which the cost can be read. */
    readonly leastWithCost: number;
    readonly radius: number;
  };
}

const DESKTOP: HandLayout = {
  ...{ width: WIDTH, margin: MARGIN, top: TOP },
  row: {
    ...{ left: MARGIN, width: WIDTH - 2 * MARGIN, least: 128, gap: 10, tile: 96, coins: 150 },
    grid: { width: 770, radius: 48, pitch: 104, least: 32 },
    ...{ sum: 50, words: [28, 26, 24, 22], sums: 220 },
  },
  options: { paid: { columns: 3, height: 104 }, taken: { columns: 3, height: 76 }, radius: 26 },
  strip: { height: 150, tile: 86, leastWithCost: 76, radius: 38 },
};

const PHONE: HandLayout = {
  ...{ width: phone.WIDTH, margin: phone.MARGIN, top: phone.TOP },
  row: {
    ...{ left: phone.MARGIN, width: phone.INNER, least: 132, gap: 8, tile: 100, coins: 140 },
    grid: { width: 434, radius: 31, pitch: 62, least: 31 },
    ...{ sum: 46, words: [30, 28, pageOn.phone.smallest], sums: 116 },
  },
  options: { paid: { columns: 1, height: 114 }, taken: { columns: 2, height: 84 }, radius: 31 },
  strip: { height: 166, tile: 100, leastWithCost: 99, radius: 32 },
};

export const handLayouts: { readonly [S in Screen]: HandLayout } = { desktop: DESKTOP, phone: PHONE };

/** Where everything goes on the board, in pixels. */
import type { Box } from '../../../kit/geometry.ts';
import { size } from '../../../kit/theme.ts';

export const WIDTH = size.width;
export const HEIGHT = 1200;
export const MARGIN = size.margin;
const GAP = size.gap;
const LEFT = 828;

export const HEADER: Box = { x: MARGIN, y: MARGIN, width: WIDTH - 2 * MARGIN, height: 66 };
export const MARKET: Box = { x: MARGIN, y: 102, width: LEFT, height: 220 };
/** The player looked at. */
export const PANEL: Box = { x: MARGIN, y: 334, width: LEFT, height: HEIGHT - MARGIN - 334 };
/** Its parts: the alhambra with the strips of its coordinates, and the column beside it. */
export const GARDEN: Box = { x: 38, y: 470, width: 676, height: 692 };
export const COLUMN: Box = { x: 726, y: 470, width: 112, height: 692 };

const RIGHT = { x: MARGIN + LEFT + GAP, width: WIDTH - 2 * MARGIN - LEFT - GAP } as const;

/** The cards of the other players, and of Dirk, from top to bottom. */
export function cardBoxes(count: number): readonly Box[] {
  const whole = HEIGHT - MARGIN - MARKET.y;
  const pitch = (whole + GAP) / count;
  return Array.from({ length: count }, (_, i) => {
    const y = MARKET.y + Math.round(i * pitch);
    return { ...RIGHT, y, height: MARKET.y + Math.round((i + 1) * pitch) - GAP - y };
  });
}

/** The parts of a card, in pixels of the picture. */
export interface CardParts {
  readonly box: Box;
  /** The middle of the line with name and points. */
  readonly name: number;
  /** The middle of the line with coins, reserve, and wall. */
  readonly stats: number;
  readonly garden: Box;
  /** Null if there is only room for their number. */
  readonly reserve: Box | null;
  /** The center of the icon of each building, with its number below or beside. */
  readonly counts: { readonly isBeside: boolean; readonly places: readonly (readonly [x: number, y: number])[] };
}

/** Lower cards have the counts beside the alhambra instead of beneath it. */
const LEAST_TALL = 300;

/** @param reserve how many tiles are in the reserve: without any, the alhambra is as wide as the card */
export function cardParts(box: Box, reserve: number): CardParts {
  const { x, y, width, height } = box;
  const inner = { x: x + GAP, width: width - 2 * GAP };
  if (height < LEAST_TALL) {
    const top = y + (height < 230 ? 92 : 104);
    const garden = { x: inner.x, y: top, width: 154, height: y + height - 10 - top };
    const pitch = garden.height / 3;
    const places = Array.from(
      { length: 6 },
      (_, i) => [x + 188 + Math.floor(i / 3) * 62, top + ((i % 3) + 0.5) * pitch] as const,
    );
    const [name, stats] = height < 230 ? [y + 31, y + 70] : [y + 36, y + 80];
    return { box, name, stats, garden, reserve: null, counts: { isBeside: true, places } };
  }
  const counts = y + height - 76;
  const strip = reserve === 0 ? 0 : 60;
  const top = y + 110;
  const garden = { x: inner.x, y: top, width: inner.width - strip, height: counts - 10 - top };
  return {
    ...{ box, name: y + 36, stats: y + 84, garden },
    reserve:
      strip === 0 ? null : { x: inner.x + inner.width - strip + 4, y: top, width: strip - 4, height: garden.height },
    counts: {
      isBeside: false,
      places: Array.from({ length: 6 }, (_, i) => [x + 36 + i * 48, counts + 16] as const),
    },
  };
}

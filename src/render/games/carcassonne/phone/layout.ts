/** Where everything goes on a phone's picture, in pixels: in one column, with large text. */
import type { Box } from '../../../kit/geometry.ts';
import { type CloseUpLayout, type MapPanel, panelIn } from '../page/layout.ts';

export const WIDTH = 720;
export const MARGIN = 14;
export const GAP = 8;
const HEADER = 96;
/** The strips for the numbers of columns and rows. */
const AXES = { columns: 38, rows: 46 } as const;
/** The distance from the cells to the outline of their well, above and below. */
const RIM = 3;
const TILE = { width: 262, height: 164 } as const;
/** The width of a card and its height, and that of one with goods or awards. */
const CARD = { width: 342, height: 88, withTokens: 130 } as const;

export const cardHeight = (hasTokens: boolean): number => (hasTokens ? CARD.withTokens : CARD.height);
export const REMOVED = 64;

export const INNER = WIDTH - 2 * MARGIN;
export const HEADER_BOX: Box = { x: MARGIN, y: MARGIN, width: INNER, height: HEADER };
/** Below the header. */
export const TOP = MARGIN + HEADER + GAP;
/** The total width of the map's cells. */
export const CELLS_WIDTH = INNER - AXES.rows - 4;

export interface PhoneLayout {
  readonly width: number;
  readonly height: number;
  /** One, or two for a map in strips. */
  readonly panels: readonly MapPanel[];
  readonly tile: Box;
  readonly lastMove: Box;
  /** Null if no tile is set aside or removed. */
  readonly removed: Box | null;
  /** By seat. */
  readonly cards: readonly Box[];
  /** For the legend, or a plan of the map; null if neither is needed. */
  readonly extra: Box | null;
}

/**
 * The page of a table.
 *
 * @param heights of the cells in each panel, in pixels
 */
export function phoneLayoutOf(
  seats: number,
  heights: readonly number[],
  {
    hasRemoved,
    hasExtra,
    hasTokens,
  }: { readonly hasRemoved: boolean; readonly hasExtra: boolean; readonly hasTokens: boolean },
): PhoneLayout {
  let top = TOP;
  const next = (height: number): number => {
    const y = top;
    top += height + GAP;
    return y;
  };
  const panels = heights.map((cells) => {
    const height = AXES.columns + cells + 2 * RIM;
    return panelIn({ x: MARGIN, y: next(height), width: INNER, height }, AXES.columns, AXES.rows);
  });
  const y = next(TILE.height);
  const beside = MARGIN + TILE.width + GAP;
  const removed = hasRemoved ? { x: MARGIN, y: next(REMOVED), width: INNER, height: REMOVED } : null;
  const { boxes, below } = inPairs(seats + (hasExtra ? 1 : 0), top, cardHeight(hasTokens));
  return {
    width: WIDTH,
    height: below - GAP + MARGIN,
    panels,
    tile: { x: MARGIN, y, ...TILE },
    lastMove: { x: beside, y, width: WIDTH - MARGIN - beside, height: TILE.height },
    removed,
    cards: boxes.slice(0, seats),
    extra: hasExtra ? boxes.at(-1)! : null,
  };
}

/** Boxes the size of cards in two columns, row by row; a single box in the last row takes its full width. */
export function inPairs(
  count: number,
  top: number,
  height: number,
): { readonly boxes: readonly Box[]; readonly below: number } {
  const boxes = Array.from({ length: count }, (_, i) => ({
    x: MARGIN + (i % 2) * (CARD.width + GAP),
    y: top + Math.floor(i / 2) * (height + GAP),
    width: i % 2 === 0 && i === count - 1 ? INNER : CARD.width,
    height,
  }));
  return { boxes, below: top + Math.ceil(count / 2) * (height + GAP) };
}

/** The size of a close-up's well, and of the box with the plan beside the card, in pixels. */
const CLOSE_UP = 570;
const PLAN = 130;

/**
 * The page of a close-up: its key, then the player's card beside a plan.
 *
 * @param key the height of the key, in pixels
 */
export function phoneCloseUp(key: number, hasTokens = false): CloseUpLayout {
  const well = { x: MARGIN, y: TOP, width: INNER, height: CLOSE_UP };
  const keyTop = well.y + well.height + GAP;
  const bottom = keyTop + key + GAP;
  return {
    width: WIDTH,
    height: bottom + PLAN + MARGIN,
    header: HEADER_BOX,
    well,
    key: { x: MARGIN, y: keyTop, width: INNER, height: key },
    card: { x: MARGIN, y: bottom, width: CARD.width, height: cardHeight(hasTokens) },
    plan: { x: MARGIN + CARD.width + GAP + 2, y: bottom + 2, width: CARD.width - 4, height: PLAN - 4 },
  };
}

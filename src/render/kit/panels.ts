/** The rounded boxes of a picture: the header's band, panels, and players' cards. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import { type Box, grown } from './geometry.ts';
import { type Element, fillBox, isolated, strokeBox } from './page.ts';
import { shortenNames, widthOf, write, writeNarrowed } from './text.ts';
import { color, type SeatMark, size } from './theme.ts';

/**
 * Paints the empty band with rounded corners.
 *
 * @param fill the game's accent
 * @param paintPattern paints what decorates the band; it is clipped to it
 */
export function paintBand(context: SKRSContext2D, box: Box, fill: string, paintPattern: () => void): void {
  isolated(context, () => {
    context.beginPath();
    context.roundRect(box.x, box.y, box.width, box.height, size.radius);
    context.clip();
    context.fillStyle = fill;
    context.fillRect(box.x, box.y, box.width, box.height);
    paintPattern();
  });
}

/** The rule's distance from both edges of the band, in heights of the band. */
const RULE_MARGIN = 0.22;

/** Paints the upright rule between the game's name and the sentence; x is its left edge, in pixels. */
export function paintRule(context: SKRSContext2D, { y, height }: Box, x: number): void {
  const margin = Math.round(height * RULE_MARGIN);
  isolated(context, () => {
    context.globalAlpha = 0.5;
    context.fillStyle = color.onAccent;
    context.fillRect(x, y + margin, 2, height - 2 * margin);
  });
}

/** A sentence about players; their names are shortened if there is no room for them. */
export interface Sentence {
  readonly names: readonly string[];
  readonly sentence: (names: readonly string[]) => string;
}

/**
 * Writes a sentence in bold in the first size in which it fits; if it fits in none, in the last, with shortened names.
 *
 * @param x its left end in pixels; y is its middle
 * @param sizes type sizes in pixels, from the preferred to the smallest legible one
 * @param width the room for it in pixels
 * @returns its right end in pixels
 */
export function writeSentence(
  context: SKRSContext2D,
  { names, sentence }: Sentence,
  x: number,
  y: number,
  { sizes, width }: { readonly sizes: readonly [number, ...number[]]; readonly width: number },
): number {
  const full = sentence(names);
  const fitting = sizes.find((one) => widthOf(context, full, one, 700) <= width) ?? sizes.at(-1) ?? sizes[0];
  const text = shortenNames(context, names, sentence, { size: fitting, fit: width });
  writeNarrowed(context, text, x, y, { sizes: [fitting], weight: 700, fill: color.onAccent, width });
  return x + Math.min(width, Math.ceil(widthOf(context, text, fitting, 700)));
}

/** How a panel differs from the default. */
interface PanelStyle {
  readonly fill?: string;
  /** The corners of the outline, in pixels. */
  readonly outlineRadius?: number;
}

/** Paints a panel: a filled box with a thin outline along its inner edge. */
export function paintPanel(
  context: SKRSContext2D,
  box: Box,
  { fill = color.card, outlineRadius = size.radius - 1 }: PanelStyle = {},
): void {
  fillBox(context, box, fill, size.radius);
  paintOutline(context, box, outlineRadius);
}

/** Paints the thin outline of a panel or card along its inner edge. */
const paintOutline = (context: SKRSContext2D, box: Box, radius: number = size.radius - 1): void =>
  strokeBox(context, grown(box, -1), color.line, 2, radius);

/** Paints the panel for what is happening now: bright, with a thick frame. */
export function paintActivePanel(context: SKRSContext2D, box: Box): void {
  fillBox(context, box, color.active, size.radius);
  strokeBox(context, grown(box, -2.5), color.lastMove, 5, size.radius - 2);
}

/** From the left edge of a panel to its title, in pixels; the same on the right. */
const TITLE_MARGIN = 19;

/**
 * Paints a panel with a bold title at its upper left; a title that is too long is cut off with an ellipsis.
 *
 * @param middle from the panel's upper edge to the middle of the title, in pixels
 */
export function paintTitledPanel(
  context: SKRSContext2D,
  box: Box,
  title: string,
  { middle, size: type = size.text, ...style }: PanelStyle & { readonly middle: number; readonly size?: number },
): void {
  paintPanel(context, box, style);
  const fit = box.width - 2 * TITLE_MARGIN;
  write(context, title, box.x + TITLE_MARGIN, box.y + middle, { size: type, weight: 700, fit });
}

/** A recessed panel for a board or a map. */
export const well = (box: Box, fill: string = color.well): Element => ({
  box,
  facts: fill,
  paint: (context) => paintPanel(context, box, { fill }),
});

/** A line of a frame around a card. Lengths in pixels. */
export interface FrameLine {
  readonly stroke: string;
  readonly width: number;
  /** From the card's edge to the line's outer side, outward. */
  readonly outset: number;
}

/**
 * The frame around a card with round corners, in strips, one for each side, for a kept layer: little to repaint when
 * the turn passes.
 */
export function frame(box: Box, lines: readonly FrameLine[]): readonly Element[] {
  const outset = Math.max(...lines.map((line) => line.outset));
  const inset = Math.max(...lines.map((line) => line.width - line.outset));
  const { x, y, width, height } = grown(box, outset);
  // The corners reach farther into the card than the straight sides.
  const side = Math.ceil(size.radius + outset - (size.radius - inset) / Math.SQRT2);
  const strips: readonly (readonly [string, Box])[] = [
    ['top', { x, y, width, height: side }],
    ['bottom', { x, y: y + height - side, width, height: side }],
    ['left', { x, y: y + side, width: side, height: height - 2 * side }],
    ['right', { x: x + width - side, y: y + side, width: side, height: height - 2 * side }],
  ];
  return strips.map(([name, strip]) => ({
    box: strip,
    facts: ['frame', name, lines],
    paint(context) {
      context.translate(strip.x, strip.y);
      const card = { ...box, x: box.x - strip.x, y: box.y - strip.y };
      for (const line of lines) {
        const middle = line.outset - line.width / 2;
        strokeBox(context, grown(card, middle), line.stroke, line.width, size.radius + middle);
      }
    },
  }));
}

/** The look of a game's player cards. Lengths in pixels. */
export interface PlayerCardStyle {
  /** The border of the active player's card. */
  readonly accent: string;
  /** Width of that border, and the distance of its middle from the card's edge, outward. */
  readonly border: number;
  readonly outset: number;
  /** Width of the band in the player's color at the left edge. */
  readonly band: number;
  /** The corners of the other cards' outline. */
  readonly outlineRadius: number;
}

/**
 * Paints the empty card of a player, with a band in the player's color on the left; the card of the active player, or
 * of a winner, is bright and has a thick border.
 *
 * @param paintGround paints on the ground below the band; it is clipped to the card
 */
export function paintPlayerCard(
  context: SKRSContext2D,
  box: Box,
  mark: SeatMark,
  isActive: boolean,
  style: PlayerCardStyle,
  paintGround: () => void = () => {},
): void {
  const { x, y, width, height } = box;
  fillBox(context, box, isActive ? color.active : color.card, size.radius);
  isolated(context, () => {
    context.beginPath();
    context.roundRect(x, y, width, height, size.radius);
    context.clip();
    paintGround();
    context.fillStyle = mark.color;
    context.fillRect(x, y, style.band, height);
  });
  if (isActive) strokeBox(context, grown(box, style.outset), style.accent, style.border, size.radius);
  else paintOutline(context, box, style.outlineRadius);
}

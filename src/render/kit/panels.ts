/** Panels: the rounded boxes in which a picture puts its information. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import { type Box, grown } from './boxes.ts';
import { fillBox, strokeBox, write } from './canvas.ts';
import type { Element } from './elements.ts';
import { color, size } from './theme.ts';

/** How a panel differs from the usual one. */
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
export const paintOutline = (context: SKRSContext2D, box: Box, radius: number = size.radius - 1): void =>
  strokeBox(context, grown(box, -1), color.line, 2, radius);

/** Paints the panel of what happens now: bright, with a thick frame. */
export function paintActivePanel(context: SKRSContext2D, box: Box): void {
  fillBox(context, box, color.active, size.radius);
  strokeBox(context, grown(box, -2.5), color.lastMove, 5, size.radius - 2);
}

/** From the left edge of a panel to its title, in pixels; the same at the right. */
const TITLE_MARGIN = 19;

/**
 * Paints a panel with a bold title at its upper left; a title that is too long is cut with an ellipsis.
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

/** A sunk panel, into which a board or a map is laid. */
export const well = (box: Box, fill: string = color.well): Element => ({
  box,
  facts: fill,
  paint: (context) => paintPanel(context, box, { fill }),
});

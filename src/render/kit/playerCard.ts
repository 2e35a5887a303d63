import type { SKRSContext2D } from '@napi-rs/canvas';
import { type Box, grown } from './boxes.ts';
import { fillBox, isolated, strokeBox } from './canvas.ts';
import { paintOutline } from './panels.ts';
import { color, type SeatMark, size } from './theme.ts';

/** How the cards of a game look. Lengths in pixels. */
export interface PlayerCardStyle {
  /** The border of the active player's card. */
  readonly accent: string;
  /** Width of that border, and how far its middle lies outside of the card. */
  readonly border: number;
  readonly outset: number;
  /** Width of the band in the player's color at the left edge. */
  readonly band: number;
  /** The corners of the other cards' outline. */
  readonly outlineRadius: number;
}

/**
 * Paints the empty card of a player, with a band in the player's color at the left; that of the active player, or of a
 * winner, is bright and has a thick border.
 *
 * @param paintGround paints on the ground beneath the band; it is clipped to the card
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

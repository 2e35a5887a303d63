/** A player's empty card: its lines, and the frame of whoever acts. */
import { type Box, grown } from '../../../kit/geometry.ts';
import { type Element, fillBox, strokeBox } from '../../../kit/page.ts';
import type { FrameLine } from '../../../kit/panels.ts';
import { color, size } from '../../../kit/theme.ts';

/** The lines of a card, in pixels of the picture. */
interface CardParts {
  readonly head: Box;
  readonly points: Box;
  readonly workers: Box;
  readonly cubes: Box;
  /** Room for pictures of the player's buildings; null without any. */
  readonly buildings: Box | null;
}

/** Lower cards are for five players. */
const LEAST_TALL = 240;
/** The height of a card without pictures of buildings. */
const FULL = 262;

export function cardParts({ x, y, width, height }: Box): CardParts {
  const inner = { x: x + 8, width: width - 16 };
  const [head, points, workers, cubes] = height < LEAST_TALL ? [47, 49, 39, 65] : [50, 62, 56, 86];
  const left = height - FULL - 8;
  const top = y + head + 1;
  return {
    head: { x: x + INSET, y: y + INSET, width: width - 2 * INSET, height: head - INSET },
    points: { ...inner, y: top, height: points },
    workers: { ...inner, y: top + points, height: workers },
    cubes: { ...inner, y: top + points + workers, height: cubes },
    buildings: left < 60 ? null : { ...inner, y: top + points + workers + cubes + 8, height: left },
  };
}

/** The empty card, for a kept layer. */
export const cardGround = (box: Box): Element => ({
  box,
  facts: 'card',
  paint(context) {
    fillBox(context, box, color.card, size.radius);
    fillBox(context, grown(cardParts(box).cubes, -2), color.well, 9);
    strokeBox(context, grown(box, -1), color.line, 2, size.radius - 1);
  },
});

/** The head begins this far from the edges, so that the round corners of the frame don't cover it. */
const INSET = 5;

/** The frame around the card of whoever acts. */
export const TURN: readonly FrameLine[] = [{ stroke: color.lastMove, width: 6, outset: 6 }];

/** The head of a player's card. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Seat } from '../../../../engines/contract.ts';
import type { Box } from '../../../kit/geometry.ts';
import { type Element, fillBox } from '../../../kit/page.ts';
import { drawBadge } from '../../../kit/seats.ts';
import { write, writeName } from '../../../kit/text.ts';
import { color, seatMarks } from '../../../kit/theme.ts';
import { createPen } from '../art/pen.ts';
import { tone } from '../tones.ts';

/** What a card shows besides the player. */
export interface CardFacts {
  readonly name: string;
  readonly letter: string;
  readonly isActive: boolean;
  readonly hasPassed: boolean;
  /** The place in the turn order, from 1. */
  readonly place: number;
}

/** The width of the place in the turn order, and of the sign before it. */
const SIGN = 92;

/** The bar in the player's color; each part of it is clipped to its own box. */
function paintBar(context: SKRSContext2D, box: Box, seat: Seat): void {
  fillBox(context, box, seatMarks[seat]!.color, 9); // Five at most.
}

/** The name of a player, and beside it, in a box of its own, what changes with the turn. */
export function cardHead(box: Box, seat: Seat, facts: CardFacts): readonly Element[] {
  const { name, letter, isActive, hasPassed, place } = facts;
  return [
    {
      box: { ...box, width: box.width - SIGN },
      facts: [seat, name, letter],
      paint: (context) => paintName(context, box, seat, facts),
    },
    {
      box: { ...box, x: box.x + box.width - SIGN, width: SIGN },
      facts: [seat, isActive, hasPassed, place],
      paint: (context) => paintTurn(context, box, seat, facts),
    },
  ];
}

function paintName(context: SKRSContext2D, box: Box, seat: Seat, { name, letter }: CardFacts): void {
  const mark = seatMarks[seat]!; // Five at most.
  const middle = box.y + box.height / 2;
  paintBar(context, box, seat);
  drawBadge(context, mark, letter, { x: box.x + 28, y: middle, radius: 15, type: 20 });
  const style = { sizes: [28, 26, 24, 22, 20], weight: 700, fill: mark.ink, width: box.width - 54 - SIGN } as const;
  writeName(context, name, box.x + 54, middle, style);
}

/** A sign for whoever acts or has passed, and the place in the turn order. */
function paintTurn(context: SKRSContext2D, box: Box, seat: Seat, { isActive, hasPassed, place }: CardFacts): void {
  const middle = box.y + box.height / 2;
  paintBar(context, box, seat);
  const tag = { x: box.x + box.width - 44, y: middle - 16, width: 36, height: 32 };
  fillBox(context, tag, tone.strip, 8);
  write(context, `${place}`, tag.x + 18, middle + 1, { size: 28, weight: 700, align: 'center' });
  if (isActive) {
    const pen = createPen(context, 1, 2);
    pen.disc(color.lastMove, tag.x - 20, middle, 14);
    pen.flat(tone.ink, `M${tag.x - 24} ${middle - 8}l13 8 -13 8Z`);
  } else if (hasPassed) paintBridge(context, tag.x - 40, middle);
}

/** A small bridge: this player has passed. */
function paintBridge(context: SKRSContext2D, x: number, y: number): void {
  createPen(context, 1, 2).shape(
    tone.strip,
    `M${x} ${y + 10}V${y - 2}Q${x + 17} ${y - 16} ${x + 34} ${y - 2}V${y + 10}H${x + 27}A10 10 0 0 0 ${x + 7} ${y + 10}Z`,
  );
}

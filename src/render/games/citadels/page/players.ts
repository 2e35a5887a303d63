/** A row for each player. Each part of a row paints its own stretch of the row's ground. */

import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Change, Character, Open, OpenPlayer, Own } from '../../../../engines/citadels/index.ts';
import type { Seat } from '../../../../engines/contract.ts';
import { showing } from '../../../kit/changed.ts';
import type { Box } from '../../../kit/geometry.ts';
import { type Element, fillBox, isolated, strokeBox } from '../../../kit/page.ts';
import { type PlayerCardStyle, paintPlayerCard } from '../../../kit/panels.ts';
import { write, writeName } from '../../../kit/text.ts';
import { color, seatMarks, size } from '../../../kit/theme.ts';
import { accent } from '../accent.ts';
import { drawMedallion, paintUnknown } from '../art/medallion.ts';
import { drawCardBack, drawCrown, drawGold, drawPoints, drawSeat } from '../art/tokens.ts';
import { changesOf } from '../deeds.ts';
import type { Subject } from '../subject.ts';
import { tone } from '../tones.ts';
import { type Layout, LEFT, type RowMeasures } from './layout.ts';

/**
 * The left part of each row: the player and what they have.
 *
 * @param own what only the viewer knows, such as their character before it is called; null for everyone
 */
export function tabs({ rows, row }: Layout, subject: Subject, own: Own | null): readonly Element[] {
  const { open, story } = subject;
  const changes = changesOf(story);
  return open.players.map((player, i) => {
    const { seat } = player;
    const character = player.character ?? (own?.seat === seat ? own.character : null);
    return tab(rows[i]!, row, subject, player, {
      isActive: isActive(open, seat),
      character,
      isMurdered: open.characters.some((one) => one.fate === 'murdered' && one.character === character),
      gold: changes.gold.has(seat),
      hand: changes.hand.has(seat),
    });
  });
}

/** Whether it is this seat's turn to act. */
export const isActive = ({ step }: Open, seat: Seat): boolean => step.kind !== 'over' && step.seat === seat;

interface Shown {
  readonly isActive: boolean;
  readonly character: Character | null;
  readonly isMurdered: boolean;
  /** Whether gold and hand have changed this turn. */
  readonly gold: boolean;
  readonly hand: boolean;
}

/** Name, crown, points so far, character, gold, and hand. */
function tab(box: Box, row: RowMeasures, subject: Subject, player: OpenPlayer, shown: Shown): Element {
  const { open, names, letters } = subject;
  const { seat, gold, handSize, points } = player;
  const [name, letter] = [names[seat] ?? '', letters[seat] ?? ''];
  const hasCrown = open.crown === seat;
  const [coins, cards] = [row.gold, row.hand].map((at) => ({ x: box.x + at.x, y: box.y + at.y, type: 30, gap: 18 }));
  const [ofGold, ofHand] = [
    { ...coins!, amount: gold },
    { ...cards!, amount: handSize },
  ];
  const badge = { x: box.x + 14, y: box.y + row.name - 42, width: 48, height: 48 };
  return {
    box: { x: 2, y: box.y - OVER, width: LEFT.x + LEFT.width - 1, height: box.height + 2 * OVER },
    facts: [name, letter, gold, handSize, points, hasCrown, player.complete, shown],
    paint(context) {
      const { x, y } = box;
      const { isActive, character } = shown;
      const ink = isActive ? color.onAccent : color.ink;
      paintGround(context, box, seat, isActive);
      if (isActive) paintArrow(context, y + box.height / 2);
      const nameLine = y + row.name;
      drawSeat(context, seatMarks[seat]!, letter, { x: x + 38, y: nameLine + (hasCrown ? 5 : 0), radius: 18 });
      if (hasCrown) drawCrown(context, x + 38, nameLine - 18, 44);
      // The laurel around the points needs room on both sides.
      const isComplete = player.complete !== null;
      const seal = x + (isComplete ? 184 : 187);
      writeName(context, name, x + 66, nameLine, {
        ...{ sizes: [30, 28, 26, 24, 22, 20], weight: 700, fill: ink, width: isComplete ? 88 : 94 },
      });
      if (isComplete) paintLaurel(context, seal, nameLine, player.complete === 'first');
      drawPoints(context, points, seal, nameLine, 22);
      const at = { x: x + 18 + row.character.radius, y: y + row.character.y, radius: row.character.radius };
      if (character === null) paintUnknown(context, at);
      else drawMedallion(context, character, at, shown.isMurdered ? 'murdered' : 'full');
      paintAmount(context, { ...ofGold, ink, isNew: shown.gold }, (left, middle) =>
        drawGold(context, left, middle, 15.5),
      );
      paintAmount(context, { ...ofHand, ink, isNew: shown.hand }, (left, middle) =>
        drawCardBack(context, left, middle, 24, 33),
      );
    },
    shows: [
      showing<Change>({ kind: 'gold', seat }, amountBox(ofGold)),
      showing<Change>({ kind: 'cards', seat }, amountBox(ofHand)),
      ...(hasCrown ? [showing<Change>({ kind: 'crown', seat }, badge)] : []),
    ],
  };
}

interface Amount {
  /** The left end, and the middle of the line. */
  readonly x: number;
  readonly y: number;
  readonly amount: number;
  /** Whether it has changed this turn, which highlights it. */
  readonly isNew: boolean;
  readonly ink: string;
  /** The size of the number, in pixels. */
  readonly type: number;
  /** From the middle of the thing to the number. */
  readonly gap: number;
}

/** Paints a thing and its amount; `paintThing` receives the center of the thing. */
export function paintAmount(
  context: SKRSContext2D,
  { x, y, amount, isNew, ink, type, gap }: Amount,
  paintThing: (x: number, y: number) => void,
): void {
  const number = x + 17 + gap;
  if (isNew) {
    const pill = amountBox({ x, y, amount, type, gap });
    fillBox(context, pill, color.active, pill.height / 2);
    strokeBox(context, pill, color.lastMove, 4, pill.height / 2);
  }
  paintThing(x + 17, y);
  const fill = isNew ? color.ink : ink;
  write(context, `${amount}`, number, y, { size: type, weight: 700, fill, fit: type * 1.34 });
}

/** What a thing and its amount cover. */
export function amountBox({ x, y, amount, type, gap }: Pick<Amount, 'x' | 'y' | 'amount' | 'type' | 'gap'>): Box {
  const width = 17 + gap + 9 + Math.round(type * 0.57 * `${amount}`.length);
  const height = Math.round(type * 1.33);
  return { x: x - 3, y: y - height / 2, width, height };
}

/** Paints an arrow in the margin beside the active player's row. */
function paintArrow(context: SKRSContext2D, y: number): void {
  isolated(context, () => {
    context.beginPath();
    context.moveTo(4, y - 16);
    context.lineTo(20, y);
    context.lineTo(4, y + 16);
    context.closePath();
    context.fillStyle = color.lastMove;
    context.fill();
    context.lineWidth = 2.5;
    context.lineJoin = 'round';
    context.strokeStyle = color.ink;
    context.stroke();
  });
}

/** How far a row extends over its edges, in pixels: the border of the active player. */
export const OVER = 3;

const CARD_STYLE: PlayerCardStyle = {
  ...{ accent, border: 5, outset: 0.5 },
  ...{ band: 9, outlineRadius: size.radius - 1 },
};

/** Paints the ground of a whole row; each part is clipped to its own stretch of it. */
export const paintGround = (context: SKRSContext2D, box: Box, seat: Seat, isActive: boolean): void =>
  paintPlayerCard(context, box, seatMarks[seat]!, isActive, CARD_STYLE, () => {
    const { x, y, height } = box;
    context.fillStyle = isActive ? accent : tone.tab;
    context.fillRect(x, y, LEFT.width, height);
    context.fillStyle = isActive ? tone.cream : color.line;
    if (isActive) context.fillRect(x + CARD_STYLE.band, y, 2, height);
    else context.fillRect(x + LEFT.width, y + 1, 1.5, height - 2);
  });

/** Paints a laurel around a number, such as the points of a complete city; golden for the first one. */
export function paintLaurel(context: SKRSContext2D, x: number, y: number, isFirst: boolean, radius = 26): void {
  isolated(context, () => {
    context.translate(x, y);
    context.scale(radius / 26, radius / 26);
    context.fillStyle = isFirst ? color.lastMove : '#A9B48A';
    for (const way of [-1, 1]) {
      for (let i = 0; i < 5; i++) {
        const angle = Math.PI / 2 - way * (0.5 + i * 0.46);
        context.beginPath();
        const [leafX, leafY] = [Math.cos(angle) * 26, Math.sin(angle) * 26];
        context.ellipse(leafX, leafY, 3, 6.6, angle + way * 0.5, 0, 2 * Math.PI);
        context.fill();
      }
    }
  });
}

/** The cards of the other players in seat order, and Dirk's. */

import type { SKRSContext2D } from '@napi-rs/canvas';
import {
  BUILDINGS,
  type ByBuilding,
  type Cell,
  type Change,
  type Open,
  type OpenPlayer,
} from '../../../../engines/alhambra/index.ts';
import type { Seat } from '../../../../engines/contract.ts';
import type { Words } from '../../../../words/words.ts';
import { numberBox, showing } from '../../../kit/changed.ts';
import { type Box, grown } from '../../../kit/geometry.ts';
import { type Element, fillBox, strokeBox } from '../../../kit/page.ts';
import { type FrameLine, frame } from '../../../kit/panels.ts';
import { drawBadge } from '../../../kit/seats.ts';
import { writeName, writeNarrowed } from '../../../kit/text.ts';
import { color, seatMarks, size } from '../../../kit/theme.ts';
import { drawBuildingIcon, drawIcon } from '../art/icons.ts';
import { createPen } from '../art/pen.ts';
import { drawTile } from '../art/tile.ts';
import { tone } from '../tones.ts';
import { paintAmount, paintCount, paintPoints, type Rank, ranksOf } from './counts.ts';
import { garden, gardenFrame, well } from './garden.ts';
import { type CardParts, cardParts } from './layout.ts';

/** What a card shows besides the player. */
export interface CardFacts {
  readonly name: string;
  readonly letter: string;
  readonly isActive: boolean;
  /** The cells that are new. */
  readonly fresh: readonly Cell[];
  /** Whether the player's coins have just changed. */
  readonly hasNewCoins: boolean;
}

/** The largest cell on a card, and how wide the line along the wall is there, in pixels. */
const LARGEST = 62;
const LINE = 3;

/** The ground of a card, for a kept layer: the same for all players. */
export const cardGround = (box: Box, player: OpenPlayer): readonly Element[] => {
  const parts = cardParts(box, player.reserve.length);
  return [
    { box, facts: 'card', paint: (context) => fillBox(context, box, color.card, size.radius) },
    well(parts.garden, 28),
    ...(parts.reserve === null ? [] : [reserveGround(parts.reserve)]),
  ];
};

/** How far a frame reaches into a card, in pixels: what is on the card keeps clear of it. */
const FRAME = 12;

/** The golden line within the frame of whoever acts. */
export const TURN: FrameLine = { stroke: color.lastMove, width: 3, outset: -5 };

/** The frame of a card, for a kept layer: in the player's color, and golden within while the player acts. */
export const cardFrame = (box: Box, { seat }: OpenPlayer, isActive: boolean): readonly Element[] => {
  const { color: stroke } = seatMarks[seat]!;
  return frame(box, isActive ? [{ stroke, width: 6, outset: 1 }, TURN] : [{ stroke, width: 4, outset: 0 }]);
};

/** Paints an empty card with its frame: bright for a winner. */
export function paintCard(context: SKRSContext2D, box: Box, border: string, isWinner: boolean): void {
  fillBox(context, box, isWinner ? color.active : color.card, size.radius);
  strokeBox(context, grown(box, -2), border, isWinner ? 6 : 4, size.radius - 2);
  if (isWinner) strokeBox(context, grown(box, -6.5), color.lastMove, 3, size.radius - 6);
}

const reserveGround = (box: Box): Element => ({
  box,
  facts: ['reserve', box.width, box.height],
  paint: (context) => fillBox(context, box, tone.strip, 10),
});

/** From the coins to the reserve to the wall, in pixels. */
const PITCH = 98;

/** Everything on a card. */
export function card(box: Box, player: OpenPlayer, open: Open, facts: CardFacts, words: Words): readonly Element[] {
  const parts = cardParts(box, player.reserve.length);
  const frame = gardenFrame(parts.garden, parts.garden, player, [], LARGEST);
  const top = { ...box, height: parts.garden.y - box.y };
  const { counts, coins, reserve, wall, points, seat } = player;
  const ranks = ranksOf(open)[seat]!; // There is a party for each seat.
  const isLow = parts.counts.isBeside;
  const beside = { x: box.x + 168, y: parts.garden.y, width: box.width - 180, height: parts.garden.height };
  const beneath = { ...grown(box, -FRAME), y: parts.counts.places[0]![1] - 18, height: 70 };
  return [
    {
      box: grown(top, -6),
      facts: [facts.name, facts.letter, facts.isActive, facts.hasNewCoins, coins, reserve.length, wall, points, words],
      paint(context) {
        paintHead(context, parts, seat, points, facts);
        const style = isLow ? { icon: 32, type: 28, gap: 7 } : { icon: 36, type: 30, gap: 9 };
        if (facts.hasNewCoins) paintNew(context, { x: box.x + 9, y: parts.stats - 20, width: 88, height: 40 });
        paintAmount(context, 'coins', coins, box.x + 16, parts.stats, style);
        paintAmount(context, 'reserve', reserve.length, box.x + 16 + PITCH, parts.stats, style);
        paintAmount(context, 'wall', wall, box.x + 16 + 2 * PITCH, parts.stats, style);
      },
      shows: [
        showing<Change>({ kind: 'points', seat }, numberBox(`${points}`, box.x + box.width - 16, parts.name, 40)),
        showing<Change>(
          { kind: 'reserve', seat },
          { x: box.x + 8 + PITCH, y: parts.stats - 24, width: PITCH - 8, height: 48 },
        ),
      ],
    },
    garden(frame, player, facts.fresh, wall === 0 ? null : LINE, { hasCost: false }),
    ...(parts.reserve === null ? [] : [reserveStrip(parts.reserve, player)]),
    {
      box: isLow ? beside : beneath,
      facts: [counts, ranks, isLow],
      paint: (context) => paintCounts(context, parts, counts, ranks),
    },
  ];
}

/** Badge, name, and points; whoever acts has an arrow after the name. */
function paintHead(
  context: SKRSContext2D,
  { box, name: y }: CardParts,
  seat: Seat,
  points: number,
  { name, letter, isActive }: CardFacts,
): void {
  drawBadge(context, seatMarks[seat]!, letter, { x: box.x + 34, y, radius: 20, type: 24 });
  paintPoints(context, points, box.x + box.width - 16, y, 40);
  const digits = `${points}`.length;
  let width = box.width - 68 - 16 - digits * 24 - 54;
  if (isActive) {
    width -= 34;
    paintTurn(context, box.x + 68 + width + 18, y);
  }
  writeName(context, name, box.x + 68, y, { sizes: [28, 26, 24, 22, 20], weight: 700, width });
}

/** A golden disc with an arrow: this player is asked. */
function paintTurn(context: SKRSContext2D, x: number, y: number): void {
  const pen = createPen(context, 1, 2);
  pen.disc(color.lastMove, x, y, 13);
  pen.flat(tone.ink, [x - 4, y - 7, x + 8, y, x - 4, y + 7]);
}

export function paintPill(context: SKRSContext2D, box: Box, label: string, sizes: readonly number[]): void {
  fillBox(context, box, color.lastMove, box.height / 2);
  const style = { sizes, weight: 700, align: 'center', width: box.width - 12 } as const;
  writeNarrowed(context, label, box.x + box.width / 2, box.y + box.height / 2, style);
}

function paintNew(context: SKRSContext2D, box: Box): void {
  fillBox(context, box, color.active, box.height / 2);
  strokeBox(context, box, color.lastMove, 4, box.height / 2);
}

function paintCounts(
  context: SKRSContext2D,
  { counts: { isBeside, places } }: CardParts,
  counts: ByBuilding<number>,
  ranks: ByBuilding<Rank>,
): void {
  BUILDINGS.forEach((building, i) => {
    const [x, y] = places[i]!;
    const side = isBeside ? 28 : 32;
    drawBuildingIcon(context, building, { x: x - side / 2, y: y - side / 2, width: side, height: side });
    const at = isBeside ? { x: x + 34, y } : { x, y: y + 35 };
    paintCount(context, counts[building], ranks[building], {
      ...at,
      radius: isBeside ? 14.5 : 16.5,
      type: isBeside ? 24 : 27,
    });
  });
}

/** The tiles in reserve, as many as there is room for; two columns of smaller ones for more than three. */
function reserveStrip(box: Box, { reserve }: OpenPlayer): Element {
  return {
    box,
    facts: [reserve],
    paint(context) {
      drawIcon(context, 'reserve', { x: box.x + box.width / 2 - 14, y: box.y + 6, width: 28, height: 28 });
      const rows = Math.max(1, Math.floor((box.height - 42) / 48));
      const isWide = reserve.length > rows;
      const side = isWide ? 25 : 42;
      const pitch = isWide ? 28 : 48;
      const columns = isWide ? 2 : 1;
      const fit = columns * Math.floor((box.height - 42) / pitch);
      reserve.slice(0, fit).forEach((tile, i) => {
        const x = box.x + (box.width - columns * side - (columns - 1) * 2) / 2 + (i % columns) * (side + 2);
        drawTile(context, tile, { x, y: box.y + 40 + Math.floor(i / columns) * pitch, width: side, height: side });
      });
    },
  };
}

/** An arrow to each card from the one above it, if that player comes right before: the order of turns. */
export const arrows = (cards: readonly { readonly seat: Seat; readonly box: Box }[]): readonly Element[] =>
  cards.flatMap(({ seat, box: { x, y, width } }, i) => {
    if (cards[i - 1]?.seat !== seat - 1) return [];
    const box = { x: x + width / 2 - 16, y: y - 17, width: 32, height: 22 };
    const paint = (context: SKRSContext2D): void => {
      const pen = createPen(context, 1, 2);
      const middle = x + width / 2;
      pen.shape(tone.first, [middle - 13, y - 14, middle, y - 9, middle + 13, y - 14, middle, y + 2]);
    };
    return [{ box, facts: 'arrow', paint }];
  });

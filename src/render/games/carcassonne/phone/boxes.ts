/** The boxes of a phone's picture besides the map: the tile, the last move, cards, removed tiles, legend, and plan. */

import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Cell, Change, OpenPlayer, Rotation } from '../../../../engines/carcassonne/index.ts';
import type { Words } from '../../../../words/words.ts';
import { windowAround } from '../../../grid/frame.ts';
import { type NumberedPlace, numberedPlaces, type PlaceStyle } from '../../../grid/places.ts';
import { numberBox, showing } from '../../../kit/changed.ts';
import { type Box, grown } from '../../../kit/geometry.ts';
import type { Element } from '../../../kit/page.ts';
import { paintPanel, paintPlayerCard } from '../../../kit/panels.ts';
import { widthOf, wrapLines, write, writeLines, writeNarrowed } from '../../../kit/text.ts';
import { color, seatMarks } from '../../../kit/theme.ts';
import { paintBadge } from '../map/followers.ts';
import { type PlanDot, paintPlanDots } from '../map/planDots.ts';
import { alone, paintLoneTile } from '../map/tiles.ts';
import type { World } from '../map/world.ts';
import { PANEL } from '../page/layout.ts';
import { type OutOfStack, paintOutOfStack, setAsidePlace } from '../page/outOfStack.ts';
import { CARD_STYLE } from '../page/players.ts';
import { paintArrow } from '../page/tileBox.ts';
import type { Fold } from '../page/views.ts';
import { stampFigure } from '../pieces/figure.ts';
import {
  type AwardsRow,
  awardPlaces,
  goodsPlace,
  type Holdings,
  type HoldingsRow,
  hasTokens,
  holdingsOf,
  paintAwards,
  paintCompany,
  paintFigures,
  paintGoods,
} from '../pieces/holdings.ts';
import type { Subject } from '../subject.ts';
import { tone } from '../tones.ts';

/** The size of all side texts, in pixels. */
export const NOTE = 27;

/** Numbers that are legible on a phone. */
export const PLACES: PlaceStyle = { leastNumber: 28, leastWithDots: 60, radiusAlone: 0.43 };

const TILE_SIDE = 112;

/** The drawn tile with arrows that show it can rotate, or the tile just placed; the header says which. */
export function tileBox(box: Box, { open: { step, placements } }: Subject, rotation: Rotation | null): Element {
  const shown = step.kind === 'placeTile' ? { tile: step.tile, rotation: rotation ?? 0 } : placements.at(-1)!;
  return {
    box,
    facts: [shown.tile, shown.rotation, step.kind],
    paint(context) {
      paintPanel(context, box, PANEL);
      const left = Math.round(box.x + (box.width - TILE_SIDE) / 2);
      const top = box.y + 38;
      paintLoneTile(context, alone(shown.tile, shown.rotation), left, top, TILE_SIDE);
      if (step.kind !== 'placeTile') return;
      paintArrow(context, box.x + 36, top + TILE_SIDE / 2, 1);
      paintArrow(context, box.x + box.width - 36, top + TILE_SIDE / 2, -1);
    },
  };
}

/** All tiles set aside or that fit nowhere. */
export const outOfStackBox = (box: Box, tiles: OutOfStack, words: Words): Element => ({
  box,
  facts: [tiles, words],
  paint(context) {
    paintPanel(context, box, PANEL);
    const inner = { ...box, x: box.x + 16, width: box.width - 32 };
    paintOutOfStack(context, tiles, inner, { words: words.carcassonne.picture, size: NOTE });
  },
  shows: setAsidePlace(tiles, box),
});

/** One player's card; `isActive`: whether it is the player's turn. */
export function card(
  box: Box,
  { seat, points }: OpenPlayer,
  { open, names, letters }: Pick<Subject, 'open' | 'names' | 'letters'>,
  isActive: boolean,
): Element {
  const mark = seatMarks[seat]!;
  const [name, letter] = [names[seat] ?? '', letters[seat] ?? ''];
  const holdings = holdingsOf(open, seat);
  const paintCard = hasTokens(open) ? paintWithTokens : paintShown;
  return {
    box: grown(box, 3),
    facts: [name, letter, points, holdings, hasTokens(open), isActive],
    paint(context) {
      paintPlayerCard(context, box, mark, isActive, CARD_STYLE);
      paintCard(context, box, { name, letter, points: `${points}`, holdings });
    },
    shows: [
      showing<Change>(
        { kind: 'points', seat },
        numberBox(`${points}`, box.x + box.width - 18, hasTokens(open) ? box.y + box.height - 26 : box.y + 63, 46),
      ),
      ...(hasTokens(open)
        ? [...goodsPlace(holdings, seat, goodsRow(box)), ...awardRows(box, holdings).flatMap(awardPlaces)]
        : []),
    ],
  };
}

/** What is on a card. */
interface Shown {
  readonly name: string;
  readonly letter: string;
  readonly points: string;
  readonly holdings: Holdings;
}

const NAME_SIZES = [31, 29, 27] as const;

function paintShown(context: SKRSContext2D, box: Box, { name, letter, points, holdings }: Shown): void {
  const { mark, figures } = holdings;
  paintBadge(context, mark, letter, { x: box.x + 48, y: box.y + 44, radius: 25 });
  const style = { sizes: NAME_SIZES, weight: 700, width: box.width - 88 - 14 } as const;
  writeNarrowed(context, name, box.x + 88, box.y + 27, style);
  const right = box.x + box.width - 18;
  write(context, points, right, box.y + 63, { size: 46, weight: 700, align: 'right' });
  const before = right - widthOf(context, points, 46, 700) - 4;
  paintCompany(context, holdings, { x: before, y: box.y + 64, icon: 32 });
  if (figures.length > 1) {
    paintFigures(context, holdings, { x: box.x + 102, y: box.y + 66, icon: 34, size: 28 });
    return;
  }
  const [{ inHand } = { inHand: 0 }] = figures;
  const at = { x: box.x + 104, y: box.y + 64, height: 38 };
  stampFigure(context, { kind: 'follower', mark, letter: '', isLying: false, ...at });
  write(context, `×${inHand}`, box.x + 128, box.y + 65, { size: 31, weight: 700, fill: color.sideInk });
}

const goodsRow = (box: Box): HoldingsRow => ({ x: box.x + 36, y: box.y + box.height - 24, icon: 31, size: 28 });

/** An award beside the figures, and before it one beside the name: two have no room beside the figures. */
function awardRows(box: Box, { awards }: Holdings): readonly [AwardsRow, AwardsRow] {
  const row = { ...goodsRow(box), x: box.x + box.width - 18 };
  return [
    { ...row, y: box.y + 28, awards: awards.slice(0, -1) },
    { ...row, y: box.y + 68, awards: awards.slice(-1) },
  ];
}

/** Below the name a row for the figures and an award, and one for the goods and the points. */
function paintWithTokens(context: SKRSContext2D, box: Box, { name, letter, points, holdings }: Shown): void {
  const [first, right] = [box.x + 36, box.x + box.width - 18];
  paintBadge(context, holdings.mark, letter, { x: box.x + 40, y: box.y + 28, radius: 18 });
  const [end] = awardRows(box, holdings).map((row) => paintAwards(context, row)) as [number, number]; // Two rows.
  const width = Math.min(end, right + 4) - box.x - 72;
  writeNarrowed(context, name, box.x + 72, box.y + 26, { sizes: NAME_SIZES, weight: 700, width });
  paintFigures(context, holdings, { x: first, y: box.y + 68, icon: 34, size: 28 });
  paintGoods(context, holdings, goodsRow(box));
  write(context, points, right, box.y + box.height - 26, { size: 46, weight: 700, align: 'right' });
  const before = right - widthOf(context, points, 46, 700) - 2;
  paintCompany(context, holdings, { x: before, y: box.y + box.height - 25, icon: 31 });
}

/** What the dots of a space mean, beside an example. */
export function legendBox(box: Box, words: Words): readonly Element[] {
  const side = 66;
  const cell = { x: box.x + 18, y: box.y + (box.height - side) / 2, width: side, height: side };
  const frame = { area: cell, well: cell, scale: side, left: cell.x, top: cell.y };
  const place: NumberedPlace = { x: 0, y: 0, label: '7', dots: 2, ghost: null };
  return [
    {
      box,
      facts: [words],
      paint(context) {
        paintPanel(context, box, PANEL);
        const x = cell.x + side + 18;
        const width = box.x + box.width - 12 - x;
        const lines = wrapLines(context, words.carcassonne.picture.turnsThatFit, words.locale, width, NOTE, 2);
        const y = box.y + (box.height - lines.length * Math.round(NOTE * 1.32)) / 2;
        writeLines(context, lines, { x, y, width, size: NOTE, fill: color.sideInk });
      },
    },
    ...numberedPlaces([place], frame, PLACES),
  ];
}

/** What the small plan shows besides the tiles. */
interface OnPlan {
  readonly places: readonly Cell[];
  readonly last: Cell;
  readonly dots: readonly PlanDot[];
  readonly fold: Fold | null;
  /** In cells; null if the whole map is shown. */
  readonly shown: Box | null;
}

/** A plan of the whole map: tiles, spaces on offer, the last tile, and the cut or the part that is shown. */
export function planBox(box: Box, { tiles }: World, { places, last, dots, fold, shown }: OnPlan): Element {
  const window = windowAround([...tiles, ...places]);
  const scale = Math.min((box.width - 16) / window.columns, (box.height - 4) / window.rows);
  const left = box.x + (box.width - window.columns * scale) / 2 - window.west * scale;
  const top = box.y + (box.height - window.rows * scale) / 2 - window.north * scale;
  return {
    box,
    facts: [tiles.map(({ x, y }) => [x, y]), places.map(({ x, y }) => [x, y]), last.x, last.y, dots, fold, shown],
    paint(context) {
      paintPanel(context, box, PANEL);
      const fill = (cells: readonly Cell[], ink: string) => {
        context.fillStyle = ink;
        const side = Math.max(1, scale - 0.8);
        for (const { x, y } of cells) context.fillRect(left + x * scale, top + y * scale, side, side);
      };
      fill(tiles, tone.leaves[0][2]);
      fill(places, color.legal);
      fill([last], color.lastMove);
      paintPlanDots(context, dots, { left, top, scale });
      context.strokeStyle = color.ink;
      context.lineWidth = 2.5;
      if (shown !== null) {
        context.strokeRect(left + shown.x * scale, top + shown.y * scale, shown.width * scale, shown.height * scale);
      }
      if (fold === null) return;
      context.setLineDash([5, 4]);
      context.beginPath();
      context.moveTo(left + fold.at * scale, box.y + 6);
      context.lineTo(left + fold.at * scale, box.y + box.height - 6);
      context.stroke();
      context.setLineDash([]);
    },
  };
}

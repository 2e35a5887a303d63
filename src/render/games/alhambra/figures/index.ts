/** The pictures in the rules. They have hardly any words, and they are large enough for a phone. */

import type { SKRSContext2D } from '@napi-rs/canvas';
import {
  BUILDINGS,
  type Coin,
  longestWall,
  type PlacedTile,
  RANK_POINTS,
  sumOf,
  tileKind,
} from '../../../../engines/alhambra/index.ts';
import type { RulesFigure } from '../../../../words/alhambra/rules/index.ts';
import type { Words } from '../../../../words/words.ts';
import type { Picture } from '../../../contract.ts';
import type { Box } from '../../../kit/geometry.ts';
import { type Element, layerOf, pageOf } from '../../../kit/page.ts';
import { paintPanel } from '../../../kit/panels.ts';
import { drawBadge } from '../../../kit/seats.ts';
import { paintCheck, paintCross } from '../../../kit/signs.ts';
import { widthOf, write, writeNarrowed } from '../../../kit/text.ts';
import { color, seatMarks } from '../../../kit/theme.ts';
import { drawCoin } from '../art/coin.ts';
import { drawBuildingIcon, drawIcon, paintRank } from '../art/icons.ts';
import { paintWallLine } from '../art/ramparts.ts';
import { drawTile } from '../art/tile.ts';
import { paintParty } from '../hand/parties.ts';
import { paintPlace } from '../hand/place.ts';
import { paintArrow, paintCells, paintSpace, paintSpot } from './parts.ts';
import { DIRK_COUNTS, PAYING, PLACING, REBUILDING, TAKING, WALLS } from './scenes.ts';

/** In pixels. */
const WIDTH = 720;
const MARGIN = 24;
const GAP = 12;
const COIN = 40;
const SIGN = 24;
const CELL = 124;
/** In the pictures of rebuilding. */
const SMALL_CELL = 100;

/** A row of a figure. */
interface Row {
  readonly height: number;
  /** Everything that it shows, besides the locale. */
  readonly facts: unknown;
  paint(context: SKRSContext2D, box: Box, words: Words): void;
}

const FIGURES = {
  coins: [
    { height: 2 * COIN + 36, facts: TAKING.display, paint: paintDisplay },
    ...TAKING.sets.map(
      (coins): Row => ({
        ...{ height: 2 * COIN + 20, facts: coins },
        paint: (context, box) => paintSet(context, box, coins, ''),
      }),
    ),
  ],
  payment: [
    { height: 168, facts: PAYING.tile, paint: paintOffer },
    ...PAYING.payments.map(
      (coins): Row => ({
        ...{ height: 2 * COIN + 20, facts: coins },
        paint: (context, box, words) => paintSet(context, box, coins, noteOf(coins, words)),
      }),
    ),
  ],
  placing: [{ height: 5 * CELL, facts: PLACING, paint: paintSpaces }],
  rebuild: (['swap', 'build', 'move'] as const).map(
    (way): Row => ({
      ...{ height: way === 'build' ? 2 * SMALL_CELL + 40 : SMALL_CELL + 60, facts: way },
      paint: (context, box) => paintRebuilding(context, box, way),
    }),
  ),
  walls: [{ height: 3 * CELL + 50, facts: WALLS, paint: paintWalls }],
  dirk: [
    { height: 64, facts: 'parties', paint: paintParties },
    ...BUILDINGS.map(
      (building): Row => ({
        ...{ height: 66, facts: building },
        paint: (context, box, words) => paintCounted(context, box, building, words),
      }),
    ),
  ],
} satisfies { readonly [F in Exclude<RulesFigure, 'scoring' | 'tiles'>]: readonly Row[] };

type Name = keyof typeof FIGURES;
export const FIGURE_NAMES = Object.keys(FIGURES) as readonly Name[]; // The keys of `FIGURES`.

/** The picture of this name. */
export function figure(name: Name, words: Words): Picture {
  let y = MARGIN;
  const elements = FIGURES[name].map(({ height, facts, paint }): Element => {
    const box = { x: MARGIN, y, width: WIDTH - 2 * MARGIN, height };
    y += height + GAP;
    return { box, facts: [facts, words], paint: (context) => paint(context, box, words) };
  });
  return pageOf(WIDTH, y - GAP + MARGIN, [], [layerOf('rows', elements)]);
}

function paintDisplay(context: SKRSContext2D, box: Box): void {
  paintPanel(context, box);
  const pitch = 120;
  TAKING.display.forEach((coin, i) => {
    const x = box.x + box.width / 2 + (i - (TAKING.display.length - 1) / 2) * pitch;
    drawCoin(context, coin, { x, y: box.y + box.height / 2, radius: COIN });
  });
}

/** A check mark, the coins, their sum, and a note. */
function paintSet(context: SKRSContext2D, box: Box, coins: readonly Coin[], note: string): void {
  const y = box.y + box.height / 2;
  paintCheck(context, box.x + 46, y, SIGN);
  coins.forEach((coin, i) => {
    drawCoin(context, coin, { x: box.x + 130 + i * 96, y, radius: COIN });
  });
  const sum = `= ${sumOf(coins)}`;
  const left = box.x + 290;
  write(context, sum, left, y, { size: 44, weight: 700 });
  const from = left + Math.ceil(widthOf(context, sum, 44, 700)) + 20;
  writeNarrowed(context, note, from, y, {
    ...{ sizes: [32, 30, 28, 26], width: box.x + box.width - from, fill: color.sideInk },
  });
}

function noteOf(coins: readonly Coin[], words: Words): string {
  const hand = words.alhambra.purse.hand;
  const lost = sumOf(coins) - tileKind(PAYING.tile).cost;
  return lost === 0 ? hand.paysExactly : hand.overpays(lost);
}

function paintOffer(context: SKRSContext2D, box: Box, words: Words): void {
  const side = 146;
  const at = { x: Math.round(box.x + (box.width - side) / 2), y: box.y + 6, side };
  paintPlace(context, at, { currency: 'blue', tile: PAYING.tile, sold: null }, words, [28]);
}

/** The upper left corner of cell (0, 0) if these cells are in the middle of a box. */
function originOf(cells: readonly PlacedTile[], box: Box, side: number): { readonly x: number; readonly y: number } {
  const [xs, ys] = [
    [0, ...cells.map(({ x }) => x)],
    [0, ...cells.map(({ y }) => y)],
  ];
  const middle = (of: readonly number[]) => (Math.min(...of) + Math.max(...of) + 1) / 2;
  return {
    x: Math.round(box.x + box.width / 2 - middle(xs) * side),
    y: Math.round(box.y + box.height / 2 - middle(ys) * side),
  };
}

/** The spaces with a check mark or a cross, and their letters. */
function paintSpaces(context: SKRSContext2D, box: Box): void {
  const { alhambra, spaces } = PLACING;
  const origin = originOf([...alhambra, ...spaces], box, CELL);
  paintCells(context, alhambra, origin, CELL);
  spaces.forEach((space, i) => {
    const spot = { x: origin.x + space.x * CELL, y: origin.y + space.y * CELL, width: CELL, height: CELL };
    paintSpace(context, space.tile, spot);
    const sign = i === 0 ? paintCheck : paintCross;
    sign(context, spot.x + CELL - 26, spot.y + CELL - 26, 18);
    paintSpot(context, 'ABCD'[i] ?? '', { x: spot.x + 28, y: spot.y + 28, radius: 22 });
  });
}

function paintRebuilding(context: SKRSContext2D, box: Box, way: 'swap' | 'build' | 'move'): void {
  const side = SMALL_CELL;
  const { alhambra, reserve, changed, free } = REBUILDING;
  paintPanel(context, box);
  const y = box.y + box.height / 2;
  const origin = { x: box.x + 30 + side, y: way === 'build' ? box.y + 20 + side : Math.round(y - side / 2) };
  paintCells(context, alhambra, origin, side);
  const target = way === 'build' ? free : changed;
  const spot = { x: origin.x + target.x * side, y: origin.y + target.y * side, width: side, height: side };
  if (way === 'build') paintSpace(context, free.tile, spot);
  else paintSpace(context, null, spot);
  const right = box.x + box.width - 150;
  drawIcon(context, 'reserve', { x: right - 84, y: y - 28, width: 56, height: 56 });
  const tile = { x: right, y: Math.round(y - 60), width: 120, height: 120 };
  drawTile(context, way === 'move' ? changed.tile : reserve, tile);
  paintArrow(context, [box.x + 370, right - 100], way === 'swap' ? y - 22 : y, way === 'move' ? 1 : -1);
  if (way === 'swap') paintArrow(context, [box.x + 370, right - 100], y + 22, 1);
}

function paintWalls(context: SKRSContext2D, box: Box): void {
  const area = { ...box, width: box.width - 110 };
  const origin = originOf(WALLS, area, CELL);
  paintCells(context, WALLS, origin, CELL);
  const wall = longestWall(WALLS);
  paintWallLine(context, wall, [origin.x, origin.y], CELL, { width: 8, outside: 8 });
  const x = box.x + box.width - 68;
  drawIcon(context, 'wall', { x: x - 34, y: box.y + 40, width: 68, height: 68 });
  write(context, `${wall.length}`, x, box.y + 150, { size: 60, weight: 700, align: 'center' });
}

const COLUMN = { left: 300, pitch: 134 } as const;
const LETTERS = ['A', 'B'] as const;

function paintParties(context: SKRSContext2D, box: Box): void {
  DIRK_COUNTS.forEach((_, i) => {
    const at = { x: box.x + COLUMN.left + i * COLUMN.pitch, y: box.y + 32, radius: 24, type: 28 };
    if (i === 2) paintParty(context, 'dirk', '', at);
    else drawBadge(context, seatMarks[i]!, LETTERS[i] ?? '', at);
  });
}

/** How many tiles of a building each has, and the rank of whoever scores. */
function paintCounted(context: SKRSContext2D, box: Box, building: (typeof BUILDINGS)[number], words: Words): void {
  const y = box.y + box.height / 2;
  paintPanel(context, box);
  drawBuildingIcon(context, building, { x: box.x + 12, y: y - 24, width: 48, height: 48 });
  writeNarrowed(context, words.alhambra.names.buildingLabels[building], box.x + 74, y, {
    ...{ sizes: [34, 32, 30, 28, 26], weight: 700, width: COLUMN.left - 74 - 60 },
  });
  const all = DIRK_COUNTS.map((counts) => counts[building]);
  all.forEach((count, i) => {
    const x = box.x + COLUMN.left + i * COLUMN.pitch;
    const rank = count === 0 ? 0 : 1 + all.filter((other) => other > count).length;
    const place = RANKS.slice(0, RANK_POINTS[2][building].length).find((one) => one === rank);
    write(context, `${count}`, x - 12, y, { size: 36, align: 'right', fill: count === 0 ? color.sideInk : color.ink });
    if (place !== undefined) paintRank(context, place, { x: x + 22, y, radius: 22 }, `${place}`);
  });
}

const RANKS = [1, 2, 3] as const;

/** The column beside the alhambra: what to place or what came last, the reserve, and the points of the next scoring round. */

import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Change, OpenPlayer, TileId } from '../../../../engines/alhambra/index.ts';
import type { Words } from '../../../../words/words.ts';
import { paintNumber } from '../../../grid/places.ts';
import { showing } from '../../../kit/changed.ts';
import { type Box, grown } from '../../../kit/geometry.ts';
import { type Element, fillBox, strokeBox } from '../../../kit/page.ts';
import { drawBadge } from '../../../kit/seats.ts';
import { writeNarrowed } from '../../../kit/text.ts';
import { color, seatMarks } from '../../../kit/theme.ts';
import { drawCoin } from '../art/coin.ts';
import { drawIcon } from '../art/icons.ts';
import { drawTile } from '../art/tile.ts';
import type { Deed } from '../news.ts';
import type { Subject } from '../subject.ts';
import { tone } from '../tones.ts';
import { COLUMN } from './layout.ts';
import { nextPoints } from './nextPoints.ts';

const GAP = 12;
const POINTS = 270;

/** @param deed what was done last, for when there is nothing to place */
export function column(subject: Subject, player: OpenPlayer, deed: Deed | null): readonly Element[] {
  const { open, letters, words, step } = subject;
  const { toPlace } = player;
  const points = { ...COLUMN, y: COLUMN.y + COLUMN.height - POINTS, height: POINTS };
  const first = { ...COLUMN, height: toPlace.length > 1 ? 58 + Math.ceil(toPlace.length / 2) * 52 : 166 };
  const isFirstEmpty = toPlace.length === 0 && deed === null;
  const top = isFirstEmpty ? COLUMN.y : first.y + first.height + GAP;
  const second = { ...COLUMN, y: top, height: points.y - GAP - top };
  const chosen = step?.partial.tile;
  const letter = deed === null ? '' : (letters[deed.seat] ?? '');
  return [
    ...(toPlace.length > 0 ? [placeBox(first, toPlace, typeof chosen === 'string' ? chosen : null, words)] : []),
    ...(toPlace.length === 0 && deed !== null ? [deedBox(first, deed, letter, words)] : []),
    reserveBox(second, player, typeof chosen === 'string' ? chosen : null, lettersOfReserve(step), words),
    nextPoints(points, open),
  ];
}

/** The letters of the reserve tiles on offer, by tile: each begins the label of its button. */
const lettersOfReserve = (step: Subject['step']): Readonly<Record<string, string>> =>
  Object.fromEntries(
    (step?.answers ?? []).flatMap(({ label, partial }) =>
      typeof partial.tile === 'string' && partial.x === undefined && step?.partial.kind === partial.kind
        ? [[partial.tile, label.charAt(0)]]
        : [],
    ),
  );

/** Paints a label in the first size in which it fits, or an icon if it fits in none. */
function paintLabel(context: SKRSContext2D, box: Box, label: string): void {
  const style = { sizes: [26, 24, 22, 20], weight: 700, align: 'center', width: box.width - 10 } as const;
  writeNarrowed(context, label, box.x + box.width / 2, box.y + 24, style);
}

/** @param chosen the tile that is being placed; null for any */
function placeBox(box: Box, tiles: readonly TileId[], chosen: string | null, words: Words): Element {
  return {
    box,
    facts: ['place', tiles, chosen, words],
    paint(context) {
      fillBox(context, box, '#FBE9BF', 12);
      strokeBox(context, grown(box, -2), color.lastMove, 4, 11);
      paintLabel(context, box, words.alhambra.picture.place);
      paintTiles(context, { ...box, y: box.y + 48, height: box.height - 48 }, tiles, 96, { chosen });
    },
  };
}

/** What was done last, in the color of whoever did it and with their badge. */
function deedBox(box: Box, deed: Deed, letter: string, words: Words): Element {
  return {
    box,
    facts: ['deed', deed, letter, words],
    paint(context) {
      const mark = seatMarks[deed.seat]!;
      fillBox(context, box, '#FBE9BF', 12);
      strokeBox(context, grown(box, -2), mark.color, 4, 11);
      paintLabel(context, box, words.alhambra.picture.news[deed.kind]);
      if (deed.tile !== null) paintTiles(context, { ...box, y: box.y + 50, height: box.height - 50 }, [deed.tile], 96);
      else paintCoins(context, { ...box, y: box.y + 44, height: box.height - 50 }, deed.coins);
      drawBadge(context, mark, letter, { x: box.x + box.width - 22, y: box.y + box.height - 22, radius: 19, type: 22 });
    },
  };
}

function paintCoins(context: SKRSContext2D, { x, y, width, height }: Box, coins: Deed['coins']): void {
  const columns = coins.length > 1 ? 2 : 1;
  const rows = Math.ceil(coins.length / columns);
  const radius = columns === 1 ? 42 : Math.min(24, Math.floor(height / rows / 2) - 1);
  coins.forEach((coin, i) => {
    const left = x + (width * ((i % columns) + 0.5)) / columns;
    drawCoin(context, coin, { x: left, y: y + (height * (Math.floor(i / columns) + 0.5)) / rows, radius });
  });
}

function reserveBox(
  box: Box,
  { seat, reserve }: OpenPlayer,
  chosen: string | null,
  letters: Readonly<Record<string, string>>,
  words: Words,
): Element {
  return {
    box,
    facts: ['reserve', reserve, chosen, letters, words],
    paint(context) {
      fillBox(context, box, tone.strip, 12);
      strokeBox(context, grown(box, -1), color.line, 2, 11);
      paintLabel(context, box, words.alhambra.picture.reserve);
      if (reserve.length === 0) {
        context.globalAlpha = 0.3;
        drawIcon(context, 'reserve', {
          x: box.x + box.width / 2 - 32,
          y: box.y + box.height / 2 - 20,
          width: 64,
          height: 64,
        });
        context.globalAlpha = 1;
      }
      paintTiles(context, { ...box, y: box.y + 46, height: box.height - 46 }, reserve, 86, { chosen, letters });
    },
    shows: [showing<Change>({ kind: 'reserve', seat }, box)],
  };
}

/** What is marked on tiles: the chosen one, and letters by tile. */
interface Marks {
  readonly chosen: string | null;
  readonly letters?: Readonly<Record<string, string>>;
}

/** How many columns of tiles of which side there can be, besides one column of the largest; in pixels. */
const COLUMNS = [
  [1, 62],
  [2, 48],
  [3, 32],
] as const;
/** Between two tiles. */
const BETWEEN = 4;

/** Paints tiles from the top, in as few columns as there is room for; of too many, the first. */
function paintTiles(
  context: SKRSContext2D,
  area: Box,
  tiles: readonly TileId[],
  largest: number,
  { chosen, letters = {} }: Marks = { chosen: null },
): void {
  const room = (columns: number, side: number) => columns * Math.floor((area.height - 2 + BETWEEN) / (side + BETWEEN));
  const all: readonly (readonly [columns: number, side: number])[] = [[1, largest], ...COLUMNS];
  const [columns, side] = all.find((one) => room(...one) >= tiles.length) ?? COLUMNS.at(-1)!;
  const isOne = columns === 1;
  const pitch = side + BETWEEN;
  const left = area.x + (area.width - columns * pitch + BETWEEN) / 2;
  tiles.slice(0, room(columns, side)).forEach((tile, i) => {
    const [x, y] = [left + (i % columns) * pitch, area.y + Math.floor(i / columns) * pitch];
    const box = { x, y, width: side, height: side };
    drawTile(context, tile, box);
    if (tile === chosen && tiles.length > 1) strokeBox(context, box, color.legal, 5, 3);
    const letter = letters[tile];
    const radius = isOne ? 20 : 15;
    // On the smallest tiles, a letter would hide the building that its button names.
    if (letter !== undefined && side > 3 * radius)
      paintNumber(context, letter, { x: x + side - radius, y: y + radius, radius }, 20);
  });
}

/**
 * Effects, prices, and gains as a row of small signs:
 *
 *     drawItems(context, itemsOf({ food: 2, cloth: 1 }), { x, y, side });   // (x, y): left end and middle
 *     effectRows(effect)                                                    // what a building does, a row each
 */
import type { SKRSContext2D } from '@napi-rs/canvas';
import { type Amount, type BuiltClass, CUBES, type Cube, type Effect } from '../../../../engines/caylus/index.ts';
import { write } from '../../../kit/text.ts';
import { color } from '../../../kit/theme.ts';
import { tone } from '../tones.ts';
import { drawAnyCube, drawCube } from './cubes.ts';
import { copy } from './pen.ts';
import { drawProvost } from './pieces.ts';
import { drawClassHouse, drawHammer } from './signs.ts';
import { drawCoin, drawFavor, drawPrestige } from './tokens.ts';

export type Item =
  | { readonly kind: 'cube'; readonly cube: Cube }
  | { readonly kind: 'any'; readonly hasGold: boolean }
  | { readonly kind: 'deniers' | 'prestige'; readonly n: number }
  /** May build one of the class. */
  | { readonly kind: 'build'; readonly sort: BuiltClass }
  /** A written sign or number. */
  | { readonly kind: 'text'; readonly text: string }
  /** An empty place, with its number if there are several. */
  | { readonly kind: 'place'; readonly text: string }
  /** `becomes`: a triangle; `or`: a slash; `pawn`: any player's worker. */
  | { readonly kind: 'favor' | 'becomes' | 'or' | 'provost' | 'pawn' };

/** What an amount consists of, a sign for each cube. */
export function itemsOf(amount: Amount): readonly Item[] {
  const times = (n: number | undefined, item: Item) => Array.from({ length: n ?? 0 }, () => item);
  return [
    ...(amount.deniers === undefined ? [] : [{ kind: 'deniers', n: amount.deniers } as const]),
    ...CUBES.flatMap((cube) => times(amount[cube], { kind: 'cube', cube })),
    ...times(amount.anyCube, { kind: 'any', hasGold: true }),
    ...times(amount.plainCube, { kind: 'any', hasGold: false }),
    ...(amount.prestige === undefined ? [] : [{ kind: 'prestige', n: amount.prestige } as const]),
    ...times(amount.favor, { kind: 'favor' }),
  ];
}

/** The same with a number before the sign of several equal cubes: shorter. */
export const countedOf = (amount: Amount): readonly Item[] =>
  itemsOf(amount).flatMap((item, i, all) => {
    const isSame = (other: Item | undefined) => JSON.stringify(other) === JSON.stringify(item);
    if (isSame(all[i - 1])) return [];
    const n = all.filter(isSame).length;
    return n > 1 ? [{ kind: 'text', text: `${n}` } as const, item] : [item];
  });

const becomes: Item = { kind: 'becomes' };
const place = (text: string): Item => ({ kind: 'place', text });

/** The rows of an effect: a production has one, a trade one for each option. */
export function effectRows(effect: Effect): readonly (readonly Item[])[] {
  switch (effect.op) {
    case 'produce':
      return [effect.options.flatMap((option, i) => [...(i > 0 ? [{ kind: 'or' } as const] : []), ...itemsOf(option)])];
    case 'trade':
      return effect.options.map(({ give, get }) => [...countedOf(give), becomes, ...countedOf(get)]);
    case 'build':
      return [[{ kind: 'build', sort: effect.sort }]];
    case 'moveProvost':
      return [[{ kind: 'text', text: `±${effect.max}` }, { kind: 'provost' }]];
    case 'relocateWorker':
      return [[{ kind: 'pawn' }, becomes, place('')]];
    case 'stables':
      return [['1', '2', '3'].map(place)];
    case 'inn':
      return [[place(''), becomes, place('1')]];
    case 'none':
      return [];
  }
}

/** How far apart signs are, as a share of their side. */
const GAP = 0.1;

/** The width of a sign, in sides. */
function widthOf(item: Item): number {
  switch (item.kind) {
    case 'becomes':
      return 0.5;
    case 'or':
      return 0.36;
    case 'build':
      return 1.8;
    case 'provost':
      return 1.3;
    case 'pawn':
      return 0.7;
    case 'prestige':
      return item.n > 9 ? 1.2 : 1;
    case 'text':
      // The sign ± is as wide as a kanji.
      return 0.58 * item.text.length + (item.text.startsWith('±') ? 0.3 : 0);
    default:
      return 1;
  }
}

/** The width of a row of signs of this side, in pixels. */
export const itemsWidth = (items: readonly Item[], side: number): number =>
  items.reduce((sum, item) => sum + (widthOf(item) + GAP) * side, -GAP * side);

/** The left end and the middle of a row, and the side of its signs; in pixels. */
export interface RowPlace {
  readonly x: number;
  readonly y: number;
  readonly side: number;
  /** The smallest type, in pixels; 20 by default. */
  readonly least?: number;
}

const LEAST = 20;

/** The middles of the empty places in a row, so that workers can be put there. */
export function placesIn(items: readonly Item[], { x, y, side }: RowPlace): readonly { x: number; y: number }[] {
  let left = x;
  return items.flatMap((item) => {
    const middle = left + (widthOf(item) * side) / 2;
    left += (widthOf(item) + GAP) * side;
    return item.kind === 'place' ? [{ x: middle, y }] : [];
  });
}

/** Draws a row; returns its right end. */
export function drawItems(
  context: SKRSContext2D,
  items: readonly Item[],
  { x, y, side, least = LEAST }: RowPlace,
): number {
  let left = x;
  for (const item of items) {
    drawItem(context, item, { x: left, y, side, least });
    left += (widthOf(item) + GAP) * side;
  }
  return left - GAP * side;
}

function drawItem(context: SKRSContext2D, item: Item, { x, y, side, least }: Required<RowPlace>): void {
  const at = { x, y: y - side / 2, side };
  const round = { x: x + side / 2, y, radius: Math.round(side / 2), least };
  switch (item.kind) {
    case 'cube':
      drawCube(context, item.cube, at);
      return;
    case 'any':
      drawAnyCube(context, item.hasGold, at);
      return;
    case 'deniers':
      drawCoin(context, item.n, round);
      return;
    case 'prestige':
      drawPrestige(
        context,
        item.n,
        item.n > 9 ? { ...round, x: x + side * 0.6, radius: Math.round(side * 0.6) } : round,
      );
      return;
    case 'favor':
      drawFavor(context, round);
      return;
    case 'build':
      drawHammer(context, { ...at, side: side * 0.86 });
      drawClassHouse(context, item.sort, { ...at, x: x + side * 0.8 });
      return;
    case 'provost':
      drawProvost(context, { x: x + side * 0.65, y: y + side * 0.4, height: side * 0.8 });
      return;
    case 'text':
      write(context, item.text, x, y + 1, { size: Math.max(least, Math.round(side * 0.9)), weight: 700 });
      return;
    case 'place':
      drawSign(context, 'place', x, y, side);
      write(context, item.text, round.x, y + 1, { size: least, fill: color.sideInk, align: 'center' });
      return;
    case 'becomes':
    case 'or':
    case 'pawn':
      drawSign(context, item.kind, x, y, side);
      return;
  }
}

function drawSign(context: SKRSContext2D, kind: keyof typeof signs, x: number, y: number, side: number): void {
  const { width, path, fill, dash } = signs[kind];
  copy(context, `sign ${kind}`, { x, y: y - side / 2, width: width * side, height: side }, 40 * width, (pen) => {
    if (dash) pen.context.setLineDash([5, 4]);
    if (fill === null) pen.line(path, 2.6, color.ink);
    else pen.shape(fill, path);
  });
}

const signs = {
  becomes: { width: 0.5, path: 'M3 11 17 20 3 29Z', fill: tone.ink, dash: false },
  or: { width: 0.36, path: 'M11 8 4 33', fill: null, dash: false },
  pawn: {
    width: 0.7,
    path: 'M14 18A7 7 0 1 1 14.1 18C19 20 17 28 23 33V38H5V33C11 28 9 20 14 18Z',
    fill: tone.white,
    dash: false,
  },
  place: { width: 1, path: 'M36 20A16 16 0 1 1 4 20 16 16 0 1 1 36 20Z', fill: null, dash: true },
} as const;

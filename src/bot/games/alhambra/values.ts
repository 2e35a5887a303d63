/** How the values of a move's parameters are typed, read, and suggested. */

import {
  COIN_VALUES,
  type Coin,
  CURRENCIES,
  type Currency,
  TILE_IDS,
  type TileId,
} from '../../../engines/alhambra/index.ts';
import { splitCoins } from '../../../words/alhambra/names/coins.ts';
import { ALL_WORDS } from '../../../words/words.ts';

/** Without capitals, spaces, and wide forms. */
const fold = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, '');

/** The currency that begins like this in any language; null for none, or several. */
export function readCurrency(typed: string): Currency | null {
  const wanted = fold(typed);
  const [one = null, ...others] = CURRENCIES.filter((id) =>
    [id, ...ALL_WORDS.map((words) => words.alhambra.names.currencies[id])].some((name) =>
      fold(name).startsWith(wanted),
    ),
  );
  return wanted === '' || others.length > 0 ? null : one;
}

/** `yellow-3+green-1`, as suggestions send coins. */
export const writeCoins = (coins: readonly Coin[]): string => coins.join('+');

/**
 * Coins such as `yellow 3 + green 1` or `黄色3と緑1`, sorted; null if one of them cannot be read. A number alone is of the
 * currency before it, at first of this one.
 */
export function readCoins(typed: string, first: Currency | null): readonly Coin[] | null {
  let currency = first;
  const coins: Coin[] = [];
  for (const part of splitCoins(typed.normalize('NFKC'))) {
    const [, name, number] = /^\s*(\D*?)[\s-]*(\d)\s*$/.exec(part) ?? [];
    const value = COIN_VALUES.find((one) => String(one) === number);
    if (name !== undefined && name !== '') currency = readCurrency(name);
    if (value === undefined || currency === null) return null;
    coins.push(`${currency}-${value}`);
  }
  return coins.toSorted();
}

/** The one tile with this id or name in any language; where several have the name, the one among `candidates`. */
export function readTile(typed: string, candidates: readonly TileId[]): TileId | null {
  const wanted = fold(typed);
  const isCalled = (id: TileId): boolean =>
    [id, ...ALL_WORDS.flatMap((words) => [words.alhambra.names.tile(id), words.alhambra.names.fullTile(id)])].some(
      (name) => fold(name) === wanted,
    );
  for (const ids of [candidates, TILE_IDS]) {
    const [one, ...others] = ids.filter(isCalled);
    if (one !== undefined) return others.length === 0 ? one : null;
  }
  return null;
}

/** A cell such as `(1, −2)` or `1,-2`; null if there are not two numbers. */
export function readCell(typed: string): { readonly x: number; readonly y: number } | null {
  const [x, y, ...others] = [...typed.normalize('NFKC').replaceAll('−', '-').matchAll(/-?\d+/g)].map(Number);
  return x === undefined || y === undefined || others.length > 0 ? null : { x, y };
}

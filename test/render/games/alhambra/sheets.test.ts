/** Reference sheets, and what the pictures in the rules claim. */

import { expect, test } from 'vitest';
import {
  layoutOf,
  longestWall,
  sumOf,
  TAKEN_TOGETHER,
  TILE_IDS,
  tileKind,
  whyNotThere,
} from '../../../../src/engines/alhambra/index.ts';
import { PAYING, PLACING, REBUILDING, TAKING, WALLS } from '../../../../src/render/games/alhambra/figures/scenes.ts';
import { sheets } from '../../../../src/render/games/alhambra/sheets.ts';
import { wordsIn } from '../../../../src/words/words.ts';

test('S10 the sheet of tiles is the same at every table: it tells nothing of what Dirk has', () => {
  expect(TILE_IDS).toHaveLength(54);
  const keys = sheets
    .tiles!.picture(wordsIn('en'), null, 'desktop', [])
    .layers.flatMap(({ parts }) => parts.map(({ key }) => key));
  expect(keys.filter((key) => /\d tiles"/.test(key))).toHaveLength(6);
});

test('§5 the sets of coins in the rules cannot be extended, and there are no others', () => {
  const { display, sets } = TAKING;
  const bags = Array.from({ length: 2 ** display.length - 1 }, (_, bits) =>
    display.filter((_, i) => ((bits + 1) >> i) & 1),
  );
  const isLegal = (coins: typeof display) =>
    (coins.length === 1 || sumOf(coins) <= TAKEN_TOGETHER) &&
    display.every((coin) => coins.includes(coin) || sumOf([...coins, coin]) > TAKEN_TOGETHER);
  expect(new Set(bags.filter(isLegal).map((bag) => bag.toSorted().join()))).toEqual(
    new Set(sets.map((set) => set.toSorted().join())),
  );
});

test('§6 one payment in the rules is exact, the other is 2 too much', () => {
  expect(PAYING.payments.map((coins) => sumOf(coins) - tileKind(PAYING.tile).cost)).toEqual([0, 2]);
});

test('§9 the first space in the rules is legal, the others break one rule each', () => {
  const layout = layoutOf(PLACING.alhambra);
  expect(PLACING.spaces.map((space) => whyNotThere(layout, space.tile, space)?.kind ?? 'legal')).toEqual([
    'legal',
    'sidesDiffer',
    'unreachable',
    'enclosesEmptyCells',
  ]);
});

test('every alhambra in the rules is legal', () => {
  for (const tiles of [PLACING.alhambra, WALLS, REBUILDING.alhambra, [...REBUILDING.alhambra, REBUILDING.free]])
    for (const [i, { tile, x, y }] of tiles.entries())
      expect(whyNotThere(layoutOf(tiles.slice(0, i)), tile, { x, y }), tile).toBeNull();
});

test('§12 the longest wall in the rules has six sides', () => {
  expect(longestWall(WALLS)).toHaveLength(6);
});

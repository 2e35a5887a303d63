import { expect, test } from 'vitest';
import { type ByBuilding, forEachBuilding, type Open } from '../../../../src/engines/alhambra/index.ts';
import { ranksOf } from '../../../../src/render/games/alhambra/page/counts.ts';

/** The ranks for one building, of players and Dirk, after so many scoring rounds. */
function ranks(counts: readonly number[], dirk: number | null, scored: number) {
  const of = (count: number): ByBuilding<number> => forEachBuilding(() => count);
  const open = {
    players: counts.map((count) => ({ counts: of(count) })),
    dirk: dirk === null ? null : of(dirk),
    scorings: Array(scored),
  } as unknown as Open; // No more is asked for.
  return ranksOf(open).map(({ garden }) => garden);
}

test('§11.1 discs are for the ranks that the next scoring round pays for', () => {
  expect(ranks([4, 3, 2, 1, 0], null, 0)).toEqual([1, null, null, null, null]);
  expect(ranks([4, 3, 2, 1, 0], null, 1)).toEqual([1, 2, null, null, null]);
  expect(ranks([4, 3, 2, 1, 0], null, 2)).toEqual([1, 2, 3, null, null]);
});

test('§11.1 tied parties share their rank, and the ranks behind it are theirs', () => {
  expect(ranks([2, 5, 5, 1], null, 2)).toEqual([3, 1, 1, null]);
  expect(ranks([2, 5, 5, 1], null, 1)).toEqual([null, 1, 1, null]);
  expect(ranks([0, 0, 0], null, 2)).toEqual([null, null, null]);
});

test('§14 Dirk’s tiles rank among those of the players', () => {
  expect(ranks([3, 1], 2, 1)).toEqual([1, null, 2]);
});

import { expect, test } from 'vitest';
import { amount } from '../../support/amount.ts';
import { compareGames, compareGamesWithSets, missed } from './comparing.ts';

test('places, spots and points of whole games are those that the rules give by flood fill', () => {
  const seen = compareGames(amount(60, 100));
  expect(missed(seen)).toEqual([]);
  expect(seen.scored).toBeGreaterThan(amount(600, 1000));
});

test('§9 to §14 so they are with the sets, with goods, king, robber, second parts and the dragon', () => {
  expect(missed(compareGamesWithSets(amount(16, 320)))).toEqual([]);
});

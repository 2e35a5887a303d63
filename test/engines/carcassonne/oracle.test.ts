import { expect, test } from 'vitest';
import { compareGames, compareGamesWithSets } from './comparing.ts';

test('places, spots and points of whole games are those that the rules give by flood fill', () => {
  expect(compareGames(8).scored).toBeGreaterThan(50);
});

test('§9 to §14 so they are with the sets, with goods, king, robber, second parts and the dragon', () => {
  expect(compareGamesWithSets(3).dragonSteps).toBeGreaterThan(10);
});

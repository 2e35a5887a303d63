import { expect, test } from 'vitest';
import { carcassonne as game } from '../../../../src/bot/games/carcassonne/index.ts';

test('the ways to type a move of Carcassonne keep their names', () => {
  expect(game.commands.map(({ name }) => name)).toEqual(['place', 'figure', 'dragon']);
  expect(game.lists.map(({ command }) => command?.name)).toEqual(['stack']);
});

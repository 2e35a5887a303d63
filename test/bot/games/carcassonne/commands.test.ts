import { expect, test } from 'vitest';
import { place } from '../../../../src/bot/games/carcassonne/commands.ts';

test('the ways to type a move of Carcassonne keep their names', () => {
  expect(place.name).toBe('place');
});

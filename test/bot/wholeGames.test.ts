/** One game of each way to play, at a small table. All games, with all seats taken, are in the long tests. */
import { expect, test } from 'vitest';
import { pressedGame, typedGame } from './support/wholeGame.ts';

test('a game of Citadels by buttons, secret choices in direct messages', () =>
  pressedGame('citadels', { seats: 4, most: 15, compared: 100 }));

test('a game of Caylus by slash commands, every option taken from what is suggested', async () => {
  expect((await typedGame('caylus', { seats: 2, most: 15, compared: 0 })).size).toBeGreaterThan(2);
});

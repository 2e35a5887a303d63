import { expect, test } from 'vitest';
import { compareGames } from './comparing.ts';

test.each([4, 5, 6, 7])('a book kept from what the channel is told agrees with the table, %i players', (seats) => {
  expect(compareGames(seats, 4)).toBeGreaterThan(60);
});

import { test } from 'vitest';
import { playTroubled } from '../support/troubledGame.ts';

test('a game of Carcassonne ends, nobody is marked wrongly, and few requests are invalid', () =>
  playTroubled('carcassonne', { seated: 2, isWhole: false }));

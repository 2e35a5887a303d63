import { test } from 'vitest';
import { expectPlayedByPanels } from './playedByPanels.ts';

test('a whole game is played by three through panels made of nothing but its choices, with hands in direct messages', () =>
  expectPlayedByPanels(true));

import { test } from 'vitest';
import { expectPlayedByPanels } from './playedByPanels.ts';

test('three play a whole game through panels of nothing but its choices, with direct messages closed', () =>
  expectPlayedByPanels(false));

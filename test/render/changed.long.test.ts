import { test } from 'vitest';
import { GAME_IDS } from '../../src/engines/games.ts';
import { expectPlaces } from './support/changes.ts';

test.each(GAME_IDS)('every change of %s has its place in the picture of the table or the hand', expectPlaces);

/** Taking back gives nobody time, in any game. */
import { describe } from 'vitest';
import { GAME_IDS } from '../../src/engines/games.ts';
import { testUndoTime } from './support/undoTime.ts';

describe.each(GAME_IDS)('of %s', testUndoTime);

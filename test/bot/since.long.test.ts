/** What has changed since a member’s last move, at tables of each game; at one of the toy in `since.test.ts`. */
import { test } from 'vitest';
import { GAME_IDS } from '../../src/engines/games.ts';
import { marksChanges } from './support/marksChanges.ts';

test.each(GAME_IDS)(
  'at a table of %s, what has changed since a member’s last move is marked in their own pictures, and in no other',
  marksChanges,
);

import { test } from 'vitest';
import type { BotGame } from '../../../src/bot/contract.ts';
import { games } from '../../../src/bot/games.ts';
import { GAME_IDS } from '../../../src/engines/games.ts';
import { IS_DRILL } from '../../support/amount.ts';
import { playTroubled } from '../support/troubledGame.ts';

test.each(GAME_IDS)(
  'a game of %s ends, nobody is marked wrongly, and few requests are invalid',
  { timeout: 0 },
  (game) => {
    const { engine }: BotGame = games[game];
    return playTroubled(game, { seated: engine.seats([]).max, isWhole: IS_DRILL });
  },
);

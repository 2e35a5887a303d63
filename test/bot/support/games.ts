import type { Games } from '../../../src/bot/contract.ts';
import { games } from '../../../src/bot/games.ts';
import { toyOnDiscord } from '../../toy/bot/index.ts';

/** The games of the tests: the real ones and the toy. */
export const testGames = { ...games, toy: toyOnDiscord } satisfies Games;

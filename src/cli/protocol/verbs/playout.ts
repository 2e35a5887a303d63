import { z } from 'zod';
import { playout as playOut } from '../../../engines/playout.ts';
import { seeded } from '../../../kernel/random.ts';
import { ok } from '../../../kernel/result.ts';
import { configFields, readConfig, seedField } from '../config.ts';
import { defineVerb, findGame } from '../verb.ts';

/** Maximum games in one request; for more the client sends several. */
export const MOST_GAMES = 100_000;
/** How long it plays before it yields to the event loop, in milliseconds. */
const LONGEST_STRETCH = 50;

const request = z.strictObject({
  ...configFields,
  seed: seedField,
  games: z.int().min(1).max(MOST_GAMES).default(1),
});

/** Plays whole random games, each with its own seed, derived from the given seed and the game's number from 0. */
export const playout = defineVerb(request, async (session, asked) => {
  const game = findGame(session, asked.game);
  if (!game.ok) return game;
  const config = readConfig(game.value, asked);
  if (!config.ok) return config;

  const start = performance.now();
  let rested = start;
  let moves = 0;
  for (let number = 0; number < asked.games; number++) {
    moves += playOut(game.value, config.value, seeded(`${asked.seed}/${number}`)).moves;
    if (performance.now() - rested > LONGEST_STRETCH) {
      await new Promise((resolve) => setImmediate(resolve));
      rested = performance.now();
    }
  }
  return ok({ games: asked.games, moves, seconds: (performance.now() - start) / 1_000 });
});

/** The comparison of two worlds finds leaks: each of these is a line of the bot that tells what nobody may tell. */
import { expect, test } from 'vitest';
import { IS_DRILL } from '../support/amount.ts';
import { compareWorlds } from './whole/compareWorlds.ts';
import { LEAKS } from './whole/leaks/index.ts';

/** All in drills; else those that were once let pass. */
const planted = IS_DRILL ? LEAKS : LEAKS.filter(({ isReported }) => isReported);

test.each(planted)(
  'a leak is found: $channel, $name',
  async ({ game, patches, isPainted = false, isImported = false }) => {
    const orders = {
      game,
      patches,
      isImported,
      seed: 'leak',
      first: 0,
      games: 12,
      moves: 36,
      every: 1,
      paints: isPainted ? 2 : 0,
    };
    await expect(compareWorlds(orders)).rejects.toThrow(/tells a secret/);
  },
);

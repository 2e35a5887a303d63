/**
 * Nothing that reaches a member depends on what that member cannot know: pictures, alt texts, file names, texts, ids,
 * order and state of components, pings, number of messages, autocomplete, private answers, log lines.
 */

import { afterAll, describe, expect, test } from 'vitest';
import type { BotGame } from '../../src/bot/contract.ts';
import { pictures } from '../../src/render/games.ts';
import { testGames } from '../bot/support/games.ts';
import { eachGame } from '../games.ts';
import { amount } from '../support/amount.ts';
import { engineOf } from '../support/engines.ts';
import { pictures as toyPictures } from '../toy/render/index.ts';
import { compareAll } from './support/compare.ts';

// More pairs, and all pictures by their bytes: SECRECY_PAIRS=200000 SECRECY_PICTURES=200000 vitest run test/secrecy
const { SECRECY_PAIRS, SECRECY_PICTURES, SECRECY_SEED = 'secrecy' } = process.env;
const wanted = {
  pairs: Number(SECRECY_PAIRS ?? amount(250, 20_000)),
  pictures: Number(SECRECY_PICTURES ?? amount(4, 500)),
};
const run = { seed: SECRECY_SEED, first: 0 };
const drawn = { ...pictures, toy: toyPictures };
const ALL: readonly (readonly [string, BotGame])[] = [
  ...eachGame.map(([id]) => [id, testGames[id]] as const),
  ['toy', testGames.toy],
];

const allWays = new Set<string>();
/** Menus to be ticked are rare in some games. */
afterAll(() => expect([...allWays]).toContain('tick'));

describe('what reaches a member depends on nothing that he cannot know', () => {
  test.each(ALL)('%s', async (id, game) => {
    const seen = await compareAll(game, engineOf(id), drawn, run, wanted);
    const { pairs, different, hides, shown, pictures: compared, ways } = seen;
    console.info(
      `${id}: ${pairs} pairs, ${different} different, ${shown} things shown in ${ways.size} ways, ${compared} pictures by bytes`,
    );
    for (const way of ways) allWays.add(way);
    expect(pairs).toBe(wanted.pairs);
    if (hides) expect(different).toBeGreaterThan(pairs / 2);
    expect(compared).toBeGreaterThanOrEqual(wanted.pictures - 1);
    expect([...ways]).toEqual(
      expect.arrayContaining(['messages', 'board', 'text', 'log', 'hand', 'direct', 'press', 'suggestMove', 'type']),
    );
  });
});

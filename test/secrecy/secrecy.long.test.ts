/**
 * Nothing that reaches a member depends on what that member cannot know: pictures, alt texts, file names, texts, ids,
 * order and state of components, pings, number of messages, autocomplete, private answers, log lines.
 */
import { afterAll, describe, expect, test } from 'vitest';
import { GAME_IDS } from '../../src/engines/games.ts';
import { amount } from '../support/amount.ts';
import { lookAtGame } from './support/lookAtGame.ts';

// More pairs, and all pictures by their bytes:
// SECRECY_PAIRS=200000 SECRECY_PICTURES=200000 LONG=true vitest run test/secrecy
const { SECRECY_PAIRS, SECRECY_PICTURES, SECRECY_SEED = 'secrecy' } = process.env;
const wanted = {
  pairs: Number(SECRECY_PAIRS ?? amount(150, 20_000)),
  pictures: Number(SECRECY_PICTURES ?? amount(4, 500)),
};

const allWays = new Set<string>();
/** Menus to be ticked are rare in some games. */
afterAll(() => expect([...allWays]).toContain('tick'));

describe('what reaches a member depends on nothing that he cannot know', () => {
  test.each([...GAME_IDS, 'toy'] as const)('%s', async (id) => {
    for (const way of await lookAtGame(id, SECRECY_SEED, wanted)) allWays.add(way);
  });
});

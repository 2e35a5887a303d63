/**
 * The comparison of two worlds (wholeWay.long.test.ts) with a few games of one game, another one each day: `SECRECY_GAME`
 * names it.
 */
import { expect, test } from 'vitest';
import { GAME_IDS } from '../../src/engines/games.ts';
import { compareWorlds } from './whole/compareWorlds.ts';

const DAY = 24 * 3_600_000;
const { SECRECY_GAME } = process.env;
const game = GAME_IDS.find((id) => id === SECRECY_GAME) ?? GAME_IDS[Math.floor(Date.now() / DAY) % GAME_IDS.length]!;

test(`what reaches a viewer of today's game is the same, whatever that viewer cannot know`, async () => {
  console.info(`SECRECY_GAME=${game} compares this game again`);
  const seen = await compareWorlds({
    ...{ game, seed: 'everyday', first: 0, games: 6, moves: 30, every: 10 },
    ...{ paints: 0, patches: [], isImported: false },
  });
  expect(seen.counts['number of messages']).toBeGreaterThan(0);
});

/**
 * Two bots play the same games beside each other, each whole as `npm start` runs it: in the second, everything that one
 * viewer cannot know was dealt and drawn anew, moves chosen in secret are other ones, and so are seeds and keys. Nothing
 * that reaches the viewer, the log, or the metrics may differ, nor the moment at which it comes. Games that are played on from
 * a record are compared as well, seen by somebody who takes a seat there and was not at the game before.
 *
 * Not compared: how long the processor really takes, as time is virtual here and every picture takes equally long; what
 * the metrics measure of the machine, its disk, and the size of its files; tables that have ended, whose seeds are open
 * (test/secrecy/secrecy.long.test.ts compares last boards and hands); and moves that the bot draws for seats without a
 * member, as they follow from the seed.
 */
import { afterAll, expect, test } from 'vitest';
import type { Engine } from '../../src/engines/contract.ts';
import { GAME_IDS, games } from '../../src/engines/games.ts';
import { seeded } from '../../src/kernel/random.ts';
import { difference } from '../engines/laws/difference.ts';
import { configs } from '../engines/laws/run.ts';
import { amount } from '../support/amount.ts';
import { add, CHANNELS, noCounts } from './whole/channels.ts';
import { compareWorlds } from './whole/compareWorlds.ts';

const { SECRECY_SEED = 'whole', SECRECY_FIRST = '0', SECRECY_GAMES } = process.env;
const orders = {
  ...{ seed: SECRECY_SEED, first: Number(SECRECY_FIRST), moves: amount(14, 36), paints: amount(12, 9), patches: [] },
  isImported: false,
  games: Number(SECRECY_GAMES ?? amount(2, 58)),
};
const compared = noCounts();
let painted = 0;
const tried = new Set<string>();

test.each(GAME_IDS)('what reaches a viewer of %s is the same, whatever that viewer cannot know', async (game) => {
  const seen = await compareWorlds({ ...orders, game });
  add(compared, seen.counts);
  painted += seen.painted;
  tried.add(game);
  console.info(`${game}: ${seen.pairs} pairs, ${seen.painted} pictures by bytes, ${JSON.stringify(seen.counts)}`);
  expect(seen.pairs).toBeGreaterThanOrEqual(hides(games[game]) ? (orders.games * orders.moves) / 2 : 0);
});

test.each(GAME_IDS)('a table of %s that is played on from a record tells nobody what is in it', async (game) => {
  const fewer = { games: Number(SECRECY_GAMES ?? amount(1, 12)), moves: amount(8, 24) };
  const seen = await compareWorlds({ ...orders, ...fewer, game, isImported: true });
  add(compared, seen.counts);
  console.info(`${game}, imported: ${seen.pairs} pairs, ${JSON.stringify(seen.counts)}`);
  expect(seen.pairs).toBeGreaterThanOrEqual(hides(games[game]) ? 1 : 0);
});

/** Whether anything is dealt that not everybody can see. Without that, worlds still differ in seeds and keys. */
function hides(engine: Engine): boolean {
  const config = configs(engine)[0]!; // There is always one.
  const { state } = engine.setup(config, engine.deal(config, seeded('deal')));
  return difference(state, engine.redeal(state, 'table', seeded('redeal'))) !== null;
}

afterAll(() => {
  if (tried.size < GAME_IDS.length) return; // Some were left out by hand.
  expect(CHANNELS.filter((channel) => compared[channel] === 0)).toEqual([]);
  expect(painted).toBeGreaterThan(0);
});

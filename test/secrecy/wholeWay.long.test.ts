/**
 * Two bots play the same games beside each other, each whole as `npm start` runs it: in the second, everything that one
 * viewer cannot know was dealt and drawn anew, moves chosen in secret are other ones, and so are seeds and keys. Nothing
 * that reaches the viewer, the log, or the metrics may differ, nor the moment at which it comes. Games that are played on from
 * a record are compared as well, seen by somebody who takes a seat there and was not at the game before.
 *
 * Members do all that the bot registers (whole/uses.ts), and all fails that the playground can make fail. Half of the games
 * begin near their end, and end by themselves: last words, results, and the way there are compared. Moves that the bot draws
 * for seats without a member look the same in both worlds, though seeds differ. In every third game, the viewer takes over
 * a seat; its secrets are then the same in both.
 *
 * Not compared: how long the processor really takes, as time is virtual here and every picture takes equally long; what
 * the metrics measure of the machine, its disk, and the size of its files; the moment at which members stop a game, its
 * last step, and proofs of what has ended, which tell all secrets (test/secrecy/secrecy.long.test.ts compares last boards
 * and hands); direct messages of others; and what needs a connection to the gateway.
 */
import { afterAll, expect, test } from 'vitest';
import type { Engine } from '../../src/engines/contract.ts';
import { GAME_IDS, games } from '../../src/engines/games.ts';
import { seeded } from '../../src/kernel/random.ts';
import { difference } from '../engines/laws/difference.ts';
import { configs } from '../engines/laws/run.ts';
import { amount, IS_DRILL } from '../support/amount.ts';
import { add, CHANNELS, noCounts } from './whole/channels.ts';
import { compareWorlds } from './whole/compareWorlds.ts';
import { BUTTONS, usesOf } from './whole/uses.ts';

const { SECRECY_SEED = 'whole', SECRECY_FIRST = '0', SECRECY_GAMES } = process.env;
const orders = {
  ...{ seed: SECRECY_SEED, first: Number(SECRECY_FIRST), moves: amount(14, 36), paints: amount(12, 9), patches: [] },
  every: 1,
  isImported: false,
  games: Number(SECRECY_GAMES ?? amount(3, 58)),
};
const compared = noCounts();
let painted = 0;
const tried = new Set<string>();
const used = new Set<string>();

test.each(GAME_IDS)('what reaches a viewer of %s is the same, whatever that viewer cannot know', async (game) => {
  const seen = await compareWorlds({ ...orders, game });
  add(compared, seen.counts);
  painted += seen.painted;
  for (const use of seen.used) used.add(use);
  tried.add(game);
  console.info(`${game}: ${seen.pairs} pairs, ${seen.painted} pictures by bytes, ${JSON.stringify(seen.counts)}`);
  expect(seen.pairs).toBeGreaterThanOrEqual(hides(games[game]) ? (orders.games * orders.moves) / 2 : 0);
});

test.each(GAME_IDS)('a table of %s that is played on from a record tells nobody what is in it', async (game) => {
  const fewer = { games: Number(SECRECY_GAMES ?? amount(1, 12)), moves: amount(8, 24) };
  const seen = await compareWorlds({ ...orders, ...fewer, game, isImported: true });
  add(compared, seen.counts);
  for (const use of seen.used) used.add(use);
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
  // All commands have been given. In drills, all else that there is to do has been done as well, in one game or another.
  const all = [...new Set([...GAME_IDS.flatMap(usesOf), ...BUTTONS])];
  const never = all.filter((use) => !used.has(use));
  console.info(`${all.length} things to do, of which these were never done: ${never.join(', ')}`);
  const isCommand = (use: string) => use.startsWith('/') && !use.endsWith('…');
  expect(never.filter((use) => IS_DRILL || isCommand(use))).toEqual([]);
});

/** What the tests of this folder prove with the toy, with all games. */
import { describe, test } from 'vitest';
import { withToy } from '../games.ts';
import { amount, IS_DRILL } from '../support/amount.ts';
import { expectRefusals } from './support/oddMoves.ts';
import { expectEventful, expectLiesFound, expectPlayedOn } from './support/records.ts';
import { changeHandsWithRestarts, expectReplayed, playWithRestarts } from './support/restarts.ts';
import { expectWhole } from './support/simulation.ts';
import { expectTold } from './support/told.ts';
import { expectSameResults } from './support/undoneResults.ts';
import { playWithUndos } from './support/undoPlayout.ts';

const { toy: _, ...games } = withToy;

describe.each(Object.entries(games))('%s', { timeout: 0 }, (game, { optionSets }) => {
  test('a restart after every few moves finds the same table, and the game goes on to its end', () =>
    playWithRestarts(game));

  test('a seat that is taken over survives a restart at every step', () => changeHandsWithRestarts(game));

  test.each(optionSets.map((options) => ({ options })))(
    'the record of a table with $options, played again from the revealed seed, gives the state',
    ({ options }) => expectReplayed(game, options),
  );

  test('what has happened is told from the start on, as it was told when it happened', () => expectTold(game));

  test('§4 People: whatever is no move is refused with a typed error, and nothing changes', () => expectRefusals(game));

  // Every second game has a seat of the bot, in drills each one with and without.
  test.each(IS_DRILL ? [false, true] : [Object.keys(games).indexOf(game) % 2 === 0])(
    'moves are taken back at random, with a seat of the bot: %s',
    (withBot) => playWithUndos(game, withBot),
  );

  test('a game in the middle of which something was taken back has the same results as without', () =>
    expectSameResults(game));

  test.each([[], optionSets.toSorted((a, b) => b.length - a.length)[0]!].map((options) => ({ options })))(
    'a record with $options becomes a table elsewhere that shows and proves the same',
    ({ options }) => expectEventful(game, options),
  );

  test('a record played on goes on from its row, draws what the record has drawn, and counts for nothing', () =>
    expectPlayedOn(game));
});

test.each(['carcassonne', 'citadels'])(
  'a record of %s that lies is refused with the reason, and leaves nothing',
  (game) => expectLiesFound(game),
);

test('a record of the toy in the fog becomes a table elsewhere that shows and proves the same', () =>
  expectEventful('toy', ['fog']));

test.each(['toy', 'citadels', 'carcassonne'])('%s: whatever happens, the table stays whole', { timeout: 0 }, (game) =>
  expectWhole(game, amount(3, 20), amount(90, 600)),
);

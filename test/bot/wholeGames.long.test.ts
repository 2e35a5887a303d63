/** Whole games of every game, with all seats taken. */
import { describe, expect, test } from 'vitest';
import type { BotGame } from '../../src/bot/contract.ts';
import { games } from '../../src/bot/games.ts';
import { eachGame } from '../games.ts';
import { amount } from '../support/amount.ts';
import { players, pressOn } from './support/driver.ts';
import { startGuildhall } from './support/guildhall.ts';
import { picker, refusedRequests } from './support/players.ts';
import { shownBoard, startTable } from './support/table.ts';
import { expectEnd, playSome, pressedGame, typedGame } from './support/wholeGame.ts';

/** So many moves of each game are played, where the whole game is left to `npm run drills`. */
const SOME_MOVES = { most: amount(45, Number.POSITIVE_INFINITY), compared: amount(100, 1_000) };
/** The same by buttons. */
const MANY_MOVES = { most: amount(50, Number.POSITIVE_INFINITY), compared: amount(500, 1_000) };

const smallTables = eachGame.flatMap(([game, sample]) => sample.smallTables.map((table) => ({ game, ...table })));

test.each(smallTables)(
  'a whole game of $game by slash commands at a table of $seats',
  { timeout: 0 },
  async ({ game, seats, commands }) => {
    const used = await typedGame(game, { ...SOME_MOVES, seats });
    expect(commands.filter((name) => !used.has(name))).toEqual([]);
  },
);

describe.each(eachGame)('a whole game of %s with all seats taken', { timeout: 0 }, (game) => {
  const ofBot: BotGame = games[game];

  test('by buttons, secret choices in direct messages', () => pressedGame(game, MANY_MOVES));

  test('by slash commands, every option taken from what is suggested', async () => {
    const used = await typedGame(game, SOME_MOVES);
    // The first moves of some deals need few commands.
    expect(used.size).toBeGreaterThan(ofBot.commands.length / amount(5, 2));
  });

  test.runIf(ofBot.hand)('with every direct message closed, by the board and private panels', async () => {
    await using hall = await startGuildhall();
    const names = players(ofBot.engine.seats([]).max);
    for (const name of names) hall.discord.user(name).set({ acceptsDms: false });
    const id = await startTable(hall, game, names);
    const pick = picker(`${game} without messages`);
    await playSome(hall, id, async (me) => pressOn(hall, id, me, await shownBoard(hall, id), pick), SOME_MOVES.most);
    expect(refusedRequests(hall).length).toBeGreaterThan(0);
    await expectEnd(hall, id);
  });
});

/**
 * Whole games of every game with most of its options and as many members as it takes, who read three languages and of
 * whom one takes no direct messages. Of a game with secrets, whatever appears on anybody's screen is compared with what that member may know.
 */
import { describe, expect, test } from 'vitest';
import type { BotGame } from '../../src/bot/contract.ts';
import { games } from '../../src/bot/games.ts';
import type { GameId } from '../../src/engines/games.ts';
import type { FakeUser } from '../../src/playground/member/fakeUser.ts';
import { eachGame, type GameSample } from '../games.ts';
import { checkedLog } from '../playground/support/checkedLog.ts';
import { amount, share } from '../support/amount.ts';
import { lookAround, players, playOut, pressOn, speakManyLanguages, typeMove } from './support/driver.ts';
import { startGuildhall, type TestGuildhall } from './support/guildhall.ts';
import { complaints, picker, refusedRequests } from './support/players.ts';
import { allTold, messageOf, shownBoard, startTable, tableOf, textOf } from './support/table.ts';
import { signedRenderer, watchSecrets } from './support/watch.ts';

const fits = checkedLog();
/** After so many moves by commands everything that is to be told is waited for. */
const TELLING = 20;
/** After so many moves all but one resign, where the whole game is left to `npm run drills`. */
const SOME_MOVES = amount(70, Number.POSITIVE_INFINITY);
/** The same by buttons: most games are over by then. */
const MANY_MOVES = amount(170, Number.POSITIVE_INFINITY);

/**
 * Plays some moves; then all but one resign, unless it is over. Gives the number of moves.
 *
 * @param look called before each resigns: from then on they may know less
 */
async function playSome(
  hall: TestGuildhall,
  id: string,
  move: (me: FakeUser) => Promise<void>,
  look: () => Promise<void> = async () => {},
  most = SOME_MOVES,
): Promise<number> {
  const moves = await playOut(hall, id, move, most);
  const { status, seats } = await tableOf(hall, id);
  if (status !== 'running') return moves;
  for (const { user } of seats.slice(1)) {
    await allTold(hall);
    await look();
    await hall.tables().resign(id, { user: user!, interaction: `resign ${user}` });
  }
  return moves;
}

async function expectEnd(hall: TestGuildhall, id: string, seats: number): Promise<void> {
  const final = await shownBoard(hall, id);
  expect(textOf(final)).toMatch(/^## .*(wins|tie for the win)/);
  expect(final.mentions).toHaveLength(seats);
  await allTold(hall);
  const me = hall.discord.user('priya');
  const proof = textOf(messageOf(await me.slash('verify', { table: id }, { channel: final.channel_id })));
  expect(proof).toContain('✓ Replaying the game from the seed gives the same final position.');
  expect(complaints(hall)).toEqual([]);
  fits(hall.discord);
}

/** The longest of a game's sets of options, and as many members as can play with it. */
function widest(game: GameId, { optionSets }: GameSample) {
  const options = optionSets.reduce((most, one) => (one.length > most.length ? one : most));
  const { engine }: BotGame = games[game];
  return { options, names: players(engine.seats(options).max) };
}

/** A table at which nothing leaks: a game with secrets is looked at before each move. Omitted: with all seats taken. */
async function watchedTable(game: GameId, sample: GameSample, late: number, seats?: number) {
  const signed = signedRenderer();
  const hall = await startGuildhall({ renderer: signed.renderer });
  speakManyLanguages(hall);
  const { options, names: all } = widest(game, sample);
  const names = seats === undefined ? all : players(seats);
  const id = await startTable(hall, game, names, 'board-games', options);
  const { secrets } = sample;
  const watch = secrets === null ? null : watchSecrets(hall, { id, game, secrets: await secrets() }, signed, late);
  return {
    ...{ hall, id, seats: names.length, isChosenInSecret: watch?.isChosenInSecret ?? false },
    look: async () => watch?.look(),
    async expectSecrecy(least = 1_000): Promise<void> {
      if (watch === null) return;
      await watch.look();
      const { entries, texts, pictures, names } = watch.watched;
      console.info(`${entries} things on screens: ${texts} texts, ${pictures} pictures, ${names} names of pieces`);
      expect(Math.min(entries, texts, pictures, names)).toBeGreaterThan(least);
    },
  };
}

/** A game by slash commands alone. Gives the commands used. */
async function typedGame(game: GameId, sample: GameSample, seats?: number): Promise<ReadonlySet<string>> {
  const { hall, id, seats: taken, look, expectSecrecy } = await watchedTable(game, sample, 2 * TELLING, seats);
  await using _ = hall;
  const pick = picker(`${game} by commands`);
  const used = new Set<string>();
  let typed = 0;
  await playSome(
    hall,
    id,
    async (me) => {
      if (typed++ % TELLING === 0) await allTold(hall);
      await look();
      used.add(await typeMove(hall, id, me, games[game], pick));
    },
    look,
  );
  console.info(`commands used: ${[...used].toSorted().join(', ')}`);
  await expectEnd(hall, id, taken);
  await expectSecrecy(amount(100, 1_000));
  return used;
}

const smallTables = eachGame.flatMap(([game, sample]) =>
  sample.smallTables.map((table) => ({ game, sample, ...table })),
);

test.each(share(smallTables, 2))(
  'a whole game of $game by slash commands at a table of $seats',
  async ({ game, sample, seats, commands }) => {
    const used = await typedGame(game, sample, seats);
    expect(commands.filter((name) => !used.has(name))).toEqual([]);
  },
);

describe.each(eachGame)('a whole game of %s with all seats taken', (game, sample) => {
  const ofBot: BotGame = games[game];

  test('by buttons, secret choices in direct messages', async () => {
    const { hall, id, seats, isChosenInSecret, look, expectSecrecy } = await watchedTable(game, sample, 4);
    await using _ = hall;
    const pick = picker(`${game} by buttons`);
    let chosen = 0;
    const move = async (me: FakeUser): Promise<void> => {
      await allTold(hall);
      await look();
      if (pick([true, false, false])) await lookAround(hall, id, pick);
      const { standpoints } = await tableOf(hall, id);
      if (ofBot.hand?.isSecret(standpoints!.public.view.open) && me.member.acceptsDms) {
        chosen++;
        return pressOn(hall, id, me, me.directMessages().at(-1)!, pick);
      }
      return pressOn(hall, id, me, await shownBoard(hall, id), pick);
    };
    const moves = await playSome(hall, id, move, look, MANY_MOVES);
    console.info(`${moves} rows, ${chosen} choices in direct messages, ${hall.discord.log.length} requests`);
    if (isChosenInSecret) expect(chosen).toBeGreaterThan(moves / 50);
    await expectEnd(hall, id, seats);
    await expectSecrecy();
  });

  test('by slash commands, every option taken from what is suggested', async () => {
    const used = await typedGame(game, sample);
    // The first moves of some deals need few commands.
    expect(used.size).toBeGreaterThan(ofBot.commands.length / amount(4, 2));
  });

  test.runIf(ofBot.hand)('with every direct message closed, by the board and private panels', async () => {
    await using hall = await startGuildhall();
    const names = players(ofBot.engine.seats([]).max);
    for (const name of names) hall.discord.user(name).set({ acceptsDms: false });
    const id = await startTable(hall, game, names);
    const pick = picker(`${game} without messages`);
    await playSome(hall, id, async (me) => pressOn(hall, id, me, await shownBoard(hall, id), pick));
    expect(refusedRequests(hall).length).toBeGreaterThan(0);
    await expectEnd(hall, id, names.length);
  });
});

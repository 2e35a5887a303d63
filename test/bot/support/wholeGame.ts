/**
 * Games with most of their options, by members who read three languages and of whom one takes no direct messages. Of a game
 * with secrets, whatever appears on anybody's screen is compared with what that member may know.
 */
import { expect } from 'vitest';
import type { BotGame } from '../../../src/bot/contract.ts';
import { games } from '../../../src/bot/games.ts';
import type { GameId } from '../../../src/engines/games.ts';
import type { FakeUser } from '../../../src/playground/member/fakeUser.ts';
import { samples } from '../../games.ts';
import { checkedLog } from '../../playground/support/checkedLog.ts';
import { lookAround, players, playOut, pressOn, speakManyLanguages, typeMove } from './driver.ts';
import { startGuildhall, type TestGuildhall } from './guildhall.ts';
import { complaints, picker } from './players.ts';
import { allTold, messageOf, shownBoard, startTable, tableOf, textOf } from './table.ts';
import { signedRenderer, watchSecrets } from './watch.ts';

/** How much of a game is played. */
interface Size {
  /** How many sit at the table; as many as can where nothing is said. */
  readonly seats?: number;
  /** After so many moves all but one resign. */
  readonly most: number;
  /** So many things of each kind must have been compared at least, in a game with secrets. */
  readonly compared: number;
}

const fits = checkedLog();
/** After so many moves by commands everything that is to be told is waited for. */
const TELLING = 20;

/**
 * Plays some moves; then all but one resign, unless it is over. Gives the number of moves.
 *
 * @param look called before each resigns: from then on they may know less
 */
export async function playSome(
  hall: TestGuildhall,
  id: string,
  move: (me: FakeUser) => Promise<void>,
  most: number,
  look: () => Promise<void> = async () => {},
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

/** The last message says who has won, and with how many points; the record proves itself. */
export async function expectEnd(hall: TestGuildhall, id: string): Promise<void> {
  const final = await shownBoard(hall, id);
  const { seats, result } = await tableOf(hall, id);
  expect(textOf(final)).toMatch(/^## .*(wins|tie for the win)/);
  expect(final.mentions).toHaveLength(seats.length);
  for (const { seat, place, points } of result!.standings) {
    const line = textOf(final)
      .split('\n')
      .find((one) => one.includes(`<@${seats[seat]!.user}>`));
    expect(line).toContain(`**${place}.**`);
    if (result!.how === 'played') expect(line).toMatch(new RegExp(`\\*\\*${points} points?\\*\\*`));
  }
  await allTold(hall);
  const me = hall.discord.user('priya');
  const proof = textOf(messageOf(await me.slash('verify', { table: id }, { channel: final.channel_id })));
  expect(proof).toContain('✓ Replaying the game from the seed gives the same final position.');
  expect(complaints(hall)).toEqual([]);
  fits(hall.discord);
}

/** A table with the longest of the game's sets of options at which nothing leaks: a game with secrets is looked at. */
async function watchedTable(game: GameId, late: number, { seats, compared }: Size) {
  const signed = signedRenderer();
  const hall = await startGuildhall({ renderer: signed.renderer });
  speakManyLanguages(hall);
  const { optionSets, secrets } = samples[game];
  const options = optionSets.reduce((most, one) => (one.length > most.length ? one : most));
  const { engine }: BotGame = games[game];
  const names = players(seats ?? engine.seats(options).max);
  const id = await startTable(hall, game, names, 'board-games', options);
  const watch = secrets === null ? null : watchSecrets(hall, { id, game, secrets: await secrets() }, signed, late);
  return {
    ...{ hall, id, isChosenInSecret: watch?.isChosenInSecret ?? false },
    look: async () => watch?.look(),
    async expectSecrecy(): Promise<void> {
      if (watch === null) return;
      await watch.look();
      const { entries, texts, pictures, names } = watch.watched;
      console.info(`${entries} things on screens: ${texts} texts, ${pictures} pictures, ${names} names of pieces`);
      expect(Math.min(entries, texts, pictures, names)).toBeGreaterThan(compared);
    },
  };
}

/** A game by buttons, secret choices in direct messages; others look around. */
export async function pressedGame(game: GameId, size: Size): Promise<void> {
  const { hall, id, isChosenInSecret, look, expectSecrecy } = await watchedTable(game, 4, size);
  await using _ = hall;
  const { hand }: BotGame = games[game];
  const pick = picker(`${game} by buttons`);
  let chosen = 0;
  const move = async (me: FakeUser): Promise<void> => {
    await allTold(hall);
    await look();
    if (pick([true, false, false])) await lookAround(hall, id, pick);
    const { standpoints } = await tableOf(hall, id);
    if (hand?.isSecret(standpoints!.public.view.open) && me.member.acceptsDms) {
      chosen++;
      return pressOn(hall, id, me, me.directMessages().at(-1)!, pick);
    }
    return pressOn(hall, id, me, await shownBoard(hall, id), pick);
  };
  const moves = await playSome(hall, id, move, size.most, look);
  console.info(`${moves} rows, ${chosen} choices in direct messages, ${hall.discord.log.length} requests`);
  if (isChosenInSecret) expect(chosen).toBeGreaterThan(moves / 50);
  await expectEnd(hall, id);
  await expectSecrecy();
}

/** A game by slash commands alone, every option taken from what is suggested. Gives the commands used. */
export async function typedGame(game: GameId, size: Size): Promise<ReadonlySet<string>> {
  const { hall, id, look, expectSecrecy } = await watchedTable(game, 2 * TELLING, size);
  await using _ = hall;
  const pick = picker(`${game} by commands`);
  const used = new Set<string>();
  let typed = 0;
  const move = async (me: FakeUser): Promise<void> => {
    if (typed++ % TELLING === 0) await allTold(hall);
    await look();
    used.add(await typeMove(hall, id, me, games[game], pick));
  };
  await playSome(hall, id, move, size.most, look);
  console.info(`commands used: ${[...used].toSorted().join(', ')}`);
  await expectEnd(hall, id);
  await expectSecrecy();
  return used;
}

/** Leaderboards, statistics, and rematches, from finished games to what members read, across a restart. */
import { describe, expect, test } from 'vitest';
import { games } from '../../src/bot/games.ts';
import type { GameId } from '../../src/engines/games.ts';
import type { PictureOrder } from '../../src/render/pipeline/order.ts';
import type { Renderer } from '../../src/render/pipeline/renderer.ts';
import { FEWEST_GAMES } from '../../src/tables/stored/results.ts';
import { commonWords } from '../../src/words/common/index.ts';
import { LOCALES } from '../../src/words/contract.ts';
import { quickRenderer, startGuildhall, type TestGuildhall } from './support/guildhall.ts';
import { complaints, refusedRequests } from './support/players.ts';
import {
  allTold,
  buttonOf,
  labelsOf,
  menusOf,
  messageOf,
  picturesOf,
  shownBoard,
  startTable,
  tableOf,
  textOf,
} from './support/table.ts';

const MEMBERS = ['aya', 'ben', 'dara', 'emil', 'priya', 'noor', 'misaki'] as const;
const CHANNEL = { channel: 'board-games' };

/** The host and the others of a table as small as the game allows. */
const playersOf = (game: GameId): readonly [string, ...string[]] => {
  const [host, ...others] = MEMBERS;
  return [host, ...others.slice(0, games[game].engine.seats([]).min - 1)];
};

/** A hall, and the pictures of results that it orders. */
async function watchedHall() {
  const orders: PictureOrder[] = [];
  const renderer: Renderer = {
    ...quickRenderer,
    render: (order, urgency) => {
      if (order.kind === 'leaderboard' || order.kind === 'stats') orders.push(order);
      return quickRenderer.render(order, urgency);
    },
  };
  return { hall: await startGuildhall({ renderer, countsAll: true }), orders };
}

/** A table that everyone but the host leaves, so that the host wins; its last message. */
async function wonByHost(hall: TestGuildhall, game: GameId) {
  const names = playersOf(game);
  const id = await startTable(hall, game, names);
  for (const name of names.slice(1)) {
    const user = hall.discord.user(name).member.id;
    const left = await hall.tables().resign(id, { interaction: `resign-${id}-${name}`, user });
    expect(left.ok).toBe(true);
  }
  return { id, final: await shownBoard(hall, id) };
}

test('finished games lead to ratings, a leaderboard, statistics, and a rematch', async () => {
  const game = 'citadels';
  const { hall, orders } = await watchedHall();
  await using _ = hall;
  const aya = hall.discord.user('aya');
  const ben = hall.discord.user('ben');
  const { results, buttons } = commonWords.en;
  const { name } = games[game].words.en;

  const early = messageOf(await aya.slash('leaderboard', { game }, CHANNEL));
  expect(textOf(early)).toContain(results.noGames(name));
  expect(textOf(messageOf(await aya.slash('stats', { game }, CHANNEL)))).toBe(results.noResults('Aya', name));

  for (let played = 1; played < FEWEST_GAMES; played++) await wonByHost(hall, game);
  expect(textOf(messageOf(await aya.slash('leaderboard', { game }, CHANNEL)))).toContain(
    results.own(results.missing(1)),
  );
  const { id, final } = await wonByHost(hall, game);
  expect(textOf(final)).toMatch(/^\*\*1\.\*\* ● <@\d+>.* · rating \d+ \(new\)$/m);

  await hall.restart();
  const board = messageOf(await ben.slash('leaderboard', { game }, CHANNEL));
  expect(picturesOf(board)).toHaveLength(1);
  expect(textOf(board)).toContain(results.heading(name, 'all time'));
  const order = orders.at(-1);
  expect(order).toMatchObject({
    kind: 'leaderboard',
    game,
    scene: {
      rows: [
        { place: 1, member: { id: aya.member.id, name: 'Aya' }, games: FEWEST_GAMES, wins: FEWEST_GAMES },
        ...playersOf(game)
          .slice(1)
          .map(() => ({ games: FEWEST_GAMES, wins: 0 })),
      ],
      own: { member: { name: 'Ben' } },
    },
  });
  const said = messageOf(await ben.press(board.id, buttons.listAsText));
  expect(picturesOf(said)).toEqual([]);
  expect(textOf(said)).toContain('**1.** Aya: rating ');
  const month = messageOf(await ben.press(said.id, results.periods.month));
  expect(textOf(month)).toContain('**1.** Aya: rating ');
  const where = messageOf(await ben.press(month.id, buttons.whereAmI));
  expect(textOf(where)).toContain(' Ben: ');
  const [, measures] = menusOf(where);
  const byWins = messageOf(await ben.select(where.id, measures!.custom_id, ['wins']));
  expect(menusOf(byWins)[1]!.options.find((line) => line.default)?.value).toBe('wins');

  const own = messageOf(await ben.press(byWins.id, buttons.myStats));
  expect(textOf(own)).toContain(results.statsHeading('Ben', name));
  expect(textOf(own)).toContain('**Won**: 0 (0%)');
  const drawn = messageOf(await ben.slash('stats', { member: aya.member.id, game }, CHANNEL));
  expect(picturesOf(drawn)).toHaveLength(1);
  expect(orders.at(-1)).toMatchObject({
    kind: 'stats',
    scene: {
      member: { name: 'Aya' },
      games: FEWEST_GAMES,
      wins: FEWEST_GAMES,
      opponents: playersOf(game)
        .slice(1)
        .map(() => ({ ahead: FEWEST_GAMES, behind: 0 })),
    },
  });

  // The first press of Rematch opens a table and notifies the others; they sit as before, moved on by one.
  const former = await tableOf(hall, id);
  const before = former.seats.map(({ user }) => user);
  const press = async (member: string) => {
    const answer = messageOf(await hall.discord.user(member).press(final.id, buttonOf(final, 'rematch')));
    expect(textOf(answer)).toMatch(/^You’re in: table \d+ in /);
  };
  await press('aya');
  await allTold(hall);
  const lobby = hall.discord.messages(former.channel).at(-1)!;
  expect(textOf(lobby)).toContain(commonWords.en.lobby.rematch(id));
  expect(lobby.mentions.map((user) => user.id).toSorted()).toEqual(before.slice(1).toSorted());
  for (const member of playersOf(game)) await press(member);
  const [rematch, ...others] = await hall.tables().inChannel(former.channel);
  expect(others).toEqual([]);
  expect(rematch).toMatchObject({ game, rematchOf: id, options: [], status: 'lobby' });
  expect(rematch!.seats.map(({ user }) => user)).toEqual([...before.slice(1), before[0]]);
  expect(rematch!.seats.find(({ host }) => host)?.user).toBe(aya.member.id);
  await allTold(hall);
  await aya.press(lobby.id, buttonOf(lobby, 'start'));
  await allTold(hall);
  expect((await tableOf(hall, rematch!.id)).status).toBe('running');
  const closed = { interaction: 'close', user: aya.member.id, byModerator: true };
  expect((await hall.tables().cancel(rematch!.id, closed)).ok).toBe(true);
  const proof = await hall.tables().proof(rematch!.id);
  expect(proof!.checks.map(({ holds }) => holds)).not.toContain(false);
  await allTold(hall);
  expect(refusedRequests(hall)).toEqual([]);
  expect(complaints(hall)).toEqual([]);
});

describe('who does not want to be listed', () => {
  test('is on no leaderboard, leaves no gap, and has statistics for nobody else', async () => {
    const { hall, orders } = await watchedHall();
    await using _ = hall;
    const [aya, ben] = [hall.discord.user('aya'), hall.discord.user('ben')];
    for (let played = 0; played < FEWEST_GAMES; played++) await wonByHost(hall, 'carcassonne');
    const off = messageOf(await aya.slash('me', { leaderboard: 'off' }, CHANNEL));
    expect(textOf(off)).toContain('You’re hidden from leaderboards');
    await ben.slash('leaderboard', { game: 'carcassonne' }, CHANNEL);
    expect(orders.at(-1)).toMatchObject({ scene: { rows: [{ place: 1, member: { name: 'Ben' } }] } });
    const hidden = messageOf(await ben.slash('stats', { member: aya.member.id, game: 'carcassonne' }, CHANNEL));
    expect(textOf(hidden)).toBe(commonWords.en.results.noResults('Aya', 'Carcassonne'));
    const own = messageOf(await aya.slash('leaderboard', { game: 'carcassonne' }, CHANNEL));
    expect(textOf(own)).toContain(commonWords.en.results.unlisted());
    const { final } = await wonByHost(hall, 'carcassonne');
    expect(textOf(final)).not.toMatch(/^\*\*1\.\*\* .* · rating/m);
    expect(textOf(final)).toMatch(/^\*\*2\.\*\* .* · rating/m);
    const on = messageOf(await aya.slash('me', { leaderboard: 'on' }, CHANNEL));
    expect(textOf(on)).toContain('You’re on leaderboards');
    expect(complaints(hall)).toEqual([]);
  });
});

test('in every language every button has a label of its own and every answer its words', async () => {
  const { hall } = await watchedHall();
  await using _ = hall;
  const aya = hall.discord.user('aya');
  for (let played = 0; played < FEWEST_GAMES; played++) await wonByHost(hall, 'alhambra');
  for (const locale of LOCALES) {
    aya.set({ locale: locale === 'en' ? 'en-US' : locale });
    const board = messageOf(await aya.slash('leaderboard', { game: 'alhambra', by: 'wins', period: 'year' }, CHANNEL));
    const { results } = commonWords[locale];
    expect(textOf(board)).toContain(
      results.heading(games.alhambra.words[locale].name, results.period('year', Date.now())),
    );
    expect(new Set(labelsOf(board)).size).toBe(labelsOf(board).length);
    const said = messageOf(await aya.press(board.id, buttonOf(board, 'listAsText')));
    expect(textOf(said)).toMatch(/ Aya[:：]/);
    const stats = messageOf(await aya.press(said.id, buttonOf(said, 'myStats')));
    expect(textOf(stats)).toContain(results.parts.places);
  }
  expect(complaints(hall)).toEqual([]);
});

test('only those who played can open the rematch', async () => {
  const { hall } = await watchedHall();
  await using _ = hall;
  const { final } = await wonByHost(hall, 'carcassonne');
  const answer = messageOf(await hall.discord.user('misaki').press(final.id, buttonOf(final, 'rematch')));
  expect(textOf(answer)).toBe('You’re not playing at this table.');
  expect(await hall.tables().inGuild(hall.discord.guilds[0]!.id)).toEqual([]);
});

test('a restart right after Rematch was pressed leaves one message, which notifies the others', async () => {
  const { hall } = await watchedHall();
  await using _ = hall;
  const { id } = await wonByHost(hall, 'citadels');
  const user = hall.discord.user('dara').member.id;
  const opened = await hall.tables().rematch(id, { interaction: 'rematch', user });
  expect(opened.ok).toBe(true);
  await hall.restart();
  await allTold(hall);
  const { channel } = await tableOf(hall, id);
  const lobbies = hall.discord
    .messages(channel)
    .filter((one) => textOf(one).includes(commonWords.en.lobby.rematch(id)));
  expect(lobbies).toHaveLength(1);
  expect(lobbies[0]!.mentions).toHaveLength(playersOf('citadels').length - 1);
  expect(complaints(hall)).toEqual([]);
});

test('members of two servers see in each only what they played there', async () => {
  const { hall, orders } = await watchedHall();
  await using _ = hall;
  const [aya, clemens] = [hall.discord.user('aya'), hall.discord.user('clemens')];
  const there = { channel: 'ボードゲーム' };
  const play = async (channel: string, loser: string) => {
    const id = await startTable(hall, 'carcassonne', ['aya', 'clemens'], channel);
    const user = hall.discord.user(loser).member.id;
    expect((await hall.tables().resign(id, { interaction: `resign-${id}`, user })).ok).toBe(true);
    await shownBoard(hall, id);
  };
  for (let played = 0; played < FEWEST_GAMES; played++) await play('board-games', 'clemens');
  const none = messageOf(await aya.slash('stats', { game: 'carcassonne' }, there));
  expect(textOf(none)).toBe(commonWords.en.results.noResults('Aya', 'Carcassonne'));
  for (let played = 0; played <= FEWEST_GAMES; played++) await play(there.channel, 'aya');

  await clemens.slash('leaderboard', { game: 'carcassonne' }, CHANNEL);
  const here = { games: FEWEST_GAMES, place: 1, member: { name: 'Aya' } };
  expect(orders.at(-1)).toMatchObject({ scene: { ended: FEWEST_GAMES, rows: [here, { games: FEWEST_GAMES }] } });
  await clemens.slash('leaderboard', { game: 'carcassonne' }, there);
  const away = { games: FEWEST_GAMES + 1, place: 1, member: { name: 'Clemens' } };
  expect(orders.at(-1)).toMatchObject({ scene: { rows: [away, { games: FEWEST_GAMES + 1 }] } });
  await clemens.slash('stats', { member: aya.member.id, game: 'carcassonne' }, there);
  expect(orders.at(-1)).toMatchObject({ kind: 'stats', scene: { games: FEWEST_GAMES + 1, wins: 0 } });
  expect(complaints(hall)).toEqual([]);
});

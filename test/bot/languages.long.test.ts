import type { APIMessage } from 'discord.js';
import { expect, test } from 'vitest';
import { carcassonneWords } from '../../src/words/carcassonne/index.ts';
import { checkedLog } from '../playground/support/checkedLog.ts';
import { languageOf } from './support/language.ts';
import { complaints, picker, placeByButtons, refusedRequests } from './support/players.ts';
import { CHANNEL, NAMES, READS, said, squareHall } from './support/squareHall.ts';
import { awaited, messageOf, shownBoard, startTable, tableOf } from './support/table.ts';

const fits = checkedLog();

test('a table of three languages is played: all read Japanese in public, their own language in private', {
  timeout: 0,
}, async () => {
  await using hall = await squareHall();
  const id = await startTable(hall, 'carcassonne', ['misaki', 'aya', 'clemens'], CHANNEL);
  const pick = picker('three languages');
  const privately = new Map<string, number>();

  for (;;) {
    const [me] = await awaited(hall, id);
    if (me === undefined) break;
    const { username } = me.member;
    const own = READS[username]!;
    const expectOwn = (answer: APIMessage) => {
      expect(languageOf(said(answer), NAMES), `${username}: ${said(answer)}`).toBe(own);
      privately.set(username, (privately.get(username) ?? 0) + 1);
    };
    const board = await shownBoard(hall, id);
    // Whoever is not to move is told so, in his own language too.
    for (const name of Object.keys(READS).filter((other) => other !== username && pick([true, false]))) {
      const answer = messageOf(
        await hall.discord.user(name).press(board.id, carcassonneWords.ja.panel.buttons.placeTile),
      );
      expect(languageOf(said(answer), NAMES), said(answer)).toBe(READS[name]);
    }
    await placeByButtons(me, board, pick, { server: 'ja', own }, expectOwn);
  }

  const final = await shownBoard(hall, id);
  const { channel } = await tableOf(hall, id);
  const publicly = [...hall.discord.messages(final.channel_id), ...hall.discord.messages(channel)];
  for (const message of publicly) {
    if (message.author.username !== 'guildhall' || said(message) === '') continue;
    expect(languageOf(said(message), NAMES), said(message)).toBe('ja');
  }
  expect((await tableOf(hall, id)).status).toBe('finished');
  expect(publicly.length).toBeGreaterThan(60);
  expect([...privately.keys()].toSorted()).toEqual(['aya', 'clemens', 'misaki']);
  expect(Math.min(...privately.values())).toBeGreaterThan(60);
  console.info(`${publicly.length} public messages, private ones: ${JSON.stringify(Object.fromEntries(privately))}`);
  expect(refusedRequests(hall)).toEqual([]);
  expect(complaints(hall)).toEqual([]);
  fits(hall.discord);
});

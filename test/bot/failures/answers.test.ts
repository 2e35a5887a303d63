/** Answers and edits that fail halfway. */
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { QUICK } from '../../../src/bot/discord/limits.ts';
import type { Renderer } from '../../../src/render/pipeline/renderer.ts';
import { testGames } from '../support/games.ts';
import { quickRenderer, startGuildhall } from '../support/guildhall.ts';
import { allTold, messageOf, shownBoard, startTable, tableOf, textOf } from '../support/table.ts';

test('an answer whose picture fails after “is thinking…” becomes an apology', async () => {
  let isBroken = false;
  const renderer: Renderer = {
    ...quickRenderer,
    async render(order, urgency) {
      if (!isBroken) return quickRenderer.render(order, urgency);
      await wait(QUICK + 100); // The time after which the answer is deferred.
      throw new Error('no ink');
    },
  };
  await using hall = await startGuildhall({ renderer });
  await startTable(hall, 'carcassonne', ['aya', 'ben']);
  await allTold(hall);
  isBroken = true;
  const told = messageOf(await hall.discord.user('aya').slash('board', {}, { channel: 'board-games' }));
  expect(textOf(told)).toBe('Something went wrong on our end. Your earlier moves are safe. Please try again.');
});

test('a board whose edit Discord rejects is posted anew, once', async () => {
  await using hall = await startGuildhall({ games: testGames });
  const id = await startTable(hall, 'toy', ['aya', 'ben']);
  const before = await shownBoard(hall, id);
  await allTold(hall);
  hall.discord.arm('uploadInEdit');
  const from = hall.discord.log.length;
  const { seats } = await tableOf(hall, id);
  const user = seats.find((one) => one.awaited)!.user!;
  const moves = [{ kind: 'draw', count: 1 }];
  expect((await hall.tables().play(id, { user, interaction: 'draw', offer: null, moves })).ok).toBe(true);
  expect((await shownBoard(hall, id)).id).not.toBe(before.id);
  await allTold(hall);
  const rejected = hall.discord.log.slice(from).filter(({ status }) => status === 400);
  expect(rejected.length).toBeGreaterThan(0);
  // The board, and the hand of whoever drew.
  expect(rejected.length).toBeLessThanOrEqual(2);
  expect(hall.discord.messages(before.channel_id).map((message) => message.id)).not.toContain(before.id);
});

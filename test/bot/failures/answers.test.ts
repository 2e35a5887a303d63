/** Answers and edits that fail halfway. */
import { setTimeout as wait } from 'node:timers/promises';
import { MessageFlags } from 'discord.js';
import { expect, test } from 'vitest';
import { QUICK } from '../../../src/bot/discord/limits.ts';
import type { Renderer } from '../../../src/render/pipeline/renderer.ts';
import { testGames } from '../support/games.ts';
import { quickRenderer, startGuildhall } from '../support/guildhall.ts';
import {
  ANSWER,
  allTold,
  awaited,
  buttonsOf,
  labelsOf,
  messageOf,
  shownBoard,
  startTable,
  tableOf,
  textOf,
} from '../support/table.ts';

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

test('a panel that takes no more edits is answered in a new private message', async () => {
  await using hall = await startGuildhall();
  const id = await startTable(hall, 'carcassonne', ['aya', 'ben']);
  await allTold(hall);
  const [me] = await awaited(hall, id);
  const panel = messageOf(await me!.press((await shownBoard(hall, id)).id, 'Place the tile'));
  const [answer] = labelsOf(panel).filter((label) => ANSWER.test(label));
  const { custom_id } = buttonsOf(panel).find(({ label }) => label === answer)!;
  hall.discord.refuseNext('editsUsedUp', 'POST /interactions/:interaction/:token/callback');
  const told = messageOf(await me!.press(panel.id, custom_id!));
  expect(told.id).not.toBe(panel.id);
  expect(told.flags! & MessageFlags.Ephemeral).toBeGreaterThan(0);
  expect(labelsOf(told).some((label) => ANSWER.test(label) || label === 'Confirm')).toBe(true);
  expect(JSON.stringify(hall.lines)).not.toContain('interaction failed');
});

test('so is one whose picture comes late', async () => {
  let isSlow = false;
  const renderer: Renderer = {
    ...quickRenderer,
    async render(order, urgency) {
      if (isSlow) await wait(QUICK + 100); // The time after which the answer is deferred.
      return quickRenderer.render(order, urgency);
    },
  };
  await using hall = await startGuildhall({ renderer });
  const id = await startTable(hall, 'carcassonne', ['aya', 'ben']);
  await allTold(hall);
  const [me] = await awaited(hall, id);
  const panel = messageOf(await me!.press((await shownBoard(hall, id)).id, 'Place the tile'));
  const { custom_id } = buttonsOf(panel).find(({ label }) => ANSWER.test(label ?? ''))!;
  isSlow = true;
  hall.discord.refuseNext('editsUsedUp', 'PATCH /webhooks/:application/:token/messages/:message');
  await me!.press(panel.id, custom_id!);
  const followUps = () =>
    hall.discord.log.filter(({ method, route }) => method === 'POST' && route === '/webhooks/:application/:token');
  await expect.poll(() => followUps().map(({ status }) => status)).toEqual([200]);
  expect(JSON.stringify(hall.lines)).not.toContain('interaction failed');
});

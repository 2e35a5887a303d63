import { PermissionFlagsBits } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { USUAL_BOT_PERMISSIONS } from '../../src/playground/world/world.ts';
import type { Renderer } from '../../src/render/pipeline/renderer.ts';
import { quickRenderer, startGuildhall, type TestGuildhall } from './support/guildhall.ts';
import { complaints, picker, placeByButtons } from './support/players.ts';
import {
  ANSWER,
  allTold,
  awaited,
  labelsOf,
  messageOf,
  shownBoard,
  startTable,
  tableOf,
  textOf,
} from './support/table.ts';

const pick = picker('trouble');

/** Plays a turn by command, which needs no board; gives the answer. */
async function typeTurn(hall: TestGuildhall, id: string, channel: string): Promise<string> {
  const [me] = await awaited(hall, id);
  const outcome = await me!.autocomplete('carcassonne place', { at: '' }, { channel, focused: 'at' });
  if (outcome.kind !== 'choices') throw new Error('no choices');
  return textOf(
    messageOf(await me!.slash('carcassonne place', { at: String(outcome.choices[0]!.value) }, { channel })),
  );
}

const living = (hall: TestGuildhall, channel: string) =>
  hall.discord.messages(channel).filter((one) => labelsOf(one).includes('Place the tile'));

describe('a table goes on', () => {
  test('when its board message was deleted', async () => {
    await using hall = await startGuildhall();
    const id = await startTable(hall, 'carcassonne', ['aya', 'ben']);
    const first = await shownBoard(hall, id);
    hall.discord.deleteMessage(first.id);
    expect(await typeTurn(hall, id, first.channel_id)).toMatch(/^Done: /);
    const next = await shownBoard(hall, id);
    expect(living(hall, next.channel_id).map((message) => message.id)).toEqual([next.id]);
    await placeByButtons((await awaited(hall, id))[0]!, next, pick);
    await shownBoard(hall, id);
  });

  test('while its board cannot be drawn: who plays is told that the picture is late, and reads it as text', async () => {
    let isBroken = false;
    const renderer: Renderer = {
      ...quickRenderer,
      render: (order, urgency) =>
        isBroken && urgency === 'board' ? Promise.reject(new Error('no ink')) : quickRenderer.render(order, urgency),
    };
    await using hall = await startGuildhall({ renderer });
    const id = await startTable(hall, 'carcassonne', ['aya', 'ben']);
    const { channel_id: channel } = await shownBoard(hall, id);
    isBroken = true;
    expect(await typeTurn(hall, id, channel)).toMatch(/^Done: /);
    const isLate = () => hall.lines.some(({ message }) => message === 'publishing a message failed');
    await hall.discord.until(isLate);
    const [me] = await awaited(hall, id);
    const outcome = await me!.autocomplete('carcassonne place', { at: '' }, { channel, focused: 'at' });
    const at = outcome.kind === 'choices' ? String(outcome.choices[0]!.value) : '';
    const told = messageOf(await me!.slash('carcassonne place', { at }, { channel }));
    expect(textOf(told)).toBe('Your move is saved. The board is on its way.');
    expect(textOf(messageOf(await me!.press(told.id, 'Board as text')))).toContain('Last tile:');

    isBroken = false;
    await shownBoard(hall, id);
    expect(await typeTurn(hall, id, channel)).toMatch(/^Done: /);
  });

  test('in the channel when its thread was deleted', async () => {
    await using hall = await startGuildhall();
    const id = await startTable(hall, 'carcassonne', ['aya', 'ben']);
    hall.discord.deleteChannel((await shownBoard(hall, id)).channel_id);
    expect(await typeTurn(hall, id, 'board-games')).toMatch(/^Done: /);
    const board = await shownBoard(hall, id);
    expect(board.channel_id).toBe(hall.discord.channel('board-games').id);
    await placeByButtons((await awaited(hall, id))[0]!, board, pick);
    expect((await shownBoard(hall, id)).channel_id).toBe(board.channel_id);
  });

  test('without a board where a right was taken away: the move is kept, and the board comes later', async () => {
    await using hall = await startGuildhall();
    const id = await startTable(hall, 'carcassonne', ['aya', 'ben']);
    const { channel_id: thread } = await shownBoard(hall, id);
    hall.discord.setBotPermissions(thread, USUAL_BOT_PERMISSIONS & ~PermissionFlagsBits.SendMessagesInThreads);
    expect(await typeTurn(hall, id, thread)).toMatch(/^Done: /);
    await expect.poll(() => JSON.stringify(hall.lines)).toContain('forbidden');
    const { seq } = await tableOf(hall, id);
    expect(await typeTurn(hall, id, thread)).toContain('**Send Messages in Threads**');
    expect((await tableOf(hall, id)).seq).toBeGreaterThan(seq);

    hall.discord.setBotPermissions(thread, null);
    await hall.discord.user('emil').slash('games', {}, { channel: thread });
    const board = await shownBoard(hall, id);
    expect(board.mentions.map((user) => user.id)).toEqual([(await awaited(hall, id))[0]!.member.id]);
  });

  test('in its record when thread and channel were deleted, and asks Discord no more', async () => {
    await using hall = await startGuildhall();
    const id = await startTable(hall, 'carcassonne', ['aya', 'ben']);
    const { channel_id: thread } = await shownBoard(hall, id);
    await allTold(hall); // Who is in the thread has been asked about.
    hall.discord.deleteChannel(thread);
    hall.discord.deleteChannel('board-games');
    const before = hall.discord.log.length;
    for (let turn = 0; turn < 5; turn++) {
      const { standpoints, seats } = await tableOf(hall, id);
      const { seat, user } = seats.find((one) => one.awaited)!;
      const moves = [...standpoints!.of(seat).legal()].slice(0, 1);
      const played = await hall.tables().play(id, { user: user!, interaction: `test-${turn}`, offer: null, moves });
      expect(played.ok).toBe(true);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    expect(hall.discord.log.length - before).toBeLessThanOrEqual(3);
    expect(complaints(hall).length).toBeGreaterThan(0);
  });

  test.each(['errorAfterAccept', 'errorBefore', 'rateLimited', 'dropGateway'] as const)(
    'through %s at any moment, each board once',
    async (fault) => {
      await using hall = await startGuildhall();
      const id = await startTable(hall, 'carcassonne', ['aya', 'ben']);
      const { channel_id: thread } = await shownBoard(hall, id);
      for (let turn = 0; turn < 4; turn++) {
        const [me] = await awaited(hall, id);
        const board = await shownBoard(hall, id);
        if (fault === 'dropGateway') {
          hall.discord.gateway.drop();
          await hall.discord.until(() => !hall.discord.isBotOnline(), 2_000);
          await hall.discord.until(() => hall.discord.isBotOnline());
        }
        let panel = messageOf(await me!.press(board.id, 'Place the tile'));
        while (!labelsOf(panel).includes('Confirm')) {
          panel = messageOf(await me!.press(panel.id, pick(labelsOf(panel).filter((label) => ANSWER.test(label)))));
        }
        const { seq } = await tableOf(hall, id);
        if (fault !== 'dropGateway') hall.discord.arm(fault);
        await me!.press(panel.id, 'Confirm');
        expect((await tableOf(hall, id)).seq).toBeGreaterThan(seq);
        await shownBoard(hall, id);
      }
      await hall.discord.until(() => living(hall, thread).length === 1);
      expect(living(hall, thread)).toHaveLength(1);
      expect(complaints(hall).filter((line) => line.includes('interaction failed'))).toEqual([]);
    },
  );
});

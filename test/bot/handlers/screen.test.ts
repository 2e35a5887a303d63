/** Pictures for a phone: those of one member, wherever only he sees them; never the board. */
import { expect, test } from 'vitest';
import type { TableOrder } from '../../../src/render/pipeline/order.ts';
import type { Renderer } from '../../../src/render/pipeline/renderer.ts';
import { checkedLog } from '../../playground/support/checkedLog.ts';
import { quickRenderer, startGuildhall } from '../support/guildhall.ts';
import { complaints, refusedRequests } from '../support/players.ts';
import { allTold, labelsOf, messageOf, shownBoard, startTable, tableOf, textOf } from '../support/table.ts';

const fits = checkedLog();

function watchedRenderer(): { readonly renderer: Renderer; readonly take: () => readonly string[] } {
  const drawn: TableOrder[] = [];
  const renderer: Renderer = {
    ...quickRenderer,
    render(order, priority) {
      if (order.kind === 'board' || order.kind === 'hand') drawn.push(order);
      return quickRenderer.render(order, priority);
    },
  };
  const take = () => drawn.splice(0).map(({ kind, viewer, scene }) => `${kind} of ${viewer} for a ${scene.screen}`);
  return { renderer, take };
}

test('`/me phone:` turns the hand, the panels and the direct messages of one member, and back', async () => {
  const { renderer, take } = watchedRenderer();
  await using hall = await startGuildhall({ renderer });
  const id = await startTable(hall, 'citadels', ['aya', 'ben', 'misaki', 'dara']);
  await allTold(hall);
  const board = await shownBoard(hall, id);
  const aya = hall.discord.user('aya');
  const { seat } = (await tableOf(hall, id)).seats.find(({ user }) => user === aya.member.id)!;
  const me = (options: Record<string, boolean>) => aya.slash('me', options, { channel: board.channel_id });
  take();
  expect(textOf(messageOf(await me({})))).toMatch(/drawn for a desktop/);

  for (const [isPhone, screen] of [
    [true, 'phone'],
    [false, 'desktop'],
  ] as const) {
    const directs = aya.directMessages().length;
    expect(textOf(messageOf(await me({ phone: isPhone })))).toMatch(`drawn for a ${screen}`);
    await allTold(hall);
    // The message that stands is drawn anew, for nobody else.
    expect(take()).toEqual([`hand of ${seat} for a ${screen}`]);
    expect(aya.directMessages()).toHaveLength(directs);
    await aya.press(board.id, 'My hand');
    expect(take()).toEqual([`hand of ${seat} for a ${screen}`]);
    await aya.slash('board', {}, { channel: board.channel_id });
    expect(take()).toEqual([`board of ${seat} for a ${screen}`]);
    await hall.discord.user('ben').press(board.id, 'Look closer');
    expect(take()).toEqual([expect.stringMatching(/^board of \d for a desktop$/)]);
  }
  expect(refusedRequests(hall)).toEqual([]);
  expect(complaints(hall)).toEqual([]);
  fits(hall.discord);
});

test('a button of Look closer does the same, and all that everybody sees stays as it is', async () => {
  const { renderer, take } = watchedRenderer();
  await using hall = await startGuildhall({ renderer });
  const id = await startTable(hall, 'carcassonne', ['aya', 'ben']);
  await allTold(hall);
  const board = await shownBoard(hall, id);
  const [seat] = (await tableOf(hall, id)).seats.filter(({ awaited }) => awaited);
  const me = hall.discord.user((await tableOf(hall, id)).seats.find(({ awaited }) => awaited)!.user!);
  const closer = messageOf(await me.press(board.id, 'Look closer'));
  take();
  const turned = messageOf(await me.press(closer.id, 'Use phone pictures'));
  expect(turned.id).toBe(closer.id);
  expect(labelsOf(turned)).toContain('Use desktop pictures');
  expect(take()).toEqual([`board of ${seat!.seat} for a phone`]);
  await me.press(board.id, labelsOf(board)[0]!);
  expect(take()).toEqual([`board of ${seat!.seat} for a phone`]);

  await hall.stop();
  await hall.start();
  const panel = messageOf(await me.press(board.id, 'Look closer'));
  expect(take()).toContain(`board of ${seat!.seat} for a phone`);
  await me.press(panel.id, 'Use desktop pictures');
  expect(take().at(-1)).toBe(`board of ${seat!.seat} for a desktop`);
  expect(refusedRequests(hall)).toEqual([]);
  expect(complaints(hall)).toEqual([]);
  fits(hall.discord);
});

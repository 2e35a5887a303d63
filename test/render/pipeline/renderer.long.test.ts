import { loadImage } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { carcassonne } from '../../../src/engines/carcassonne/index.ts';
import { pictures } from '../../../src/render/games.ts';
import type { PictureOrder } from '../../../src/render/pipeline/order.ts';
import { createLocalRenderer, createRenderer } from '../../../src/render/pipeline/renderer.ts';
import { pictures as testPictures } from '../../toy/render/module.ts';
import { BRITTLE, brittleOrder } from '../support/brittleOrder.ts';
import { boardOrder, shownInGame } from '../support/scenes.ts';
import { TEST_GAMES, toyOrders } from '../support/toyOrders.ts';

test('the thread knows all games, their boards and their sheets', async () => {
  const renderer = createRenderer();
  const [shown] = shownInGame(carcassonne, 3, 'all');
  const boards: PictureOrder = boardOrder('carcassonne', shown!);
  const sheets = Object.entries(pictures).flatMap(([game, { sheets }]) =>
    Object.keys(sheets).map(
      (sheet): PictureOrder => ({ kind: 'sheet', game, sheet, locale: 'en', view: null, screen: 'desktop' }),
    ),
  );
  expect(sheets.length).toBeGreaterThan(0);
  for (const order of [boards, ...sheets]) {
    const { bytes, width, height } = await renderer.render(order, 'board');
    const image = await loadImage(Buffer.from(bytes));
    expect([image.width, image.height]).toEqual([width, height]);
    expect(width).toBeGreaterThanOrEqual(720);
  }
  await expect(renderer.render({ ...sheets[0]!, game: 'chess' }, 'board')).rejects.toThrow('no pictures for chess');
  await expect(
    renderer.render(
      { kind: 'sheet', game: 'carcassonne', sheet: 'toString', locale: 'en', view: null, screen: 'desktop' },
      'board',
    ),
  ).rejects.toThrow('no sheet "toString"');
  await renderer.close();
});

test('a drawing that never ends is given up', async () => {
  const renderer = createRenderer(BRITTLE, { limit: 5_000 });
  await renderer.render(brittleOrder('works'), 'board');
  await expect(renderer.render(brittleOrder('hangs'), 'board')).rejects.toThrow('a picture took longer than 5 s');
  expect((await renderer.render(brittleOrder('works'), 'board')).width).toBe(40);
  await renderer.close();
});

test('the thread makes the same files as are made on this one', async () => {
  const thread = createRenderer(TEST_GAMES, { limit: 300_000 });
  const local = createLocalRenderer(testPictures);
  const orders = toyOrders();
  expect(orders.length).toBeGreaterThan(20);
  for (const order of orders) {
    const [there, here] = await Promise.all([thread.render(order, 'panel'), local.render(order, 'panel')]);
    expect(Buffer.compare(there.bytes, here.bytes)).toBe(0);
    expect([there.width, there.height]).toEqual([600, 480]);
  }
  await thread.close();
});

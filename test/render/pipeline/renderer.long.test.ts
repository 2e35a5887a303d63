import { loadImage } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { carcassonne } from '../../../src/engines/carcassonne/index.ts';
import { pictures } from '../../../src/render/games.ts';
import type { PictureOrder } from '../../../src/render/pipeline/order.ts';
import { createRenderer } from '../../../src/render/pipeline/renderer.ts';
import { BRITTLE, brittleOrder } from '../support/brittleOrder.ts';
import { shownInGame } from '../support/scenes.ts';

test('the thread knows all games, their boards and their sheets', async () => {
  const renderer = createRenderer();
  const [shown] = shownInGame(carcassonne, 3, 'all');
  const boards: PictureOrder = { kind: 'board', game: 'carcassonne', table: '1', viewer: 'table', ...shown! };
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

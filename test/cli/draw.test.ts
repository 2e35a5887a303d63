import { expect, test } from 'vitest';
import type { Drawing } from '../../src/cli/protocol/verb.ts';
import { onePage } from '../../src/render/contract.ts';
import type { PictureOrder } from '../../src/render/pipeline/order.ts';
import { openSession } from './support/session.ts';

const picture = () => onePage('', 30, 20, () => {});

/** Drawing that notes what it is asked for and keeps the files in memory. */
function notedDrawing() {
  const orders: PictureOrder[] = [];
  const files = new Map<string, Uint8Array>();
  const drawing: Drawing = {
    pictures: { toy: { hand: { picture }, sheets: { candles: { picture } } } },
    renderer: {
      render: async (order) => {
        orders.push(order);
        return { bytes: Uint8Array.of(1, 2, 3), width: 30, height: 20 };
      },
    },
    write: async (file, bytes) => {
      if (file.startsWith('nowhere/')) throw new Error('no such directory');
      files.set(file, bytes);
    },
  };
  return { drawing, orders, files };
}

const DEAL = { beginner: 1, cards: ['1a', '2b', '3c', '1b', '2c', '3d', '1c', '2a'] };

test('the board is drawn as everybody sees it, with names by seat and the last events', async () => {
  const { drawing, orders, files } = notedDrawing();
  const { ask, begin } = openSession({ drawing });
  const table = await begin({ deal: DEAL });
  await ask({ do: 'play', table, seat: 1, move: { kind: 'draw', count: 1 } });
  expect(
    await ask({ id: 1, do: 'draw', table, picture: 'board', seat: null, locale: 'en', file: 'a/board.png' }),
  ).toEqual({ id: 1, ok: true, file: 'a/board.png', width: 30, height: 20, bytes: 3 });
  expect([...files]).toEqual([['a/board.png', Uint8Array.of(1, 2, 3)]]);
  const { open } = await ask({ do: 'view', table });
  expect(orders).toEqual([
    {
      ...{ kind: 'board', game: 'toy', table, viewer: 'table' },
      view: { open, own: null },
      scene: {
        names: ['Seat 1', 'Seat 2'],
        locale: 'en',
        recent: [{ kind: 'drew', seat: 1, count: 1, cards: null }],
        story: [{ kind: 'drew', seat: 1, count: 1, cards: null }],
        step: null,
        zoom: null,
        screen: 'desktop',
      },
    },
  ]);
});

test('a hand is drawn with what its seat knows, and needs a seat', async () => {
  const { drawing, orders } = notedDrawing();
  const { ask, begin } = openSession({ drawing });
  const table = await begin({ deal: DEAL });
  expect(await ask({ do: 'draw', table, picture: 'hand', seat: 0, file: 'hand.png' })).toMatchObject({ ok: true });
  expect(orders).toMatchObject([
    {
      ...{ kind: 'hand', viewer: 0, view: { own: { hand: ['1a', '2b', '3c'] } } },
      scene: { recent: expect.arrayContaining([{ kind: 'dealt', hand: ['1a', '2b', '3c'] }]) },
    },
  ]);
  expect(await ask({ do: 'draw', table, picture: 'hand', file: 'hand.png' })).toMatchObject({
    error: { code: 'unknownPicture' },
  });
});

test('reference sheets are drawn by name', async () => {
  const { drawing, orders } = notedDrawing();
  const { ask, begin } = openSession({ drawing });
  const table = await begin();
  expect(await ask({ do: 'draw', table, picture: 'candles', file: 'candles.png' })).toMatchObject({ ok: true });
  expect(orders).toMatchObject([{ kind: 'sheet', game: 'toy', sheet: 'candles', locale: 'en', view: { own: null } }]);
  expect(await ask({ do: 'draw', table, picture: 'toString', file: 'a.png' })).toMatchObject({
    error: { code: 'unknownPicture', message: expect.stringContaining('candles') },
  });
});

test('a file that cannot be written is told', async () => {
  const { ask, begin } = openSession({ drawing: notedDrawing().drawing });
  expect(await ask({ do: 'draw', table: await begin(), picture: 'board', file: 'nowhere/board.png' })).toMatchObject({
    error: { code: 'cannotWrite', message: 'no such directory' },
  });
});

import { expect, onTestFinished, test, vi } from 'vitest';
import { drawAhead } from '../../../src/bot/background/drawAhead.ts';
import { type DrawPriority, isOfTable, type TableOrder } from '../../../src/render/pipeline/order.ts';
import type { Renderer } from '../../../src/render/pipeline/renderer.ts';
import { createFakeChannels } from '../support/fakeChannels.ts';
import { quickRenderer } from '../support/guildhall.ts';
import { openPrinter } from '../support/printer.ts';

const DAY = 24 * 60 * 60 * 1000;

type Asked = [order: TableOrder, urgency: DrawPriority];

/** Notes what is asked for; pictures of tables in `broken` fail. */
function noting(broken: readonly string[] = []) {
  const asked: { readonly order: TableOrder; readonly urgency: DrawPriority }[] = [];
  const render: Renderer['render'] = async (order, urgency) => {
    if (!isOfTable(order)) throw new Error(`nobody asked for a ${order.kind}`);
    asked.push({ order, urgency });
    if (broken.includes(order.table)) throw new Error('cannot be drawn');
    return quickRenderer.render(order, urgency);
  };
  return { asked, renderer: { ...quickRenderer, render } };
}

test('after a start the boards of running tables are drawn before anybody asks, the one played last first', async () => {
  await using printer = await openPrinter(createFakeChannels());
  const slept = await printer.begin('toy', ['aya', 'ben']);
  printer.clock.pass(2 * DAY);
  const [first, broken, last] = [
    await printer.begin('carcassonne', ['aya', 'ben']),
    await printer.begin('toy', ['aya', 'ben']),
    await printer.begin('carcassonne', ['ben', 'aya']),
  ];
  printer.clock.pass(1_000);
  await printer.playAny(first);
  const { asked, renderer } = noting([broken]);
  drawAhead({ ...printer.context, renderer });
  await expect.poll(() => asked.length).toBe(3);
  expect(asked.map(({ order, urgency }) => [order.kind, order.table, order.viewer, urgency])).toEqual([
    ['board', first, 'table', 'ahead'],
    ['board', last, 'table', 'ahead'],
    ['board', broken, 'table', 'ahead'],
  ]);
  expect(asked.map(({ order }) => order.table)).not.toContain(slept);
  await expect
    .poll(() => printer.lines.map(({ message }) => message))
    .toContain('rendering a board ahead of time failed');
});

test('what is drawn ahead is what everybody gets to see', async () => {
  await using printer = await openPrinter(createFakeChannels());
  await printer.begin('carcassonne', ['aya', 'ben']);
  const render = vi.spyOn(printer.context.renderer, 'render');
  onTestFinished(() => render.mockRestore());
  const boards = () => render.mock.calls.filter(([{ kind }]) => kind === 'board');
  drawAhead(printer.context);
  await expect.poll(() => boards().length).toBe(1);
  await printer.start();
  await expect.poll(() => boards().length).toBe(2);
  const [[ahead, whenIdle], [posted, atOnce]] = boards() as [Asked, Asked];
  expect([whenIdle, atOnce]).toEqual(['ahead', 'board']);
  expect(ahead.scene.names).toEqual(['aya', 'ben']);
  expect(posted).toEqual(ahead);
});

test('a bot that ends draws no more', async () => {
  await using printer = await openPrinter(createFakeChannels());
  for (let i = 0; i < 3; i++) await printer.begin('toy', ['aya', 'ben']);
  const { asked, renderer } = noting();
  const end = drawAhead({
    ...printer.context,
    renderer: {
      ...renderer,
      render: async (order, urgency) => {
        end();
        return renderer.render(order, urgency);
      },
    },
  });
  await expect.poll(() => asked.length).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(asked.length).toBe(1);
});

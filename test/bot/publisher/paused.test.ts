/** A table that can't be drawn, read, or checked is paused and its players are told; the others go on. */
import { expect, test } from 'vitest';
import type { Renderer } from '../../../src/render/pipeline/renderer.ts';
import { createFakeChannels } from '../support/fakeChannels.ts';
import { quickRenderer } from '../support/guildhall.ts';
import { openPrinter } from '../support/printer.ts';

const textsOf = (channels: ReturnType<typeof createFakeChannels>, id: string) =>
  channels.posted.filter(({ nonce }) => nonce.startsWith(`${id}.`)).map(({ message }) => JSON.stringify(message));

test('a board whose drawing keeps throwing pauses its table alone, and the next start tries again', async () => {
  const channels = createFakeChannels();
  const printer = await openPrinter(channels);
  await using _ = printer;
  const id = await printer.begin('carcassonne', ['ann', 'bob']);
  const other = await printer.begin('toy', ['ann', 'bob']);
  let attempts = 0;
  let isBroken = false;
  const render: Renderer['render'] = async (order, ...how) => {
    if (!isBroken || order.game !== 'carcassonne') return quickRenderer.render(order, ...how);
    attempts++;
    throw new TypeError('a drawing of ours');
  };
  Object.assign(printer.context, { renderer: { ...quickRenderer, render } });
  await printer.start();
  await printer.idle();
  isBroken = true;
  await printer.playAny(id);
  await expect
    .poll(async () => {
      printer.clock.pass(60_000);
      await printer.tables.refreshHands(other, String(printer.clock.now())); // Wakes the publisher.
      return (await printer.tables.get(id))?.suspended;
    })
    .toBe('drawing');
  expect(attempts).toBe(6);
  isBroken = false;
  await printer.idle();
  expect(textsOf(channels, id).at(-1)).toContain(`Table ${id} is paused because of an error`);
  expect(textsOf(channels, id).at(-1)).toContain('a new board is posted here');
  expect(textsOf(channels, other).join()).not.toContain('paused');
  await printer.playAny(other, 'end');
  await printer.idle();
  expect((await printer.get(other)).messages.board?.seq).toBe((await printer.get(other)).seq);

  await printer.tables.resume();
  await printer.idle();
  const table = await printer.get(id);
  expect(table.status).toBe('running');
  expect(table.messages.board?.seq).toBe(table.seq);
  expect(textsOf(channels, id).at(-1)).not.toContain('paused');
});

import { expect, test } from 'vitest';
import type { MemberNames } from '../../../src/bot/state/players.ts';
import { createFakeChannels } from '../support/fakeChannels.ts';
import { openPrinter } from '../support/printer.ts';

test('how a game ended is drawn again once the names are there that it lacked, and nothing else is', async () => {
  const channels = createFakeChannels();
  const printer = await openPrinter(channels);
  await using _ = printer;
  let areThere = false;
  const names: MemberNames = {
    ...printer.context.names,
    of: async (_guild, users) => users.map((user) => (areThere ? user : null)),
    complete: async () => areThere,
  };
  const drawn: (readonly string[])[] = [];
  const { renderer } = printer.context;
  Object.assign(printer.context, {
    names,
    renderer: {
      ...renderer,
      render: (...order: Parameters<typeof renderer.render>) => {
        const [picture] = order;
        if (picture.kind === 'board') drawn.push(picture.scene.names);
        return renderer.render(...order);
      },
    } satisfies typeof renderer,
  });
  const id = await printer.begin('toy', ['ann', 'bob']);
  await printer.start();
  await printer.idle();
  await printer.tables.resign(id, printer.request('bob'));
  await expect.poll(async () => (await printer.get(id)).messages.board?.seq).toBe((await printer.get(id)).seq);
  const { board } = (await printer.get(id)).messages;
  expect(drawn.at(-1)).not.toContain('ann');
  const final = () => channels.posted.find((one) => one.id === board?.message);
  expect(final()?.edits).toBe(0);
  areThere = true;
  await expect
    .poll(() => {
      printer.clock.pass(1_000);
      return final()?.edits;
    })
    .toBe(1);
  expect(drawn.at(-1)).toEqual(['ann', 'bob (resigned)']);
  await expect.poll(async () => (await printer.tables.outbox.ofTable(id)).length).toBe(0);
});

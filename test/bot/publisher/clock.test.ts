/** The system's clock is set while something waits, or before something is asked for: what is posted, and when, stays the same. */
import { expect, test } from 'vitest';
import { createFakeChannels } from '../support/fakeChannels.ts';
import { openPrinter } from '../support/printer.ts';

const HOUR = 3_600_000;
const SET = [0, -HOUR, HOUR];

type Printer = Awaited<ReturnType<typeof openPrinter>>;

/** The publisher has looked at everything that waits: it has posted a table that was opened last. */
async function looked(printer: Printer): Promise<void> {
  const last = await printer.begin('carcassonne', ['ann', 'bob']);
  await expect.poll(async () => (await printer.get(last)).messages.board).not.toBeNull();
}

test.each(SET)('hands that wait for direct messages are put off once, the clock set by %i ms', async (jump) => {
  const channels = createFakeChannels();
  const printer = await openPrinter(channels);
  await using _ = printer;
  const id = await printer.begin('citadels', ['ann', 'bob', 'cid', 'dan']);
  const postponed: number[] = [];
  const { outbox } = printer.tables;
  const counting: typeof outbox = {
    ...outbox,
    postpone: async (entry, at) => {
      await outbox.postpone(entry, at);
      postponed.push(entry);
    },
  };
  Object.assign(printer.context, { tables: { ...printer.tables, outbox: counting } });
  const hands = async () => (await outbox.ofTable(id)).filter(({ kind }) => kind === 'hand').map((entry) => entry.id);
  channels.fail('openDirect', 40_003);
  const waiting = await hands();
  printer.start();
  await expect.poll(() => postponed).toEqual(waiting);
  printer.clock.jump(jump);
  await printer.tables.refreshHands(id, 'again');
  await expect.poll(() => postponed.length).toBeGreaterThan(waiting.length);
  await looked(printer);
  await looked(printer);
  expect(postponed).toEqual([...waiting, ...(await hands())]);
  expect(printer.lines.filter(({ level }) => level === 'error')).toEqual([]);

  printer.clock.pass(10 * 60_000);
  await looked(printer);
  await expect.poll(async () => (await printer.tables.hands.ofTable(id)).length).toBe(4);
  expect(await hands()).toEqual([]);
});

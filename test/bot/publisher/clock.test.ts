/** The system's clock is set while something waits, or before something is asked for: what is posted, and when, stays the same. */
import { describe, expect, test } from 'vitest';
import { PAUSE } from '../../../src/bot/publisher/directChannels.ts';
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
  await printer.start();
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

test.each(SET)('hands that wait for direct messages come at their time, the clock set by %i ms', async (jump) => {
  const channels = createFakeChannels();
  const printer = await openPrinter(channels);
  await using _ = printer;
  const id = await printer.begin('citadels', ['ann', 'bob', 'cid', 'dan']);
  const delivered = async () => (await printer.tables.hands.ofTable(id)).length;
  channels.fail('openDirect', 40_003);
  await printer.start();
  await expect.poll(() => channels.requests.filter((one) => one.startsWith('openDirect'))).toHaveLength(1);
  await looked(printer);
  printer.clock.jump(jump);
  await looked(printer);
  expect(await delivered()).toBe(0);
  printer.clock.pass(PAUSE);
  await looked(printer);
  await expect.poll(delivered).toBe(4);
});

describe.each(SET)('after the clock was set by %i ms', (jump) => {
  test('an open table that moves hangs in its new place', async () => {
    const channels = createFakeChannels();
    const printer = await openPrinter(channels);
    await using _ = printer;
    const id = await printer.gather('toy', ['ann', 'bob']);
    await printer.start();
    await printer.idle();
    for (const channel of ['elsewhere', 'back']) {
      printer.clock.jump(jump);
      expect((await printer.tables.relocate(id, { ...printer.request('ann'), channel })).ok).toBe(true);
      await expect.poll(async () => (await printer.get(id)).messages.lobby?.channel).toBe(channel);
    }
    const posts = channels.requests.filter((request) => /^post #(elsewhere|back)$/.test(request));
    expect(posts).toEqual(['post #elsewhere', 'post #back']);
  });

  test('a running table that moves is posted once, although its thread fails at first', async () => {
    const channels = createFakeChannels();
    const printer = await openPrinter(channels);
    await using _ = printer;
    const id = await printer.begin('toy', ['ann', 'bob']);
    await printer.start();
    await printer.idle();
    printer.clock.jump(jump);
    channels.fail('openThread', 0);
    expect((await printer.tables.relocate(id, { ...printer.request('ann'), channel: 'elsewhere' })).ok).toBe(true);
    const lobbyThere = async () => (await printer.get(id)).messages.lobby?.channel === 'elsewhere';
    await expect.poll(lobbyThere).toBe(true);
    const { message } = (await printer.get(id)).messages.lobby!;
    await expect
      .poll(async () => {
        printer.clock.pass(1_000);
        await printer.tables.refreshHands(id, String(printer.clock.now())); // Wakes the publisher.
        return (await printer.get(id)).messages.board?.channel;
      })
      .toBe(`thread-${message}`);
    expect(channels.requests.filter((request) => request === 'post #elsewhere')).toHaveLength(1);
  });

  test('a table that goes on gets a new board', async () => {
    const channels = createFakeChannels();
    const printer = await openPrinter(channels);
    await using _ = printer;
    const id = await printer.begin('carcassonne', ['ann', 'bob']);
    await printer.start();
    await printer.idle();
    const before = (await printer.get(id)).messages.board!.message;
    printer.clock.jump(jump);
    await printer.tables.suspend(id, 'drawing');
    await expect.poll(() => JSON.stringify(channels.posted.at(-1)?.message)).toContain('is paused');
    await printer.tables.resume();
    await expect.poll(async () => (await printer.get(id)).messages.board?.message).not.toBe(before);
    expect((await printer.get(id)).messages.board!.message).toBe(channels.posted.at(-1)!.id);
  });

  test('a quiet thread is kept open by a new board', async () => {
    const channels = createFakeChannels();
    const printer = await openPrinter(channels);
    await using _ = printer;
    const id = await printer.begin('carcassonne', ['ann', 'bob']);
    await printer.start();
    await printer.idle();
    const before = (await printer.get(id)).messages.board!.message;
    printer.clock.jump(jump);
    expect(await printer.tables.keepThreadsOpen(-2 * HOUR, 24 * HOUR)).toBe(1);
    await expect.poll(async () => (await printer.get(id)).messages.board?.message).not.toBe(before);
  });
});

test('a reminder comes at the end of quiet hours, although the clock was set back before that', async () => {
  const channels = createFakeChannels();
  const printer = await openPrinter(channels);
  await using _ = printer;
  const id = await printer.begin('toy', ['ann', 'bob']);
  await printer.start();
  await printer.idle();
  printer.clock.pass(24 * HOUR);
  const hour = new Date(printer.clock.now()).getUTCHours();
  const quiet = { from: hour, to: (hour + 3) % 24 };
  for (const user of ['ann', 'bob'])
    await printer.tables.changePersonalSettings({ ...printer.request(user), quiet, zone: 'UTC' });
  expect(await printer.tables.doDue(9, () => false)).toBe(1);
  await printer.idle();
  const [waiting] = await printer.tables.outbox.ofTable(id);
  expect(waiting).toMatchObject({ kind: 'reminder', attempts: 0 });
  printer.clock.pass(waiting!.nextAt - printer.clock.now() + 1_000);
  printer.clock.jump(-HOUR);
  await looked(printer);
  await expect.poll(async () => (await printer.get(id)).reminders.length).toBe(1);
});

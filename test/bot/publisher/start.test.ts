import { describe, expect, test } from 'vitest';
import type { Tables } from '../../../src/tables/tables.ts';
import { createFakeChannels } from '../support/fakeChannels.ts';
import { about, saidIn, startedTable, starts, USERS } from '../support/startedTable.ts';

describe('the start message', () => {
  test('stands first in the thread, adds everybody by its mentions alone, and names all that is mixed in', async () => {
    const { channels, printer, id } = await startedTable();
    await using _ = printer;
    expect((await printer.get(id)).standpoints).toBeNull();
    const { digest, commitment } = (await printer.tables.dueStart(id))!;
    await printer.start();
    await expect.poll(async () => (await printer.get(id)).messages.board).not.toBeNull();
    await printer.playAny(id, 'end');
    await printer.idle();
    const [start, ...others] = starts(channels);
    expect(others).toEqual([]);
    expect(start).toMatchObject({ channel: 'thread-lobby', isSilent: false, edits: 0 });
    expect(start?.message.pings).toEqual(USERS);
    expect(channels.posted.filter(({ channel }) => channel === 'thread-lobby')[0]).toBe(start);
    await expect.poll(() => about(channels)).toEqual(USERS.map((user) => `isInThread #thread-lobby ${user}`));
    for (const shown of ['<@ann>', '<@bob>', 'lantern', 'Options: ', commitment, digest])
      expect(saidIn(start!)).toContain(shown);
    const { fairness } = await printer.get(id);
    expect(fairness?.startMessage).toMatchObject({ channel: 'thread-lobby', message: start?.id });
  });

  test.each([
    ['before', 'post'],
    ['after', 'post'],
    ['before', 'openThread'],
    ['after', 'openThread'],
  ] as const)('is there once though Discord fails %s %s', async (how, operation) => {
    const channels = createFakeChannels();
    const { printer, id } = await startedTable(channels);
    await using _ = printer;
    channels.fail(operation, 0, how);
    await printer.start();
    await expect.poll(() => channels.requests.filter((one) => one.startsWith(operation)).length).toBeGreaterThan(0);
    await printer.stop();
    channels.forgetNonces();
    printer.clock.pass(60_000);
    await printer.start();
    await expect.poll(async () => (await printer.get(id)).messages.board).not.toBeNull();
    expect(starts(channels)).toHaveLength(1);
    expect((await printer.get(id)).fairness?.startMessage?.message).toBe(starts(channels)[0]?.id);
  });

  test.each([
    ['', 0],
    [', though the clock is an hour behind after that', -60 * 60_000],
  ])('is found when the process dies between its post and the deal%s', async (_, jump) => {
    const { channels, printer, id } = await startedTable();
    await using __ = printer;
    const { tables } = printer;
    const { outbox } = tables;
    // A process that is killed counts no attempt.
    const killed = { ...outbox, retryLater: outbox.postpone };
    const dying: Tables = { ...tables, outbox: killed, deal: () => Promise.reject(new Error('killed')) };
    Object.assign(printer.context, { tables: dying });
    await printer.start();
    await expect.poll(() => starts(channels).length).toBe(1);
    await printer.stop();
    Object.assign(printer.context, { tables });
    channels.forgetNonces();

    printer.clock.jump(jump);
    await printer.start();
    await expect.poll(async () => (await printer.get(id)).messages.board).not.toBeNull();
    expect(starts(channels)).toHaveLength(1);
    expect((await printer.get(id)).fairness?.startMessage?.message).toBe(starts(channels)[0]?.id);
  });

  test('that its button has brought to the deal already is not posted again', async () => {
    const { channels, printer, id } = await startedTable();
    await using _ = printer;
    const { tables } = printer;
    const slow: Tables = {
      ...tables,
      async deal(table, posted) {
        await tables.deal(table, posted);
        return tables.deal(table, { ...posted, message: 'another' });
      },
    };
    Object.assign(printer.context, { tables: slow });
    await printer.start();
    await expect.poll(async () => (await printer.get(id)).messages.board).not.toBeNull();
    expect(starts(channels)).toHaveLength(1);
    expect((await printer.get(id)).fairness?.startMessage?.message).toBe(starts(channels)[0]?.id);
  });

  test('is posted in the channel where no thread can be made', async () => {
    const { channels, printer, id } = await startedTable();
    await using _ = printer;
    channels.fail('openThread', 50_013);
    await printer.start();
    await expect.poll(async () => (await printer.get(id)).messages.board).not.toBeNull();
    expect(starts(channels).map(({ channel }) => channel)).toEqual(['channel']);
  });

  test.each([
    ['its own thread', 'thread-lobby', false],
    ['a thread that the channel is itself', 'channel', true],
  ] as const)(
    'is followed by the deal, then a second look at who is missing in %s: only they are added, once',
    async (_, thread, isThread) => {
      const channels = createFakeChannels();
      const { printer, id } = await startedTable(channels);
      await using __ = printer;
      if (isThread) {
        channels.threads.add('channel');
        for (let times = 0; times < 3; times++) channels.fail('openThread', 50_024);
      }
      channels.missing.add('bob');
      await printer.start();
      await expect.poll(async () => (await printer.get(id)).messages.board).not.toBeNull();
      const looks = USERS.map((user) => `isInThread #${thread} ${user}`);
      // A mention may add somebody a moment later.
      await expect.poll(() => about(channels)).toEqual(looks);
      printer.clock.pass(2_000);
      await expect.poll(() => about(channels)).toEqual([...looks, ...looks, `addToThread #${thread} bob`]);
      await expect.poll(async () => (await printer.tables.outbox.ofTable(id)).length).toBe(0);
      const start = channels.requests.indexOf(`post #${thread}`);
      expect(start).toBeLessThan(channels.requests.indexOf(looks[0]!));
      expect(channels.urgencies).toContain(`later: addToThread #${thread} bob`);
    },
  );

  test('is followed by a vote about a player who has left the server', async () => {
    const channels = createFakeChannels();
    const { printer, id } = await startedTable(channels);
    await using _ = printer;
    channels.missing.add('bob');
    channels.fail('addToThread', 10_007);
    await printer.start();
    await expect
      .poll(async () => {
        printer.clock.pass(1_000);
        return (await printer.get(id)).vote?.about ?? (await printer.get(id)).status;
      })
      .not.toBe('running');
  });

  test('of a table that was canceled meanwhile is not posted', async () => {
    const { channels, printer, id } = await startedTable();
    await using _ = printer;
    const canceled = await printer.tables.cancel(id, { ...printer.request('ann'), byModerator: false });
    expect(canceled.ok).toBe(true);
    await printer.start();
    await printer.idle();
    expect(starts(channels)).toEqual([]);
    const { record } = (await printer.tables.proof(id))!;
    expect(record).toMatchObject({ start: null, words: [], attempts: [{ outcome: 'canceled' }] });
  });
});

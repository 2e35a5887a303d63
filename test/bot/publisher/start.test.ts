import { describe, expect, test } from 'vitest';
import type { Tables } from '../../../src/tables/tables.ts';
import { createFakeChannels, type FakeChannels, type Operation } from '../support/fakeChannels.ts';
import { openPrinter } from '../support/printer.ts';

const USERS = ['ann', 'bob'] as const;
/** The messages that call everybody. */
const starts = (channels: FakeChannels) => channels.posted.filter(({ nonce }) => nonce.includes('.s'));
const saidIn = ({ message }: FakeChannels['posted'][number]) => JSON.stringify(message.components);

/** A table that its host has just started; nothing of that has been posted. */
async function startedTable(channels = createFakeChannels()) {
  const printer = await openPrinter(channels);
  const id = await printer.gather('toy', USERS, ['fog']);
  await printer.tables.setWord(id, { ...printer.request('bob'), word: 'lantern' });
  const frozen = await printer.tables.start(id, printer.request('ann'));
  if (!frozen.ok) throw new Error(frozen.error.kind);
  return { channels, printer, id };
}

describe('the start message', () => {
  test('stands first in the thread, where all were added before, names all that is mixed in, and is never edited', async () => {
    const { channels, printer, id } = await startedTable();
    await using _ = printer;
    expect((await printer.get(id)).standpoints).toBeNull();
    const { digest, commitment } = (await printer.tables.dueStart(id))!;
    printer.start();
    await expect.poll(async () => (await printer.get(id)).messages.board).not.toBeNull();
    await printer.playAny(id, 'end');
    await printer.idle();
    const [start, ...others] = starts(channels);
    expect(others).toEqual([]);
    expect(start).toMatchObject({ channel: 'thread-lobby', isSilent: false, edits: 0 });
    expect(start?.message.pings).toEqual(USERS);
    expect(channels.posted.filter(({ channel }) => channel === 'thread-lobby')[0]).toBe(start);
    const before = channels.requests.slice(0, channels.requests.indexOf('post #thread-lobby'));
    expect(before.filter((one) => one.startsWith('addToThread')).toSorted()).toEqual(
      USERS.map((user) => `addToThread #thread-lobby ${user}`),
    );
    for (const shown of ['<@ann>', '<@bob>', 'lantern', 'Options: ', commitment, digest])
      expect(saidIn(start!)).toContain(shown);
    const { fairness } = await printer.get(id);
    expect(fairness?.startMessage).toMatchObject({ channel: 'thread-lobby', message: start?.id });
  });

  test.each([
    ['before', 'post'],
    ['after', 'post'],
    ['before', 'addToThread'],
    ['after', 'addToThread'],
    ['before', 'openThread'],
    ['after', 'openThread'],
  ] as const)('is there once though Discord fails %s %s', async (how, operation) => {
    const channels = createFakeChannels();
    const { printer, id } = await startedTable(channels);
    await using _ = printer;
    channels.fail(operation, 0, how);
    printer.start();
    await expect.poll(() => channels.requests.filter((one) => one.startsWith(operation)).length).toBeGreaterThan(0);
    await printer.stop();
    channels.forgetNonces();
    printer.clock.pass(60_000);
    printer.start();
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
    printer.start();
    await expect.poll(() => starts(channels).length).toBe(1);
    await printer.stop();
    Object.assign(printer.context, { tables });
    channels.forgetNonces();

    printer.clock.jump(jump);
    printer.start();
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
    printer.start();
    await expect.poll(async () => (await printer.get(id)).messages.board).not.toBeNull();
    expect(starts(channels)).toHaveLength(1);
    expect((await printer.get(id)).fairness?.startMessage?.message).toBe(starts(channels)[0]?.id);
  });

  test('is posted in the channel where no thread can be made', async () => {
    const { channels, printer, id } = await startedTable();
    await using _ = printer;
    channels.fail('openThread', 50_013);
    printer.start();
    await expect.poll(async () => (await printer.get(id)).messages.board).not.toBeNull();
    expect(starts(channels).map(({ channel }) => channel)).toEqual(['channel']);
  });

  test.each([
    [null, ['ann', 'bob', 'post']],
    [50_013, ['ann', 'bob', 'post']],
    [10_007, ['ann', 'bob']],
  ] as const)('adds all players where the channel is a thread itself; refused with %s', async (code, asked) => {
    const channels = createFakeChannels();
    const { printer, id } = await startedTable(channels);
    await using _ = printer;
    channels.threads.add('channel');
    channels.fail('openThread', 50_024);
    if (code !== null) channels.fail('addToThread', code);
    const told = printer.context.starts.expect(id);
    printer.start();
    expect(await told).toEqual(code === 10_007 ? { why: 'unreachable', seat: expect.any(Number) } : 'dealt');
    const first = channels.requests.filter((one) => /^(addToThread|post) #channel/.test(one));
    expect(
      first.slice(0, asked.length).map((one) => one.replace(/^addToThread #channel |(?<=^post) #channel$/, '')),
    ).toEqual(asked);
  });

  test.each([
    ['post', 50_013, 'forbidden', 'not allowed'],
    ['post', 160_005, 'locked', 'locked'],
    ['post', 50_035, 'rejected', 'Discord refused'],
    ['post', 20_026, 'forbidden', 'not allowed'],
    ['addToThread', 10_007, 'unreachable', 'can’t be added'],
    ['addToThread', 50_001, 'unreachable', 'can’t be added'],
    ['addToThread', 20_026, 'unreachable', 'can’t be added'],
  ] as const satisfies readonly (readonly [Operation, number, string, string])[])(
    'that is refused at %s with %i returns the table to its lobby, which says why, and is tried again',
    async (operation, code, why, said) => {
      const { channels, printer, id } = await startedTable();
      await using _ = printer;
      channels.fail(operation, code);
      const told = printer.context.starts.expect(id);
      const publisher = printer.start();
      expect(await told).toMatchObject({ why });
      const table = await printer.get(id);
      expect(table).toMatchObject({ status: 'lobby', refusedStart: { why }, standpoints: null });
      expect(await printer.tables.dueStart(id)).toBeNull();
      expect(starts(channels)).toEqual([]);
      // Where nothing can be posted, the lobby waits for that place, too.
      printer.context.blocked.remove('thread-lobby');
      publisher.reopen('thread-lobby');
      const lobby = () => channels.posted.find(({ nonce }) => nonce.includes('.l'));
      await expect.poll(() => JSON.stringify(lobby()?.message.components)).toContain(said);

      const joined = await printer.tables.join(id, printer.request('cid'));
      expect(joined.ok && joined.value.refusedStart).toBeNull();
      expect((await printer.tables.start(id, printer.request('ann'))).ok).toBe(true);
      await expect.poll(async () => (await printer.get(id)).messages.board).not.toBeNull();
      expect(starts(channels)[0]?.message.pings).toEqual([...USERS, 'cid']);
      const { record } = (await printer.tables.proof(id))!;
      if (record.scheme !== 'dbg-fair-2') throw new Error('the former scheme');
      expect(record.attempts.map(({ outcome }) => outcome)).toEqual(['refused', 'dealt']);
    },
  );

  test.each([50_013, 20_026])(
    'that must wait for a lobby which is refused with %i returns the table to it, too',
    async (code) => {
      const channels = createFakeChannels();
      const printer = await openPrinter(channels);
      await using _ = printer;
      const id = await printer.gather('toy', USERS, ['fog']);
      await printer.tables.relocate(id, { ...printer.request('ann'), channel: 'elsewhere' });
      expect((await printer.tables.start(id, printer.request('ann'))).ok).toBe(true);
      channels.fail('post', code);
      const told = printer.context.starts.expect(id);
      printer.start();
      expect(await told).toMatchObject({ why: 'forbidden' });
      expect((await printer.tables.join(id, printer.request('cid'))).ok).toBe(true);
    },
  );

  test('of a table that was canceled meanwhile is not posted', async () => {
    const { channels, printer, id } = await startedTable();
    await using _ = printer;
    const canceled = await printer.tables.cancel(id, { ...printer.request('ann'), byModerator: false });
    expect(canceled.ok).toBe(true);
    printer.start();
    await printer.idle();
    expect(starts(channels)).toEqual([]);
    const { record } = (await printer.tables.proof(id))!;
    expect(record).toMatchObject({ start: null, words: [], attempts: [{ outcome: 'canceled' }] });
  });
});

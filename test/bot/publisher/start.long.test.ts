import { describe, expect, test } from 'vitest';
import { createFakeChannels, type Operation } from '../support/fakeChannels.ts';
import { openPrinter } from '../support/printer.ts';
import { saidIn, startedTable, starts, USERS } from '../support/startedTable.ts';

describe('the start message', () => {
  test.each([
    ['before', 0],
    ['after', 0],
  ] as const)('adds a missing player once though Discord fails %s doing so', async (how, code) => {
    const channels = createFakeChannels();
    const { printer, id } = await startedTable(channels);
    await using _ = printer;
    channels.missing.add('bob');
    channels.fail('addToThread', code, how);
    await printer.start();
    const adds = () => channels.requests.filter((one) => one.startsWith('addToThread')).length;
    const isTold = async () => (await printer.tables.outbox.ofTable(id)).length === 0;
    await expect
      .poll(async () => {
        printer.clock.pass(1_000);
        return isTold();
      })
      .toBe(true);
    expect(adds()).toBe(how === 'before' ? 2 : 1);
  });

  test.each([50_001, 50_007, 20_026, 30_033])(
    'is followed by one line about a player whom Discord refuses to add with %i; the game goes on',
    async (code) => {
      const channels = createFakeChannels();
      const { printer, id } = await startedTable(channels);
      await using _ = printer;
      channels.missing.add('bob');
      channels.fail('addToThread', code);
      await printer.start();
      const lines = () => channels.posted.filter((one) => saidIn(one).includes('couldn’t add'));
      await expect
        .poll(() => {
          printer.clock.pass(1_000);
          return lines().length;
        })
        .toBe(1);
      await expect.poll(async () => (await printer.tables.outbox.ofTable(id)).length).toBe(0);
      printer.clock.pass(3_600_000);
      await printer.idle();
      expect(lines()).toHaveLength(1);
      expect(lines()[0]).toMatchObject({ channel: 'thread-lobby', isSilent: true, message: { pings: [] } });
      expect(printer.context.blocked.why('thread-lobby')).toBeNull();
      expect((await printer.get(id)).status).toBe('running');
    },
  );

  test.each([
    ['post', 50_013, 'forbidden', 'not allowed'],
    ['post', 160_005, 'locked', 'locked'],
    ['post', 50_035, 'rejected', 'Discord refused'],
    ['post', 20_026, 'forbidden', 'not allowed'],
  ] as const satisfies readonly (readonly [Operation, number, string, string])[])(
    'that is refused at %s with %i returns the table to its lobby, which says why, and is tried again',
    async (operation, code, why, said) => {
      const { channels, printer, id } = await startedTable();
      await using _ = printer;
      channels.fail(operation, code);
      const told = printer.context.starts.expect(id);
      const publisher = await printer.start();
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
      if (record.scheme === 'dbg-fair-1') throw new Error('the first scheme');
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
      await printer.start();
      expect(await told).toMatchObject({ why: 'forbidden' });
      expect((await printer.tables.join(id, printer.request('cid'))).ok).toBe(true);
    },
  );
});

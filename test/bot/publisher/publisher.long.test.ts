import { describe, expect, test } from 'vitest';
import type { Message } from '../../../src/bot/discord/components.ts';
import { BLOCKED_FOR } from '../../../src/bot/state/blockedPlaces.ts';
import { boards, dieBeforeNoting, living, playTurn, withBoard } from '../support/boardPrinter.ts';
import { createFakeChannels } from '../support/fakeChannels.ts';
import { openPrinter } from '../support/printer.ts';

const MINUTE = 60_000;

describe('the publisher', () => {
  test.each([
    { failures: 1, tries: 2, left: 1 },
    { failures: 9, tries: 3, left: 2 },
  ])(
    'tries to take a former board’s buttons $tries times after $failures failures, and calls none late',
    async ({ failures, tries, left }) => {
      const { channels, printer, id } = await withBoard();
      await using _ = printer;
      const release = channels.hold('edit', 'later');
      await playTurn(printer, id);
      await expect.poll(() => channels.urgencies.includes('later: edit #thread-lobby')).toBe(true);
      for (let failure = 0; failure < failures; failure++) channels.fail('edit', 0);
      release();
      await expect
        .poll(async () => {
          printer.clock.pass(10_000);
          return (await printer.tables.outbox.ofTable(id)).length;
        })
        .toBe(0);
      expect(channels.urgencies.filter((one) => one === 'later: edit #thread-lobby')).toHaveLength(tries);
      expect(living(channels)).toHaveLength(left);
      expect(printer.context.late.size).toBe(0);
    },
  );

  test('catches up unhurriedly, and a move overtakes that', async () => {
    const channels = createFakeChannels();
    const printer = await openPrinter(channels);
    await using _ = printer;
    const ids: string[] = [];
    for (let table = 0; table < 60; table++) ids.push(await printer.begin('toy', ['ann', 'bob']));
    const moved = ids.at(-1)!;
    await printer.start();
    await printer.playAny(moved, 'end');
    await printer.idle();
    const posts = channels.urgencies.filter((one) => one.includes('post #thread-lobby'));
    // Of each table what is announced, and the board.
    expect(posts).toHaveLength(120);
    expect(posts.filter((one) => one.startsWith('board: '))).toHaveLength(2);
    const nonces = boards(channels).map(({ nonce }) => nonce.split('.')[0]);
    // How many are caught up with meanwhile follows from how long the move takes to be written.
    expect(nonces.indexOf(moved)).toBeLessThan(40);
  });

  test.each([-60 * MINUTE, 60 * MINUTE])(
    'tries again at its time although the clock was set by %i ms',
    async (jump) => {
      const { channels, printer, id } = await withBoard();
      await using _ = printer;
      channels.fail('post', 0);
      await playTurn(printer, id);
      await expect.poll(async () => (await printer.tables.outbox.ofTable(id))[0]?.attempts).toBe(1);
      printer.clock.jump(jump);
      await expect.poll(() => boards(channels).length).toBe(2);
      // The next move is noted by the clock as it is now.
      await playTurn(printer, id);
      await expect.poll(() => boards(channels).length).toBe(3);
    },
  );

  test('tries out a refused channel with one board at its lowest priority, and again if Discord fails', async () => {
    const { channels, printer, id } = await withBoard();
    await using _ = printer;
    const others = [
      await printer.begin('carcassonne', ['cid', 'dan']),
      await printer.begin('carcassonne', ['eve', 'flo']),
    ];
    await printer.idle();
    const thread = { id: 'thread-lobby', channel: 'channel' };
    for (const one of others) await printer.tables.attach(one, { thread });
    await printer.stop();
    const publisher = await printer.start();
    const { blocked } = printer.context;
    const before = boards(channels).length;
    channels.fail('post', 50013);
    for (const one of [id, ...others]) {
      await playTurn(printer, one);
      await printer.idle();
    }
    const { length } = channels.urgencies;

    const answer = channels.hold('post', 'later');
    channels.fail('post', 0);
    publisher.tryOut('thread-lobby');
    // It looks first whether the refused board is there after all.
    const trial = ['later: find #thread-lobby', 'later: post #thread-lobby'];
    await expect.poll(() => channels.urgencies.slice(length)).toEqual(trial);
    await playTurn(printer, others[0]!);
    await printer.idle();
    // Nobody's time runs before the board is there.
    expect(blocked.why('thread-lobby')).toBe('forbidden');
    answer();
    await expect.poll(() => printer.lines.at(-1)?.fields).toMatchObject({ table: id, failure: 'unclear' });
    expect(channels.urgencies).toHaveLength(length + trial.length);
    expect(blocked.why('thread-lobby')).toBe('forbidden');

    printer.clock.pass(2_000);
    publisher.reopen('elsewhere'); // So that it looks now.
    await expect.poll(() => boards(channels)).toHaveLength(before + 3);
    expect(blocked.why('thread-lobby')).toBeNull();
    expect([...publisher.stuckTables()]).toEqual([]);
  });

  test('asks nothing of a refused channel for which no table waits: whoever posts there next finds out', async () => {
    const { channels, printer } = await withBoard();
    await using _ = printer;
    await printer.stop();
    const publisher = await printer.start();
    const { length } = channels.requests;
    printer.context.blocked.add('thread', 'locked', 'guild');
    publisher.tryOut('thread');
    await expect.poll(() => printer.context.blocked.why('thread')).toBeNull();
    expect(channels.requests).toHaveLength(length);
  });

  test('tries a refused channel again by itself after hours', async () => {
    const { channels, printer, id } = await withBoard();
    await using _ = printer;
    channels.fail('post', 50001);
    await playTurn(printer, id);
    await printer.idle();
    expect(boards(channels)).toHaveLength(1);
    printer.clock.pass(BLOCKED_FOR + 1_000);
    await printer.stop();
    await printer.start();
    await expect.poll(() => boards(channels).length).toBe(2);
  });

  test.each([
    ['after', 'begins'],
    ['before', 'begins, but after Discord could send it'],
  ])('posts the lobby only when the answer to the command was lost, which came %s it %s', async (when) => {
    const channels = createFakeChannels();
    const printer = await openPrinter(channels);
    await using _ = printer;
    if (when === 'after') await printer.start();
    const where = { guild: 'guild', channel: 'channel', locale: 'en' };
    printer.clock.jump(-100); // The system's clock is corrected: what comes now seems to be from before the start.
    await printer.tables.open({ ...printer.request('ann'), ...where, game: 'carcassonne', options: [] });
    printer.clock.jump(100);
    if (when === 'before') await printer.start(0);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(channels.posted).toEqual([]);
    printer.clock.pass(30_000);
    await expect.poll(() => channels.posted.length).toBe(1);
    expect((await printer.get('1')).messages.lobby?.message).toBe('1');
  });

  test.each([
    ['before', false],
    ['after', true],
  ])('finds the lobby whose answer arrived although its sender died, %s the start', async (_when, isStarted) => {
    const channels = createFakeChannels();
    const printer = await openPrinter(channels);
    await using _ = printer;
    const where = { guild: 'guild', channel: 'channel', locale: 'en' };
    const opened = await printer.tables.open({ ...printer.request('ann'), ...where, game: 'carcassonne', options: [] });
    if (!opened.ok) throw new Error(opened.error.kind);
    const { id } = opened.value;
    // The answer to `/new` as it hangs there; that it does was never noted.
    const join = { type: 2, style: 3, label: 'Join', custom_id: `v1:${id}:join:` };
    const lobby = {
      components: [{ type: 1, components: [join] }],
      files: [],
      kept: [],
      pings: [],
    } as unknown as Message;
    await channels.post('channel', lobby, { nonce: 'answer', isSilent: true });
    await printer.tables.join(id, printer.request('bob'));
    if (isStarted) await printer.tables.start(id, printer.request('ann'));

    printer.clock.freeze(); // It isn't waited for: whoever was sending the answer is gone.
    await printer.start();
    await expect.poll(async () => (await printer.get(id)).messages.lobby?.message).toBe('1');
    await printer.idle();
    expect(JSON.stringify(channels.posted[0]!.message.components)).toContain('bob');
    expect((await printer.get(id)).thread).toBe(isStarted ? 'thread-1' : null);
    expect(channels.posted).toHaveLength(isStarted ? 3 : 1);
  });

  test('finds a first board in the channel also when its thread can be made by now', async () => {
    const channels = createFakeChannels();
    const printer = await openPrinter(channels);
    await using _ = printer;
    const id = await printer.begin('carcassonne', ['ann', 'bob']);
    const recover = dieBeforeNoting(printer);
    channels.fail('openThread', 50013);
    await printer.start();
    await expect.poll(() => boards(channels).length).toBe(1);
    await printer.stop();
    recover();
    channels.forgetNonces();

    await printer.start();
    await expect.poll(async () => (await printer.get(id)).messages.board?.channel).toBe('channel');
    expect(boards(channels)).toHaveLength(1);
  });
});

import { describe, expect, test, vi } from 'vitest';
import type { Tables } from '../../../src/tables/tables.ts';
import { boards, dieBeforeNoting, living, playTurn, withBoard } from '../support/boardPrinter.ts';
import { createFakeChannels } from '../support/fakeChannels.ts';
import { openPrinter } from '../support/printer.ts';

const MINUTE = 60_000;

describe('the publisher', () => {
  test('posts a new board for a new turn, mentions who is to move, and strips the old one', async () => {
    const { channels, printer, id } = await withBoard();
    await using _ = printer;
    await playTurn(printer, id);
    await printer.idle();
    expect(boards(channels).length).toBe(2);
    expect(living(channels)).toHaveLength(1);
    const { seats } = await printer.get(id);
    expect(boards(channels)[1]!.message.pings).toEqual(seats.filter((one) => one.awaited).map(({ user }) => user));
  });

  test('has the former board lose its buttons even when the process ends after the new one is noted', async () => {
    const { channels, printer, id } = await withBoard(['ann', 'bob'], 'toy');
    await using _ = printer;
    channels.hold('edit', 'later'); // It is never let go.
    await printer.playAny(id, 'end');
    await expect.poll(async () => (await printer.get(id)).messages.board?.seq).toBe((await printer.get(id)).seq);
    expect(living(channels)).toHaveLength(2);
    await printer.start(); // As after a kill: the one before never ends.
    await expect.poll(() => living(channels)).toEqual([boards(channels)[1]]);
  });

  test('posts the next board while the former one still waits to lose its buttons', async () => {
    const { channels, printer, id } = await withBoard();
    await using _ = printer;
    const release = channels.hold('edit', 'later');
    for (let turn = 2; turn <= 4; turn++) {
      await playTurn(printer, id);
      await expect.poll(() => boards(channels).length).toBe(turn);
    }
    release();
    await printer.idle();
    expect(living(channels)).toEqual([boards(channels).at(-1)]);
  });

  test('edits the board within a turn, and mentions nobody', async () => {
    const { channels, printer, id } = await withBoard(['ann', 'bob'], 'toy');
    await using _ = printer;
    await printer.playAny(id, 'draw');
    await printer.idle();
    expect(boards(channels)).toHaveLength(1);
    expect(boards(channels)[0]).toMatchObject({ edits: 1, message: { pings: [] } });
    expect((await printer.get(id)).messages.board?.seq).toBe((await printer.get(id)).seq);
  });

  test('misses nothing that becomes due while it is looking', async () => {
    const { channels, printer, id } = await withBoard();
    await using _ = printer;
    const { outbox } = printer.tables;
    const look = outbox.due;
    const due = vi.spyOn(outbox, 'due').mockImplementation(async (...which) => {
      const entries = await look(...which);
      printer.clock.pass(5);
      return entries;
    });
    const nextAt = vi.spyOn(outbox, 'nextAt');
    await playTurn(printer, id);
    await expect.poll(() => boards(channels).length).toBe(2);
    await expect.poll(() => nextAt.mock.lastCall).toEqual(due.mock.lastCall?.slice(0, 1));
  });

  test('looks at once after a start what an earlier run has noted by a clock that was ahead', async () => {
    const { channels, printer, id } = await withBoard();
    await using _ = printer;
    await printer.stop();
    await playTurn(printer, id);
    printer.clock.jump(-60 * MINUTE);
    await printer.start();
    await expect.poll(() => boards(channels).length).toBe(2);
  });

  test('posts once what Discord accepted without saying so', async () => {
    const { channels, printer, id } = await withBoard();
    await using _ = printer;
    channels.fail('post', 0, 'after');
    await playTurn(printer, id);
    await printer.idle();
    channels.forgetNonces();
    printer.clock.pass(2_000);
    await expect.poll(async () => (await printer.get(id)).messages.board?.message).toBe('3');
    expect(boards(channels)).toHaveLength(2);
    expect(channels.requests).toContain('find #thread-lobby');
  });

  test('strips a board of which it never heard, although the game has gone on from it', async () => {
    const { channels, printer, id } = await withBoard();
    await using _ = printer;
    channels.fail('post', 0, 'after');
    await playTurn(printer, id);
    await expect.poll(() => boards(channels).length).toBe(2);
    const stray = boards(channels)[1]!;
    await playTurn(printer, id);
    await expect.poll(async () => (await printer.get(id)).messages.board?.seq).toBe((await printer.get(id)).seq);
    await printer.idle();
    expect(living(channels)).toEqual([boards(channels).at(-1)]);
    expect(living(channels)).not.toContain(stray);
  });

  test('posts anew where a board of which it never heard hangs below the one it would edit', async () => {
    const { channels, printer, id } = await withBoard(['ann', 'bob'], 'toy');
    await using _ = printer;
    await printer.stop();
    const [first] = boards(channels);
    channels.fail('edit', 30046);
    channels.fail('post', 0, 'after');
    await printer.start();
    await printer.playAny(id, 'draw');
    await expect.poll(async () => (await printer.get(id)).messages.board?.seq).toBe((await printer.get(id)).seq);
    await printer.idle();
    expect(living(channels)).toHaveLength(1);
    expect(living(channels)).not.toContain(first);
  });

  test('never drops the mention of a seat that is still awaited', async () => {
    const { channels, printer, id } = await withBoard(['ann', 'bob'], 'toy');
    await using _ = printer;
    channels.fail('post', 0);
    await printer.playAny(id, 'end'); // The turn goes to the other seat, whose board is not posted.
    await printer.idle();
    await printer.playAny(id, 'draw'); // An edit by itself: the same seat is awaited.
    await expect.poll(() => boards(channels).length).toBe(2);
    const { seats } = await printer.get(id);
    expect(boards(channels)[1]!.message.pings).toEqual(seats.filter((one) => one.awaited).map(({ user }) => user));
  });

  test('goes on after a crash between posting and noting it: the board is there once', async () => {
    const channels = createFakeChannels();
    const printer = await openPrinter(channels);
    await using _ = printer;
    const id = await printer.begin('carcassonne', ['ann', 'bob']);
    const recover = dieBeforeNoting(printer);
    await printer.start();
    await expect.poll(() => boards(channels).length).toBe(1);
    await printer.stop();
    recover();
    channels.forgetNonces();

    await printer.start();
    await expect.poll(async () => (await printer.get(id)).messages.board?.message).toBe('1');
    expect(boards(channels)).toHaveLength(1);
  });

  test('posts anew what was deleted, what is archived and what may not be edited any more', async () => {
    for (const code of [10008, 50083, 30046]) {
      const { channels, printer, id } = await withBoard(['ann', 'bob'], 'toy');
      await using _ = printer;
      const [first] = boards(channels);
      channels.fail('edit', code);
      await printer.playAny(id, 'draw');
      await printer.idle();
      // It shows the same turn: the first one goes.
      expect([code, boards(channels).length, boards(channels)[0]?.isSilent]).toEqual([code, 1, true]);
      expect(boards(channels)[0]).not.toBe(first);
    }
  });

  test('never edits a board older than fifty minutes', async () => {
    const { channels, printer, id } = await withBoard(['ann', 'bob'], 'toy');
    await using _ = printer;
    printer.clock.pass(51 * MINUTE);
    await printer.playAny(id, 'draw');
    await printer.idle();
    expect(boards(channels)).toMatchObject([{ isSilent: true, edits: 0 }]);
  });

  test('goes to the channel when the thread is gone', async () => {
    const { channels, printer, id } = await withBoard();
    await using _ = printer;
    channels.fail('post', 10003);
    await playTurn(printer, id);
    await expect.poll(() => boards(channels).at(-1)?.channel).toBe('channel');
    expect((await printer.get(id)).thread).toBeNull();
  });

  test('asks no more where it was refused, until the channel is open again; the mention is not lost', async () => {
    const { channels, printer, id } = await withBoard();
    await using _ = printer;
    await printer.stop();
    const publisher = await printer.start();
    channels.fail('post', 50013);
    await playTurn(printer, id);
    await printer.idle();
    const { length } = channels.requests;
    await playTurn(printer, id);
    await printer.idle();
    expect(channels.requests.length).toBe(length);
    expect(printer.context.blocked.why('thread-lobby')).toBe('forbidden');

    printer.context.blocked.remove('thread-lobby');
    publisher.reopen('thread-lobby');
    await expect.poll(() => boards(channels).length).toBe(2);
    const { seats } = await printer.get(id);
    expect(boards(channels)[1]!.message.pings).toEqual(seats.filter((one) => one.awaited).map(({ user }) => user));
  });

  test('stays in the channel where no thread can be made, and finds the one that is there', async () => {
    for (const [code, where] of [
      [50013, 'channel'],
      [160004, 'lobby'],
    ] as const) {
      const channels = createFakeChannels();
      const printer = await openPrinter(channels);
      await using _ = printer;
      const id = await printer.begin('carcassonne', ['ann', 'bob']);
      channels.fail('openThread', code);
      await printer.start();
      await printer.idle();
      expect([code, boards(channels)[0]?.channel]).toEqual([code, where]);
      expect((await printer.get(id)).thread).toBe(where === 'channel' ? null : 'lobby');
    }
  });

  test('tells of many commits only the newest, one request a table at a time', async () => {
    const { channels, printer, id } = await withBoard();
    await using _ = printer;
    for (let turn = 0; turn < 12; turn++) await printer.playAny(id);
    await printer.idle();
    await expect.poll(async () => (await printer.get(id)).messages.board?.seq).toBe((await printer.get(id)).seq);
    expect(boards(channels).length).toBeLessThan(12);
    expect(living(channels)).toHaveLength(1);
    expect(channels.most()).toBe(1);
  });

  test('ends a game with a message that mentions each player once, and says so in the lobby', async () => {
    const { channels, printer, id } = await withBoard(['ann', 'bob']);
    await using _ = printer;
    await printer.tables.resign(id, printer.request('bob'));
    await printer.idle();
    const final = boards(channels).at(-1)!;
    expect(final.message.pings.toSorted()).toEqual(['ann', 'bob']);
    expect(JSON.stringify(final.message.components)).toContain('ann wins Carcassonne');
    expect(living(channels)).toEqual([]);
  });

  test('rests between attempts while the store itself is in trouble', async () => {
    const { channels, printer, id } = await withBoard();
    await using _ = printer;
    await printer.stop();
    const { tables } = printer;
    let asked = 0;
    const broken: Tables = {
      ...tables,
      get: () => {
        asked++;
        return Promise.reject(new Error('the disk is gone'));
      },
    };
    Object.assign(printer.context, { tables: broken });
    const publisher = await printer.start();
    await tables.resign(id, printer.request('bob'));
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(asked).toBe(1);
    await publisher.stop();

    Object.assign(printer.context, { tables });
    await printer.start();
    await expect.poll(() => boards(channels).length).toBe(2);
  });

  test('says what a vote has decided in which nobody was left to be asked, without a sound', async () => {
    const { channels, printer, id } = await withBoard(['ann', 'bob'], 'toy');
    await using _ = printer;
    const { tables, clock } = printer;
    const isAuction = async () => (await printer.get(id)).seats.every((seat) => seat.awaited);
    for (let move = 0; move < 9 && !(await isAuction()); move++) await printer.playAny(id, 'end');
    await tables.setClock(id, { ...printer.request('ann'), clock: 'days1' });
    await tables.vote(id, { ...printer.request('bob'), row: null, answer: 'yes' });
    await printer.idle();
    clock.pass(25 * 60 * MINUTE);
    await tables.doDue(9, () => false); // Reminders.
    await tables.doDue(9, () => false);
    await printer.idle();
    const line = channels.posted.find(({ message }) => JSON.stringify(message).includes('Time’s up for everyone'));
    expect(JSON.stringify(line?.message)).toMatch(/could vote: . ann and . bob get more time\./);
    expect(line?.message.pings).toEqual([]);
    expect((await printer.get(id)).vote).toBeNull();
  });

  test('logs no address and no token of a request that failed', async () => {
    const { channels, printer, id } = await withBoard();
    await using _ = printer;
    channels.fail('post', 50035);
    await playTurn(printer, id);
    await expect.poll(() => printer.lines.filter(({ level }) => level === 'warn').length).toBe(1);
    expect(JSON.stringify(printer.lines)).not.toContain('discord.test');
  });
});

import { describe, expect, test } from 'vitest';
import { createBreaker } from '../../../src/bot/publisher/breaker.ts';
import { createRefusedRequests } from '../../../src/bot/state/refusedRequests.ts';
import { createManualClock } from '../../playground/support/manualClock.ts';
import { startAt } from '../../support/startAt.ts';
import { createFakeChannels } from '../support/fakeChannels.ts';
import { testGames } from '../support/games.ts';
import { startGuildhall } from '../support/guildhall.ts';
import { openPrinter } from '../support/printer.ts';
import { allTold, opened, shownBoard, startTable, tableOf } from '../support/table.ts';

describe('§4 Discord: edits that Discord does not take any more (30046)', () => {
  test('are given up at once, and the board is posted anew: no request is made again and again', async () => {
    await using hall = await startGuildhall({ games: testGames });
    const id = await startTable(hall, 'toy', ['aya', 'ben']);
    const before = await shownBoard(hall, id);
    await allTold(hall);
    for (let i = 0; i < 500; i++) hall.discord.refuseNext('editsUsedUp', 'PATCH /channels/:channel/messages/:message');
    const from = hall.discord.log.length;
    const { seats } = await tableOf(hall, id);
    const user = seats.find((one) => one.awaited)!.user!;
    const moves = [{ kind: 'draw', count: 1 }];
    expect((await hall.tables().play(id, { user, interaction: 'draw', offer: null, moves })).ok).toBe(true);
    await expect.poll(async () => (await tableOf(hall, id)).messages.board?.message).not.toBe(before.id);
    await allTold(hall);
    const edits = hall.discord.log.slice(from).filter(({ method }) => method === 'PATCH');
    // Of the board and of the hand of whoever drew: each is tried, and once more to strip the old one.
    const byChannel = Map.groupBy(edits, ({ path }) => /channels\/(\d+)/.exec(path)?.[1]);
    expect(byChannel.size).toBe(2);
    for (const [, tried] of byChannel) expect(tried.length).toBeLessThanOrEqual(2);
  });
});

describe('§4 Discord: too many requests (429)', () => {
  test('and refusals are counted, told at a hundred, and end all publishing at a thousand', () => {
    const clock = createManualClock();
    const told: string[] = [];
    const log = { info: () => {}, warn: () => {}, error: (_: object, message: string) => void told.push(message) };
    const refusals = createRefusedRequests(clock, log);
    for (let count = 1; count <= 999; count++) refusals.note(count, 600_000 - count);
    expect(told).toEqual(Array.from({ length: 9 }, () => 'Discord is rejecting many requests'));
    expect(refusals.pause()).toBe(0);
    refusals.note(1_000, 300_000);
    refusals.note(1_001, 299_000);
    expect(refusals.pause()).toBe(299_000);
    expect(told.filter((line) => line === 'too many rejected requests; publishing paused')).toHaveLength(1);
    clock.pass(299_000);
    expect(refusals.pause()).toBe(0);
  });

  test('after a thousand of them the publisher asks nothing, and goes on when the count has ended', async () => {
    const channels = createFakeChannels();
    const printer = await openPrinter(channels);
    await using _ = printer;
    const id = await printer.begin('carcassonne', ['ann', 'bob']);
    printer.context.refusals.note(1_000, 60_000);
    await printer.start();
    await printer.tables.resign(id, printer.request('bob'));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(channels.requests).toEqual([]);
    printer.clock.pass(60_001);
    await printer.stop();
    await printer.start();
    await printer.idle();
    expect(channels.posted.length).toBeGreaterThan(0);
  });

  test('each refusal reaches whoever watches the bot', async () => {
    const refused: number[] = [];
    await using hall = await startGuildhall({
      metrics: { answered: () => {}, refused: (count) => void refused.push(count), disconnected: () => {} },
    });
    const id = await startTable(hall, 'carcassonne', ['aya', 'ben']);
    await allTold(hall);
    hall.discord.setBotPermissions((await shownBoard(hall, id)).channel_id, 0n);
    await hall.tables().resign(id, { user: hall.discord.user('ben').member.id, interaction: 'resign' });
    await expect.poll(() => refused.length).toBe(1);
  });
});

describe('§4 Discord: answers that are errors, or do not come', () => {
  test('a thread that was made without our hearing of it is the one that is used', async () => {
    for (const fault of ['errorAfterAccept', 'cutAfterAccept'] as const) {
      await using hall = await startGuildhall();
      await opened(hall, 'carcassonne', ['aya', 'ben']);
      await allTold(hall);
      hall.discord.arm(fault);
      await startAt(hall.tables(), '1', { user: hall.discord.user('aya').member.id, interaction: 'start' });
      const board = await shownBoard(hall, '1');
      const made = hall.discord.log.filter(({ route }) => route?.endsWith('/threads'));
      expect([fault, made.length]).toEqual([fault, 2]);
      expect(hall.discord.threads('board-games').map(({ id }) => id)).toEqual([board.channel_id]);
    }
  });

  test('are tried again after 1 s, 2 s, 4 s … up to 5 min, none at the same time as the others', async () => {
    const channels = createFakeChannels();
    const printer = await openPrinter(channels);
    await using _ = printer;
    await printer.begin('carcassonne', ['ann', 'bob']);
    const delays: number[] = [];
    for (let attempt = 0; attempt < 12; attempt++) channels.fail('openThread', 0);
    await printer.start();
    for (let attempt = 0; attempt < 12; attempt++) {
      const waiting = async () => {
        const due = await printer.tables.outbox.due(Number.MAX_SAFE_INTEGER, 2);
        return due.find(({ kind }) => kind !== 'members');
      };
      await expect.poll(async () => (await waiting())?.attempts).toBe(attempt + 1);
      const delay = (await waiting())!.nextAt - printer.clock.now();
      delays.push(delay);
      printer.clock.pass(delay + 1);
      await printer.tables.join('404', printer.request('nobody'));
      await printer.stop();
      await printer.start(); // It looks at once; else it would within 15 s.
    }
    for (const [attempt, delay] of delays.entries()) {
      const longest = Math.min(1_000 * 2 ** attempt, 300_000);
      expect(delay).toBeLessThanOrEqual(longest);
      expect(delay).toBeGreaterThan(longest / 2 - 1_500);
    }
    expect(new Set(delays.map((delay, attempt) => delay / 2 ** attempt)).size).toBeGreaterThan(8);
  });

  test('twenty in a row are a rest: one try after 5 s, 10 s … 60 s, until one gets through', () => {
    const clock = createManualClock();
    const breaker = createBreaker(clock, { info: () => {}, warn: () => {}, error: () => {} });
    for (let i = 0; i < 19; i++) breaker.failed();
    expect([breaker.isOpen(), breaker.delay()]).toEqual([false, 0]);
    const pauses: number[] = [];
    for (let i = 0; i < 6; i++) {
      breaker.failed();
      pauses.push(breaker.delay());
      clock.pass(breaker.delay());
      expect(breaker.delay()).toBe(0);
    }
    expect(pauses).toEqual([5_000, 10_000, 20_000, 40_000, 60_000, 60_000]);
    expect(breaker.worked()).toBe(true);
    expect([breaker.isOpen(), breaker.worked()]).toEqual([false, false]);
    // A success in between begins the count anew.
    for (let i = 0; i < 30; i++) {
      breaker.failed();
      if (i % 10 === 9) breaker.worked();
    }
    expect(breaker.isOpen()).toBe(false);
  });
});

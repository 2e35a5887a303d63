/** What Discord holds against a bot that opens many direct messages, and what that says about a member: nothing. */
import { SnowflakeUtil } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { isUndeliverable } from '../../../src/bot/discord/failure.ts';
import {
  BARRED_FOR,
  createDirectChannels,
  DirectsPaused,
  PACE,
  PAUSE,
} from '../../../src/bot/publisher/directChannels.ts';
import { createManualClock } from '../../playground/support/manualClock.ts';
import { apiError, createFakeChannels } from '../support/fakeChannels.ts';
import { openPrinter } from '../support/printer.ts';

describe('direct message channels', () => {
  async function open() {
    const channels = createFakeChannels();
    const printer = await openPrinter(channels);
    const clock = createManualClock();
    const directs = createDirectChannels({ ...printer.context, clock });
    const greet = (user: string) => directs.send(channels, user, async (channel) => channel);
    return { printer, channels, clock, directs, greet };
  }

  test('are opened at a pace; whoever has one does not wait', async () => {
    const { printer, channels, clock, directs, greet } = await open();
    await using _ = printer;
    expect(PACE).toEqual([
      { most: 7, within: 60_000 },
      { most: 12, within: 600_000 },
      { most: 25, within: 3_600_000 },
    ]);
    const times: number[] = [];
    for (let second = 0; second < 2 * 3_600; second += 5) {
      const user = `user-${times.length}`;
      const isPaused = await greet(user).then(
        () => false,
        (error: unknown) => error instanceof DirectsPaused,
      );
      expect(await directs.mustWait(user)).toBe(isPaused);
      if (!isPaused) times.push(clock.steady());
      clock.pass(5_000);
    }
    for (const { most, within } of PACE)
      expect(Math.max(...times.map((end) => times.filter((at) => at <= end && at > end - within).length))).toBe(most);
    const before = channels.requests.length;
    expect(await greet('user-0')).toBe('direct-user-0');
    expect(channels.requests).toHaveLength(before);
  });

  test('that were opened before a restart count, by the time in their ids', async () => {
    const { printer, greet, clock } = await open();
    await using _ = printer;
    const { hands } = printer.tables;
    for (let minute = 0; minute < 12; minute++) {
      const id = String(SnowflakeUtil.generate({ timestamp: clock.now() }));
      await hands.saveDirectChannel(`before-${minute}`, id);
      if (minute < 11) clock.pass(45_000);
    }
    await expect(greet('ann')).rejects.toBeInstanceOf(DirectsPaused);
    clock.pass(600_000 - 11 * 45_000);
    expect(await greet('ann')).toBe('direct-ann');
  });

  test.each([50035, 50001, 50013, 99999])(
    'refused for a reason that is none of the member (%i) pause for all, and longer for that one',
    async (code) => {
      const { printer, channels, clock, directs, greet } = await open();
      await using _ = printer;
      channels.fail('openDirect', code);
      await expect(greet('ann')).rejects.toBeInstanceOf(DirectsPaused);
      await expect(greet('bob')).rejects.toBeInstanceOf(DirectsPaused);
      expect([directs.areBarred(), channels.requests]).toEqual([true, ['openDirect #ann']]);
      expect(printer.lines.filter(({ level }) => level === 'error')).toHaveLength(1);
      clock.pass(code === 99999 ? BARRED_FOR : PAUSE);
      expect(await greet('bob')).toBe('direct-bob');
      expect(await directs.mustWait('ann')).toBe(code !== 99999);
      clock.pass(BARRED_FOR);
      expect(await greet('ann')).toBe('direct-ann');
    },
  );

  test.each([50007, 50033, 10013, 50278])(
    'of a member to whom nothing can be sent (%i) hold up nobody else',
    async (code) => {
      const { printer, channels, directs, greet } = await open();
      await using _ = printer;
      channels.fail('openDirect', code);
      await expect(greet('ann')).rejects.toSatisfy(isUndeliverable);
      expect(directs.areBarred()).toBe(false);
      expect(await greet('bob')).toBe('direct-bob');
    },
  );

  test('are opened one after the other: a refusal stops those that follow', async () => {
    const { printer, channels, greet } = await open();
    await using _ = printer;
    channels.fail('openDirect', 40003);
    const done = await Promise.allSettled(['ann', 'bob', 'cat'].map(greet));
    expect(done.map((one) => one.status === 'rejected' && one.reason instanceof DirectsPaused)).toEqual([
      true,
      true,
      true,
    ]);
    expect(channels.requests).toEqual(['openDirect #ann']);
  });

  test('in which Discord refuses everything are left alone, and the operator is told', async () => {
    const { printer, channels, clock, directs, greet } = await open();
    await using _ = printer;
    await greet('ann');
    let sent = 0;
    const refuse = () =>
      directs.send(channels, 'ann', async () => {
        sent++;
        throw apiError(20026);
      });
    for (let tries = 0; tries < 3; tries++) await expect(refuse()).rejects.toBeInstanceOf(DirectsPaused);
    expect([sent, directs.areBarred(), await directs.mustWait('ann')]).toEqual([1, true, true]);
    expect(printer.lines.filter(({ level }) => level === 'error')).toHaveLength(1);
    clock.pass(BARRED_FOR);
    expect(await greet('ann')).toBe('direct-ann');
  });

  test.each([10003, 50001])(
    'that are gone, or those of another application (%i), are opened again, once',
    async (code) => {
      const { printer, channels, directs, greet } = await open();
      await using _ = printer;
      await greet('ann');
      let sent = 0;
      const channel = await directs.send(channels, 'ann', async (place) => {
        if (sent++ === 0) throw apiError(code);
        return place;
      });
      expect(channel).toBe('direct-ann');
      expect(channels.requests).toEqual(['openDirect #ann', 'openDirect #ann']);
      const never = directs.send(channels, 'ann', () => Promise.reject(apiError(code)));
      await expect(never).rejects.toBeInstanceOf(DirectsPaused);
      expect(channels.requests).toHaveLength(3);
      expect(directs.areBarred()).toBe(true);
    },
  );
});

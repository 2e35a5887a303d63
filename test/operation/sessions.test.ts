import { describe, expect, it, onTestFinished } from 'vitest';
import { startBot } from '../../src/bot/bot.ts';
import { games } from '../../src/bot/games.ts';
import { games as engines } from '../../src/engines/games.ts';
import { systemClock } from '../../src/kernel/clock.ts';
import { createSessions } from '../../src/operation/sessions.ts';
import { openStore } from '../../src/store/openStore.ts';
import { createTables } from '../../src/tables/createTables.ts';
import { quickRenderer } from '../bot/support/guildhall.ts';
import { temporaryFolder } from '../tables/support/testTables.ts';
import { standIn } from './support/game.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const ONLY = { shard: 0, shards: 1 };
const PLENTY = { ...ONLY, remaining: 900, resetAfter: 5 * HOUR };

/** Sessions on a real store and a clock that the test moves; `again` is what the next process finds. */
function sessionsOn(folder = temporaryFolder()) {
  const clock = { time: 1_800_000_000_000, now: () => clock.time, steady: () => clock.time };
  const opened = openStore({ folder, key: null, now: 1 });
  onTestFinished(() => opened.store.close());
  const again = () => createSessions(opened.identifies, clock);
  return { clock, again, opened };
}

/** Whether the promise has settled by now. */
const isSettled = (promise: Promise<unknown>): Promise<boolean> =>
  Promise.race([promise.then(() => true), new Promise<false>((resolve) => setImmediate(() => resolve(false)))]);

describe('sessions with Discord', () => {
  it('are begun ever more slowly by a process that falls over again and again, over all its restarts', async () => {
    const { clock, again } = sessionsOn();
    const pauses: number[] = [];
    for (let start = 0; start < 15; start++) {
      const sessions = again();
      pauses.push(sessions.pause() / 1000);
      await sessions.admit(PLENTY);
    }
    expect(pauses).toEqual([0, 0, 0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]);
    clock.time += HOUR + 1;
    expect(again().pause()).toBe(0);
  });

  it('are not begun a 21st time within an hour, and again when the hour is over', async () => {
    const { clock, again } = sessionsOn();
    for (let start = 0; start < 20; start++, clock.time += MINUTE)
      expect(await isSettled(again().admit(PLENTY))).toBe(true);
    const refused = again();
    expect(await isSettled(refused.admit(PLENTY))).toBe(false);
    expect(await refused.refused).toMatchObject({
      code: 1,
      reason: expect.stringContaining('20 times within an hour'),
    });
    clock.time += 41 * MINUTE;
    expect(await isSettled(again().admit(PLENTY))).toBe(true);
  });

  it('count for an hour only, though the clock was a day ahead when they were begun', async () => {
    const { clock, again } = sessionsOn();
    for (let start = 0; start < 20; start++) await again().admit(PLENTY);
    clock.time -= 24 * HOUR;
    expect(again().pause()).toBe(0);
    for (let start = 0; start < 20; start++) expect(await isSettled(again().admit(PLENTY))).toBe(true);
    expect(again().pause()).toBe(15 * MINUTE);
    expect(await isSettled(again().admit(PLENTY))).toBe(false);
  });

  it('are not begun when Discord allows fewer than 100 more, and it is told when it will', async () => {
    const { again } = sessionsOn();
    const few = again();
    expect(few.left()).toBeNull();
    await few.admit({ ...ONLY, remaining: 100, resetAfter: HOUR });
    expect(few.left()).toBe(99);
    expect(await isSettled(few.admit({ ...ONLY, remaining: 99, resetAfter: 2.5 * HOUR }))).toBe(false);
    expect(await few.refused).toEqual({
      code: 78,
      reason: expect.stringMatching(/allows this bot only 99 more connections.*Start it again in 3 hours/),
    });
  });

  it('are counted for each shard: a bot of ten shards starts as often as a bot of one', async () => {
    const { clock, again } = sessionsOn();
    for (let start = 0; start < 20; start++, clock.time += MINUTE) {
      const sessions = again();
      expect(sessions.pause()).toBe(again().pause());
      for (let shard = 0; shard < 10; shard++)
        expect(await isSettled(sessions.admit({ ...PLENTY, shard, shards: 10 }))).toBe(true);
    }
    const next = again();
    expect(next.pause()).toBe(15 * MINUTE);
    expect(await isSettled(next.admit({ ...PLENTY, shard: 9, shards: 10 }))).toBe(false);
    expect(await next.refused).toMatchObject({ code: 1 });
    expect(await isSettled(again().admit({ ...PLENTY, shard: 10, shards: 11 }))).toBe(true);
  });

  it('are not begun unless enough are left for all shards', async () => {
    const { again } = sessionsOn();
    const ten = { shards: 10, resetAfter: HOUR };
    const enough = again();
    for (let shard = 0; shard < 10; shard++)
      expect(await isSettled(enough.admit({ ...ten, shard, remaining: 109 - shard }))).toBe(true);
    const few = again();
    expect(await isSettled(few.admit({ ...ten, shard: 0, remaining: 108 }))).toBe(false);
    expect(await few.refused).toMatchObject({ code: 78, reason: expect.stringContaining('only 108 more') });
  });

  it('of the real client are asked for before each IDENTIFY, and none is begun that is not admitted', async () => {
    const discord = await standIn();
    const { opened, again } = sessionsOn();
    const tables = createTables({ store: opened.store, engines, clock: systemClock, key: opened.key });
    const asked: number[] = [];
    let sessions = again();
    const bot = startBot({
      ...{ token: discord.token, rest: { api: discord.apiBase, cdn: discord.apiBase } },
      ...{ tables, games, renderer: quickRenderer, clock: systemClock },
      log: { info() {}, warn() {}, error() {} },
      beforeIdentify: (left) => {
        asked.push(left.remaining);
        return sessions.admit(left);
      },
    });
    await bot.ready;
    expect(asked).toEqual([999]);
    expect(bot.isConnected()).toBe(true);

    discord.gateway.askToReconnect(); // Resumed: no new session.
    await expect.poll(() => bot.isConnected()).toBe(false);
    await expect.poll(() => bot.isConnected()).toBe(true);
    expect(asked).toHaveLength(1);

    for (let more = 0; more < 19; more++) opened.identifies.note(0, 1_800_000_000_000);
    sessions = again();
    discord.gateway.invalidate();
    const { reason } = await sessions.refused;
    expect(reason).toContain('20 times');
    expect(asked).toEqual([999, 999]);
    expect(bot.isConnected()).toBe(false);
    expect(discord.isBotOnline()).toBe(false);
    await bot.stop();
  });
});

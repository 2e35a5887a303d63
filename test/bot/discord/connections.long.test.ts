/** Connections to Discord that are lost, and starts at which Discord lets nobody in. */
import { describe, expect, test } from 'vitest';
import { startBot } from '../../../src/bot/bot.ts';
import { LOOKED_AT_AFTER } from '../../../src/bot/discord/token.ts';
import type { Fault } from '../../../src/playground/faults/faults.ts';
import { testGames } from '../support/games.ts';
import { type LogLine, quickRenderer, startGuildhall, type TestGuildhall } from '../support/guildhall.ts';
import { createShiftedClock } from '../support/shiftedClock.ts';
import { startTable } from '../support/table.ts';

const LOST = 'connection to Discord lost';
const RESUMED = 'session with Discord resumed';
const BEGUN = 'new session with Discord begun';

const fieldsOf = (lines: readonly LogLine[], message: string) =>
  lines.filter((line) => line.message === message).map(({ fields }) => fields);

describe('N7: the log tells', () => {
  const count = () => {
    let lost = 0;
    return { metrics: { answered: () => {}, refused: () => {}, disconnected: () => void lost++ }, lost: () => lost };
  };

  test('of a session that was resumed, and of a new one, with code and time; the losses are counted', async () => {
    const { metrics, lost } = count();
    await using hall = await startGuildhall({ games: testGames, metrics });
    expect(hall.lines.map(({ message }) => message)).not.toContain(BEGUN);
    hall.discord.gateway.drop(4000);
    await expect
      .poll(() => fieldsOf(hall.lines, RESUMED))
      .toEqual([{ shard: 0, ms: expect.any(Number), count: expect.any(Number) }]);
    expect(fieldsOf(hall.lines, LOST)).toEqual([{ shard: 0, code: 4000 }]);
    expect(lost()).toBe(1);
    hall.discord.gateway.invalidate();
    await expect.poll(() => fieldsOf(hall.lines, BEGUN)).toEqual([{ shard: 0, ms: expect.any(Number) }]);
    expect(fieldsOf(hall.lines, LOST)).toHaveLength(2);
    expect(lost()).toBe(2);
  });

  test('of an address at which nothing can be resumed', async () => {
    await using hall = await startGuildhall({ games: testGames });
    await hall.stop();
    hall.discord.arm('deadResume');
    await hall.start();
    hall.discord.gateway.drop(4000);
    await expect.poll(() => fieldsOf(hall.lines, BEGUN).length + fieldsOf(hall.lines, RESUMED).length).toBe(1);
    expect(fieldsOf(hall.lines, LOST)).toEqual([{ shard: 0, code: 4000 }]);
  });

  test('of heartbeats that nobody acknowledges', async () => {
    await using hall = await startGuildhall({ games: testGames, heartbeat: 300 });
    hall.discord.arm('noAcks');
    await expect.poll(() => fieldsOf(hall.lines, LOST)).toEqual([{ shard: 0, code: 4200 }]);
    hall.discord.disarm('noAcks');
    await expect.poll(() => fieldsOf(hall.lines, RESUMED).length).toBeGreaterThan(0);
  });
});

test('long events come compressed, in their order, and a game is played', async () => {
  await using hall = await startGuildhall({ games: testGames });
  expect(hall.discord.gateway.compressed()).toBeGreaterThan(0);
  await startTable(hall, 'toy', ['aya', 'ben']);
});

/** Another bot, which starts while Discord does not let it in. */
function startOther({ discord, tables }: TestGuildhall) {
  const clock = createShiftedClock();
  const lines: LogLine[] = [];
  const note = (level: LogLine['level']) => (fields: object, message: string) =>
    void lines.push({ level, message, fields });
  const bot = startBot({
    token: discord.token,
    rest: { api: discord.apiBase, cdn: `${discord.url}/cdn` },
    ...{ tables: tables(), games: testGames, renderer: quickRenderer, clock },
    log: { info: note('info'), warn: note('warn'), error: note('error') },
  });
  return { bot, clock, lines };
}

const requests = ({ discord }: TestGuildhall) => discord.log.filter(({ path }) => path === '/gateway/bot').length;

describe('N10: at the start', () => {
  test.each([
    ['banPage', 900_000],
    ['forbiddenPage', 60_000],
    ['blockedByCloudflare', 60_000],
  ] as const satisfies readonly (readonly [Fault, number])[])('%s is waited for, %i ms', async (fault, ms) => {
    await using hall = await startGuildhall({ games: testGames });
    const before = requests(hall);
    hall.discord.arm(fault);
    const { bot, clock, lines } = startOther(hall);
    const waiting = () => fieldsOf(lines, 'Discord lets nobody in from this address; waiting');
    await expect.poll(waiting).toMatchObject([{ ms: expect.closeTo(ms, -3) }]);
    hall.discord.disarm(fault);
    clock.pass(ms - 5_000);
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(requests(hall)).toBe(before + 1);
    clock.pass(6_000);
    await bot.ready;
    expect(bot.isConnected()).toBe(true);
    await bot.stop();
  });

  test('one refusal of the token is looked at again', async () => {
    await using hall = await startGuildhall({ games: testGames });
    hall.discord.arm('unauthorized');
    const { bot, clock, lines } = startOther(hall);
    await expect.poll(() => fieldsOf(lines, 'Discord refused the token; looking again')).toHaveLength(1);
    clock.pass(LOOKED_AT_AFTER);
    await bot.ready;
    expect(bot.isConnected()).toBe(true);
    await bot.stop();
  });

  test('a bot that is stopped while it waits asks no more', async () => {
    await using hall = await startGuildhall({ games: testGames });
    hall.discord.arm('banPage');
    const { bot, clock, lines } = startOther(hall);
    const ended = expect(bot.ready).rejects.toThrow();
    await expect.poll(() => lines.length).toBe(1);
    await bot.stop();
    const before = requests(hall);
    clock.pass(1_000_000);
    await ended;
    expect(requests(hall)).toBe(before);
  });
});

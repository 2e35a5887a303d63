import { once } from 'node:events';
import { inflateSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type FakeDiscord, startFakeDiscord } from '../../../src/playground/fakeDiscord.ts';
import { GATEWAY_TROUBLES } from '../../../src/playground/pageProtocol.ts';
import { createManualClock, MINUTE } from '../support/manualClock.ts';
import { rawBot } from '../support/rawBot.ts';

interface Frame {
  readonly op: number;
  readonly t: string | null;
  readonly s: number | null;
  readonly d: Readonly<Record<string, unknown>>;
}

let clock: ReturnType<typeof createManualClock>;
let discord: FakeDiscord;
const sockets: WebSocket[] = [];
beforeEach(async () => {
  clock = createManualClock();
  discord = await startFakeDiscord({ clock });
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.terminate();
  await discord.close();
});

/** A bare connection: what came is in `frames`, `closed` becomes the code with which the server ends it. */
async function open(query = 'v=10&encoding=json') {
  const socket = new WebSocket(`${discord.url.replace('http', 'ws')}/gateway?${query}`);
  sockets.push(socket);
  const frames: Frame[] = [];
  const compressed = new Set<Frame>();
  socket.on('message', (data: Buffer, isBinary: boolean) => {
    const frame: Frame = JSON.parse(String(isBinary ? inflateSync(data) : data));
    frames.push(frame);
    if (isBinary) compressed.add(frame);
  });
  const closed = once(socket, 'close').then(([code]) => Number(code));
  await once(socket, 'open');
  return {
    socket,
    frames,
    closed,
    send: (op: number, d: unknown) => socket.send(JSON.stringify({ op, d })),
    names: () => frames.map(({ op, t }) => t ?? op),
    compressed: () => [...compressed].map(({ op, t }) => t ?? op),
    /** Waits until the frame with this name or number has come. */
    has: async (wanted: string | number) => {
      await expect.poll(() => frames.some(({ op, t }) => (t ?? op) === wanted)).toBe(true);
      return frames.findLast(({ op, t }) => (t ?? op) === wanted)?.d ?? {};
    },
  };
}

const identity = (over: Readonly<Record<string, unknown>> = {}) => ({
  token: discord.token,
  intents: 1,
  properties: {},
  ...over,
});

async function identified() {
  const bot = await open();
  bot.send(2, identity());
  await bot.has('GUILD_CREATE');
  return bot;
}

describe('the gateway', () => {
  test('says hello, takes the identity, tells the guilds with rising numbers and acknowledges heartbeats', async () => {
    const bot = await identified();
    expect(bot.names()).toEqual([10, 'READY', 'GUILD_CREATE', 'GUILD_CREATE']);
    expect(bot.frames.map(({ s }) => s)).toEqual([null, 1, 2, 3]);
    expect(bot.frames[0]?.d).toEqual({ heartbeat_interval: 41_250 });
    expect(bot.frames[2]?.d).toMatchObject({
      name: 'Thursday Guild',
      member_count: 9,
      channels: [{ name: 'welcome' }, {}, {}, {}],
    });
    bot.send(1, 3);
    await bot.has(11);
    expect(discord.isBotOnline()).toBe(true);
  });

  test.for([
    ['a wrong token', 4004, { token: 'wrong' }],
    ['an intent that needs an application', 4014, { intents: 1 | (1 << 15) }],
    ['an intent that does not exist', 4013, { intents: 1 << 30 }],
    ['a shard beyond the count', 4010, { shard: [2, 2] }],
  ] as const)('closes on %s with %d', async ([, code, over]) => {
    const bot = await open();
    bot.send(2, identity(over));
    expect(await bot.closed).toBe(code);
  });

  test('closes on another version, on what is no JSON, on an unknown operation and on a second identity', async () => {
    expect(await (await open('v=9&encoding=json')).closed).toBe(4012);
    const garbled = await open();
    garbled.socket.send('{');
    expect(await garbled.closed).toBe(4002);
    const strange = await open();
    strange.send(99, null);
    expect(await strange.closed).toBe(4001);
    const early = await open();
    early.send(3, {});
    expect(await early.closed).toBe(4003);
    const twice = await identified();
    twice.send(2, identity());
    expect(await twice.closed).toBe(4005);
  });

  test('gives each shard its own guilds, and direct messages to the first', async () => {
    const shards = await Promise.all([0, 1].map(() => open()));
    for (const [id, bot] of shards.entries()) bot.send(2, identity({ shard: [id, 2] }));
    await Promise.all(shards.map((bot) => bot.has('READY')));
    const guilds = shards.map((bot) => bot.frames.filter(({ t }) => t === 'GUILD_CREATE').map(({ d }) => d.id));
    const expected = [0, 1].map((shard) =>
      discord.guilds.map(({ id }) => id).filter((id) => Number((BigInt(id) >> 22n) % 2n) === shard),
    );
    expect(guilds).toEqual(expected);
    const bot = await rawBot(discord);
    await bot.request('POST', '/users/@me/channels', { recipient_id: '990000000000000002' });
    await shards[0]?.has('CHANNEL_CREATE');
    expect(shards[1]?.names()).not.toContain('CHANNEL_CREATE');
  });

  test('replays to a resumed session what it has missed, in order and once', async () => {
    const bot = await identified();
    const { session_id } = await bot.has('READY');
    const raw = await rawBot(discord);
    bot.socket.terminate();
    await discord.until(() => !discord.isBotOnline());
    for (const name of ['one', 'two'])
      await raw.request('POST', `/channels/${discord.channel('lounge').id}/threads`, { name, type: 11 });
    const again = await open();
    again.send(6, { token: discord.token, session_id, seq: 3 });
    await again.has('RESUMED');
    expect(again.names()).toEqual([10, 'THREAD_CREATE', 'THREAD_CREATE', 'RESUMED']);
    expect(again.frames.map(({ s }) => s)).toEqual([null, 4, 5, 6]);
  });

  test('does not resume an unknown, ended or forgotten session, nor from a number it never gave', async () => {
    const resume = async (session_id: unknown, seq: number) => {
      const bot = await open();
      bot.send(6, { token: discord.token, session_id, seq });
      return bot;
    };
    expect(await (await resume('unknown', 1)).has(9)).toBe(false);
    const bot = await identified();
    const { session_id } = await bot.has('READY');
    expect(await (await resume(session_id, 99)).closed).toBe(4007);
    bot.socket.terminate();
    await discord.until(() => !discord.isBotOnline());
    clock.pass(4 * MINUTE);
    await (await resume(session_id, 3)).has(9);
    const second = await identified();
    const ended = (await second.has('READY')).session_id;
    second.socket.close(1000);
    await second.closed;
    await (await resume(ended, 3)).has(9);
  });

  test('says again to a resumed session what it has heard, where that is asked for', async () => {
    const bot = await identified();
    const { session_id } = await bot.has('READY');
    const raw = await rawBot(discord);
    const press = () => raw.hear(() => discord.user('aya').slash('probe', {}, { channel: 'lounge' }));
    await raw.answer(await press(), 4, { content: 'x' });
    const { s } = bot.frames.findLast(({ t }) => t === 'INTERACTION_CREATE') ?? { s: null };
    bot.socket.terminate();
    raw.close();
    await discord.until(() => !discord.isBotOnline());
    discord.arm('replay');
    const again = await open();
    again.send(6, { token: discord.token, session_id, seq: bot.frames.at(-1)?.s });
    await again.has('RESUMED');
    expect(again.frames.find(({ t }) => t === 'INTERACTION_CREATE')?.s).toBe(s);
  });

  test('tells that a server is out of reach, that it is back, and that the bot was removed', async () => {
    const bot = await identified();
    const [guild] = discord.guilds;
    const id = guild?.id ?? '';
    const raw = await rawBot(discord);
    await raw.request('POST', `/channels/${discord.channel('lounge').id}/threads`, { name: 'table', type: 11 });
    discord.setBotPresence(id, 'unavailable');
    expect(await bot.has('GUILD_DELETE')).toEqual({ id, unavailable: true });
    discord.setBotPresence(id, 'here');
    await expect.poll(() => bot.names().filter((name) => name === 'GUILD_CREATE').length).toBe(3);
    discord.setBotPresence(id, 'gone');
    await expect.poll(() => bot.frames.at(-1)?.d).toEqual({ id });
    // Of a server in which it is not, the bot hears nothing more; nor is it told of it at the next start.
    discord.archive('table', { locked: false });
    bot.socket.terminate();
    const next = await open();
    next.send(2, identity());
    await next.has('GUILD_CREATE');
    expect(next.frames.filter(({ t }) => t === 'GUILD_CREATE').map(({ d }) => d.id)).not.toContain(id);
    expect(bot.names()).not.toContain('THREAD_UPDATE');
  });

  const codes = GATEWAY_TROUBLES.filter((trouble) => /^\d+$/.test(trouble));
  test.for(codes)('closes with %s when that is asked for', async (code) => {
    const bot = await identified();
    discord.gateway.trouble(code);
    expect(await bot.closed).toBe(Number(code));
  });

  test('can ask to reconnect, end sessions, and drop the line', async () => {
    const bot = await identified();
    discord.gateway.askToReconnect();
    await bot.has(7);
    discord.gateway.drop();
    expect(await bot.closed).toBe(4000);
    const other = await identified();
    discord.gateway.invalidate();
    await other.has(9);
    expect(discord.isBotOnline()).toBe(false);
    other.send(2, identity());
    await expect.poll(() => other.names().filter((name) => name === 'READY').length).toBe(2);
  });

  test('compresses long events, each by itself, for a client that asks for it', async () => {
    const bot = await open();
    bot.send(2, identity({ compress: true }));
    await bot.has('GUILD_CREATE');
    expect(bot.compressed()).toContain('GUILD_CREATE');
    expect(bot.compressed()).not.toContain(10);
    expect((await identified()).compressed()).toEqual([]);
  });

  test('says nothing, is never ready, acknowledges nothing, or names a dead address, while that is armed', async () => {
    discord.arm('noHello');
    const silent = await open();
    silent.send(1, null);
    await silent.has(11);
    expect(silent.names()).toEqual([11]);

    discord.arm('noReady');
    const waiting = await open();
    waiting.send(2, identity());
    discord.arm('noAcks');
    waiting.send(1, null);
    discord.arm('deadResume');
    const bot = await identified();
    expect(waiting.names()).toEqual([10]);
    expect((await bot.has('READY')).resume_gateway_url).toBe('ws://127.0.0.1:9');
    discord.disarm('noAcks');
    bot.send(1, 3);
    await bot.has(11);
    expect((await (await identified()).has('READY')).resume_gateway_url).toContain('/gateway');
  });
});

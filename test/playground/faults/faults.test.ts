import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { systemClock } from '../../../src/kernel/clock.ts';
import { type FakeDiscord, startFakeDiscord } from '../../../src/playground/fakeDiscord.ts';
import { createManualClock } from '../support/manualClock.ts';
import { post } from '../support/messageBodies.ts';
import { type RawBot, rawBot } from '../support/rawBot.ts';
import { textOf } from '../support/shownMessage.ts';

let discord: FakeDiscord;
let bot: RawBot;
beforeEach(async () => {
  discord = await startFakeDiscord({ clock: systemClock });
  bot = await rawBot(discord);
});
afterEach(async () => {
  bot.close();
  await discord.close();
});

const lounge = () => discord.messages('lounge').map(textOf);

describe('each fault hits the next fitting event and no other', () => {
  test('rateLimited answers 429 with the time to wait', async () => {
    discord.arm('rateLimited');
    const refused = await post(bot, { content: 'x' });
    expect(refused).toMatchObject({ status: 429, body: { retry_after: 0.3, global: false } });
    expect(refused.headers.get('retry-after')).toBe('0.3');
    expect((await post(bot, { content: 'y' })).status).toBe(200);
    expect(lounge()).toEqual(['y']);
  });

  test('rateLimitedGlobally says that it is for the whole bot', async () => {
    discord.arm('rateLimitedGlobally');
    const refused = await post(bot, { content: 'x' });
    expect(refused).toMatchObject({ status: 429, body: { global: true } });
    expect(refused.headers.get('x-ratelimit-global')).toBe('true');
    expect((await post(bot, { content: 'y' })).status).toBe(200);
  });

  test('errorBefore does nothing, errorAfterAccept does it and keeps silent about it', async () => {
    discord.arm('errorBefore');
    expect((await post(bot, { content: 'before' })).status).toBe(500);
    discord.arm('errorAfterAccept');
    expect((await post(bot, { content: 'after' })).status).toBe(500);
    expect(lounge()).toEqual(['after']);
  });

  test('cutAfterAccept does it and ends the line, silentAfterAccept does it and never answers', async () => {
    discord.arm('cutAfterAccept');
    await expect(post(bot, { content: 'cut' })).rejects.toThrow();
    discord.arm('silentAfterAccept');
    const gaveUp = Symbol('gave up');
    const patience = new Promise((resolve) => setTimeout(resolve, 200, gaveUp));
    const asked = post(bot, { content: 'silent' }).catch(() => 'the stand-in was closed');
    expect(await Promise.race([asked, patience])).toBe(gaveUp);
    expect(lounge()).toEqual(['cut', 'silent']);
    expect((await post(bot, { content: 'y' })).status).toBe(200);
  });

  test('down answers 503 to everything until it is over', async () => {
    discord.arm('down');
    const interaction = await bot.command();
    for (const asked of [post(bot, { content: 'x' }), bot.request('GET', '/users/@me'), bot.answer(interaction, 5)])
      expect((await asked).status).toBe(503);
    discord.disarm('down');
    expect((await bot.answer(interaction, 4, { content: 'y' })).status).toBe(200);
    expect(lounge()).toEqual(['y']);
  });

  test('unauthorized answers 401', async () => {
    discord.arm('unauthorized');
    expect((await post(bot, { content: 'x' })).status).toBe(401);
    expect((await post(bot, { content: 'y' })).status).toBe(200);
  });

  test('a page of the network comes once, or as long as the address is banned, and is no JSON', async () => {
    const ask = () =>
      fetch(`${discord.apiBase}/v10/gateway/bot`, { headers: { authorization: `Bot ${discord.token}` } });
    discord.arm('forbiddenPage');
    const forbidden = await ask();
    expect([forbidden.status, forbidden.headers.get('content-type')]).toEqual([403, 'text/html']);
    expect((await ask()).status).toBe(200);
    discord.arm('banPage');
    for (let asked = 0; asked < 2; asked++) {
      const banned = await ask();
      expect([banned.status, banned.headers.get('retry-after')]).toEqual([429, '900']);
      expect(await banned.text()).toMatch(/^<!doctype html>/);
    }
    discord.disarm('banPage');
    expect((await ask()).status).toBe(200);
    discord.refuseNext('forbiddenPage', 'GET /users/@me');
    expect((await ask()).status).toBe(200);
    await expect(bot.request('GET', '/users/@me')).rejects.toThrow('JSON');
    expect((await bot.request('GET', '/users/@me')).status).toBe(200);
    expect(discord.log.map(({ rule }) => rule).filter((rule) => rule !== null)).toEqual([
      ...['forbiddenPage', 'banPage', 'banPage', 'forbiddenPage'],
    ]);
  });

  test('a planned refusal hits the next request to its route', async () => {
    discord.refuseNext('missingAccess', 'POST /channels/:channel/messages');
    expect((await bot.request('GET', '/users/@me')).status).toBe(200);
    expect((await post(bot, { content: 'x' })).body).toMatchObject({ code: 50001 });
    expect((await post(bot, { content: 'x' })).status).toBe(200);
  });

  test('late holds the answer to an interaction back until it is too late', async () => {
    discord.arm('late');
    const interaction = await bot.command();
    expect((await post(bot, { content: 'not an answer, so in time' })).status).toBe(200);
    const answered = bot.answer(interaction, 4, { content: 'x' });
    expect(await interaction.outcome).toEqual({ kind: 'failed' });
    expect((await answered).body).toMatchObject({ code: 10062 });
  });

  test('duplicate tells the bot twice of one press', async () => {
    discord.arm('duplicate');
    const first = await bot.command();
    const second = await bot.hear(() => first.outcome);
    expect(second.id).toBe(first.id);
    expect((await bot.answer(first, 4, { content: 'once' })).status).toBe(200);
    expect((await bot.answer(second, 4, { content: 'twice' })).body).toMatchObject({ code: 40060 });
    expect(lounge()).toEqual(['once']);
  });

  test('deliveredLate tells the bot of a press when its time is over', async () => {
    discord.arm('deliveredLate');
    const interaction = await bot.command();
    expect(await interaction.outcome).toEqual({ kind: 'failed' });
    expect((await bot.answer(interaction, 4, { content: 'x' })).body).toMatchObject({ code: 10062 });
  });

  test('reordered tells the bot of a press after the next one, or alone after a second', async () => {
    await bot.answer(await bot.command(), 4, { content: 'so that it listens' });
    discord.arm('reordered');
    const aya = discord.user('aya').slash('probe', {}, { channel: 'lounge' });
    const first = await bot.hear(() => discord.user('ben').slash('probe', {}, { channel: 'lounge' }));
    const second = await bot.hear(() => aya);
    expect(BigInt(first.id)).toBeGreaterThan(BigInt(second.id));
    for (const each of [first, second]) expect((await bot.answer(each, 4, { content: 'x' })).status).toBe(200);
    discord.arm('reordered');
    expect((await bot.answer(await bot.command(), 4, { content: 'alone' })).status).toBe(200);
  });
});

describe('what happens to a place', () => {
  test('the bot is removed from a server, hears of it, is refused there, and comes back', async () => {
    const [guild] = discord.guilds;
    const path = `/guilds/${guild?.id}`;
    expect((await bot.request('GET', path)).status).toBe(200);
    discord.setBotPresence(guild?.id ?? '', 'gone');
    expect((await bot.request('GET', path)).body).toMatchObject({ code: 50001 });
    expect((await post(bot, { content: 'x' })).body).toMatchObject({ code: 50001 });
    expect(await discord.user('aya').slash('probe', {}, { channel: 'lounge' })).toMatchObject({ kind: 'refused' });
    discord.setBotPresence(guild?.id ?? '', 'here');
    expect((await post(bot, { content: 'y' })).status).toBe(200);
    expect((await bot.answer(await bot.command(), 4, { content: 'z' })).status).toBe(200);
  });

  test('a locked thread refuses messages until it is opened again', async () => {
    const lobby = await post(bot, { content: 'x' });
    const thread = `/channels/${discord.channel('lounge').id}/messages/${lobby.body.id}/threads`;
    await bot.request('POST', thread, { name: 'table' });
    const write = () => bot.request('POST', `/channels/${lobby.body.id}/messages`, { content: 'y' });
    discord.archive('table', { locked: true });
    expect(await write()).toMatchObject({ status: 403, body: { code: 50083 } });
    expect((await bot.request('PATCH', `/channels/${lobby.body.id}`, { archived: false })).status).toBe(403);
    const asked = await bot.hear(() => discord.user('aya').slash('probe', {}, { channel: 'table' }));
    const answer = (type: number) => bot.answer(asked, type, { content: 'z', flags: 64 });
    expect(await answer(4)).toMatchObject({ status: 403, body: { code: 50083 } });
    discord.unlock('table');
    expect((await answer(4)).status).toBe(200);
    expect((await write()).status).toBe(200);
    expect(() => discord.archive('lounge', { locked: false })).toThrow('lounge is not a thread');
  });

  test('all rights are taken and given back, the newest message and the channel deleted', async () => {
    await post(bot, { content: 'one' });
    const { id } = (await post(bot, { content: 'two' })).body;
    discord.setBotPermissions('lounge', 0n);
    expect((await post(bot, { content: 'x' })).body).toMatchObject({ code: 50001 });
    discord.setBotPermissions('lounge', null);
    discord.deleteMessage(id);
    expect(lounge()).toEqual(['one']);
    const path = `/channels/${discord.channel('lounge').id}/messages`;
    discord.deleteChannel('lounge');
    expect((await bot.request('POST', path, { content: 'x' })).body).toMatchObject({ code: 10003 });
  });
});

describe('rate limits', () => {
  test('new messages are told how many more there may be, by channel', async () => {
    discord.limitRate(true);
    const first = await post(bot, { content: 'x' });
    expect(first.headers.get('x-ratelimit-limit')).toBe('5');
    expect(first.headers.get('x-ratelimit-remaining')).toBe('4');
    expect(Number(first.headers.get('x-ratelimit-reset-after'))).toBeGreaterThan(4);
  });

  test('fifty requests a second are the most in all; answers to interactions do not count', async () => {
    const clock = createManualClock();
    const strict = await startFakeDiscord({ clock });
    const raw = await rawBot(strict);
    strict.limitRate(true);
    const ask = () => raw.request('GET', '/users/@me');
    for (let asked = 0; asked < 50; asked++) expect((await ask()).status).toBe(200);
    expect(await ask()).toMatchObject({ status: 429, body: { global: true, retry_after: 1 } });
    expect((await raw.answer(await raw.command(), 4, { content: 'x' })).status).toBe(200);
    clock.pass(1000);
    expect((await ask()).status).toBe(200);
    raw.close();
    await strict.close();
  });
});

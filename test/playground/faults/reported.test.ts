/** What Discord is reported to do, although it documents otherwise or nothing. */
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { systemClock } from '../../../src/kernel/clock.ts';
import { type FakeDiscord, startFakeDiscord } from '../../../src/playground/fakeDiscord.ts';
import { BOT } from '../../../src/playground/world/world.ts';
import { createManualClock } from '../support/manualClock.ts';
import { file, gallery, layout, post } from '../support/messageBodies.ts';
import { channelPath, type RawBot, rawBot, webhook } from '../support/rawBot.ts';

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

/** A thread with the name `table`, and how to post in it. */
async function newThread(over: object = {}) {
  const { body } = await post(bot, { content: 'x' });
  const path = channelPath(bot, 'lounge', `/messages/${body.id}/threads`);
  const { id } = (await bot.request('POST', path, { name: 'table', ...over })).body;
  return { id, write: () => bot.request('POST', `/channels/${id}/messages`, { content: 'y' }) };
}

const use = (channel: string) => bot.hear(() => discord.user('aya').slash('probe', {}, { channel }));

describe('threads', () => {
  test('that are archived stay so until the bot unarchives them, while that fault is armed', async () => {
    const { id, write } = await newThread();
    discord.archive('table', { locked: false });
    discord.arm('staysArchived');
    for (let tries = 0; tries < 2; tries++) expect(await write()).toMatchObject({ status: 403, body: { code: 50083 } });
    expect((await bot.request('PATCH', `/channels/${id}`, { archived: false })).status).toBe(200);
    expect((await write()).status).toBe(200);
    discord.disarm('staysArchived');
    discord.archive('table', { locked: false });
    expect((await write()).status).toBe(200);
  });

  test('that are locked refuse the answer that was promised there, and its edit', async () => {
    const { write } = await newThread();
    const asked = await use('table');
    await bot.answer(asked, 5, { flags: 64 });
    discord.archive('table', { locked: true });
    const edit = () => bot.request('PATCH', webhook(asked, '/messages/@original'), { content: 'z' });
    expect((await edit()).body).toMatchObject({ code: 50083 });
    expect((await bot.answer(await use('table'), 5, { flags: 64 })).body).toMatchObject({ code: 50083 });
    discord.unlock('table');
    expect((await edit()).status).toBe(200);
    expect((await write()).status).toBe(200);
  });

  test('of members only are closed to the bot, whose permissions look as usual, until a member mentions it', async () => {
    const { id, write } = await newThread();
    discord.trouble('table', 'hideFromBot');
    expect(await write()).toMatchObject({ status: 403, body: { code: 50001 } });
    expect((await bot.request('GET', `/channels/${id}`)).body).toMatchObject({ code: 50001 });
    const asked = await use('table');
    expect(asked.payload).toMatchObject({ app_permissions: (await use('lounge')).payload.app_permissions });
    expect((await bot.answer(asked, 4, { content: 'z', flags: 64 })).status).toBe(200);
    discord.user('aya').say('table', `<@${BOT.id}> come in`);
    expect((await write()).status).toBe(200);
    expect(() => discord.trouble('lounge', 'hideFromBot')).toThrow('not a thread');
  });

  test('have the slow mode of their channel, unless they are created with one of their own', async () => {
    discord.trouble('lounge', 'slowDown');
    await newThread();
    await bot.answer(await use('table'), 4, { content: 'z' });
    await expect(use('table')).rejects.toThrow('Slow mode');
    discord.deleteChannel('table');
    await newThread({ rate_limit_per_user: 0 });
    for (let uses = 0; uses < 2; uses++)
      expect((await bot.answer(await use('table'), 4, { content: 'z' })).status).toBe(200);
  });
});

test('too many direct messages opened within a minute bar the bot for good, while that fault is armed', async () => {
  const clock = createManualClock();
  const others = await startFakeDiscord({ clock });
  onTestFinished(() => others.close());
  const caller = await rawBot(others);
  onTestFinished(() => caller.close());
  const ids = others.members.slice(0, 10).map(({ id }) => id);
  const open = async (id: string | undefined) =>
    (await caller.request('POST', '/users/@me/channels', { recipient_id: id })).body.code ?? 'ok';
  others.arm('opensCounted');
  for (const id of ids.slice(0, 8)) expect(await open(id)).toBe('ok');
  clock.pass(60_000);
  expect(await open(ids[8])).toBe('ok');
  for (const id of ids.slice(0, 7)) expect(await open(id)).toBe('ok');
  expect(await open(ids[9])).toBe(20026);
  clock.pass(3_600_000);
  expect(await open(ids[9])).toBe(20026);
  others.disarm('opensCounted');
  expect(await open(ids[9])).toBe('ok');
});

test('an edit that uploads a file for a layout message is refused while that fault is armed, no other', async () => {
  const shown = (name: string) => layout(gallery({ media: { url: `attachment://${name}` } }));
  const { body } = await post(bot, shown('a.txt'), [file('a.txt')]);
  const path = channelPath(bot, 'lounge', `/messages/${body.id}`);
  const upload = () =>
    bot.request(
      'PATCH',
      path,
      { ...shown('b.txt'), attachments: [{ id: '0', filename: 'b.txt' }] },
      { files: [file('b.txt')] },
    );
  discord.arm('uploadInEdit');
  for (let tries = 0; tries < 2; tries++) expect(await upload()).toMatchObject({ status: 400, body: { code: 50035 } });
  expect((await bot.request('PATCH', path, layout({ type: 10, content: 'x' }))).status).toBe(200);
  discord.disarm('uploadInEdit');
  expect((await upload()).status).toBe(200);
});

test('where only its commands are authorized, the bot hears of them, answers, and may do nothing else', async () => {
  const [guild] = discord.guilds;
  discord.setBotPresence(guild!.id, 'commandsOnly');
  expect(await post(bot, { content: 'x' })).toMatchObject({ status: 403, body: { code: 50001 } });
  expect((await bot.request('GET', `/guilds/${guild!.id}`)).body).toMatchObject({ code: 50001 });
  expect((await bot.answer(await use('lounge'), 4, { content: 'z' })).status).toBe(200);
  discord.setBotPresence(guild!.id, 'here');
  expect((await post(bot, { content: 'x' })).status).toBe(200);
});

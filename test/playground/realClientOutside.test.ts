import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ChannelType, type Client, Events, type Interaction, SlashCommandBuilder, type TextChannel } from 'discord.js';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { systemClock } from '../../src/kernel/clock.ts';
import { type FakeDiscord, startFakeDiscord } from '../../src/playground/fakeDiscord.ts';
import { checkedLog } from './support/checkedLog.ts';
import { connect } from './support/realClient.ts';
import { messageOf, textOf } from './support/shownMessage.ts';

const checkLog = checkedLog();

let discord: FakeDiscord;
beforeEach(async () => {
  discord = await startFakeDiscord({ clock: systemClock });
});
afterEach(async () => {
  await discord.close();
  checkLog(discord);
});

const COMMANDS = [new SlashCommandBuilder().setName('hello').setDescription('Says hello.').toJSON()];

const hello = async (interaction: Interaction) => {
  if (interaction.isChatInputCommand()) await interaction.reply(`Hello, <@${interaction.user.id}>.`);
};

async function textChannel(client: Client<true>, name: string): Promise<TextChannel> {
  const channel = await client.channels.fetch(discord.channel(name).id);
  if (channel?.type !== ChannelType.GuildText) throw new Error(`${name} is no text channel`);
  return channel;
}

describe('a real discord.js client, outside of interactions', () => {
  test('writes to members who take direct messages; the others are refused with 50007', async () => {
    await using bot = await connect(discord, [], hello);
    const ben = await bot.client.users.fetch(discord.user('ben').member.id);
    await ben.send('Your hand will come here.');
    expect(discord.user('ben').directMessages().map(textOf)).toEqual(['Your hand will come here.']);
    const clemens = await bot.client.users.fetch(discord.user('clemens').member.id);
    await expect(clemens.send('Your hand.')).rejects.toMatchObject({ code: 50007, status: 403 });
    discord.user('clemens').set({ acceptsDms: true });
    await clemens.send('Your hand.');
    expect(discord.user('clemens').directMessages().map(textOf)).toEqual(['Your hand.']);
    expect(discord.user('aya').transcript()).toEqual([]);
  });

  test('opens a thread on a message, invites, writes there and archives it', async () => {
    await using bot = await connect(discord, [], hello);
    const lounge = await textChannel(bot.client, 'lounge');
    const created = Promise.withResolvers<string>();
    bot.client.once(Events.ThreadCreate, (thread) => created.resolve(thread.name));
    const starter = await lounge.send('Table 12');
    const thread = await starter.startThread({ name: 'Carcassonne · 12', autoArchiveDuration: 10080 });
    expect(await created.promise).toBe('Carcassonne · 12');
    expect([thread.id, thread.parentId]).toEqual([starter.id, lounge.id]);
    await thread.members.add(discord.user('aya').member.id);
    const told = await thread.send({
      content: `<@${discord.user('aya').member.id}> and <@${discord.user('ben').member.id}>`,
      allowedMentions: { users: [discord.user('aya').member.id] },
      enforceNonce: true,
      nonce: 'turn-1',
    });
    const again = await thread.send({ content: 'twice', enforceNonce: true, nonce: 'turn-1' });
    expect(again.id).toBe(told.id);
    expect(discord.user('aya').transcript().at(-1)?.pinged).toEqual([discord.user('aya').member.id]);
    await thread.setArchived(true);
    await expect(told.edit('y')).rejects.toMatchObject({ code: 50083 });
    await thread.setArchived(false);
    expect((await told.edit('y')).content).toBe('y');
    expect(discord.threads('lounge').map(({ name, memberIds }) => [name, memberIds.length])).toEqual([
      ['Carcassonne · 12', 2],
    ]);
  });

  test('reads, pins and takes away messages', async () => {
    await using bot = await connect(discord, [], hello);
    const lounge = await textChannel(bot.client, 'lounge');
    for (const text of ['one', 'two', 'three']) await lounge.send(text);
    const [newest] = [...(await lounge.messages.fetch({ limit: 2, cache: false })).values()];
    expect(newest?.content).toBe('three');
    await newest?.pin();
    expect((await lounge.messages.fetch({ message: newest?.id ?? '', force: true })).pinned).toBe(true);
    await newest?.unpin();
    await newest?.delete();
    expect(discord.messages('lounge').map(textOf)).toEqual(['one', 'two']);
    const guild = await bot.client.guilds.fetch({ guild: discord.guilds[0]?.id ?? '', force: true });
    expect((await guild.members.fetch(discord.user('aya').member.id)).displayName).toBe('Aya');
  });

  test('waits for the time that a 429 tells, and sends then', async () => {
    await using bot = await connect(discord, COMMANDS, hello);
    const lounge = await textChannel(bot.client, 'lounge');
    discord.arm('rateLimited');
    await lounge.send('first');
    expect(discord.log.slice(-2).map(({ status }) => status)).toEqual([429, 200]);
    expect((discord.log.at(-1)?.at ?? 0) - (discord.log.at(-2)?.at ?? 0)).toBeGreaterThanOrEqual(300);
  });

  test('swallows nothing when an answer was accepted and then lost: the retry is told 40060', async () => {
    const errors: unknown[] = [];
    await using bot = await connect(discord, COMMANDS, async (interaction) => {
      if (interaction.isChatInputCommand())
        await interaction.reply('Hello.').catch((error: unknown) => errors.push(error));
    });
    discord.arm('errorAfterAccept');
    const outcome = await discord.user('aya').slash('hello', {}, { channel: 'lounge' });
    expect(textOf(messageOf(outcome))).toBe('Hello.');
    await expect.poll(() => errors).toMatchObject([{ code: 40060 }]);
    expect(bot.errors).toEqual([]);
  });

  test('resumes after its socket was dropped and hears what it has missed, once', async () => {
    const heard: string[] = [];
    await using bot = await connect(discord, COMMANDS, async (interaction) => {
      heard.push(interaction.id);
      await hello(interaction);
    });
    const resumed = Promise.withResolvers<void>();
    bot.client.on(Events.ShardResume, () => resumed.resolve());
    discord.gateway.drop();
    expect(await discord.until(() => !discord.isBotOnline())).toBe(true);
    const outcome = await discord.user('aya').slash('hello', {}, { channel: 'lounge' });
    expect(textOf(messageOf(outcome))).toContain('Hello');
    await resumed.promise;
    expect(heard.length).toBe(1);
    discord.gateway.askToReconnect();
    expect(await discord.until(() => !discord.isBotOnline())).toBe(true);
    expect(await discord.until(() => discord.isBotOnline())).toBe(true);
    await discord.user('aya').slash('hello', {}, { channel: 'lounge' });
    expect(heard.length).toBe(2);
  });

  test('finds its messages again after the stand-in was restarted with its file', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'playground-'));
    const file = join(folder, 'world.db');
    const first = await startFakeDiscord({ clock: systemClock, file });
    const bot = await connect(first, COMMANDS, hello);
    const { id } = messageOf(await first.user('misaki').slash('hello', {}, { channel: 'lounge' }));
    first.user('misaki').set({ locale: 'de' });
    await bot.client.destroy();
    await first.close();

    const second = await startFakeDiscord({ clock: systemClock, file });
    expect(second.token).toBe(first.token);
    expect(second.user('misaki').member.locale).toBe('de');
    await using again = await connect(second, [], hello);
    const channel = await again.client.channels.fetch(second.channel('lounge').id);
    if (channel?.type !== ChannelType.GuildText) throw new Error('the lounge is no text channel');
    const message = await channel.messages.edit(id, 'Hello again.');
    expect(message.content).toBe('Hello again.');
    expect(textOf(messageOf(await second.user('ben').slash('hello', {}, { channel: 'lounge' })))).toContain('Hello');
    await again.client.destroy();
    await second.close();
    await rm(folder, { recursive: true });
  });
});

import { PermissionFlagsBits } from 'discord-api-types/v10';
import { USUAL_BOT_PERMISSIONS } from '../../../src/playground/world/world.ts';
import { HOUR } from '../support/manualClock.ts';
import { post } from '../support/messageBodies.ts';
import { channelPath, type RawBot, type Reply } from '../support/rawBot.ts';
import type { RuleCase } from './case.ts';

const NOBODY = '990000000000009999';
const BEN = '990000000000000002';
const CLEMENS = '990000000000000004';
const KENTA = '990000000000000009';

const threadsPath = (bot: RawBot) => channelPath(bot, 'lounge', '/threads');
const thread = (over: Readonly<Record<string, unknown>> = {}) => ({ name: 'Table 1', type: 11, ...over });

function threadCase(refused: unknown, accepted: unknown): RuleCase {
  return {
    refused: (bot) => bot.request('POST', threadsPath(bot), refused),
    accepted: (bot) => bot.request('POST', threadsPath(bot), accepted),
  };
}

/** Two paths that are read. */
function reading(refused: string, accepted: string): RuleCase {
  return { refused: (bot) => bot.request('GET', refused), accepted: (bot) => bot.request('GET', accepted) };
}

/** Opening a direct message channel while the fault is armed, and without it. */
function openingCase(fault: 'opensTooFast' | 'opensBarred'): RuleCase {
  const open = (bot: RawBot) => bot.request('POST', '/users/@me/channels', { recipient_id: BEN });
  return {
    refused: (bot) => {
      bot.discord.arm(fault);
      return open(bot);
    },
    accepted: (bot) => {
      bot.discord.arm(fault);
      bot.discord.disarm(fault);
      return open(bot);
    },
  };
}

async function newThread(bot: RawBot): Promise<string> {
  return (await bot.request('POST', threadsPath(bot), thread())).body.id;
}

async function messageTo(bot: RawBot, userId: string): Promise<Reply> {
  const dm = await bot.request('POST', '/users/@me/channels', { recipient_id: userId });
  return bot.request('POST', `/channels/${dm.body.id}/messages`, { content: 'Your hand.' });
}

/** An edit of a message older than an hour, after so many others. */
async function lateEdit(bot: RawBot, clock: { pass(ms: number): void }, others: number): Promise<Reply> {
  const { body } = await post(bot, { content: 'x' });
  clock.pass(HOUR + 1);
  const edit = () => bot.request('PATCH', channelPath(bot, 'lounge', `/messages/${body.id}`), { content: 'y' });
  for (let done = 0; done < others; done++) await edit();
  return edit();
}

async function pinAfter(bot: RawBot, others: number): Promise<Reply> {
  const pin = async () => {
    const { body } = await post(bot, { content: 'x' });
    return bot.request('PUT', channelPath(bot, 'lounge', `/messages/pins/${body.id}`));
  };
  for (let done = 0; done < others; done++) await pin();
  return pin();
}

async function threadAfter(bot: RawBot, others: number): Promise<Reply> {
  for (let done = 0; done < others; done++) await newThread(bot);
  return bot.request('POST', threadsPath(bot), thread());
}

/** Deletes a line of Discord's own, or a message of the bot, in a thread to which a member was added. */
async function deleteIn(bot: RawBot, type: number): Promise<Reply> {
  bot.discord.arm('systemMessages');
  const id = await newThread(bot);
  await bot.request('PUT', `/channels/${id}/thread-members/${BEN}`);
  await bot.request('POST', `/channels/${id}/messages`, { content: 'x' });
  const message = bot.discord.messages(id).find((each) => each.type === type);
  return bot.request('DELETE', `/channels/${id}/messages/${message?.id}`);
}

/** Channels, threads, direct messages, and what the bot may do there. */
export const channelCases = {
  unknownChannel: reading(`/channels/${NOBODY}`, '/channels/960000000000000002'),
  unknownGuild: reading(`/guilds/${NOBODY}`, '/guilds/970000000000000001'),
  unknownMember: reading(`/guilds/970000000000000001/members/${KENTA}`, `/guilds/970000000000000002/members/${KENTA}`),
  unknownUser: reading(`/users/${NOBODY}`, `/users/${KENTA}`),
  recipientInvalid: {
    refused: (bot) => bot.request('POST', '/users/@me/channels', { recipient_id: NOBODY }),
    accepted: (bot) => bot.request('POST', '/users/@me/channels', { recipient_id: CLEMENS }),
  },
  missingAccess: {
    refused: (bot) => {
      bot.discord.setBotPermissions('lounge', USUAL_BOT_PERMISSIONS & ~PermissionFlagsBits.ViewChannel);
      return post(bot, { content: 'x' });
    },
    accepted: (bot) => {
      bot.discord.setBotPermissions('lounge', USUAL_BOT_PERMISSIONS);
      return post(bot, { content: 'x' });
    },
  },
  missingPermissions: {
    refused: (bot) => {
      bot.discord.setBotPermissions('lounge', USUAL_BOT_PERMISSIONS & ~PermissionFlagsBits.SendMessages);
      return post(bot, { content: 'x' });
    },
    accepted: async (bot) => {
      // The right to send has no force in threads, which have one of their own.
      const id = await newThread(bot);
      bot.discord.setBotPermissions('lounge', USUAL_BOT_PERMISSIONS & ~PermissionFlagsBits.SendMessages);
      return bot.request('POST', `/channels/${id}/messages`, { content: 'x' });
    },
  },
  systemMessage: { refused: (bot) => deleteIn(bot, 1), accepted: (bot) => deleteIn(bot, 0) },
  opensTooFast: openingCase('opensTooFast'),
  opensBarred: openingCase('opensBarred'),
  dmClosed: { refused: (bot) => messageTo(bot, CLEMENS), accepted: (bot) => messageTo(bot, BEN) },
  noCommonServer: {
    refused: (bot) => {
      bot.discord.leaveGuild('970000000000000001', 'ben');
      return messageTo(bot, BEN);
    },
    accepted: (bot) => {
      // Aya leaves one server and is still in the other.
      bot.discord.leaveGuild('970000000000000001', 'aya');
      return messageTo(bot, '990000000000000001');
    },
  },
  editsUsedUp: { refused: (bot, clock) => lateEdit(bot, clock, 10), accepted: (bot, clock) => lateEdit(bot, clock, 9) },
  pinsUsedUp: { refused: (bot) => pinAfter(bot, 250), accepted: (bot) => pinAfter(bot, 249) },
  threadArchived: {
    refused: async (bot) => {
      const id = await newThread(bot);
      const { body } = await bot.request('POST', `/channels/${id}/messages`, { content: 'x' });
      bot.discord.archive(id, { locked: false });
      return bot.request('PATCH', `/channels/${id}/messages/${body.id}`, { content: 'y' });
    },
    accepted: async (bot) => {
      // A new message opens the thread again.
      const id = await newThread(bot);
      const { body } = await bot.request('POST', `/channels/${id}/messages`, { content: 'x' });
      bot.discord.archive(id, { locked: false });
      await bot.request('POST', `/channels/${id}/messages`, { content: 'again' });
      return bot.request('PATCH', `/channels/${id}/messages/${body.id}`, { content: 'y' });
    },
  },
  threadLocked: {
    refused: async (bot) => {
      const id = await newThread(bot);
      bot.discord.archive(id, { locked: true });
      return bot.request('PATCH', `/channels/${id}`, { archived: false });
    },
    accepted: async (bot) => {
      const id = await newThread(bot);
      bot.discord.archive(id, { locked: true });
      bot.discord.setBotPermissions('lounge', USUAL_BOT_PERMISSIONS | PermissionFlagsBits.ManageThreads);
      return bot.request('PATCH', `/channels/${id}`, { archived: false });
    },
  },
  threadExists: {
    refused: async (bot) => {
      const { body } = await post(bot, { content: 'x' });
      const path = channelPath(bot, 'lounge', `/messages/${body.id}/threads`);
      await bot.request('POST', path, { name: 'Table 1' });
      return bot.request('POST', path, { name: 'Table 2' });
    },
    accepted: async (bot) => {
      const { body } = await post(bot, { content: 'x' });
      return bot.request('POST', channelPath(bot, 'lounge', `/messages/${body.id}/threads`), { name: 'Table 1' });
    },
  },
  threadsUsedUp: { refused: (bot) => threadAfter(bot, 1000), accepted: (bot) => threadAfter(bot, 999) },
  threadNameLength: threadCase(thread({ name: 'x'.repeat(101) }), thread({ name: 'x'.repeat(100) })),
  threadArchiveDuration: threadCase(thread({ auto_archive_duration: 61 }), thread({ auto_archive_duration: 60 })),
  notAThread: {
    refused: async (bot) => bot.request('POST', `/channels/${await newThread(bot)}/threads`, thread()),
    accepted: (bot) => bot.request('POST', threadsPath(bot), thread()),
  },
} as const satisfies Readonly<Record<string, RuleCase>>;

import { ChannelType, MessageFlags } from 'discord-api-types/v10';
import { z } from 'zod';
import { applyChannelTrouble } from '../faults/channelTrouble.ts';
import { changeMessage } from '../messages/messages.ts';
import { tellOfMember, tellOfThread } from '../messages/systemMessages.ts';
import { refuse } from '../rules/refusal.ts';
import { read, snowflake, text } from '../rules/shapes.ts';
import { botUserObject, channelObject, guildObject, memberObject, userObject } from '../world/apiObjects.ts';
import { isBotIn } from '../world/botPresence.ts';
import {
  changeChannel,
  channelForBot,
  mayInvite,
  mayManageThreads,
  openDm,
  openThread,
  requirePermission,
} from '../world/channels.ts';
import type { Playground } from '../world/playground.ts';
import { BOT, type Channel, type Guild } from '../world/world.ts';
import type { Call, Route } from './route.ts';

/** Discord's limit for one server. */
const MAX_ACTIVE_THREADS = 1000;

const ARCHIVE_MINUTES = [60, 1440, 4320, 10080];

const threadName = text(1, 100, 'threadNameLength');
const autoArchive = z
  .int()
  .refine((minutes) => ARCHIVE_MINUTES.includes(minutes), 'threadArchiveDuration')
  .nullish();

/** In seconds; up to six hours. */
const slowMode = z.int().min(0).max(21_600).nullish();

const newThread = z.object({
  name: threadName,
  auto_archive_duration: autoArchive,
  type: z.int().min(10).max(12).nullish(),
  rate_limit_per_user: slowMode,
  invitable: z.boolean().nullish(),
});
const channelChange = z.object({
  name: threadName.nullish(),
  archived: z.boolean().nullish(),
  locked: z.boolean().nullish(),
  auto_archive_duration: autoArchive,
});
const dmRequest = z.object({ recipient_id: snowflake });

/** Routes for channels, threads and their members, direct message channels, users, and guilds. */
export const channelRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/channels/:channel',
    access: 'bot',
    handle: (call) => channelResponse(call.playground, channelOf(call)),
  },
  { method: 'PATCH', path: '/channels/:channel', access: 'bot', handle: change },
  { method: 'DELETE', path: '/channels/:channel', access: 'bot', handle: deleteThread },
  { method: 'POST', path: '/channels/:channel/threads', access: 'bot', handle: (call) => createThread(call, null) },
  {
    method: 'POST',
    path: '/channels/:channel/messages/:message/threads',
    access: 'bot',
    handle: (call) => createThread(call, call.parameter('message')),
  },
  { method: 'GET', path: '/channels/:channel/thread-members/:user', access: 'bot', handle: threadMember },
  {
    method: 'PUT',
    path: '/channels/:channel/thread-members/:user',
    access: 'bot',
    handle: (call) => changeMembers(call, true),
  },
  {
    method: 'DELETE',
    path: '/channels/:channel/thread-members/:user',
    access: 'bot',
    handle: (call) => changeMembers(call, false),
  },
  {
    method: 'POST',
    path: '/users/@me/channels',
    access: 'bot',
    handle: ({ playground, body }) =>
      channelResponse(playground, openDm(playground, read(dmRequest, body).recipient_id)),
  },
  {
    method: 'GET',
    path: '/users/@me',
    access: 'bot',
    handle: () => ({ status: 200, body: { ...botUserObject(), mfa_enabled: true, locale: 'en-US' } }),
  },
  {
    method: 'GET',
    path: '/users/:user',
    access: 'bot',
    handle: ({ playground, parameter }) => {
      if (parameter('user') === BOT.id) return { status: 200, body: botUserObject() };
      return { status: 200, body: userObject(playground.store.member(parameter('user')) ?? refuse('unknownUser')) };
    },
  },
  {
    method: 'GET',
    path: '/guilds/:guild',
    access: 'bot',
    handle: (call) => ({ status: 200, body: guildObject(guildForBot(call)) }),
  },
  { method: 'GET', path: '/guilds/:guild/members/:user', access: 'bot', handle: guildMember },
];

function channelOf({ playground, parameter }: Call): Channel {
  return channelForBot(playground, parameter('channel'));
}

function channelResponse(playground: Playground, channel: Channel, status = 200) {
  const recipient = channel.kind === 'dm' ? playground.store.member(channel.memberIds[0] ?? '') : null;
  return { status, body: channelObject(channel, recipient === null ? null : userObject(recipient)) };
}

function createThread(call: Call, starterId: string | null) {
  const { playground, body } = call;
  const parent = channelOf(call);
  if (parent.kind !== 'text') refuse('notAThread');
  const wanted = read(newThread, body);
  // Without a message and a type, Discord creates a private thread.
  const isPrivate = starterId === null && (wanted.type ?? ChannelType.PrivateThread) === ChannelType.PrivateThread;
  requirePermission(playground, parent, isPrivate ? 'CreatePrivateThreads' : 'CreatePublicThreads');
  const starter = starterId === null ? null : playground.store.message(starterId);
  if (starterId !== null) {
    if (starter === null || starter.onlyFor !== null || starter.message.channel_id !== parent.id)
      refuse('unknownMessage');
    if (playground.store.channel(starterId) !== null) refuse('threadExists');
  }
  const active = playground.store.channels().filter((each) => each.kind === 'thread' && !each.archived);
  if (active.filter(({ guildId }) => guildId === parent.guildId).length >= MAX_ACTIVE_THREADS) refuse('threadsUsedUp');
  const autoArchive = wanted.auto_archive_duration ?? parent.autoArchive;
  // Without a slow mode of its own, a thread has that of its channel.
  const slow = wanted.rate_limit_per_user ?? parent.slowMode ?? 0;
  const thread = openThread(playground, parent, {
    ...{ name: wanted.name, autoArchive, isPrivate, starterId },
    slowMode: slow,
    invitable: wanted.invitable ?? true,
  });
  if (starter !== null) {
    changeMessage(playground, starter, { flags: (starter.message.flags ?? 0) | MessageFlags.HasThread });
  }
  tellOfThread(playground, thread, starter?.message ?? null);
  return channelResponse(playground, thread, 201);
}

/**
 * Changes a thread's name, archived or locked state, or auto-archive time. An archived one must be unarchived first.
 */
function change(call: Call) {
  const { playground } = call;
  const channel = channelOf(call);
  if (channel.kind !== 'thread') {
    requirePermission(playground, channel, 'ManageChannels');
    refuse('notAThread');
  }
  const wanted = read(channelChange, call.body);
  const mayManage = mayManageThreads(playground, channel);
  if (!mayManage && (channel.ownerId !== BOT.id || wanted.locked != null)) refuse('missingPermissions');
  if (!mayManage && channel.locked) refuse('threadLocked');
  if (channel.archived && wanted.archived !== false) refuse('threadArchived');
  const changed: Channel = {
    ...channel,
    name: wanted.name ?? channel.name,
    archived: wanted.archived ?? channel.archived,
    activeAt: wanted.archived === false ? playground.clock.now() : channel.activeAt,
    locked: wanted.locked ?? channel.locked,
    autoArchive: wanted.auto_archive_duration ?? channel.autoArchive,
  };
  changeChannel(playground, changed, 'updated');
  return channelResponse(playground, changed);
}

/** Deletes a thread. The bot has no right to delete channels. */
function deleteThread(call: Call) {
  const { playground } = call;
  const channel = channelOf(call);
  requirePermission(playground, channel, channel.kind === 'thread' ? 'ManageThreads' : 'ManageChannels');
  applyChannelTrouble(playground, channel, 'delete');
  return channelResponse(playground, channel);
}

function changeMembers(call: Call, joins: boolean) {
  const { playground, parameter } = call;
  const channel = channelOf(call);
  if (channel.kind !== 'thread') refuse('notAThread');
  if (channel.archived) refuse('threadArchived');
  const userId = parameter('user') === '@me' ? BOT.id : parameter('user');
  const guild = playground.store.guild(channel.guildId ?? '');
  if (userId !== BOT.id && guild?.memberIds.includes(userId) !== true) refuse('unknownMember');
  if (joins && userId !== BOT.id && !mayInvite(playground, channel)) refuse('missingPermissions');
  const isIn = channel.memberIds.includes(userId);
  const others = channel.memberIds.filter((id) => id !== userId);
  changeChannel(playground, { ...channel, memberIds: joins ? [...others, userId] : others }, 'counted');
  const member = playground.store.member(userId);
  if (joins && !isIn && member !== null) tellOfMember(playground, channel.id, member);
  return { status: 204 };
}

function threadMember(call: Call) {
  const channel = channelOf(call);
  if (channel.kind !== 'thread') refuse('notAThread');
  const user = call.parameter('user') === '@me' ? BOT.id : call.parameter('user');
  if (!channel.memberIds.includes(user)) refuse('unknownMember');
  const join_timestamp = new Date(channel.createdAt).toISOString();
  return { status: 200, body: { id: channel.id, user_id: user, join_timestamp, flags: 0 } };
}

/** The server of the request. Refuses when the bot is not in it. */
function guildForBot({ playground, parameter }: Call): Guild {
  const guild = playground.store.guild(parameter('guild')) ?? refuse('unknownGuild');
  return isBotIn(playground, guild.id) ? guild : refuse('missingAccess');
}

function guildMember(call: Call) {
  const { playground, parameter } = call;
  const guild = guildForBot(call);
  if (parameter('user') === BOT.id) return { status: 200, body: { ...memberObject(), user: botUserObject() } };
  const member = playground.store.member(parameter('user')) ?? refuse('unknownUser');
  if (!guild.memberIds.includes(member.id)) refuse('unknownMember');
  return { status: 200, body: { ...memberObject(), user: userObject(member) } };
}

import { PermissionFlagsBits } from 'discord-api-types/v10';
import { changeMessage, deleteMessage, editMessage, postMessage } from '../messages/messages.ts';
import { isFixed } from '../messages/systemMessages.ts';
import { refuse } from '../rules/refusal.ts';
import { botPermissions, channelForBot, refuseIfLocked, requirePermission } from '../world/channels.ts';
import type { Playground } from '../world/playground.ts';
import { bySnowflake } from '../world/snowflake.ts';
import type { StoredMessage } from '../world/store.ts';
import { BOT, type Channel } from '../world/world.ts';
import type { Call, Route } from './route.ts';

const MAX_PINS = 250;

/** Routes for messages in channels, threads, and direct messages. */
export const messageRoutes: readonly Route[] = [
  { method: 'GET', path: '/channels/:channel/messages', access: 'bot', handle: list },
  {
    method: 'POST',
    path: '/channels/:channel/messages',
    access: 'bot',
    handle: ({ playground, parameter, body, uploads }) => {
      const channel = channelForBot(playground, parameter('channel'));
      requireSending(playground, channel, uploads.length > 0);
      return { status: 200, body: postMessage(playground, channel, { body, uploads, at: [] }).message };
    },
  },
  {
    method: 'GET',
    path: '/channels/:channel/messages/:message',
    access: 'bot',
    handle: (call) => {
      requirePermission(call.playground, channelOf(call), 'ReadMessageHistory');
      return { status: 200, body: messageOf(call).message };
    },
  },
  {
    method: 'PATCH',
    path: '/channels/:channel/messages/:message',
    access: 'bot',
    handle: (call) => {
      const channel = channelOf(call);
      const stored = messageOf(call);
      if (stored.message.author.id !== BOT.id) refuse('notTheAuthor');
      if (isFixed(stored.message)) refuse('systemMessage');
      if (channel.archived) refuse('threadArchived');
      if (call.uploads.length > 0) requirePermission(call.playground, channel, 'AttachFiles');
      const edited = editMessage(call.playground, stored, { body: call.body, uploads: call.uploads, at: [] });
      return { status: 200, body: edited.message };
    },
  },
  {
    method: 'DELETE',
    path: '/channels/:channel/messages/:message',
    access: 'bot',
    handle: (call) => {
      const channel = channelOf(call);
      const stored = messageOf(call);
      if (stored.message.author.id !== BOT.id) requirePermission(call.playground, channel, 'ManageMessages');
      if (isFixed(stored.message)) refuse('systemMessage');
      if (channel.archived) refuse('threadArchived');
      deleteMessage(call.playground, stored);
      return { status: 204 };
    },
  },
  { method: 'GET', path: '/channels/:channel/messages/pins', access: 'bot', handle: listPins },
  {
    method: 'PUT',
    path: '/channels/:channel/messages/pins/:message',
    access: 'bot',
    handle: (call) => pin(call, true),
  },
  {
    method: 'DELETE',
    path: '/channels/:channel/messages/pins/:message',
    access: 'bot',
    handle: (call) => pin(call, false),
  },
];

/** Refuses unless the bot can post there: checks permissions, whether a member accepts DMs, and locked threads. */
function requireSending(playground: Playground, channel: Channel, hasFiles: boolean): void {
  if (channel.kind === 'dm') {
    const recipient = playground.store.member(channel.memberIds[0] ?? '');
    if (!playground.store.guilds().some(({ memberIds }) => memberIds.includes(recipient?.id ?? '')))
      refuse('noCommonServer');
    if (recipient?.acceptsDms !== true) refuse('dmClosed');
    return;
  }
  requirePermission(playground, channel, channel.kind === 'thread' ? 'SendMessagesInThreads' : 'SendMessages');
  if (hasFiles) requirePermission(playground, channel, 'AttachFiles');
  refuseIfLocked(playground, channel);
}

function channelOf({ playground, parameter }: Call): Channel {
  return channelForBot(playground, parameter('channel'));
}

/** The public message that the route names; ephemeral ones cannot be fetched here, not even by the bot. */
function messageOf({ playground, parameter }: Call): StoredMessage {
  const stored = playground.store.message(parameter('message'));
  const isThere = stored !== null && stored.message.channel_id === parameter('channel') && stored.onlyFor === null;
  return isThere ? stored : refuse('unknownMessage');
}

/** Lists messages, newest first, by `limit`, `before`, and `after`; none without the permission to read the history. */
function list(call: Call) {
  const { playground, query } = call;
  const channel = channelOf(call);
  if ((botPermissions(playground, channel) & PermissionFlagsBits.ReadMessageHistory) === 0n)
    return { status: 200, body: [] };
  const limit = Number(query.get('limit') ?? 50);
  if (!Number.isInteger(limit) || limit < 1 || limit > 100) refuse('wrongShape', 'limit');
  const before = query.get('before');
  const after = query.get('after');
  const fitting = playground.store
    .messages(channel.id)
    .filter(({ onlyFor }) => onlyFor === null)
    .map(({ message }) => message)
    .filter(
      ({ id }) => (before === null || bySnowflake(id, before) < 0) && (after === null || bySnowflake(id, after) > 0),
    );
  return { status: 200, body: (after === null ? fitting.slice(-limit) : fitting.slice(0, limit)).toReversed() };
}

function listPins(call: Call) {
  const pinned = call.playground.store.pinned(channelOf(call).id);
  const items = pinned.map(({ message }) => ({ pinned_at: message.timestamp, message }));
  return { status: 200, body: { items, has_more: false } };
}

function pin(call: Call, pinned: boolean) {
  const channel = channelOf(call);
  const stored = messageOf(call);
  requirePermission(call.playground, channel, 'PinMessages');
  const isFull = call.playground.store.pinned(channel.id).length >= MAX_PINS;
  if (pinned && !stored.message.pinned && isFull) refuse('pinsUsedUp');
  changeMessage(call.playground, stored, { pinned });
  return { status: 204 };
}

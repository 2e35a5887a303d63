import { PermissionFlagsBits } from 'discord-api-types/v10';
import { refuse } from '../rules/refusal.ts';
import { botPresence } from './botPresence.ts';
import type { Playground } from './playground.ts';
import { BOT, type Channel, USUAL_BOT_PERMISSIONS } from './world.ts';

/** Everything, for direct messages: nobody can take rights away there. */
const ALL_PERMISSIONS = Object.values(PermissionFlagsBits).reduce((all, bit) => all | bit, 0n);

/** What the bot may do in the channel; threads follow their parent unless they have rights of their own. */
export function botPermissions(playground: Playground, channel: Channel): bigint {
  if (channel.kind === 'dm') return ALL_PERMISSIONS;
  if (channel.botPermissions !== null) return BigInt(channel.botPermissions);
  const parent = channel.parentId === null ? null : playground.store.channel(channel.parentId);
  return parent === null ? USUAL_BOT_PERMISSIONS : botPermissions(playground, parent);
}

/** The channel, when it exists and the bot can see it. */
export function channelForBot(playground: Playground, id: string): Channel {
  archiveQuietThreads(playground);
  const channel = playground.store.channel(id);
  if (channel === null) refuse('unknownChannel');
  if (channel.guildId !== null && botPresence(playground, channel.guildId) === 'gone') refuse('missingAccess');
  if ((botPermissions(playground, channel) & PermissionFlagsBits.ViewChannel) === 0n) refuse('missingAccess');
  return channel;
}

/** Refuses unless the bot has the permission in the channel. */
export function requirePermission(
  playground: Playground,
  channel: Channel,
  permission: keyof typeof PermissionFlagsBits,
): void {
  if ((botPermissions(playground, channel) & PermissionFlagsBits[permission]) === 0n) refuse('missingPermissions');
}

const A_MINUTE = 60_000;

/** Archives the threads in which nothing was written for as long as they are set to; tells as Discord does. */
export function archiveQuietThreads(playground: Playground): void {
  const now = playground.clock.now();
  for (const channel of playground.store.channels()) {
    const isSilent = now - channel.activeAt > channel.autoArchive * A_MINUTE;
    if (channel.kind === 'thread' && !channel.archived && isSilent) {
      changeChannel(playground, { ...channel, archived: true }, 'updated');
    }
  }
}

/** Stores the channel and tells those who see it; `how` decides what the bot hears of it. */
export function changeChannel(playground: Playground, channel: Channel, how: 'created' | 'updated' | 'counted'): void {
  playground.store.setChannel(channel);
  playground.changes.tell({ kind: 'channelChanged', channel, how });
}

/** The direct message channel between the bot and a member, made when there is none. */
export function openDm(playground: Playground, userId: string): Channel {
  const member = playground.store.member(userId);
  if (member === null) refuse('recipientInvalid');
  const known = playground.store
    .channels()
    .find((channel) => channel.kind === 'dm' && channel.memberIds.includes(userId));
  if (known !== undefined) return known;
  const channel: Channel = {
    ...newChannel(playground.nextId(), playground.clock.now(), member.name),
    kind: 'dm',
    memberIds: [userId],
  };
  changeChannel(playground, channel, 'created');
  return channel;
}

/** A channel with nothing in it and nobody. */
export function newChannel(id: string, createdAt: number, name: string): Channel {
  return {
    id,
    kind: 'text',
    guildId: null,
    parentId: null,
    starterId: null,
    ownerId: null,
    name,
    section: null,
    topic: null,
    archived: false,
    locked: false,
    isPrivate: false,
    autoArchive: 1440,
    createdAt,
    activeAt: createdAt,
    memberIds: [],
    messageCount: 0,
    lastMessageId: null,
    botPermissions: null,
  };
}

/** Makes a thread in `parent`, hanging on the message `starterId` (whose id it takes, as on Discord) or on none. */
export function openThread(
  playground: Playground,
  parent: Channel,
  wanted: {
    readonly name: string;
    readonly autoArchive: number;
    readonly isPrivate: boolean;
    readonly starterId: string | null;
  },
): Channel {
  const thread: Channel = {
    ...newChannel(wanted.starterId ?? playground.nextId(), playground.clock.now(), wanted.name),
    kind: 'thread',
    guildId: parent.guildId,
    parentId: parent.id,
    starterId: wanted.starterId,
    ownerId: BOT.id,
    isPrivate: wanted.isPrivate,
    autoArchive: wanted.autoArchive,
    memberIds: [BOT.id],
  };
  changeChannel(playground, thread, 'created');
  return thread;
}

/** Whether a member can see the channel at all. */
export function canSee(playground: Playground, userId: string, channel: Channel): boolean {
  if (channel.kind === 'dm') return channel.memberIds.includes(userId);
  const guild = playground.store.guild(channel.guildId ?? '');
  if (guild === null || !guild.memberIds.includes(userId)) return false;
  return !channel.isPrivate || channel.memberIds.includes(userId) || guild.managers.includes(userId);
}

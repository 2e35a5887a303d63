import { PermissionFlagsBits } from 'discord-api-types/v10';
import { refuse } from '../rules/refusal.ts';
import { isBotIn } from './botPresence.ts';
import type { ChannelChange } from './changes.ts';
import type { Playground } from './playground.ts';
import { BOT, type Channel, USUAL_BOT_PERMISSIONS } from './world.ts';

/** All permissions, for direct messages, where no one can revoke any. */
const ALL_PERMISSIONS = Object.values(PermissionFlagsBits).reduce((all, bit) => all | bit, 0n);

/** The bot's permissions in the channel; threads inherit their parent's unless they have their own. */
export function botPermissions(playground: Playground, channel: Channel): bigint {
  if (channel.kind === 'dm') return ALL_PERMISSIONS;
  if (channel.botPermissions !== null) return BigInt(channel.botPermissions);
  const parent = channel.parentId === null ? null : playground.store.channel(channel.parentId);
  return parent === null ? USUAL_BOT_PERMISSIONS : botPermissions(playground, parent);
}

/** The channel with this id. Refuses when it does not exist or the bot cannot see it. */
export function channelForBot(playground: Playground, id: string): Channel {
  archiveQuietThreads(playground);
  const channel = playground.store.channel(id);
  if (channel === null) refuse('unknownChannel');
  if (channel.guildId !== null && !isBotIn(playground, channel.guildId)) refuse('missingAccess');
  if ((botPermissions(playground, channel) & PermissionFlagsBits.ViewChannel) === 0n) refuse('missingAccess');
  if (!isSeenByBot(playground, channel)) refuse('missingAccess');
  return channel;
}

/** Whether the bot sees a thread: a private one only as its member, or with the permission to manage threads. */
export function isSeenByBot(playground: Playground, channel: Channel): boolean {
  if (channel.kind !== 'thread' || !channel.isPrivate || channel.memberIds.includes(BOT.id)) return true;
  return mayManageThreads(playground, channel);
}

/** Refuses where the thread is locked for the bot; Discord reports it as archived. */
export function refuseIfLocked(playground: Playground, channel: Channel): void {
  if (channel.locked && !mayManageThreads(playground, channel)) refuse('threadArchived');
}

export const mayManageThreads = (playground: Playground, channel: Channel): boolean =>
  (botPermissions(playground, channel) & PermissionFlagsBits.ManageThreads) !== 0n;

/** Whether the bot can add members to a thread, as far as the thread itself is concerned. */
export const mayInvite = (playground: Playground, channel: Channel): boolean =>
  !channel.isPrivate || channel.invitable !== false || mayManageThreads(playground, channel);

/** Whether a mention in a thread adds whom it names: nobody does by whom no member can be added. */
export function addsByMention(playground: Playground, channel: Channel, authorId: string): boolean {
  const { armed, store } = playground;
  if (channel.kind !== 'thread') return false;
  if (!channel.isPrivate) return !armed.has('mentionsAddNobody');
  if (armed.has('privateMentionsAddNobody')) return false;
  const isManager = store.guild(channel.guildId ?? '')?.managers.includes(authorId) === true;
  return authorId === BOT.id ? mayInvite(playground, channel) : channel.invitable !== false || isManager;
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

/** Archives threads that were quiet for their auto-archive time, and reports it as Discord does. */
export function archiveQuietThreads(playground: Playground): void {
  const now = playground.clock.now();
  for (const channel of playground.store.channels()) {
    const isSilent = now - channel.activeAt > channel.autoArchive * A_MINUTE;
    if (channel.kind === 'thread' && !channel.archived && isSilent) {
      changeChannel(playground, { ...channel, archived: true }, 'updated');
    }
  }
}

/** Stores the channel and notifies listeners; `how` decides which event the bot gets. */
export function changeChannel(playground: Playground, channel: Channel, how: ChannelChange): void {
  playground.store.setChannel(channel);
  playground.changes.emit({ kind: 'channelChanged', channel, how });
}

/** The direct message channel between the bot and a member; creates it if needed. */
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

/** An empty text channel without server or members. */
function newChannel(id: string, createdAt: number, name: string): Channel {
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

/**
 * Creates a thread in `parent`. If it starts from the message `starterId`, it gets that message's id, as on Discord.
 */
export function openThread(
  playground: Playground,
  parent: Channel,
  wanted: {
    readonly name: string;
    readonly autoArchive: number;
    readonly isPrivate: boolean;
    readonly starterId: string | null;
    readonly slowMode: number;
    readonly invitable: boolean;
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
    slowMode: wanted.slowMode,
    invitable: wanted.invitable,
    memberIds: [BOT.id],
  };
  changeChannel(playground, thread, 'created');
  return thread;
}

/** Whether the member can see the channel. */
export function canSee(playground: Playground, userId: string, channel: Channel): boolean {
  if (channel.kind === 'dm') return channel.memberIds.includes(userId);
  const guild = playground.store.guild(channel.guildId ?? '');
  if (guild === null || !guild.memberIds.includes(userId)) return false;
  const parent = channel.parentId === null ? null : playground.store.channel(channel.parentId);
  if ([channel, parent].some((one) => one?.hiddenFrom?.includes(userId))) return false;
  return !channel.isPrivate || channel.memberIds.includes(userId) || guild.managers.includes(userId);
}

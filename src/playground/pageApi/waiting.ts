/** What a member has not read, and what is waiting for them. */
import { type APIMessage, ButtonStyle, ComponentType, MessageFlags } from 'discord-api-types/v10';
import { nodesOf } from '../messages/richContent.ts';
import { type ComponentNode, walk } from '../rules/componentTree.ts';
import type { Playground } from '../world/playground.ts';
import type { StoredMessage } from '../world/store.ts';
import type { Channel, Member } from '../world/world.ts';

/**
 * Messages that others wrote since the member last read. In direct messages everything counts as a mention, as on
 * Discord. `calls` are the mentions that notified with a sound.
 */
interface Unread {
  readonly missed: readonly StoredMessage[];
  readonly mentions: readonly StoredMessage[];
  readonly calls: readonly StoredMessage[];
}

export function unreadIn({ store }: Playground, member: Member, channel: Channel): Unread {
  if (!isFollowed(member, channel)) return { missed: [], mentions: [], calls: [] };
  const last = store.lastRead(member.id, channel.id) ?? '0';
  const missed = store
    .messagesAfter(channel.id, last)
    .filter(({ message, onlyFor }) => message.author.id !== member.id && onlyFor === null);
  const mentions = missed.filter(({ pinged }) => channel.kind === 'dm' || pinged.includes(member.id));
  const calls = mentions.filter(({ message }) => ((message.flags ?? 0) & MessageFlags.SuppressNotifications) === 0);
  return { missed, mentions, calls };
}

/**
 * Whether something is waiting for the member in the channel: the newest message that mentions them has something to
 * press, or an unread call does, or has no components at all. The bot removes the buttons when there is nothing left to
 * do.
 */
export function waitsIn(playground: Playground, member: Member, channel: Channel): boolean {
  if (channel.archived || !isFollowed(member, channel)) return false;
  const newest = playground.store.newestNaming(channel.id, member.id);
  if (newest !== null && asks(newest.message)) return true;
  const { calls } = unreadIn(playground, member, channel);
  return calls.some(({ message }) => asks(message) || (message.components ?? []).length === 0);
}

const isFollowed = (member: Member, { kind, memberIds }: Channel): boolean =>
  kind !== 'thread' || memberIds.includes(member.id);

/** Whether a message asks for an action; gray buttons only offer something to look at. */
const asks = (message: APIMessage): boolean => [...walk(nodesOf(message), [])].some(({ node }) => isAsking(node));

const QUIET: readonly unknown[] = [ButtonStyle.Secondary, ButtonStyle.Link, ButtonStyle.Premium];

const isAsking = ({ type, custom_id, disabled, ...node }: ComponentNode): boolean =>
  custom_id != null && disabled !== true && (type !== ComponentType.Button || !QUIET.includes(node.style));

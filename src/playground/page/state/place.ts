import type { PageChannel, PageGuild, PageState } from '../../pageProtocol.ts';
import { channelOf, guildOf } from './pageState.ts';

/**
 * What is open: a server (null for direct messages), one of its channels, and perhaps one of the channel's threads.
 * `channel` is null when there are no direct messages yet. `messageId` is the message that a link points to.
 */
export interface Place {
  readonly guild: PageGuild | null;
  readonly channel: PageChannel | null;
  readonly thread: PageChannel | null;
  readonly messageId: string | null;
}

/** The page's address of the direct messages, whichever is the newest; also when there are none yet. */
export const DIRECT_MESSAGES = '#dm';

const ADDRESS = /^#(\d+)(?:\/(\d+))?$/;
const DISCORD_ADDRESS = /^https?:\/\/(?:\w+\.)?discord(?:app)?\.com\/channels\/(?:@me|\d+)\/(\d+)(?:\/(\d+))?\/?$/;

/** The page's address of a channel, thread, or message. */
export function addressOf(channelId: string, messageId: string | null = null): string {
  return messageId === null ? `#${channelId}` : `#${channelId}/${messageId}`;
}

/** The page's address for a link to one of Discord's channels or messages; null for all other links. */
export function addressInPage(url: string): string | null {
  const match = DISCORD_ADDRESS.exec(url);
  return match?.[1] ? addressOf(match[1], match[2] ?? null) : null;
}

/** What the address shows this member; if they cannot see it, the first channel of their first server. */
export function placeAt(state: PageState, address: string): Place {
  const [, channelId = null, messageId = null] = ADDRESS.exec(address) ?? [];
  const found = channelOf(state, channelId);
  if (found?.kind === 'thread') {
    return { guild: guildOf(state, found), channel: channelOf(state, found.parentId), thread: found, messageId };
  }
  if (found) return { guild: guildOf(state, found), channel: found, thread: null, messageId };
  if (address === DIRECT_MESSAGES) {
    return { guild: null, channel: directMessages(state)[0] ?? null, thread: null, messageId: null };
  }
  const guild = state.guilds[0] ?? null;
  return { guild, channel: guild && firstChannel(state, guild), thread: null, messageId: null };
}

/** The channel that opens first in a server: the first of the last section, where the tables are. */
export function firstChannel(state: PageState, guild: PageGuild): PageChannel | null {
  const channels = textChannels(state, guild);
  const section = channels.at(-1)?.section ?? null;
  return channels.find((channel) => channel.section === section) ?? null;
}

/** The text channels of a server, in order. */
export function textChannels(state: PageState, guild: PageGuild): readonly PageChannel[] {
  return state.channels.filter(({ kind, guildId }) => kind === 'text' && guildId === guild.id);
}

/** The threads of a channel, oldest first. */
export function threadsOf(state: PageState, channel: PageChannel): readonly PageChannel[] {
  return state.channels.filter(({ kind, parentId }) => kind === 'thread' && parentId === channel.id);
}

/** The direct messages of this member, newest first. */
export function directMessages(state: PageState): readonly PageChannel[] {
  return state.channels
    .filter(({ kind }) => kind === 'dm')
    .toSorted((a, b) => (b.lastMessageAt ?? 0) - (a.lastMessageAt ?? 0));
}

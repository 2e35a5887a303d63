import type { APIMessage } from 'discord-api-types/v10';
import { type ComponentNode, walk } from '../rules/componentTree.ts';
import type { AllowedMentions } from '../rules/messages.ts';
import { addsByMention, canSee } from '../world/channels.ts';
import type { Playground } from '../world/playground.ts';
import type { Channel, Member } from '../world/world.ts';
import { nodesOf } from './richContent.ts';

/** All text of a message that can mention users: its content and its text displays. */
export function textsOf(content: string | null | undefined, components: readonly ComponentNode[]): string {
  const texts = [...walk(components, [])].map(({ node }) => node.content ?? '');
  return [content ?? '', ...texts].join('\n');
}

/**
 * The ids of the users whom the text mentions and `allowed` permits, in the order of the text. Without
 * `allowed_mentions`, all of them are permitted.
 */
function mentionedUsers(text: string, allowed: AllowedMentions | null | undefined): string[] {
  const named = [...text.matchAll(/<@!?(\d{17,20})>/g)].map(([, id]) => id ?? '');
  const unique = [...new Set(named)];
  if (allowed == null || allowed.parse?.includes('users')) return unique;
  return unique.filter((id) => allowed.users?.includes(id));
}

/**
 * The members a message mentions, if `allowed` permits it and they can see the channel, or will when the mention has added
 * them to the thread.
 */
export function mentionedIn(
  playground: Playground,
  channel: Channel,
  message: Pick<APIMessage, 'author' | 'content' | 'components'>,
  allowed: AllowedMentions | null | undefined,
): Member[] {
  const isAdding = addsByMention(playground, channel, message.author.id);
  const inGuild = playground.store.guild(channel.guildId ?? '')?.memberIds ?? [];
  return mentionedUsers(textsOf(message.content, nodesOf(message)), allowed)
    .filter((id) => (isAdding ? inGuild.includes(id) : canSee(playground, id, channel)))
    .map((id) => playground.store.member(id))
    .filter((member) => member !== null);
}

/** Whom a message notifies: in a thread, its members, and those whom the mention adds to it. */
export function notifiedBy(
  playground: Playground,
  channel: Channel,
  authorId: string,
  mentioned: readonly Member[],
): readonly string[] {
  const ids = mentioned.map(({ id }) => id);
  if (channel.kind !== 'thread' || addsByMention(playground, channel, authorId)) return ids;
  return ids.filter((id) => channel.memberIds.includes(id));
}

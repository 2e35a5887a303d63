import type { APIMessage } from 'discord-api-types/v10';
import { type ComponentNode, walk } from '../rules/componentTree.ts';
import type { AllowedMentions } from '../rules/messages.ts';
import { canSee } from '../world/channels.ts';
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
export function mentionedUsers(text: string, allowed: AllowedMentions | null | undefined): string[] {
  const named = [...text.matchAll(/<@!?(\d{17,20})>/g)].map(([, id]) => id ?? '');
  const unique = [...new Set(named)];
  if (allowed == null || allowed.parse?.includes('users')) return unique;
  return unique.filter((id) => allowed.users?.includes(id));
}

/** The members a message mentions, if `allowed` permits it and they can see the channel. */
export function mentionedIn(
  playground: Playground,
  channel: Channel,
  message: Pick<APIMessage, 'content' | 'components'>,
  allowed: AllowedMentions | null | undefined,
): Member[] {
  return mentionedUsers(textsOf(message.content, nodesOf(message)), allowed)
    .filter((id) => canSee(playground, id, channel))
    .map((id) => playground.store.member(id))
    .filter((member) => member !== null);
}

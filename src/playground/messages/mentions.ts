import type { ComponentNode } from '../rules/componentTree.ts';
import { walk } from '../rules/componentTree.ts';
import type { AllowedMentions } from '../rules/messages.ts';

/** All text of a message in which a mention counts: its content and its text displays. */
export function textsOf(content: string | null | undefined, components: readonly ComponentNode[]): string {
  const texts = [...walk(components, [])].map(({ node }) => node.content ?? '');
  return [content ?? '', ...texts].join('\n');
}

/**
 * The ids of the users whom the text mentions and who may be mentioned, in the order of the text. Without
 * `allowed_mentions` everybody mentioned is.
 */
export function mentionedUsers(text: string, allowed: AllowedMentions | null | undefined): string[] {
  const named = [...text.matchAll(/<@!?(\d{17,20})>/g)].map(([, id]) => id ?? '');
  const unique = [...new Set(named)];
  if (allowed == null || allowed.parse?.includes('users')) return unique;
  return unique.filter((id) => allowed.users?.includes(id));
}

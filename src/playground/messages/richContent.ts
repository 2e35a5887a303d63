import { type APIMessage, EmbedType } from 'discord-api-types/v10';
import { type ComponentNode, numberComponents } from '../rules/componentTree.ts';
import type { MessageDraft } from '../rules/messages.ts';
import type { FieldPath } from '../rules/refusal.ts';
import { canSee } from '../world/channels.ts';
import type { Playground } from '../world/playground.ts';
import type { StoredFile } from '../world/store.ts';
import type { Channel, Member } from '../world/world.ts';
import { attachmentOf } from './attachments.ts';
import { completed } from './componentDefaults.ts';
import { withMedia } from './mediaItems.ts';
import { mentionedUsers, textsOf } from './mentions.ts';

/** What a message shows besides its text: `attachments` are the files that neither components nor embeds show. */
export type Looks = Required<Pick<APIMessage, 'components' | 'embeds' | 'attachments'>>;

/** The looks that the draft asks for, with the files put in; what it does not name stays as in `before`. */
export function looksOf(draft: MessageDraft, before: Looks, files: readonly StoredFile[], at: FieldPath): Looks {
  const components =
    draft.components === undefined ? before.components : componentsOf(draft.components ?? [], files, at);
  const embeds = draft.embeds === undefined ? before.embeds : embedsOf(draft.embeds ?? [], files, at);
  const shown = shownFiles({ components, embeds });
  return { components, embeds, attachments: files.filter((file) => !shown.has(file.id)).map(attachmentOf) };
}

/** The ids of the files that components and embeds show. */
export function shownFiles(looks: Pick<Looks, 'components' | 'embeds'>): ReadonlySet<string> {
  const ids = JSON.stringify([looks.components, looks.embeds]).matchAll(/"attachment_id":"(\d+)"/g);
  return new Set([...ids].map(([, id]) => id ?? ''));
}

function componentsOf(
  nodes: readonly ComponentNode[],
  files: readonly StoredFile[],
  at: FieldPath,
): Looks['components'] {
  const components = withMedia(completed(withoutNulls(nodes)), files, [...at, 'components']);
  numberComponents(components);
  // Their shapes have been checked field by field against what Discord takes.
  return components as readonly unknown[] as Looks['components'];
}

function embedsOf(
  embeds: NonNullable<MessageDraft['embeds']>,
  files: readonly StoredFile[],
  at: FieldPath,
): Looks['embeds'] {
  const rich = withoutNulls(embeds).map((embed) => ({ type: EmbedType.Rich, ...embed }));
  // As above.
  return withMedia(rich, files, [...at, 'embeds']) as readonly unknown[] as Looks['embeds'];
}

/** A copy without the fields that are null: Discord takes null for "absent" and answers without the field. */
function withoutNulls<T>(value: T): T {
  // JSON goes in and comes out: only null fields of objects are left out, all of which are optional in the shapes.
  return JSON.parse(JSON.stringify(value, (_, field: unknown) => (field === null ? undefined : field))) as T;
}

/** The components of a message as nodes. */
export function nodesOf(message: Pick<APIMessage, 'components'>): readonly ComponentNode[] {
  // Stored components have passed the same rules that `ComponentNode` describes.
  return (message.components ?? []) as unknown as readonly ComponentNode[];
}

/** The members whom a message mentions, who may be mentioned and who see the channel. */
export function mentionedIn(
  playground: Playground,
  channel: Channel,
  message: Pick<APIMessage, 'content' | 'components'>,
  allowed: MessageDraft['allowed_mentions'],
): Member[] {
  return mentionedUsers(textsOf(message.content, nodesOf(message)), allowed)
    .filter((id) => canSee(playground, id, channel))
    .map((id) => playground.store.member(id))
    .filter((member) => member !== null);
}

import { type APIMessage, EmbedType } from 'discord-api-types/v10';
import { type ComponentNode, numberComponents } from '../rules/componentTree.ts';
import type { MessageDraft } from '../rules/messages.ts';
import type { FieldPath } from '../rules/refusal.ts';
import type { StoredFile } from '../world/store.ts';
import { attachmentOf } from './attachments.ts';
import { withDefaults } from './componentDefaults.ts';
import { withMedia } from './mediaItems.ts';

/** What a message shows besides its text. `attachments` are the files that neither components nor embeds show. */
export type RichContent = Required<Pick<APIMessage, 'components' | 'embeds' | 'attachments'>>;

/** The rich content that the draft asks for, with its files. Fields that the draft leaves out stay as in `before`. */
export function richContentOf(
  draft: MessageDraft,
  before: RichContent,
  files: readonly StoredFile[],
  at: FieldPath,
): RichContent {
  const components =
    draft.components === undefined ? before.components : componentsOf(draft.components ?? [], files, at);
  const embeds = draft.embeds === undefined ? before.embeds : embedsOf(draft.embeds ?? [], files, at);
  const shown = shownFiles({ components, embeds });
  return { components, embeds, attachments: files.filter((file) => !shown.has(file.id)).map(attachmentOf) };
}

/** The ids of the files that the components and embeds show. */
export function shownFiles(content: Pick<RichContent, 'components' | 'embeds'>): ReadonlySet<string> {
  const ids = JSON.stringify([content.components, content.embeds]).matchAll(/"attachment_id":"(\d+)"/g);
  return new Set([...ids].map(([, id]) => id ?? ''));
}

function componentsOf(
  nodes: readonly ComponentNode[],
  files: readonly StoredFile[],
  at: FieldPath,
): RichContent['components'] {
  const components = withMedia(withDefaults(withoutNulls(nodes)), files, [...at, 'components']);
  numberComponents(components);
  // Their shapes have been checked field by field against what Discord accepts.
  return components as readonly unknown[] as RichContent['components'];
}

function embedsOf(
  embeds: NonNullable<MessageDraft['embeds']>,
  files: readonly StoredFile[],
  at: FieldPath,
): RichContent['embeds'] {
  const rich = withoutNulls(embeds).map((embed) => ({ type: EmbedType.Rich, ...embed }));
  // As above.
  return withMedia(rich, files, [...at, 'embeds']) as readonly unknown[] as RichContent['embeds'];
}

/** A copy without null fields: Discord treats null as absent and leaves the field out of its answer. */
function withoutNulls<T>(value: T): T {
  // JSON in, JSON out: only null fields of objects are left out, all of which are optional in the shapes.
  return JSON.parse(JSON.stringify(value, (_, field: unknown) => (field === null ? undefined : field))) as T;
}

/** The components of a message as nodes. */
export function nodesOf(message: Pick<APIMessage, 'components'>): readonly ComponentNode[] {
  // Stored components have passed the same rules that `ComponentNode` describes.
  return (message.components ?? []) as unknown as readonly ComponentNode[];
}

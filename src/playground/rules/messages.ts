import { MessageFlags } from 'discord-api-types/v10';
import { z } from 'zod';
import { layoutComponents, legacyComponents } from './components.ts';
import { breachesOfTree, type ComponentNode } from './componentTree.ts';
import { type Breach, type FieldPath, refuse, refuseIfAny } from './refusal.ts';
import { lengthOf, read, snowflake, text } from './shapes.ts';

const MAX_EMBED_TOTAL = 6000;

const embedMedia = z.object({ url: z.string().regex(/^(https?|attachment):\/\/./, 'mediaAddress') });

const embed = z.object({
  title: text(0, 256, 'embedTextLength').nullish(),
  description: text(0, 4096, 'embedTextLength').nullish(),
  url: z.string().nullish(),
  timestamp: z.string().nullish(),
  color: z.int().min(0).max(0xffffff).nullish(),
  footer: z.object({ text: text(0, 2048, 'embedTextLength'), icon_url: z.string().nullish() }).nullish(),
  author: z
    .object({ name: text(0, 256, 'embedTextLength'), url: z.string().nullish(), icon_url: z.string().nullish() })
    .nullish(),
  image: embedMedia.nullish(),
  thumbnail: embedMedia.nullish(),
  fields: z
    .array(
      z.object({
        name: text(1, 256, 'embedTextLength'),
        value: text(1, 1024, 'embedTextLength'),
        inline: z.boolean().nullish(),
      }),
    )
    .max(25, 'embedCount')
    .nullish(),
});

const allowedMentions = z
  .object({
    parse: z.array(z.enum(['users', 'roles', 'everyone'])).nullish(),
    users: z.array(snowflake).max(100, 'mentionsCount').nullish(),
    roles: z.array(snowflake).max(100, 'mentionsCount').nullish(),
    replied_user: z.boolean().nullish(),
  })
  .refine((value) => !(value.parse?.includes('users') && (value.users?.length ?? 0) > 0), 'mentionsExclusive');

export type AllowedMentions = z.infer<typeof allowedMentions>;

const attachment = z.object({
  id: snowflake,
  filename: z.string().min(1).max(1024).nullish(),
  description: text(0, 1024, 'attachmentDescriptionLength').nullish(),
});

const messageFields = {
  content: text(0, 2000, 'contentLength').nullish(),
  embeds: z.array(embed).max(10, 'embedCount').nullish(),
  flags: z.int().min(0).nullish(),
  allowed_mentions: allowedMentions.nullish(),
  components: z.array(z.unknown()).nullish(),
  attachments: z.array(attachment).max(10, 'tooManyFiles').nullish(),
  poll: z.unknown().optional(),
  sticker_ids: z.array(snowflake).nullish(),
  tts: z.boolean().nullish(),
  nonce: z.union([text(0, 25, 'nonceLength'), z.int()]).nullish(),
  enforce_nonce: z.boolean().nullish(),
};

const messageBody = z.object(messageFields);

/** The fields of a message as the bot sent them, after all rules for messages passed. */
export interface MessageDraft extends Omit<z.infer<typeof messageBody>, 'components'> {
  readonly components: readonly ComponentNode[] | null | undefined;
  readonly isLayout: boolean;
}

/** What an edited message already has. */
export interface DraftBase {
  readonly isLayout: boolean;
  readonly hasContent: boolean;
  readonly hasEmbeds: boolean;
}

/**
 * Reads the body of a request that creates a message (`base` null) or edits one. `at` is its path in the request
 * (`data` in a callback). An edit whose flags lack `IsComponentsV2` is read as one without layout, as on Discord,
 * although the message keeps the flag.
 */
export function readMessage(body: unknown, base: DraftBase | null, at: FieldPath): MessageDraft {
  const fields = read(messageBody, body, ...at);
  const isLayout =
    fields.flags == null ? (base?.isLayout ?? false) : (fields.flags & MessageFlags.IsComponentsV2) !== 0;
  if (isLayout) refuseIfAny(breachesOfLayout(fields, base, at));
  refuseIfAny(breachesOfEmbeds(fields, at));

  const shape = isLayout ? layoutComponents : legacyComponents;
  const components: readonly ComponentNode[] | null | undefined =
    fields.components == null ? fields.components : read(shape, fields.components, ...at, 'components');
  if (components != null) refuseIfAny(breachesOfTree(components, [...at, 'components']));
  return { ...fields, components, isLayout };
}

/** Layout excludes content, embeds, polls, and stickers; an edit must remove those that the message had. */
function breachesOfLayout(fields: z.infer<typeof messageBody>, base: DraftBase | null, at: FieldPath): Breach[] {
  const hasContent = fields.content === undefined ? base?.hasContent === true : (fields.content ?? '') !== '';
  const hasEmbeds = fields.embeds === undefined ? base?.hasEmbeds === true : (fields.embeds ?? []).length > 0;
  const breaches: Breach[] = [];
  if (hasContent) breaches.push({ rule: 'contentWithLayout', path: [...at, 'content'] });
  if (hasEmbeds) breaches.push({ rule: 'embedsWithLayout', path: [...at, 'embeds'] });
  if (fields.poll != null) breaches.push({ rule: 'pollWithLayout', path: [...at, 'poll'] });
  if ((fields.sticker_ids ?? []).length > 0)
    breaches.push({ rule: 'stickersWithLayout', path: [...at, 'sticker_ids'] });
  return breaches;
}

function breachesOfEmbeds(fields: z.infer<typeof messageBody>, at: FieldPath): Breach[] {
  let total = 0;
  for (const each of fields.embeds ?? []) {
    const parts = [each.title, each.description, each.footer?.text, each.author?.name];
    for (const field of each.fields ?? []) parts.push(field.name, field.value);
    for (const part of parts) total += lengthOf(part ?? '');
  }
  return total > MAX_EMBED_TOTAL ? [{ rule: 'embedTotal', path: [...at, 'embeds'] }] : [];
}

/** Refuses a new message without text, embeds, components, and files. */
export function refuseIfEmpty(draft: MessageDraft, fileCount: number): void {
  const parts = draft.isLayout
    ? (draft.components?.length ?? 0)
    : (draft.content ?? '').trim().length + (draft.embeds?.length ?? 0) + (draft.components?.length ?? 0) + fileCount;
  if (parts === 0) refuse('emptyMessage');
}

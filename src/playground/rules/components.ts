import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import { z } from 'zod';
import { snowflake, text, whole } from './shapes.ts';

const MAX_COMPONENT_ID = 2 ** 31 - 1;

export const componentId = z.int().min(0).max(MAX_COMPONENT_ID).nullish();
export const customId = text(1, 100, 'customIdLength');

const PICTOGRAM = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u;
const emoji = z
  .object({ id: snowflake.nullish(), name: z.string().nullish(), animated: z.boolean().nullish() })
  .refine((value) => value.id != null || PICTOGRAM.test(value.name ?? ''), 'emojiInvalid');

/** The address of a picture or file: http, https, or `attachment://NAME`. */
const address = z.string().max(2048, 'mediaAddress');
const media = z.object({ url: address.regex(/^(https?|attachment):\/\/./, 'mediaAddress') });
const uploaded = z.object({ url: address.regex(/^attachment:\/\/./, 'fileAddress') });

const altText = text(0, 1024, 'altTextLength').nullish();

const button = z
  .object({
    type: z.literal(ComponentType.Button),
    id: componentId,
    style: z.int().min(1).max(6),
    label: text(0, 80, 'buttonLabelLength').nullish(),
    emoji: emoji.nullish(),
    custom_id: customId.nullish(),
    url: text(1, 512, 'buttonUrlLength').nullish(),
    sku_id: snowflake.nullish(),
    disabled: z.boolean().nullish(),
  })
  .superRefine((value, context) => {
    const wanted =
      value.style === ButtonStyle.Link ? 'url' : value.style === ButtonStyle.Premium ? 'sku_id' : 'custom_id';
    for (const target of ['custom_id', 'url', 'sku_id'] as const) {
      if ((value[target] != null) !== (target === wanted)) {
        context.addIssue({ code: 'custom', path: [target], message: 'buttonTarget' });
      }
    }
    const isEmpty = (value.label ?? '') === '' && value.emoji == null;
    if (isEmpty && value.style !== ButtonStyle.Premium) context.addIssue({ code: 'custom', message: 'buttonEmpty' });
  });

const optionText = text(1, 100, 'optionTextLength');

const selectOption = z.object({
  label: optionText,
  value: optionText,
  description: text(0, 100, 'optionTextLength').nullish(),
  emoji: emoji.nullish(),
  default: z.boolean().nullish(),
});

const selectFields = {
  id: componentId,
  custom_id: customId,
  placeholder: text(0, 150, 'placeholderLength').nullish(),
  min_values: whole(0, 25, 'valueCounts').nullish(),
  max_values: whole(1, 25, 'valueCounts').nullish(),
  disabled: z.boolean().nullish(),
  required: z.boolean().nullish(),
};

export const stringSelect = z.object({
  type: z.literal(ComponentType.StringSelect),
  ...selectFields,
  options: z.array(selectOption).min(1, 'selectOptionCount').max(25, 'selectOptionCount'),
});

const defaults = z
  .array(z.object({ id: snowflake, type: z.enum(['user', 'role', 'channel']) }))
  .max(25, 'defaultsOutsideCounts');

export const userSelect = z.object({
  type: z.literal(ComponentType.UserSelect),
  ...selectFields,
  default_values: defaults.nullish(),
});
export const roleSelect = z.object({
  type: z.literal(ComponentType.RoleSelect),
  ...selectFields,
  default_values: defaults.nullish(),
});
export const mentionableSelect = z.object({
  type: z.literal(ComponentType.MentionableSelect),
  ...selectFields,
  default_values: defaults.nullish(),
});
export const channelSelect = z.object({
  type: z.literal(ComponentType.ChannelSelect),
  ...selectFields,
  default_values: defaults.nullish(),
  channel_types: z.array(z.int()).nullish(),
});

const row = z.object({
  type: z.literal(ComponentType.ActionRow),
  id: componentId,
  components: z
    .array(
      z.discriminatedUnion('type', [button, stringSelect, userSelect, roleSelect, mentionableSelect, channelSelect], {
        error: 'componentNotAllowed',
      }),
    )
    .min(1, 'rowSize')
    .max(5, 'rowSize'),
});

export const textDisplay = z.object({
  type: z.literal(ComponentType.TextDisplay),
  id: componentId,
  content: text(1, 4000, 'textLength'),
});

const thumbnail = z.object({
  type: z.literal(ComponentType.Thumbnail),
  id: componentId,
  media,
  description: altText,
  spoiler: z.boolean().nullish(),
});

const section = z.object({
  type: z.literal(ComponentType.Section),
  id: componentId,
  components: z
    .array(z.discriminatedUnion('type', [textDisplay], { error: 'componentNotAllowed' }))
    .min(1, 'sectionSize')
    .max(3, 'sectionSize'),
  accessory: z.discriminatedUnion('type', [button, thumbnail], { error: 'componentNotAllowed' }),
});

const gallery = z.object({
  type: z.literal(ComponentType.MediaGallery),
  id: componentId,
  items: z
    .array(z.object({ media, description: altText, spoiler: z.boolean().nullish() }))
    .min(1, 'galleryItems')
    .max(10, 'galleryItems'),
});

const file = z.object({
  type: z.literal(ComponentType.File),
  id: componentId,
  file: uploaded,
  spoiler: z.boolean().nullish(),
});

const separator = z.object({
  type: z.literal(ComponentType.Separator),
  id: componentId,
  divider: z.boolean().nullish(),
  spacing: z.int().min(1).max(2).nullish(),
});

const container = z.object({
  type: z.literal(ComponentType.Container),
  id: componentId,
  accent_color: whole(0, 0xffffff, 'accentColor').nullish(),
  spoiler: z.boolean().nullish(),
  components: z
    .array(
      z.discriminatedUnion('type', [row, textDisplay, section, gallery, separator, file], {
        error: 'componentNotAllowed',
      }),
    )
    .min(1, 'containerSize'),
});

/** The components of a message with the flag `IsComponentsV2`. */
export const layoutComponents = z.array(
  z.discriminatedUnion('type', [row, textDisplay, section, gallery, separator, file, container], {
    error: 'componentNotAllowed',
  }),
);

/** The components of a message without that flag: rows only. */
export const legacyComponents = z
  .array(z.discriminatedUnion('type', [row], { error: 'layoutWithoutFlag' }))
  .max(5, 'legacyRows');

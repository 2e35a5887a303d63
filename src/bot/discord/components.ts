/** Builders for the parts of messages: plain JSON of Discord's layout components. */
import {
  type APIButtonComponent,
  type APIComponentInContainer,
  type APIContainerComponent,
  type APITextDisplayComponent,
  ButtonStyle,
  ComponentType,
} from 'discord.js';
import type { Style } from '../contract.ts';
import { type CustomId, writeCustomId } from './customId.ts';
import { limits } from './limits.ts';
import type { ShownMenu } from './menus.ts';
import { shorten } from './text.ts';

/** A picture or another file attached to a message. */
export interface Attached {
  /** Plain ASCII. */
  readonly name: string;
  readonly bytes: Uint8Array;
  /** What it shows, in words. */
  readonly alt: string;
}

/** A picture that an edited message already has and keeps. */
export interface Kept {
  /** Discord's id of the attachment. */
  readonly id: string;
  readonly name: string;
  readonly alt: string;
}

/** A message, whether it is posted, a reply, or an edit. */
export interface Message {
  readonly components: readonly (APIContainerComponent | APITextDisplayComponent)[];
  readonly files: readonly Attached[];
  /** Pictures that an edit keeps. */
  readonly kept: readonly Kept[];
  /** Ids of the users whose mention notifies them. All other mentions are silent. */
  readonly pings: readonly string[];
}

/** A message of plain text, which a push notification shows, unlike that of layout components. */
export interface PlainMessage {
  readonly content: string;
  readonly buttons: readonly APIButtonComponent[];
  /** As in `Message`. */
  readonly pings: readonly string[];
}

const STYLE: { readonly [S in Style]: Exclude<ButtonStyle, ButtonStyle.Link | ButtonStyle.Premium> } = {
  primary: ButtonStyle.Primary,
  secondary: ButtonStyle.Secondary,
  success: ButtonStyle.Success,
  danger: ButtonStyle.Danger,
};

export const button = (label: string, style: Style, id: CustomId, isDisabled = false): APIButtonComponent => ({
  type: ComponentType.Button,
  style: STYLE[style],
  label: shorten(label, limits.buttonLabel),
  custom_id: writeCustomId(id),
  ...(isDisabled && { disabled: true }),
});

export const link = (label: string, url: string): APIButtonComponent => ({
  type: ComponentType.Button,
  style: ButtonStyle.Link,
  label: shorten(label, limits.buttonLabel),
  url,
});

export const text = (content: string): APITextDisplayComponent => ({
  type: ComponentType.TextDisplay,
  content: shorten(content, limits.text),
});

export const separator = (): APIComponentInContainer => ({ type: ComponentType.Separator });

export const gallery = (file: Attached | Kept): APIComponentInContainer => ({
  type: ComponentType.MediaGallery,
  items: [{ media: { url: `attachment://${file.name}` }, description: shorten(file.alt, limits.altText) }],
});

/** A file to open or save. */
export const fileBox = (file: Attached): APIComponentInContainer => ({
  type: ComponentType.File,
  file: { url: `attachment://${file.name}` },
});

/** Splits buttons into as few rows as possible, of equal length if possible: 6 become 3 + 3, not 5 + 1. */
export function inRows<T>(buttons: readonly T[]): readonly (readonly T[])[] {
  const count = Math.ceil(buttons.length / limits.buttonsInRow);
  const longest = Math.ceil(buttons.length / count);
  return Array.from({ length: count }, (_, i) => buttons.slice(i * longest, (i + 1) * longest));
}

export const row = (buttons: readonly APIButtonComponent[]): APIComponentInContainer => ({
  type: ComponentType.ActionRow,
  components: [...buttons],
});

/**
 * A row with a menu in which `least` to `most` lines can be selected. By default the value of a line is its index; its
 * meaning is looked up again when the interaction arrives.
 */
export const menu = ({ placeholder, lines, least, most }: ShownMenu, id: CustomId): APIComponentInContainer => ({
  type: ComponentType.ActionRow,
  components: [
    {
      type: ComponentType.StringSelect,
      custom_id: writeCustomId(id),
      placeholder: shorten(placeholder, limits.placeholder),
      min_values: least,
      max_values: most,
      options: lines.map(({ label, description, isTicked, id: own }, index) => ({
        label: shorten(label, limits.menuLine),
        value: own ?? String(index),
        ...(description !== undefined && { description: shorten(description, limits.menuLine) }),
        default: isTicked,
      })),
    },
  ],
});

/** A message of one container, with a bar in the accent color (`#RRGGBB`); without a color the bar is plain. */
export const container = (
  parts: readonly APIComponentInContainer[],
  {
    accent,
    files = [],
    kept = [],
    pings = [],
  }: { readonly accent?: string } & Partial<Omit<Message, 'components'>> = {},
): Message => ({
  components: [
    {
      type: ComponentType.Container,
      ...(accent === undefined ? {} : { accent_color: Number.parseInt(accent.slice(1), 16) }),
      components: [...parts],
    },
  ],
  files,
  kept,
  pings,
});

/** The number of components of a message, nested ones included, as Discord counts them. */
export function countComponents(value: unknown): number {
  if (Array.isArray(value)) return value.reduce<number>((sum, one) => sum + countComponents(one), 0);
  if (typeof value !== 'object' || value === null) return 0;
  const inner = Object.values(value).reduce<number>((sum, one) => sum + countComponents(one), 0);
  return inner + ('type' in value ? 1 : 0);
}

/** Whether a message is within Discord's limits for components and text. */
export const fits = ({ components }: Message): boolean =>
  countComponents(components) <= limits.components && lengthOfText(components) <= limits.text;

/** Discord limits the total length of all text displays of a message. */
function lengthOfText(value: unknown): number {
  if (Array.isArray(value)) return value.reduce<number>((sum, one) => sum + lengthOfText(one), 0);
  if (typeof value !== 'object' || value === null) return 0;
  if ('type' in value && value.type === ComponentType.TextDisplay && 'content' in value)
    return String(value.content).length;
  return Object.values(value).reduce<number>((sum, one) => sum + lengthOfText(one), 0);
}

import {
  type APIMessage,
  type APIMessageTopLevelComponent,
  ComponentType,
  MessageFlags,
  type RawFile,
  type REST,
  type RESTPatchAPIChannelMessageJSONBody,
  type RESTPostAPIChannelMessageJSONBody,
  type RESTPostAPIChannelMessagesThreadsJSONBody,
  type RESTPostAPICurrentUserCreateDMChannelJSONBody,
  Routes,
  ThreadAutoArchiveDuration,
} from 'discord.js';
import type { Kept, Message } from '../ui.ts';
import { createPace } from './pace.ts';

/** A message as it stands in Discord. */
export interface Shown {
  readonly id: string;
  /** Its picture, to keep it in later edits; null when it has none. */
  readonly picture: Kept | null;
}

/** A message that was looked for, and what its buttons tell. */
export interface Found<T> {
  readonly message: Shown;
  readonly told: T;
}

/** What the publisher does in Discord's channels; errors are the library's. */
export interface Channels {
  /** A repeated nonce gives the message made before, as long as Discord remembers it. */
  post(channel: string, message: Message, how: { readonly nonce: string; readonly isSilent: boolean }): Promise<Shown>;
  edit(channel: string, id: string, message: Message): Promise<Shown>;
  /** One of our own messages as we left it. */
  get(channel: string, id: string): Promise<Shown>;
  /** Our own last messages, newest first, with what one of their buttons' ids tells; those that tell nothing are left out. */
  find<T>(channel: string, read: (customId: string) => T | null): Promise<readonly Found<T>[]>;
  /** Takes one of our own messages away. */
  remove(channel: string, id: string): Promise<void>;
  /** The channel of somebody's direct messages. */
  openDirect(user: string): Promise<string>;
  /** A thread at a message. */
  openThread(channel: string, message: string, name: string): Promise<string>;
}

/** How far back our own messages are looked for. */
const LOOK_BACK = 50;
/** How many of our own messages are known without asking. */
const KNOWN_MESSAGES = 500;

/** @param signal ends all requests at once */
export function createChannels(rest: REST, self: string, signal: AbortSignal): Channels {
  const pace = createPace(signal);
  const known = new Map<string, Shown>();

  function keep(answer: unknown): Shown {
    const message = shown(answer);
    known.set(message.id, message);
    const [oldest] = known.keys();
    if (known.size > KNOWN_MESSAGES && oldest !== undefined) known.delete(oldest);
    return message;
  }

  return {
    async post(channel, message, { nonce, isSilent }) {
      const silence = isSilent ? MessageFlags.SuppressNotifications : 0;
      const body: RESTPostAPIChannelMessageJSONBody = {
        ...bodyOf(message),
        flags: MessageFlags.IsComponentsV2 | silence,
        nonce,
        enforce_nonce: true,
      };
      await pace();
      return keep(await rest.post(Routes.channelMessages(channel), { body, files: filesOf(message), signal }));
    },

    async edit(channel, id, message) {
      const body: RESTPatchAPIChannelMessageJSONBody = bodyOf(message);
      await pace();
      return keep(await rest.patch(Routes.channelMessage(channel, id), { body, files: filesOf(message), signal }));
    },

    async get(channel, id) {
      const left = known.get(id);
      if (left !== undefined) return left;
      await pace();
      return shown(await rest.get(Routes.channelMessage(channel, id), { signal }));
    },

    async find(channel, read) {
      const query = new URLSearchParams({ limit: String(LOOK_BACK) });
      // Discord lists the newest first.
      await pace();
      const messages = (await rest.get(Routes.channelMessages(channel), { query, signal })) as readonly APIMessage[];
      return messages
        .filter(({ author }) => author.id === self)
        .flatMap((message) => {
          const [told] = customIds(message.components)
            .map(read)
            .filter((one) => one !== null);
          return told === undefined ? [] : [{ message: keep(message), told }];
        });
    },

    async remove(channel, id) {
      await pace();
      await rest.delete(Routes.channelMessage(channel, id), { signal });
      known.delete(id);
    },

    async openDirect(user) {
      const body: RESTPostAPICurrentUserCreateDMChannelJSONBody = { recipient_id: user };
      await pace();
      const channel = (await rest.post(Routes.userChannels(), { body, signal })) as { readonly id: string };
      return channel.id;
    },

    async openThread(channel, message, name) {
      const body: RESTPostAPIChannelMessagesThreadsJSONBody = {
        name,
        auto_archive_duration: ThreadAutoArchiveDuration.OneWeek,
      };
      await pace();
      const thread = (await rest.post(Routes.threads(channel, message), { body, signal })) as { readonly id: string };
      return thread.id;
    },
  };
}

const filesOf = ({ files }: Message): RawFile[] =>
  files.map(({ name, bytes }) => ({ name, data: Buffer.from(bytes), contentType: 'image/png' }));

const bodyOf = ({ components, files, kept, pings }: Message) => ({
  components: [...components],
  // The full list of what the message has from now on.
  attachments: [
    ...kept.map(({ id }) => ({ id })),
    ...files.map(({ name, alt }, index) => ({ id: String(index), filename: name, description: alt })),
  ],
  allowed_mentions: { parse: [], users: [...pings] },
});

/** Discord's answer to a post, an edit or a look is the message. */
function shown(answer: unknown): Shown {
  const { id, components } = answer as APIMessage;
  return { id, picture: pictureIn(components ?? []) };
}

function pictureIn(components: readonly APIMessageTopLevelComponent[]): Kept | null {
  const parts = components.flatMap((one) => (one.type === ComponentType.Container ? one.components : [one]));
  for (const part of parts) {
    const item = part.type === ComponentType.MediaGallery ? part.items[0] : undefined;
    const id = item?.media.attachment_id;
    if (item && id !== undefined) return { id, name: nameIn(item.media.url), alt: item.description ?? '' };
  }
  return null;
}

const nameIn = (url: string): string => new URL(url, 'https://discord.com').pathname.split('/').at(-1) ?? '';

function customIds(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(customIds);
  if (typeof value !== 'object' || value === null) return [];
  const own = 'custom_id' in value && typeof value.custom_id === 'string' ? [value.custom_id] : [];
  return [...own, ...Object.values(value).flatMap(customIds)];
}

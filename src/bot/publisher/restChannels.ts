import {
  type APIChannel,
  type APIMessage,
  type APIMessageTopLevelComponent,
  type APIThreadChannel,
  ChannelType,
  ComponentType,
  MessageFlags,
  type RawFile,
  type REST,
  type RESTPatchAPIChannelJSONBody,
  type RESTPatchAPIChannelMessageJSONBody,
  type RESTPostAPIChannelMessageJSONBody,
  type RESTPostAPIChannelMessagesThreadsJSONBody,
  type RESTPostAPICurrentUserCreateDMChannelJSONBody,
  Routes,
  ThreadAutoArchiveDuration,
} from 'discord.js';
import type { Kept, Message, PlainMessage } from '../discord/components.ts';
import { epochOf, withEpoch } from '../discord/epochIds.ts';
import { failureOf, ThreadLocked } from '../discord/failure.ts';
import { THREADS } from '../discord/threads.ts';
import type { ChannelsAt, Shown } from './channels.ts';
import type { Pace, SendPriority } from './pace.ts';

/** How many messages back to search for our own, and how many Discord lists at once. */
const LOOK_BACK = 50;
const LONGEST_PAGE = 100;
/** How many of our own messages are cached. */
const KNOWN_MESSAGES = 500;

type PlainBody = Pick<RESTPostAPIChannelMessageJSONBody, 'content' | 'components' | 'allowed_mentions'>;

/**
 * Discord's channels by its REST interface.
 *
 * @param epoch of the installation: it is in all ids and nonces
 * @param signal aborts all requests at once
 */
export function createChannels(rest: REST, self: string, epoch: string, signal: AbortSignal, pace: Pace): ChannelsAt {
  const known = new Map<string, Shown>();
  /**
   * The library never removes its listeners from a request's signal, so each request gets its own signal, which can be
   * collected with it.
   */
  const running = new Set<AbortController>();
  signal.addEventListener('abort', () => {
    for (const one of running) one.abort(signal.reason);
  });

  async function ask<T>(priority: SendPriority, request: (signal: AbortSignal) => Promise<T>): Promise<T> {
    await pace(priority);
    const ending = new AbortController();
    running.add(ending);
    try {
      return await request(ending.signal);
    } finally {
      running.delete(ending);
    }
  }

  /**
   * Posts a message. Where a message doesn't reopen an archived thread, the bot does, and posts again; where that is
   * refused, too, the thread is locked.
   */
  async function post(
    priority: SendPriority,
    channel: string,
    message: { readonly body: RESTPostAPIChannelMessageJSONBody; readonly files?: RawFile[] },
  ): Promise<Shown> {
    const send = () =>
      ask(priority, (end) => rest.post(Routes.channelMessages(channel), { ...message, signal: end })).then(keep);
    try {
      return await send();
    } catch (error) {
      if (failureOf(error) !== 'archived') throw error;
      const body: RESTPatchAPIChannelJSONBody = { archived: false };
      try {
        await ask(priority, (end) => rest.patch(Routes.channel(channel), { body, signal: end }));
        return await send();
      } catch (refusal) {
        const isShut = ['archived', 'locked', 'forbidden', 'barred'].includes(failureOf(refusal));
        throw isShut ? new ThreadLocked(refusal) : refusal;
      }
    }
  }

  function keep(answer: unknown): Shown {
    const message = shown(answer);
    known.set(message.id, message);
    const [oldest] = known.keys();
    if (known.size > KNOWN_MESSAGES && oldest !== undefined) known.delete(oldest);
    return message;
  }

  /** Our own messages among the last ones of a channel, newest first, as Discord lists them. */
  async function ownMessages(priority: SendPriority, channel: string, depth: number): Promise<readonly APIMessage[]> {
    const listed: APIMessage[] = [];
    for (;;) {
      const limit = Math.min(depth - listed.length, LONGEST_PAGE);
      const before = listed.at(-1)?.id;
      const query = new URLSearchParams({ limit: String(limit), ...(before !== undefined && { before }) });
      const page = await ask(priority, (end) => rest.get(Routes.channelMessages(channel), { query, signal: end }));
      listed.push(...(page as readonly APIMessage[]));
      if ((page as readonly APIMessage[]).length < limit || listed.length >= depth) break;
    }
    return listed.filter(({ author }) => author.id === self);
  }

  /** The numbers in base 36, so that there is room for the epoch. */
  const nonceIn = (nonce: string): string =>
    epoch === '' ? nonce : `${nonce.replaceAll(/\d+/g, (number) => Number(number).toString(36))}.${epoch}`;

  function bodyOf({ components, files, kept, pings }: Message) {
    return {
      components: withEpoch([...components], epoch),
      // The complete list of attachments from now on.
      attachments: [
        ...kept.map(({ id }) => ({ id })),
        ...files.map(({ name, alt }, index) => ({ id: String(index), filename: name, description: alt })),
      ],
      allowed_mentions: { parse: [], users: [...pings] },
    };
  }

  const plainBodyOf = ({ content, buttons, pings }: PlainMessage): PlainBody => ({
    content,
    components: withEpoch([{ type: ComponentType.ActionRow, components: [...buttons] }], epoch),
    allowed_mentions: { parse: [], users: [...pings] },
  });

  return (priority) => ({
    async post(channel, message, { nonce, isSilent }) {
      const silence = isSilent ? MessageFlags.SuppressNotifications : 0;
      const body: RESTPostAPIChannelMessageJSONBody = {
        ...bodyOf(message),
        flags: MessageFlags.IsComponentsV2 | silence,
        nonce: nonceIn(nonce),
        enforce_nonce: true,
      };
      return post(priority, channel, { body, files: filesOf(message) });
    },

    async edit(channel, id, message) {
      const body: RESTPatchAPIChannelMessageJSONBody = bodyOf(message);
      const files = filesOf(message);
      const route = Routes.channelMessage(channel, id);
      return keep(await ask(priority, (end) => rest.patch(route, { body, files, signal: end })));
    },

    async say(channel, message, { nonce }) {
      const body: RESTPostAPIChannelMessageJSONBody = {
        ...plainBodyOf(message),
        ...{ nonce: nonceIn(nonce), enforce_nonce: true },
      };
      return post(priority, channel, { body });
    },

    async sayAgain(channel, id, message) {
      const body: RESTPatchAPIChannelMessageJSONBody = plainBodyOf(message);
      await ask(priority, (end) => rest.patch(Routes.channelMessage(channel, id), { body, signal: end }));
    },

    known: (id) => known.get(id) ?? null,

    async get(channel, id) {
      const left = known.get(id);
      if (left !== undefined) return left;
      return shown(await ask(priority, (end) => rest.get(Routes.channelMessage(channel, id), { signal: end })));
    },

    async find(channel, read, of = 'present', depth = LOOK_BACK) {
      return (await ownMessages(priority, channel, depth)).flatMap((message) => {
        const [value] = customIds(message.components)
          .filter((id) => of === 'any' || (epochOf(id) === epoch) === (of === 'present'))
          .map(read)
          .filter((one) => one !== null);
        return value === undefined ? [] : [{ message: keep(message), value }];
      });
    },

    async ownIds(channel) {
      return (await ownMessages(priority, channel, Number.POSITIVE_INFINITY)).map(({ id }) => id);
    },

    async remove(channel, id) {
      await ask(priority, (end) => rest.delete(Routes.channelMessage(channel, id), { signal: end }));
      known.delete(id);
    },

    async openDirect(user) {
      const body: RESTPostAPICurrentUserCreateDMChannelJSONBody = { recipient_id: user };
      const channel = await ask(priority, (end) => rest.post(Routes.userChannels(), { body, signal: end }));
      return (channel as { readonly id: string }).id;
    },

    async isDirectWith(channel, user) {
      const found = (await ask(priority, (end) => rest.get(Routes.channel(channel), { signal: end }))) as APIChannel;
      return found.type === ChannelType.DM && found.recipients?.length === 1 && found.recipients[0]?.id === user;
    },

    async isArchived(thread) {
      const found = await ask(priority, (end) => rest.get(Routes.channel(thread), { signal: end }));
      return (found as Partial<APIThreadChannel>).thread_metadata?.archived === true;
    },

    async setArchived(thread, isArchived) {
      const body: RESTPatchAPIChannelJSONBody = { archived: isArchived };
      await ask(priority, (end) => rest.patch(Routes.channel(thread), { body, signal: end }));
    },

    async openThread(channel, message, name) {
      const body: RESTPostAPIChannelMessagesThreadsJSONBody = {
        name,
        auto_archive_duration: ThreadAutoArchiveDuration.OneWeek,
        // Slow mode also holds back presses.
        rate_limit_per_user: 0,
      };
      const route = Routes.threads(channel, message);
      const thread = await ask(priority, (end) => rest.post(route, { body, signal: end }));
      return (thread as { readonly id: string }).id;
    },

    async isThread(channel) {
      const found = await ask(priority, (end) => rest.get(Routes.channel(channel), { signal: end }));
      return THREADS.includes((found as APIChannel).type);
    },

    async isPrivateThread(channel) {
      const found = await ask(priority, (end) => rest.get(Routes.channel(channel), { signal: end }));
      return (found as APIChannel).type === ChannelType.PrivateThread;
    },

    async isInThread(thread, user) {
      try {
        await ask(priority, (end) => rest.get(Routes.threadMembers(thread, user), { signal: end }));
        return true;
      } catch (error) {
        if (failureOf(error) === 'personGone') return false;
        throw error;
      }
    },

    async addToThread(thread, user) {
      await ask(priority, (end) => rest.put(Routes.threadMembers(thread, user), { signal: end }));
    },
  });
}

const filesOf = ({ files }: Message): RawFile[] =>
  files.map(({ name, bytes }) => ({ name, data: bytes, contentType: 'image/png' }));

/** Discord's response to a post, an edit, or a fetch is the message. */
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

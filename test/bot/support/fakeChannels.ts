import { DiscordAPIError } from 'discord.js';
import type { Kept, Message } from '../../../src/bot/discord/components.ts';
import { note } from '../../../src/bot/messages/note.ts';
import type { Channels, ChannelsAt, Shown } from '../../../src/bot/publisher/channels.ts';
import type { SendPriority } from '../../../src/bot/publisher/pace.ts';

interface FakeMessage {
  readonly id: string;
  readonly channel: string;
  readonly nonce: string;
  readonly isSilent: boolean;
  message: Message;
  edits: number;
}

export type Operation =
  | 'post'
  | 'edit'
  | 'get'
  | 'find'
  | 'remove'
  | 'openDirect'
  | 'openThread'
  | 'isInThread'
  | 'addToThread';

/** Discord's channels in memory: keeps what is posted, knows nonces, and fails as it is told. */
export interface FakeChannels extends Channels {
  readonly posted: readonly FakeMessage[];
  /** Every request, in order: `post #channel`. */
  readonly requests: readonly string[];
  /** How urgent the requests were that came through `at`, in order: `board: post #channel`. */
  readonly urgencies: readonly string[];
  /** Channels that are threads themselves. */
  readonly threads: Set<string>;
  /** Members whom no mention adds to a thread. */
  readonly missing: Set<string>;
  readonly at: ChannelsAt;
  /** The next request of this kind fails so; `after`: Discord has carried it out nevertheless. */
  fail(operation: Operation, code: number, how?: 'before' | 'after'): void;
  /** The next request of this kind and urgency is carried out only when what is returned is called. */
  hold(operation: Operation, urgency: SendPriority): () => void;
  /** Takes back all failures that have not come yet. */
  heal(): void;
  /** What has been posted until now may be posted again: Discord knows a nonce for minutes only. */
  forgetNonces(): void;
  /** How many requests were under way at the same time, at most. */
  most(): number;
}

export function createFakeChannels(): FakeChannels {
  const posted: FakeMessage[] = [];
  const requests: string[] = [];
  const failures: { readonly operation: Operation; readonly code: number; readonly how: 'before' | 'after' }[] = [];
  const urgencies: string[] = [];
  const threads = new Set<string>();
  const missing = new Set<string>();
  const added = new Set<string>();
  const held: { readonly operation: Operation; readonly urgency: SendPriority; readonly until: Promise<void> }[] = [];
  let ids = 0;
  let remembered = 0;
  let running = 0;
  let most = 0;

  async function request<T>(
    urgency: SendPriority | null,
    operation: Operation,
    channel: string,
    carryOut: () => T,
  ): Promise<T> {
    requests.push(`${operation} #${channel}`);
    if (urgency !== null) urgencies.push(`${urgency}: ${operation} #${channel}`);
    const hold = held.findIndex((one) => one.operation === operation && one.urgency === urgency);
    if (hold >= 0) await held.splice(hold, 1)[0]?.until;
    most = Math.max(most, ++running);
    await new Promise((resolve) => setTimeout(resolve, 1));
    running--;
    const at = failures.findIndex((one) => one.operation === operation);
    const [failure] = at < 0 ? [] : failures.splice(at, 1);
    if (failure?.how === 'before') throw apiError(failure.code);
    const result = carryOut();
    if (failure) throw apiError(failure.code);
    return result;
  }

  const find = (channel: string, id: string): FakeMessage => {
    const found = posted.find((one) => one.channel === channel && one.id === id);
    if (!found) throw apiError(10008);
    return found;
  };

  const channelsAt = (urgency: SendPriority | null): Channels => ({
    post: (channel, message, { nonce, isSilent }) =>
      request(urgency, 'post', channel, () => {
        const known = posted.slice(remembered).find((one) => one.channel === channel && one.nonce === nonce);
        if (known) return shown(known);
        const made = { id: String(++ids), channel, nonce, isSilent, message, edits: 0 };
        posted.push(made);
        return shown(made);
      }),
    say: (channel, { content, buttons, pings }, { nonce }) =>
      request(urgency, 'post', channel, () => {
        const known = posted.slice(remembered).find((one) => one.channel === channel && one.nonce === nonce);
        if (known) return shown(known);
        const message = { ...note(content, buttons), pings };
        const made = { id: String(++ids), channel, nonce, isSilent: false, message, edits: 0 };
        posted.push(made);
        return shown(made);
      }),
    edit: (channel, id, message) =>
      request(urgency, 'edit', channel, () => {
        const found = find(channel, id);
        found.message = message;
        found.edits++;
        return shown(found);
      }),
    known: (id) => {
      const found = posted.find((one) => one.id === id);
      return found ? shown(found) : null;
    },
    get: (channel, id) => request(urgency, 'get', channel, () => shown(find(channel, id))),
    find: (channel, read) =>
      request(urgency, 'find', channel, () =>
        posted
          .filter((one) => one.channel === channel)
          .toReversed()
          .flatMap((one) => {
            const [value] = idsIn(one.message)
              .map(read)
              .filter((each) => each !== null);
            return value === undefined ? [] : [{ message: shown(one), value }];
          }),
      ),
    remove: (channel, id) =>
      request(urgency, 'remove', channel, () => {
        posted.splice(posted.indexOf(find(channel, id)), 1);
      }),
    sayAgain: (channel, id, { content, buttons, pings }) =>
      request(urgency, 'edit', channel, () => {
        const found = find(channel, id);
        found.message = { ...note(content, buttons), pings };
        found.edits++;
      }),
    ownIds: (channel) =>
      request(urgency, 'find', channel, () => posted.filter((one) => one.channel === channel).map(({ id }) => id)),
    isArchived: async () => false,
    isThread: async (channel) => threads.has(channel),
    isPrivateThread: async () => false,
    setArchived: async () => {},
    openDirect: (user) => request(urgency, 'openDirect', user, () => `direct-${user}`),
    isDirectWith: async (channel, user) => channel === `direct-${user}`,
    openThread: (channel, message) => request(urgency, 'openThread', channel, () => `thread-${message}`),
    isInThread: (thread, user) =>
      request(urgency, 'isInThread', `${thread} ${user}`, () => !missing.has(user) || added.has(`${thread} ${user}`)),
    addToThread: (thread, user) =>
      request(urgency, 'addToThread', `${thread} ${user}`, () => void added.add(`${thread} ${user}`)),
  });

  return {
    posted,
    requests,
    urgencies,
    threads,
    missing,
    fail: (operation, code, how = 'before') => void failures.push({ operation, code, how }),
    heal: () => void failures.splice(0),
    forgetNonces: () => {
      remembered = posted.length;
    },
    most: () => most,
    ...channelsAt(null),
    at: channelsAt,
    hold(operation, urgency) {
      const { promise, resolve } = Promise.withResolvers<void>();
      held.push({ operation, urgency, until: promise });
      return resolve;
    },
  };
}

const BAD_REQUESTS: readonly number[] = [40060, 50033, 50035, 160004];

/** What Discord answers with this code. */
export function apiError(code: number): DiscordAPIError {
  const status = code === 0 ? 500 : code < 20_000 ? 404 : BAD_REQUESTS.includes(code) ? 400 : 403;
  return new DiscordAPIError(
    { code, message: `failure ${code}` },
    code,
    status,
    'POST',
    'https://discord.test/secret',
    {
      body: undefined,
      files: [],
    },
  );
}

function shown({ id, message }: FakeMessage): Shown {
  const [file] = message.files;
  const picture: Kept | null = file ? { id: `file-${id}`, name: file.name, alt: file.alt } : (message.kept[0] ?? null);
  return { id, picture };
}

function idsIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(idsIn);
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return [];
  const own = 'custom_id' in value && typeof value.custom_id === 'string' ? [value.custom_id] : [];
  return [...own, ...Object.values(value).flatMap(idsIn)];
}

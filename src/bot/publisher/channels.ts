import type { Kept, Message, PlainMessage } from '../discord/components.ts';
import { failureOf } from '../discord/failure.ts';
import type { SendPriority } from './pace.ts';

/** A message as it is on Discord. */
export interface Shown {
  readonly id: string;
  /** Its picture, to keep it in later edits; null if it has none. */
  readonly picture: Kept | null;
}

/** A message that was searched for, and what its buttons revealed. */
interface Found<T> {
  readonly message: Shown;
  readonly value: T;
}

/** The publisher's operations on Discord's channels; errors are those of discord.js. */
export interface Channels {
  /** A repeated nonce returns the message created before, as long as Discord remembers it. */
  post(channel: string, message: Message, how: { readonly nonce: string; readonly isSilent: boolean }): Promise<Shown>;
  edit(channel: string, id: string, message: Message): Promise<Shown>;
  /** Posts plain text with a notification; for the nonce see `post`. */
  say(channel: string, message: PlainMessage, how: { readonly nonce: string }): Promise<Shown>;
  /** Edits a message of plain text. */
  sayAgain(channel: string, id: string, message: PlainMessage): Promise<void>;
  /** One of our own messages as we left it, if that is known without a request. */
  known(id: string): Shown | null;
  /** One of our own messages as we left it. */
  get(channel: string, id: string): Promise<Shown>;
  /**
   * Our own recent messages, newest first, with what `read` finds in a button id; those without a result are left out.
   *
   * @param of 'present', the default: of this epoch; 'earlier': of all others; 'any'
   * @param depth how many messages of the channel to search, others' included
   */
  find<T>(
    channel: string,
    read: (customId: string) => T | null,
    of?: 'present' | 'earlier' | 'any',
    depth?: number,
  ): Promise<readonly Found<T>[]>;
  /** The ids of our own messages in a channel, newest first. */
  ownIds(channel: string): Promise<readonly string[]>;
  /** Deletes one of our own messages. */
  remove(channel: string, id: string): Promise<void>;
  /** The direct message channel of a user. */
  openDirect(user: string): Promise<string>;
  /** Whether a channel is the one with this user. */
  isDirectWith(channel: string, user: string): Promise<boolean>;
  isArchived(thread: string): Promise<boolean>;
  setArchived(thread: string, isArchived: boolean): Promise<void>;
  /** Creates a thread from a message. */
  openThread(channel: string, message: string, name: string): Promise<string>;
  /** Whether a channel is a thread, or a post in a forum. */
  isThread(channel: string): Promise<boolean>;
  isPrivateThread(channel: string): Promise<boolean>;
  /** Whether a member is in a thread. */
  isInThread(thread: string, user: string): Promise<boolean>;
  /** Adds a member to a thread; no harm if they are in it. */
  addToThread(thread: string, user: string): Promise<void>;
}

/** The same channels at another priority. */
export type ChannelsAt = (priority: SendPriority) => Channels;

/** In a place that was deleted or refuses us, there is nothing to find. */
export function noneIfGone(error: unknown): readonly [] {
  if (failureOf(error) === 'unclear') throw error;
  return [];
}

import { DiscordAPIError, HTTPError, RateLimitError } from 'discord.js';
import { NoRoom, Unreadable } from '../../tables/stored/store.ts';

/** What a failed request to Discord means for us. */
export type Failure =
  /** The message no longer exists. */
  | 'messageGone'
  | 'channelGone'
  /** The user left the server or no longer exists. */
  | 'personGone'
  /** The bot lacks a permission in that channel. */
  | 'forbidden'
  /** Discord itself forbids it for a reason that is unknown to us. */
  | 'barred'
  /** The thread is archived, or locked: Discord reports both alike. */
  | 'archived'
  /** The thread is locked for the bot. */
  | 'locked'
  /** The user accepts no direct messages from the bot. */
  | 'directClosed'
  /** The bot has opened many direct messages lately. */
  | 'opensTooFast'
  /** The message can no longer be edited. */
  | 'uneditable'
  /** The interaction was answered already, although we got no confirmation, or it has expired. */
  | 'answered'
  | 'threadExists'
  /** Uploads are limited in that server. */
  | 'uploadsLimited'
  /** Discord lets the bot send nothing for now. */
  | 'sendingDisabled'
  /** An account must be verified first. */
  | 'unverified'
  /** AutoMod, or the filter for harmful links. */
  | 'filtered'
  /** Retry later: it is not known whether the request took effect. */
  | 'unclear'
  /** Discord rejected the request itself: a bug of ours. */
  | 'rejected';

const BY_CODE: Readonly<Record<number, Failure>> = {
  10003: 'channelGone',
  10007: 'personGone',
  10008: 'messageGone',
  10013: 'personGone',
  10062: 'answered',
  30046: 'uneditable',
  40002: 'unverified',
  40003: 'opensTooFast',
  40004: 'sendingDisabled',
  40060: 'answered',
  // Of Discord's network, in the form of its API.
  40333: 'unclear',
  50001: 'forbidden',
  50005: 'uneditable',
  50007: 'directClosed',
  50013: 'forbidden',
  50033: 'personGone',
  50083: 'archived',
  50178: 'unverified',
  50278: 'personGone',
  160004: 'threadExists',
  160005: 'locked',
  200000: 'filtered',
  240000: 'filtered',
  400001: 'uploadsLimited',
};

/** A thread that neither a message nor the bot itself can reopen. */
export class ThreadLocked extends Error {
  constructor(cause: unknown) {
    super('the thread is locked', { cause });
  }
}

export function failureOf(error: unknown): Failure {
  if (error instanceof ThreadLocked) return 'locked';
  if (error instanceof DiscordAPIError) {
    // A page of the network before Discord: it says nothing about what the bot may do.
    if (typeof error.code !== 'number') return 'unclear';
    const known = BY_CODE[error.code];
    if (known !== undefined) return known;
    // One of the bot's requests: its token is looked at (discord/token.ts).
    if (error.status === 401 && error.code === 0) return 'unclear';
    if (error.status === 403) return 'barred';
    return error.status >= 500 || error.status === 429 ? 'unclear' : 'rejected';
  }
  // Without a delay the library would retry at once, forever (refusedRequests.ts).
  if (error instanceof RateLimitError) return error.retryAfter > 0 ? 'unclear' : 'uneditable';
  // Network errors, timeouts, and responses that are not JSON: the request may have taken effect.
  if (error instanceof HTTPError || (error instanceof Error && isNetwork(error))) return 'unclear';
  return 'rejected';
}

/** Whether an error is a mistake of our own, made before anything was asked of Discord: a drawing that throws, say. */
export const isOurs = (error: unknown): boolean =>
  failureOf(error) === 'rejected' &&
  !(error instanceof DiscordAPIError || error instanceof NoRoom || error instanceof Unreadable);

const UNDELIVERABLE: readonly Failure[] = ['directClosed', 'personGone'];

/** Whether Discord delivers no direct message to this member: every other failure says nothing about them. */
export const isUndeliverable = (error: unknown): boolean => UNDELIVERABLE.includes(failureOf(error));

const isNetwork = (error: Error): boolean =>
  error.name === 'AbortError' ||
  error.name === 'TimeoutError' ||
  ('code' in error && typeof error.code === 'string') ||
  (error.cause instanceof Error && isNetwork(error.cause));

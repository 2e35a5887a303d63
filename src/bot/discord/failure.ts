import { DiscordAPIError, HTTPError, RateLimitError } from 'discord.js';

/** What a failed request to Discord asks us to do. */
export type Failure =
  /** The message is not there any more. */
  | 'messageGone'
  | 'channelGone'
  /** The member is not in the server any more, or nowhere. */
  | 'personGone'
  /** A right is missing in that channel. */
  | 'forbidden'
  | 'archived'
  /** The thread takes no messages from us. */
  | 'locked'
  /** The member takes no direct messages from us. */
  | 'directClosed'
  /** The message may not be edited any more. */
  | 'uneditable'
  /** Said already: our answer arrived although we did not hear so, or came too late. */
  | 'answered'
  | 'threadExists'
  /** Try again later: nobody knows whether it was done. */
  | 'unclear'
  /** Discord says that the request itself is wrong: our mistake. */
  | 'rejected';

const BY_CODE: Readonly<Record<number, Failure>> = {
  10003: 'channelGone',
  10007: 'personGone',
  10008: 'messageGone',
  10013: 'personGone',
  10062: 'answered',
  30046: 'uneditable',
  40003: 'unclear',
  40060: 'answered',
  50001: 'forbidden',
  50005: 'uneditable',
  50007: 'directClosed',
  50013: 'forbidden',
  50083: 'archived',
  50278: 'directClosed',
  160004: 'threadExists',
  160005: 'locked',
};

export function failureOf(error: unknown): Failure {
  if (error instanceof DiscordAPIError) {
    const known = typeof error.code === 'number' ? BY_CODE[error.code] : undefined;
    return known ?? (error.status >= 500 || error.status === 429 ? 'unclear' : 'rejected');
  }
  // The library would ask again at once, and for ever (requests.ts).
  if (error instanceof RateLimitError) return error.retryAfter > 0 ? 'unclear' : 'uneditable';
  // Network trouble, time-outs and answers that are no JSON: it may have been done.
  if (error instanceof HTTPError || (error instanceof Error && isNetwork(error))) return 'unclear';
  return 'rejected';
}

const isNetwork = (error: Error): boolean =>
  error.name === 'AbortError' ||
  error.name === 'TimeoutError' ||
  ('code' in error && typeof error.code === 'string') ||
  (error.cause instanceof Error && isNetwork(error.cause));

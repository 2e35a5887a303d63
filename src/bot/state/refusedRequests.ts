import type { RateLimitData } from 'discord.js';
import type { Clock } from '../../kernel/clock.ts';
import type { Log } from '../../kernel/log.ts';

/** Every this many refused requests are logged. */
const LOGGED_EVERY = 100;
/** Posting pauses from here on: with 10,000 refusals (401, 403, 429) in 10 minutes, Discord blocks an address. */
const PAUSE_FROM = 1_000;

/** Longest wait for a rate limit that is left to discord.js, in ms. */
const LONGEST_WAIT = 60_000;

/**
 * Whether a rate-limited request fails at once instead of waiting in discord.js. A 429 without a time to wait is not a
 * rate limit (Discord refuses edits of old messages that way): the library would retry at once, forever.
 */
export const failsAtOnce = ({ retryAfter }: RateLimitData): boolean => retryAfter <= 0 || retryAfter > LONGEST_WAIT;

/** Tracks how many requests Discord has refused lately. */
export interface RefusedRequests {
  /** Records the refused requests in the current window, which ends in `endsIn` ms. */
  note(requests: number, endsIn: number): void;
  /** Posting pauses for so many ms. */
  hold(ms: number): void;
  /** Ms for which posting must pause; 0 for no pause. Replies to interactions do not pause. */
  pause(): number;
}

export function createRefusedRequests(clock: Pick<Clock, 'steady'>, log: Log): RefusedRequests {
  let until = 0;
  return {
    note(requests, endsIn) {
      if (requests % LOGGED_EVERY === 0)
        log.error({ count: requests, ms: endsIn }, 'Discord is rejecting many requests');
      if (requests < PAUSE_FROM) return;
      if (clock.steady() >= until) log.error({ ms: endsIn }, 'too many rejected requests; publishing paused');
      until = clock.steady() + endsIn;
    },
    hold(ms) {
      until = Math.max(until, clock.steady() + ms);
    },
    pause: () => Math.max(0, until - clock.steady()),
  };
}

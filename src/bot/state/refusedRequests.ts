import type { RateLimitData } from 'discord.js';
import type { Clock } from '../../kernel/clock.ts';
import type { Log } from '../../kernel/log.ts';

/** From 10,000 refused requests (401, 403, 429) in 10 minutes on, Discord shuts an address out for a while. */
const MANY = 100;
const TOO_MANY = 1_000;

/** Longest time for which the library may keep a request waiting for a rate limit, in ms. */
const LONGEST_WAIT = 60_000;

/**
 * Which rate limits the library is not to wait for by itself. A 429 without a time to wait is no rate limit (edits of old
 * messages are refused so): the library would ask again at once, and for ever.
 */
export const isNotWaitedFor = ({ retryAfter }: RateLimitData): boolean => retryAfter <= 0 || retryAfter > LONGEST_WAIT;

/** How many of our requests Discord has refused lately. */
export interface RefusedRequests {
  /** Discord has refused so many requests in a span that ends in so many ms. */
  note(requests: number, endsIn: number): void;
  /** For how many ms nothing is to be asked that nobody waits for; 0 when all is well. */
  pause(): number;
}

export function createRefusedRequests(clock: Clock, log: Log): RefusedRequests {
  let until = 0;
  return {
    note(requests, endsIn) {
      if (requests % MANY === 0) log.error({ count: requests, ms: endsIn }, 'Discord refuses many requests');
      if (requests < TOO_MANY) return;
      if (clock.now() >= until) log.error({ ms: endsIn }, 'nothing is published until Discord counts anew');
      until = clock.now() + endsIn;
    },
    pause: () => Math.max(0, until - clock.now()),
  };
}

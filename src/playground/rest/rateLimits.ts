import type { Clock } from '../../kernel/clock.ts';
import { Refusal } from '../rules/refusal.ts';

/** Requests of the bot in one window (ms), on all routes together. Answers to interactions do not count. */
const GLOBAL_LIMIT = 50;
const GLOBAL_WINDOW = 1000;

/**
 * Messages in a channel in one window (ms). Discord documents no number, only headers; these are the values that it
 * usually sends.
 */
const MESSAGE_LIMIT = 5;
const MESSAGE_WINDOW = 5000;

/** Requests about the members of threads in one window (ms), in all threads of a server together, as is reported. */
const THREAD_MEMBERS_LIMIT = 5;
const THREAD_MEMBERS_WINDOW = 5000;

export type RateLimitHeaders = Readonly<Record<string, string>>;

/** Counts requests in fixed windows of the playground's clock. Throws a `Refusal` (429) for those over a limit. */
export function rateLimits(clock: Clock) {
  const windows = new Map<string, { count: number; readonly endsAt: number }>();

  /** Counts one request under this key. `seconds` is how long its window still lasts. */
  function take(key: string, limit: number, length: number) {
    const now = clock.now();
    const open = windows.get(key);
    const window = open !== undefined && now < open.endsAt ? open : { count: 0, endsAt: now + length };
    windows.set(key, window);
    window.count++;
    return {
      isOver: window.count > limit,
      remaining: Math.max(0, limit - window.count),
      seconds: (window.endsAt - now) / 1000,
    };
  }

  function takeFrom(bucket: string, place: string, limit: number, length: number): RateLimitHeaders {
    const { isOver, remaining, seconds } = take(`${bucket} ${place}`, limit, length);
    if (isOver) throw new Refusal([{ rule: 'rateLimited', path: [] }], { seconds, global: false });
    return {
      'x-ratelimit-bucket': bucket,
      'x-ratelimit-limit': String(limit),
      'x-ratelimit-remaining': String(remaining),
      'x-ratelimit-reset-after': String(seconds),
    };
  }

  return {
    /** Counts one request toward the bot's global limit. */
    takeGlobal: (): void => {
      const { isOver, seconds } = take('global', GLOBAL_LIMIT, GLOBAL_WINDOW);
      if (isOver) throw new Refusal([{ rule: 'rateLimited', path: [] }], { seconds, global: true });
    },
    /** Counts a new message in the channel. Returns the headers that say how many are left. */
    takeMessage: (channelId: string): RateLimitHeaders =>
      takeFrom('messages', channelId, MESSAGE_LIMIT, MESSAGE_WINDOW),
    /** The same for a request about the members of a thread in the server. */
    takeThreadMember: (guildId: string): RateLimitHeaders =>
      takeFrom('thread-members', guildId, THREAD_MEMBERS_LIMIT, THREAD_MEMBERS_WINDOW),
  };
}

export type RateLimits = ReturnType<typeof rateLimits>;

import { DiscordAPIError, RateLimitError, type REST, Routes } from 'discord.js';
import type { Clock } from '../../kernel/clock.ts';
import type { Log } from '../../kernel/log.ts';
import { describeError } from '../log.ts';
import { failureOf } from './failure.ts';
import { passed } from './passed.ts';
import { isTokenRefused } from './token.ts';

/** How long to wait where Discord doesn't say, in ms. */
const PAUSE = 60_000;

interface ReachSettings {
  readonly clock: Clock;
  readonly log: Log;
  readonly signal: AbortSignal;
  /** Looks at the token once more. */
  readonly checkToken: () => Promise<void>;
}

/**
 * Asks Discord for its gateway until it answers. An address that is banned, or a page of the network instead of an answer,
 * is waited for: a process that ended would ask again at once. Throws for everything else.
 */
export async function reachDiscord(rest: REST, { clock, log, signal, checkToken }: ReachSettings): Promise<void> {
  for (;;) {
    try {
      await rest.get(Routes.gatewayBot(), { signal });
      return;
    } catch (error) {
      signal.throwIfAborted();
      const pause = pauseAfter(error);
      if (pause !== null) {
        log.error({ ms: pause, error: describeError(error) }, 'Discord lets nobody in from this address; waiting');
        await passed(clock, pause, signal);
      } else if (isTokenRefused(error)) {
        await checkToken();
        signal.throwIfAborted();
      } else throw error;
    }
  }
}

/** In ms; null if waiting doesn't help. */
function pauseAfter(error: unknown): number | null {
  if (error instanceof RateLimitError) return error.retryAfter > 0 ? error.retryAfter : PAUSE;
  const isPage = error instanceof DiscordAPIError && error.status === 403 && failureOf(error) === 'unclear';
  return isPage ? PAUSE : null;
}

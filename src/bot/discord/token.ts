import { DiscordAPIError, type REST, Routes } from 'discord.js';
import type { Clock } from '../../kernel/clock.ts';
import type { Log } from '../../kernel/log.ts';
import { describeError } from '../log.ts';
import { passed } from './passed.ts';

/** How long after a refusal of the token it is looked at again, in ms. */
export const LOOKED_AT_AFTER = 5_000;

interface TokenSettings {
  readonly token: string;
  readonly clock: Clock;
  readonly log: Log;
  /** Ends the check. */
  readonly signal: AbortSignal;
  /** Called when Discord has rejected the token twice. */
  readonly rejected: () => void;
}

/** Whether Discord says that the token of this bot is not valid. */
export const isTokenRefused = (error: unknown): boolean =>
  error instanceof DiscordAPIError && error.status === 401 && error.code === 0;

/**
 * Looks at the token after Discord has refused it (401), which it does to healthy bots at times: a second refusal some
 * seconds later is the end. Returns the check that runs; there is one at a time.
 */
export function createTokenCheck(
  rest: REST,
  { token, clock, log, signal, rejected }: TokenSettings,
): () => Promise<void> {
  let running: Promise<void> | null = null;

  async function check(): Promise<void> {
    log.warn({ ms: LOOKED_AT_AFTER }, 'Discord refused the token; looking again');
    // The library drops a refused token right after its event.
    setImmediate(() => rest.setToken(token));
    await passed(clock, LOOKED_AT_AFTER, signal);
    try {
      await rest.get(Routes.user('@me'), { signal });
      log.warn({}, 'Discord takes the token');
    } catch (error) {
      if (isTokenRefused(error)) rejected();
      else log.warn({ error: describeError(error) }, 'looking at the token failed');
    }
  }

  return () => {
    running ??= check()
      .catch(() => {}) // Aborted: the bot ends.
      .finally(() => {
        running = null;
      });
    return running;
  };
}

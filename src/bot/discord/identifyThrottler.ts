import { SimpleIdentifyThrottler, type WebSocketOptions } from 'discord.js';
import type { BeforeIdentify } from '../metrics.ts';

type BuildThrottler = NonNullable<WebSocketOptions['buildIdentifyThrottler']>;

/** What discord.js waits for before each new session: first `before`, then its own spacing. */
export const createIdentifyThrottler =
  (before: BeforeIdentify): BuildThrottler =>
  async (manager) => {
    const { session_start_limit } = await manager.fetchGatewayInformation();
    const spacing = new SimpleIdentifyThrottler(session_start_limit.max_concurrency);
    return {
      async waitForIdentify(shard, signal) {
        // The current limits, or the last known ones when Discord does not answer.
        const asked = manager.fetchGatewayInformation(true).catch(() => manager.fetchGatewayInformation());
        const { remaining, reset_after } = (await asked).session_start_limit;
        await before({ remaining, resetAfter: reset_after });
        await spacing.waitForIdentify(shard, signal);
      },
    };
  };

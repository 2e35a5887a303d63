import { GatewayCloseCodes, SimpleIdentifyThrottler, type WebSocketOptions } from 'discord.js';
import type { BeforeIdentify } from '../metrics.ts';

/** Why Discord closed the connection permanently, for the operator; no period at the end. */
const BY_CODE: Readonly<Record<number, string>> = {
  [GatewayCloseCodes.AuthenticationFailed]: 'Discord rejected the token',
  [GatewayCloseCodes.InvalidShard]: 'Discord rejected the shard of this bot',
  [GatewayCloseCodes.ShardingRequired]: 'This bot is in too many servers for its connections; a restart opens more',
  [GatewayCloseCodes.InvalidAPIVersion]: 'This release is too old for Discord',
  [GatewayCloseCodes.InvalidIntents]: 'Discord does not know one of this bot’s intents: this release is too old',
  [GatewayCloseCodes.DisallowedIntents]:
    'Discord does not allow this bot one of its intents: Guildhall needs only “Guilds”, but this release asks for more',
};

/** Why the bot cannot go on. */
export interface Closing {
  /** For the operator; no period at the end. */
  readonly reason: string;
  /** Whether a new process can connect again. */
  readonly restartHelps: boolean;
}

export const closingOf = (code: number): Closing => ({
  reason: `${BY_CODE[code] ?? 'Discord closed the connection permanently'} (${code})`,
  // Each start asks Discord for the number of shards.
  restartHelps: code === GatewayCloseCodes.ShardingRequired,
});

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
        await before({ shard, shards: await manager.getShardCount(), remaining, resetAfter: reset_after });
        await spacing.waitForIdentify(shard, signal);
      },
    };
  };

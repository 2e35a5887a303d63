import {
  type Client,
  GatewayCloseCodes,
  GatewayDispatchEvents,
  SimpleIdentifyThrottler,
  type WebSocketOptions,
} from 'discord.js';
import type { Log } from '../../kernel/log.ts';
import type { BeforeIdentify } from '../metrics.ts';

/** Why Discord closed the connection permanently, for the operator; no period at the end. */
const BY_CODE: Readonly<Record<number, string>> = {
  [GatewayCloseCodes.AuthenticationFailed]: 'Discord rejected the token',
  [GatewayCloseCodes.InvalidShard]: 'Discord rejected the shard of this bot',
  [GatewayCloseCodes.ShardingRequired]: 'This bot is in too many servers for one connection',
  [GatewayCloseCodes.InvalidAPIVersion]: 'This release is too old for Discord',
  [GatewayCloseCodes.InvalidIntents]: 'Discord does not know one of this bot’s intents: this release is too old',
  [GatewayCloseCodes.DisallowedIntents]:
    'Discord does not allow this bot one of its intents: Guildhall needs only “Guilds”, but this release asks for more',
};

/** The reason for the operator. */
export const closeReason = (code: number): string =>
  `${BY_CODE[code] ?? 'Discord closed the connection permanently'} (${code})`;

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

/**
 * Ignores a RESUMED event that arrives just after its session has ended. discord.js 14 would throw where nothing can
 * catch it, and the process would exit. Without the event it starts a new session.
 */
export function ignoreLateResumed({ ws }: Client, log: Log): void {
  const handle: unknown = Reflect.get(ws, 'handlePacket');
  if (typeof handle !== 'function') return; // Another version of discord.js, which may not need this.
  Reflect.set(ws, 'handlePacket', (packet: { readonly t?: unknown } | undefined, shard: object): unknown => {
    if (packet?.t === GatewayDispatchEvents.Resumed && Reflect.get(shard, 'sessionInfo') === null) {
      log.info({}, 'session ended while resuming');
      return true;
    }
    return Reflect.apply(handle, ws, [packet, shard]);
  });
}

import {
  type Client,
  Events,
  GatewayCloseCodes,
  SimpleIdentifyThrottler,
  type WebSocketOptions,
  WebSocketShardEvents,
} from 'discord.js';
import type { Clock } from '../../kernel/clock.ts';
import type { Log } from '../../kernel/log.ts';
import { describeError } from '../log.ts';
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
  /** Whether a new process can connect again. `perhaps`: unless that was tried several times. */
  readonly restartHelps: 'yes' | 'perhaps' | 'no';
}

export const closingOf = (code: number): Closing => ({
  reason: `${BY_CODE[code] ?? 'Discord closed the connection permanently'} (${code})`,
  // Each start asks Discord for the number of shards.
  restartHelps: code === GatewayCloseCodes.ShardingRequired ? 'yes' : 'no',
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

/** What is known of a connection to Discord (shard). */
interface Connection {
  /** When it was lost, by the steady clock; null while it is there. */
  lostAt: number | null;
  /** With which it was closed last. */
  code: number | null;
}

/**
 * Logs when a connection to Discord is lost, which discord.js mends by itself, and how it came back.
 *
 * @param lost called once for each loss
 */
export function watchConnections(client: Client, clock: Clock, log: Log, lost: () => void): void {
  const connections = new Map<number, Connection>();

  function connectionOf(shard: number): Connection {
    const known = connections.get(shard);
    if (known !== undefined) return known;
    const connection: Connection = { lostAt: null, code: null };
    connections.set(shard, connection);
    client.ws.shards.get(shard)?.on(WebSocketShardEvents.Close, ({ code }) => {
      connection.code = code;
    });
    return connection;
  }

  /** How long a connection that is back was lost, in ms; null if it was not. */
  function lostFor(shard: number): number | null {
    const connection = connectionOf(shard);
    if (connection.lostAt === null) return null;
    const ms = Math.round(clock.steady() - connection.lostAt);
    connection.lostAt = null;
    return ms;
  }

  client.on(Events.ShardReconnecting, (shard) => {
    const connection = connectionOf(shard);
    if (connection.lostAt !== null) return; // Tried again.
    connection.lostAt = clock.steady();
    log.info({ shard, code: connection.code }, 'connection to Discord lost');
    lost();
  });
  client.on(Events.ShardResume, (shard, count) => {
    const ms = lostFor(shard);
    if (ms !== null) log.info({ shard, ms, count }, 'session with Discord resumed');
  });
  client.on(Events.ShardReady, (shard) => {
    const ms = lostFor(shard);
    if (ms !== null) log.info({ shard, ms }, 'new session with Discord begun');
  });
  client.on(Events.ShardError, (error, shard) =>
    log.warn({ shard, error: describeError(error) }, 'connection to Discord failed'),
  );
}

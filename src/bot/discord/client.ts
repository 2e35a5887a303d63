import { Client, type ClientOptions, GatewayIntentBits, Options, REST, type RESTOptions } from 'discord.js';
import type { Log } from '../../kernel/log.ts';
import type { BeforeIdentify } from '../metrics.ts';
import { failsAtOnce } from '../state/refusedRequests.ts';
import { CompressedSharding } from './compression.ts';
import { createIdentifyThrottler } from './gateway.ts';
import { filterPackets } from './packets.ts';

/** Where Discord is, and how its requests are made. */
export interface RestSettings {
  readonly api: string;
  readonly cdn: string;
  readonly timeout?: number;
  readonly globalRequestsPerSecond?: number;
}

interface ClientSettings {
  /** Omitted: Discord itself. */
  readonly rest?: RestSettings;
  /** Omitted: discord.js starts sessions without waiting. */
  readonly beforeIdentify?: BeforeIdentify;
  readonly log: Log;
}

const restOptions = (rest: RestSettings | undefined): Partial<RESTOptions> => ({
  ...(rest && { ...rest, version: '10' }),
  invalidRequestWarningInterval: 1,
  rejectOnRateLimit: failsAtOnce,
});

/** Further queues of requests beside the client's own. */
export const createQueues = (most: number, token: string, rest: RestSettings | undefined): readonly REST[] =>
  Array.from({ length: most }, () => new REST(restOptions(rest)).setToken(token));

/** The client of discord.js. It remembers nothing of servers and users, however many there are. */
export function createClient({ rest, beforeIdentify, log }: ClientSettings): Client {
  const options: ClientOptions = {
    // Interactions need no intent; this one delivers servers and threads.
    intents: [GatewayIntentBits.Guilds],
    // As many connections as Discord asks for: one for about a thousand servers.
    shards: 'auto',
    // What `filterPackets` lets through fills no other cache.
    makeCache: Options.cacheWithLimits({ UserManager: 0 }),
    allowedMentions: { parse: [] },
    rest: restOptions(rest),
    ws: {
      buildStrategy: (manager) => new CompressedSharding(manager),
      ...(beforeIdentify && { buildIdentifyThrottler: createIdentifyThrottler(beforeIdentify) }),
    },
  };
  const client = new Client(options);
  filterPackets(client, log);
  return client;
}

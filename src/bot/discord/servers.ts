import {
  type Client,
  GatewayDispatchEvents,
  type GatewayGuildCreateDispatchData,
  type GatewayGuildDeleteDispatchData,
  type GatewayReadyDispatchData,
} from 'discord.js';

/** The servers that the bot is in, by id: all that it remembers of them. */
export interface Servers {
  has(server: string): boolean;
}

interface ServerEvents {
  joined(server: string): void;
  /** Discord says that the bot is no longer in the server. */
  left(server: string): void;
  /** A later session of their shard has begun: no event says what changed in these servers between the two. */
  missed(servers: ReadonlySet<string>): void;
  /** An outage at Discord: the bot is still in the server. */
  unavailable(): void;
}

/** Follows the events of the gateway, of all shards. */
export function followServers({ ws }: Client, { joined, left, missed, unavailable }: ServerEvents): Servers {
  /** By id, with the shard that tells of it. */
  const servers = new Map<string, number>();
  const shards = new Set<number>();
  ws.on(GatewayDispatchEvents.Ready, ({ guilds }: GatewayReadyDispatchData, shard: number) => {
    const named = new Set(guilds.map(({ id }) => id));
    const isLater = shards.has(shard);
    shards.add(shard);
    const added = [...named].filter((id) => !servers.has(id));
    const kept = [...named].filter((id) => servers.has(id));
    const missing = [...servers].filter(([id, teller]) => teller === shard && !named.has(id)).map(([id]) => id);
    for (const id of added) servers.set(id, shard);
    for (const id of missing) servers.delete(id);
    if (isLater) for (const id of added) joined(id);
    if (isLater) missed(new Set(kept));
    for (const id of missing) left(id);
  });
  ws.on(GatewayDispatchEvents.GuildCreate, ({ id }: GatewayGuildCreateDispatchData, shard: number) => {
    const isKnown = servers.has(id); // At the start, or after an outage.
    servers.set(id, shard);
    if (!isKnown) joined(id);
  });
  ws.on(GatewayDispatchEvents.GuildDelete, ({ id, unavailable: isOutage }: GatewayGuildDeleteDispatchData) => {
    if (isOutage === true) unavailable();
    else if (servers.delete(id)) left(id);
  });
  return servers;
}

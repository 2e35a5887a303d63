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
  /** An outage at Discord: the bot is still in the server. */
  unavailable(): void;
}

/** Follows the events of the gateway, of all shards. */
export function followServers({ ws }: Client, { joined, left, unavailable }: ServerEvents): Servers {
  const servers = new Set<string>();
  ws.on(GatewayDispatchEvents.Ready, ({ guilds }: GatewayReadyDispatchData) => {
    for (const { id } of guilds) servers.add(id);
  });
  ws.on(GatewayDispatchEvents.GuildCreate, ({ id }: GatewayGuildCreateDispatchData) => {
    if (servers.has(id)) return; // At the start, or after an outage.
    servers.add(id);
    joined(id);
  });
  ws.on(GatewayDispatchEvents.GuildDelete, ({ id, unavailable: isOutage }: GatewayGuildDeleteDispatchData) => {
    if (isOutage === true) unavailable();
    else if (servers.delete(id)) left(id);
  });
  return servers;
}

// The bot's client as a process of its own, which tells its parent how much memory it has: before it connects, when it is
// ready, and whenever it is asked.
import { once } from 'node:events';
import { Events, GatewayDispatchEvents, type GatewayReadyDispatchData } from 'discord.js';
import { createClient } from '../../../src/bot/discord/client.ts';
import { followServers } from '../../../src/bot/discord/servers.ts';
import type { Memory } from './measureServers.ts';

const MIB = 1024 * 1024;
const { API = '' } = process.env;
const client = createClient({ rest: { api: API, cdn: API }, log: { info() {}, warn() {}, error() {} } });
const known = new Set<string>();
const servers = followServers(client, { joined: (id) => known.add(id), left() {}, missed() {}, unavailable() {} });
client.ws.on(GatewayDispatchEvents.Ready, ({ guilds }: GatewayReadyDispatchData) => {
  for (const { id } of guilds) known.add(id);
});
let heard = 0;
client.on(Events.InteractionCreate, () => heard++);

function tell(): void {
  if (globalThis.gc === undefined) throw new Error('start Node with --expose-gc');
  globalThis.gc();
  const { heapUsed, rss } = process.memoryUsage();
  const { guilds, channels, users } = client;
  const memory: Memory = {
    ...{ heap: heapUsed / MIB, resident: rss / MIB, heard },
    servers: [...known].filter((id) => servers.has(id)).length,
    kept: [guilds.cache.size, channels.cache.size, users.cache.size],
  };
  process.send?.(memory);
}

tell();
const ready = once(client, Events.ClientReady);
await client.login('a.made-up.token');
await ready;
tell();
process.on('message', tell);

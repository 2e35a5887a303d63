import { type Client, GatewayDispatchEvents } from 'discord.js';
import type { Log } from '../../kernel/log.ts';

/**
 * The events that discord.js handles. From all others it would only fill its caches, with every channel, role, and emoji
 * of every server; the bot reads those it needs as they arrive (`client.ws.on`).
 */
const HANDLED: readonly unknown[] = [
  GatewayDispatchEvents.Ready,
  GatewayDispatchEvents.Resumed,
  GatewayDispatchEvents.InteractionCreate,
];

interface Packet {
  readonly t: unknown;
  readonly d: unknown;
}

/**
 * Hands on to discord.js only the events in `HANDLED`, so that memory does not grow with what servers contain.
 *
 * Also ignores a RESUMED event that arrives just after its session has ended. discord.js 14 would throw where nothing
 * can catch it, and the process would exit. Without the event it starts a new session.
 */
export function filterPackets({ ws }: Client, log: Log): void {
  const handle: unknown = Reflect.get(ws, 'handlePacket');
  if (typeof handle !== 'function') return; // Another version of discord.js, which keeps more than it should.
  Reflect.set(ws, 'handlePacket', (packet: Packet | undefined, shard: object): unknown => {
    if (packet !== undefined && !HANDLED.includes(packet.t)) return true;
    if (packet?.t === GatewayDispatchEvents.Resumed && Reflect.get(shard, 'sessionInfo') === null) {
      log.info({}, 'session ended while resuming');
      return true;
    }
    return Reflect.apply(handle, ws, [
      packet?.t === GatewayDispatchEvents.Ready ? withoutServers(packet) : packet,
      shard,
    ]);
  });
}

/** READY names every server, and discord.js would make an object of each. */
const withoutServers = (packet: Packet): Packet => ({ ...packet, d: { ...Object(packet.d), guilds: [] } });

import {
  type ChannelType,
  type Client,
  GatewayDispatchEvents,
  type GatewayInteractionCreateDispatchData,
} from 'discord.js';
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

/** What discord.js leaves out of its objects. */
export interface Packets {
  /** The type of the channel of the interaction that is being emitted; null at any other time. */
  channelType(): ChannelType | null;
}

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
export function filterPackets({ ws }: Client, log: Log): Packets {
  let type: ChannelType | null = null;
  const packets: Packets = { channelType: () => type };
  const handle: unknown = Reflect.get(ws, 'handlePacket');
  if (typeof handle !== 'function') return packets; // Another version of discord.js, which keeps more than it should.

  Reflect.set(ws, 'handlePacket', (packet: Packet | undefined, shard: object): unknown => {
    if (packet !== undefined && !HANDLED.includes(packet.t)) return true;
    if (packet?.t === GatewayDispatchEvents.Resumed && Reflect.get(shard, 'sessionInfo') === null) {
      log.info({}, 'session ended while resuming');
      return true;
    }
    type = packet === undefined ? null : channelTypeOf(packet);
    try {
      return Reflect.apply(handle, ws, [packet === undefined ? undefined : withoutServers(packet), shard]);
    } finally {
      type = null;
    }
  });
  return packets;
}

/** READY names every server, and discord.js would make an object of each. */
function withoutServers(packet: Packet): Packet {
  if (packet.t !== GatewayDispatchEvents.Ready) return packet;
  return { ...packet, d: { ...Object(packet.d), guilds: [] } };
}

function channelTypeOf({ t, d }: Packet): ChannelType | null {
  if (t !== GatewayDispatchEvents.InteractionCreate) return null;
  // The data of this event is an interaction.
  return (d as GatewayInteractionCreateDispatchData).channel?.type ?? null;
}

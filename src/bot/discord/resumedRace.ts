import { type Client, GatewayDispatchEvents } from 'discord.js';
import { isRecord } from '../../kernel/json.ts';
import type { Log } from '../../kernel/log.ts';

/**
 * Ignores a RESUMED event that arrives just after its session has ended. discord.js 14 would throw there, where nothing
 * can catch it, and the process would exit. Without the event it starts a new session.
 */
export function ignoreLateResumed({ ws }: Client, log: Log): void {
  const handle: unknown = Reflect.get(ws, 'handlePacket');
  if (typeof handle !== 'function') return; // Another version of discord.js, which may not need this.
  Reflect.set(ws, 'handlePacket', (packet: unknown, shard: object): unknown => {
    const isResumed = isRecord(packet) && packet.t === GatewayDispatchEvents.Resumed;
    if (isResumed && Reflect.get(shard, 'sessionInfo') === null) {
      log.info({}, 'session ended while resuming');
      return true;
    }
    return Reflect.apply(handle, ws, [packet, shard]);
  });
}

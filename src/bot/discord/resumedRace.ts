import { type Client, GatewayDispatchEvents } from 'discord.js';
import { isRecord } from '../../kernel/json.ts';
import type { Log } from '../../kernel/log.ts';

/**
 * Lets the library pass over the word that a session is resumed when Discord has ended that session in the same moment.
 * discord.js 14 throws there, beyond anybody's reach, and the process would end; left alone it begins a new session.
 */
export function ignoreLateResumed({ ws }: Client, log: Log): void {
  const handle: unknown = Reflect.get(ws, 'handlePacket');
  if (typeof handle !== 'function') return; // Another release, which may not need it.
  Reflect.set(ws, 'handlePacket', (packet: unknown, shard: object): unknown => {
    const isResumed = isRecord(packet) && packet.t === GatewayDispatchEvents.Resumed;
    if (isResumed && Reflect.get(shard, 'sessionInfo') === null) {
      log.info({}, 'a session has ended while it was being resumed');
      return true;
    }
    return Reflect.apply(handle, ws, [packet, shard]);
  });
}

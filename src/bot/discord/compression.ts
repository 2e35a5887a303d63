import { inflateSync } from 'node:zlib';
import { SimpleShardingStrategy } from 'discord.js';

/**
 * Asks Discord to compress long events (READY, and one for each server at the start), each by itself. discord.js would do so
 * only with the package zlib-sync, which has to be compiled, and would read such events later than the short ones behind them.
 */
export class CompressedSharding extends SimpleShardingStrategy {
  override async spawn(shardIds: number[]): Promise<void> {
    await super.spawn(shardIds);
    const shards: unknown = Reflect.get(this, 'shards');
    if (!(shards instanceof Map)) return; // Another version of discord.js, which compresses nothing.
    for (const shard of shards.values()) {
      Reflect.set(shard, 'useIdentifyCompress', true);
      Reflect.set(shard, 'unpackMessage', unpack);
    }
  }
}

/** The event in a frame; null if it is none. */
async function unpack(data: string | ArrayBuffer): Promise<unknown> {
  try {
    return JSON.parse(typeof data === 'string' ? data : inflateSync(data).toString());
  } catch {
    return null;
  }
}

/**
 * A deal comes from a table's seed and the id of its start message. Where both are counted, a test is dealt the same in
 * every run; in drills, no two runs are dealt the same.
 */
import { createHash, randomBytes } from 'node:crypto';
import type { Channel } from '../../src/playground/world/world.ts';
import { IS_DRILL } from './amount.ts';

/** Returns a function that gives seeds of 32 bytes. */
export function countedSeeds(): () => Uint8Array {
  let drawn = 0;
  return () => (IS_DRILL ? randomBytes(32) : createHash('sha256').update(`seed ${++drawn}`).digest());
}

const FIRST_ID = 1_300_000_000_000_000_000n;
/** More messages than any channel holds. */
const MOST = 1_000_000_000n;

/**
 * Returns a function that gives ids to messages. When the bot posts a board or a hand depends on the machine: among messages
 * of channels, only the first one of a thread counts, which may be a start message, and none of a direct channel.
 */
export function countedMessageIds(): (channel: Pick<Channel, 'id' | 'kind'>) => string {
  let counted = 0n;
  const beside = new Map<string, bigint>();
  return ({ id, kind }) => {
    const isFirst = !beside.has(id);
    if (kind !== 'text' && isFirst) beside.set(id, FIRST_ID + MOST * BigInt(beside.size + 1));
    if (kind === 'text' || (kind === 'thread' && isFirst)) return String(FIRST_ID + ++counted);
    const next = beside.get(id)! + 1n;
    beside.set(id, next);
    return String(next);
  };
}

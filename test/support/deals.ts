/**
 * A deal comes from a table's seed and the id of its start message. Where both are counted, a test is dealt the same in
 * every run; in drills, no two runs are dealt the same.
 */
import { createHash, randomBytes } from 'node:crypto';
import { IS_DRILL } from './amount.ts';

/** Returns a function that gives seeds of 32 bytes. */
export function countedSeeds(): () => Uint8Array {
  let drawn = 0;
  return () => (IS_DRILL ? randomBytes(32) : createHash('sha256').update(`seed ${++drawn}`).digest());
}

/** Returns a function that gives ids as messages have them. */
export function countedMessageIds(): () => string {
  let given = 0;
  return () => String(1_300_000_000_000_000_000n + BigInt(++given));
}

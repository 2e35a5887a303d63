import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Random, Stream } from '../kernel/random.ts';
import { type NewRow, row } from './change.ts';
import { hex, lengthPrefixed } from './encoding.ts';
import type { LoadedTable, TableContent } from './loadedTable.ts';
import type { Fairness } from './tables.ts';

/**
 * The scheme `dbg-fair-1`: randomness that no one can predict, and that anyone can check afterward.
 *
 * The table's seed is drawn before anyone joins, and a commitment to it can be published then. The players'
 * contributions (the interactions by which they join, their words, the interaction of the start) are mixed in, so no
 * one controls the result alone. Every shuffle or die roll has its own stream, named by a label.
 */

/** What one seat contributes to the shuffle. */
export interface Contribution {
  /** Discord's id of the interaction by which the seat joined. */
  readonly interaction: string;
  /** The player's shuffle word; can be empty. */
  readonly word: string;
}

/** Draws a new table's seed: 32 bytes. */
export const newSeed = (): Uint8Array => randomBytes(32);

/** The commitment that can be published before anyone joins: it fixes the seed without revealing it. 32 bytes. */
export const commitmentOf = (table: string, seed: Uint8Array): Uint8Array =>
  sha256(lengthPrefixed('dbg-fair-1 commit', table, seed));

/** The players' contributions in seat order, and the interaction of the start. 32 bytes. */
export const entropyOf = (table: string, contributions: readonly Contribution[], start: string): Uint8Array =>
  sha256(
    lengthPrefixed(
      'dbg-fair-1 entropy',
      table,
      ...contributions.flatMap(({ interaction, word }) => [interaction, word]),
      start,
    ),
  );

/** The secret of one game, from which all its streams are derived. 32 bytes. */
export const gameKeyOf = (table: string, seed: Uint8Array, entropy: Uint8Array): Uint8Array =>
  hmac(seed, lengthPrefixed('dbg-fair-1 game', table, entropy));

/** The randomness of one game. */
export const fairRandom = (gameKey: Uint8Array): Random => ({
  stream: (label) => words(hmac(gameKey, lengthPrefixed('stream', label))),
});

const WORD_BYTES = 4;
const WORDS = 2 ** 32;

/** Blocks hmac(key, 0), hmac(key, 1), … read as 32-bit words, big-endian. */
function words(key: Uint8Array): Stream {
  let block = Buffer.alloc(0);
  let blocks = 0n;
  let offset = 0;

  const word = (): number => {
    if (offset === block.length) {
      const index = Buffer.alloc(8);
      index.writeBigUInt64BE(blocks++);
      block = hmac(key, index);
      offset = 0;
    }
    const value = block.readUInt32BE(offset);
    offset += WORD_BYTES;
    return value;
  };

  return {
    uniform(n) {
      if (!Number.isInteger(n) || n < 1 || n > WORDS)
        throw new Error(`n must be a whole number from 1 to 2³², not ${n}`);
      // Redraws values that would make small remainders more likely.
      const fair = Math.floor(WORDS / n) * n;
      let drawn = word();
      while (drawn >= fair) drawn = word();
      return drawn % n;
    },
  };
}

const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();
const hmac = (key: Uint8Array, bytes: Uint8Array): Buffer<ArrayBuffer> =>
  Buffer.from(createHmac('sha256', key).update(bytes).digest());

/** Which parts of a table's randomness are public, and when. */

/** The commitment to a table's seed, in hexadecimal: public from the start. */
export const commitmentTo = ({ info, seed }: LoadedTable): string => hex(commitmentOf(info.id, seed));

/** What the seats contribute to the shuffle, in seat order. */
export const contributionsOf = ({ seats }: TableContent): readonly Contribution[] =>
  seats.map(({ joinInteraction, word }) => ({ interaction: joinInteraction, word }));

/** Whether a table has ended, by any ending: from then on its record is public. */
export const isOver = ({ status }: TableContent): boolean => status === 'finished' || status === 'cancelled';

/** What everyone may know now. A seed leaves this folder only here, and only for a table that has ended. */
export function fairnessOf(live: LoadedTable): Fairness {
  const { startInteraction: start } = live.content;
  const joins = contributionsOf(live.content);
  return {
    commitment: commitmentTo(live),
    joins,
    start,
    entropy: start === null ? null : hex(entropyOf(live.info.id, joins, start)),
    seed: isOver(live.content) ? hex(live.seed) : null,
  };
}

/** The row that reveals the seed: the last row of every table, in the commit that ends it. */
export const revealOf = ({ seed }: LoadedTable): NewRow => row('system', null, 'reveal', { seed: hex(seed) });

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
  /** The player's shuffle word; can be empty. Null if it was erased after the start. */
  readonly word: string | null;
}

/** Whether all words are still known. */
export const areWhole = (contributions: readonly Contribution[]): boolean =>
  contributions.every(({ word }) => word !== null);

/** Draws a new table's seed: 32 bytes. */
export const newSeed = (): Uint8Array => randomBytes(32);

/** The commitment that can be published before anyone joins: it fixes the seed without revealing it. 32 bytes. */
export const commitmentOf = (table: string, seed: Uint8Array): Uint8Array =>
  sha256(lengthPrefixed('dbg-fair-1 commit', table, seed));

/** The players' contributions in seat order, all of them whole, and the interaction of the start. 32 bytes. */
export const entropyOf = (table: string, contributions: readonly Contribution[], start: string): Uint8Array =>
  sha256(
    lengthPrefixed(
      'dbg-fair-1 entropy',
      table,
      ...contributions.flatMap(({ interaction, word }) => [interaction, known(word)]),
      start,
    ),
  );

function known(word: string | null): string {
  if (word === null) throw new Error('a word that was mixed in has been erased');
  return word;
}

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

/**
 * What was mixed in at the start; null before it. It follows from the contributions; where a word has been erased, it
 * can only be taken from the record.
 */
export function mixOf({ info, content }: LoadedTable): Uint8Array | null {
  const { startInteraction: start, entropy } = content;
  if (start === null || entropy === null) return null;
  const joins = contributionsOf(content);
  return areWhole(joins) ? entropyOf(info.id, joins, start) : Buffer.from(entropy, 'hex');
}

/** What everyone may know now. A seed leaves this folder only here, and only for a table that has ended. */
export function fairnessOf(live: LoadedTable): Fairness {
  const mix = mixOf(live);
  return {
    commitment: commitmentTo(live),
    joins: contributionsOf(live.content),
    start: live.content.startInteraction,
    entropy: mix && hex(mix),
    seed: isOver(live.content) ? hex(live.seed) : null,
  };
}

/** The row that reveals the seed: the last row of every table, in the commit that ends it. */
export const revealOf = ({ seed }: LoadedTable): NewRow => row('system', null, 'reveal', { seed: hex(seed) });

import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Random, Stream } from '../../kernel/random.ts';
import { lengthPrefixed } from './encoding.ts';

/**
 * Randomness that no one can predict, and that anyone can check afterward (docs/fairness.md).
 *
 * A table's seed is drawn before anyone joins, and a commitment to it is published then. At the start, something is mixed
 * in that nobody could know before, so no one controls the result alone. Every shuffle or die roll has its own stream,
 * named by a label.
 *
 * `dbg-fair-1`: the words, and the ids of the interactions of Join and Start, which no player can check. `dbg-fair-2`:
 * what the start message shows to everybody, and last the id of that message. `dbg-fair-3`: the same, and the system's
 * moves are numbered by the moves of the game, not by rows (draws.ts).
 */
export const SCHEMES = ['dbg-fair-1', 'dbg-fair-2', 'dbg-fair-3'] as const;
export type Scheme = (typeof SCHEMES)[number];

/** The schemes with a start message. */
export const MESSAGE_SCHEMES = ['dbg-fair-2', 'dbg-fair-3'] as const satisfies readonly Scheme[];
export type MessageScheme = (typeof MESSAGE_SCHEMES)[number];

/** The scheme of tables that are opened or started now. */
export const PRESENT_SCHEME = 'dbg-fair-3' satisfies MessageScheme;

/** Draws a new table's seed: 32 bytes. */
export const newSeed = (): Uint8Array => randomBytes(32);

/** The commitment that can be published before anyone joins: it fixes the seed without revealing it. 32 bytes. */
export const commitmentOf = (scheme: Scheme, table: string, seed: Uint8Array): Uint8Array =>
  sha256(lengthPrefixed(`${scheme} commit`, table, seed));

/** What a shuffle word leaves in the record, even if the word is erased. An empty word has a hash, too. 32 bytes. */
export const wordHash = (word: string): Uint8Array => sha256(Buffer.from(word, 'utf8'));

/** What is fixed before the start message is posted. */
export interface Frozen {
  readonly scheme: MessageScheme;
  readonly table: string;
  readonly commitment: Uint8Array;
  readonly game: string;
  readonly options: readonly string[];
  /** `wordHash` of each seat, in seat order. */
  readonly words: readonly Uint8Array[];
}

/**
 * A digest of all that: the start message shows it, so nothing of it can be chosen to suit its id, not even the scheme.
 * 32 bytes.
 */
export const frozenDigest = ({ scheme, table, commitment, game, options, words }: Frozen): Uint8Array =>
  sha256(lengthPrefixed(`${scheme} frozen`, table, commitment, game, options.join(','), ...words));

/** What is mixed in: the digest, and the id of the start message. 32 bytes. */
export const entropyOf = (scheme: MessageScheme, table: string, frozen: Uint8Array, message: string): Uint8Array =>
  sha256(lengthPrefixed(`${scheme} entropy`, table, frozen, message));

/** What one seat contributes under `dbg-fair-1`. */
export interface Contribution {
  /** Discord's id of the interaction by which the seat joined. */
  readonly interaction: string;
  /** The player's shuffle word; can be empty. Null if it was erased after the start. */
  readonly word: string | null;
}

/** Whether all words are still known. */
export const areWhole = (contributions: readonly Contribution[]): boolean =>
  contributions.every(({ word }) => word !== null);

/**
 * What is mixed in under `dbg-fair-1`: the players' contributions in seat order, all of them whole, and the start
 * interaction. 32 bytes.
 */
export const formerEntropyOf = (table: string, contributions: readonly Contribution[], start: string): Uint8Array =>
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
export const gameKeyOf = (scheme: Scheme, table: string, seed: Uint8Array, entropy: Uint8Array): Uint8Array =>
  hmac(seed, lengthPrefixed(`${scheme} game`, table, entropy));

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

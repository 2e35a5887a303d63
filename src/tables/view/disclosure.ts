/** Which parts of a table's randomness are public, and when. */
import { hex } from '../fair/encoding.ts';
import {
  areWhole,
  type Contribution,
  commitmentOf,
  entropyOf,
  formerEntropyOf,
  frozenDigest,
  gameKeyOf,
  type MessageScheme,
  wordHash,
} from '../fair/fair.ts';
import { type NewRow, row } from '../table/change.ts';
import { isOver, type LoadedTable, type TableContent } from '../table/loadedTable.ts';
import type { StartShown } from '../table/start.ts';
import type { Fairness } from '../table/table.ts';

/** The commitment to a table's seed: public from the start. */
export const commitmentTo = ({ sealedAs, seal, seed }: LoadedTable): Uint8Array => commitmentOf(seal, sealedAs, seed);

/** What the seats have contributed under `dbg-fair-1`, in seat order. */
export const contributionsOf = ({ seats }: TableContent): readonly Contribution[] =>
  seats.map(({ joinInteraction, word }) => ({ interaction: joinInteraction, word }));

/** The hashes of the words as they are now, in seat order. Words are erased only after the start. */
export const wordHashesOf = ({ seats }: TableContent): readonly string[] =>
  seats.map(({ word }) => hex(wordHash(word ?? '')));

/** The digest of what is fixed before the start message, with these hashes of words. */
export const digestWith = (live: LoadedTable, scheme: MessageScheme, words: readonly string[]): Uint8Array =>
  frozenDigest({
    scheme,
    ...{ table: live.sealedAs, commitment: commitmentTo(live), game: live.info.game, options: live.content.options },
    words: words.map((hash) => Buffer.from(hash, 'hex')),
  });

/**
 * What was mixed in, worked out anew from all that it depends on; null before the start. Under `dbg-fair-1` it depends on
 * the words: where one has been erased, it can only be taken from the record.
 */
export function mixedIn(live: LoadedTable): Uint8Array | null {
  const { content, sealedAs } = live;
  const { start, freeze } = content;
  if (start === null) return null;
  if (start.scheme === 'dbg-fair-1') {
    const joins = contributionsOf(content);
    return areWhole(joins) ? formerEntropyOf(sealedAs, joins, start.interaction) : Buffer.from(start.entropy, 'hex');
  }
  const { scheme, message } = start;
  return entropyOf(scheme, sealedAs, digestWith(live, scheme, freeze?.words ?? []), message);
}

/** The secret from which all shuffles of a started game are derived. */
export const gameKeyTo = (
  { sealedAs, seed }: LoadedTable,
  { scheme }: Pick<NonNullable<TableContent['start']>, 'scheme'>,
  entropy: Uint8Array,
): Uint8Array => gameKeyOf(scheme, sealedAs, seed, entropy);

/** What the start message shows, posted or due; null without one. */
export function shownOf(live: LoadedTable): StartShown | null {
  const { freeze, seats } = live.content;
  if (freeze === null) return null;
  const { row, digest } = freeze;
  return { row, digest, commitment: hex(commitmentTo(live)), words: seats.map(({ word }) => word) };
}

/** What everyone may know now. A seed leaves this folder only here, and only for a table that has ended. */
export function fairnessOf(live: LoadedTable): Fairness {
  const { start } = live.content;
  const shown = shownOf(live);
  const entropy = mixedIn(live);
  return {
    commitment: hex(commitmentTo(live)),
    startMessage:
      start !== null && start.scheme !== 'dbg-fair-1' && start.channel !== null && shown !== null
        ? { channel: start.channel, message: start.message, shown }
        : null,
    entropy: entropy && hex(entropy),
    seed: isOver(live.content) ? hex(live.seed) : null,
  };
}

/** The row that reveals the seed: the last row of every table, in the commit that ends it. */
export const revealOf = ({ seed }: LoadedTable): NewRow => row('system', null, 'reveal', { seed: hex(seed) });

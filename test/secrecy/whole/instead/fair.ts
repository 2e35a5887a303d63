/**
 * The chance of tables as it is, noted, so that the pair of lines knows what is committed and what is only imagined; and
 * what is published of it, which differs from world to world.
 */
import {
  commitmentOf as commitment,
  frozenDigest as digest,
  entropyOf as entropy,
  fairRandom as real,
} from '../../../../src/tables/fair/fair.ts';
import { inHand } from '../inHand.ts';

export * from '../../../../src/tables/fair/fair.ts';

export const fairRandom: typeof real = (gameKey) => {
  const random = real(gameKey);
  inHand().committed.set(random, Buffer.from(gameKey).toString('hex'));
  return random;
};

export const commitmentOf: typeof commitment = (...of) => inHand().published(commitment(...of));
export const frozenDigest: typeof digest = (...of) => inHand().published(digest(...of));
export const entropyOf: typeof entropy = (...of) => inHand().published(entropy(...of));

/** The chance of tables as it is, noted, so that the pair of lines knows what is committed and what is only imagined. */
import { fairRandom as real } from '../../../../src/tables/fair.ts';
import { inHand } from '../inHand.ts';

export * from '../../../../src/tables/fair.ts';

export const fairRandom: typeof real = (gameKey) => {
  const random = real(gameKey);
  inHand().committed.add(random);
  return random;
};

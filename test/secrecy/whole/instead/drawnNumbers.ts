/** Recorders as they are, noted as the chance that they record: a proof, and the check of a record, play the same two lines. */
import { recorderOf as real } from '../../../../src/tables/record/drawnNumbers.ts';
import { inHand } from '../inHand.ts';

export * from '../../../../src/tables/record/drawnNumbers.ts';

export const recorderOf: typeof real = (random) => {
  const recorder = real(random);
  const key = inHand().committed.get(random);
  if (key !== undefined) inHand().committed.set(recorder, key);
  return recorder;
};

import type { Expansion } from '../hooks.ts';
import { begin, check, handOver, scoreAwards } from './awards.ts';

/** King and robber, rules §12. */
export const koenig: Expansion = {
  begin,
  refusePlace: null,
  afterPlacing: null,
  worth: null,
  farmBonus: null,
  afterScoring: handOver,
  afterPart: null,
  placedInEarlierParts: null,
  atEnd: scoreAwards,
  pieces: null, // Two markers that are always there.
  check,
};

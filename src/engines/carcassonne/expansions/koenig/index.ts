import type { Expansion } from '../hooks.ts';
import { begin, check, handOver, scoreAwards } from './awards.ts';

/** King and robber, rules §12. */
export const koenig: Expansion = {
  begin,
  refusePlace: null,
  startTurn: null,
  setAside: null,
  afterPlacing: null,
  insteadOfAction: null,
  hasAction: null,
  afterAction: null,
  worth: null,
  farmBonus: null,
  beforeReturn: null,
  afterScoring: handOver,
  afterPart: null,
  placedInEarlierParts: null,
  atEnd: scoreAwards,
  pieces: null, // Two markers that are always there.
  check,
};

import type { Expansion } from '../hooks.ts';
import { refusePlace } from './river.ts';

/** The River, rules §9. Its tiles lie on top of the stack (`stack.ts`), and the spring is the start tile. */
export const fluss: Expansion = {
  begin: null,
  refusePlace,
  startTurn: null,
  setAside: null,
  afterPlacing: null,
  insteadOfAction: null,
  hasAction: null,
  afterAction: null,
  worth: null,
  farmBonus: null,
  beforeReturn: null,
  afterScoring: null,
  afterPart: null,
  placedInEarlierParts: null,
  atEnd: null,
  pieces: null,
  check: null,
};

import type { Expansion, Measured, Worth } from '../hooks.ts';
import { signOn } from './signs.ts';

/**
 * The extension, rules §10: inns and cathedrals. The big follower is a figure like any other (`components.ts`,
 * `standing.ts`), and the sixth seat a number (`components.ts`).
 */
export const erweiterung: Expansion = {
  begin: null,
  refusePlace: null,
  startTurn: null,
  setAside: null,
  afterPlacing: null,
  insteadOfAction: null,
  hasAction: null,
  afterAction: null,
  worth,
  farmBonus: null,
  beforeReturn: null,
  afterScoring: null,
  afterPart: null,
  placedInEarlierParts: null,
  atEnd: null,
  pieces: null,
  check: null,
};

const POINTS_PER_TILE = { inn: 2, cathedral: 3 } as const;

/** Rules §10.2, §10.3: more for what is complete, nothing for what is not; several signs do not add up. */
function worth({ map, nodes, complete, tiles, pennants }: Measured, without: Worth): Worth {
  const sign = signOn(map, nodes);
  if (sign === null) return without;
  return { points: complete ? POINTS_PER_TILE[sign] * (tiles + pennants) : 0, sign };
}

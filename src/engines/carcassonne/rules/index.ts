import type { Rules } from '../../contract.ts';
import type { Move } from '../moves.ts';
import { type AgendaStep, type State, stepOf } from '../state.ts';
import type { Carcassonne } from '../types.ts';
import { moveDragon } from './moveDragon.ts';
import { moveFairy } from './moveFairy.ts';
import { pass } from './pass.ts';
import { placeByPortal } from './placeByPortal.ts';
import { placeFollower } from './placeFollower.ts';
import { placeTile } from './placeTile.ts';
import { removeKnight } from './removeKnight.ts';

/** The moves, in the order in which they are offered. */
export const rules: Rules<Carcassonne> = {
  placeTile,
  placeFollower,
  placeByPortal,
  removeKnight,
  moveFairy,
  moveDragon,
  pass,
};

/** By step, the kinds of moves that can answer it, in the order in which they are offered. */
const KINDS: Readonly<Record<AgendaStep['kind'], readonly Move['kind'][]>> = {
  placeTile: ['placeTile'],
  action: ['placeFollower', 'placeByPortal', 'moveFairy', 'pass'],
  princess: ['removeKnight'],
  dragon: ['moveDragon'],
  score: [],
};

/** The kinds of moves that can be legal now; those of a set only ask further if the set is in play. */
export function kindsNow(state: State): readonly Move['kind'][] {
  const step = stepOf(state);
  return step === null ? KINDS.score : KINDS[step.kind];
}

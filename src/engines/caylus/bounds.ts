/**
 * How much a game can have brought, step by step: `check` refuses more. The box sets no limit, since cubes and coins never
 * run out (rules §1).
 */

import { seatsOf } from '../contract.ts';
import { PHASES, SPECIAL_IDS } from './ids.ts';
import { workersOut } from './placing.ts';
import type { State } from './state.ts';

/** No step brings a player more of anything: 25 points for the cathedral (rules §8), 28 deniers of income (rules §3). */
export const MOST_PER_STEP = 30;

/** A phase has fewer steps: at most 97, on the last space of the road with all tracks used. */
const STEPS_PER_PHASE = 120;

/** How far the game has come: more after every step that can bring a player something. */
export const stepsOf = (state: State): number =>
  ((state.round - 1) * PHASES.length + PHASES.indexOf(state.phase)) * STEPS_PER_PHASE +
  stepsInPhase(state) +
  stepsOfFavors(state);

function stepsInPhase(state: State): number {
  const { activity, seats, passed } = state;
  switch (activity.kind) {
    case 'placing':
      return seatsOf(seats).reduce((sum, seat) => sum + workersOut(state, seat), passed.length);
    case 'special':
      return SPECIAL_IDS.indexOf(activity.building);
    case 'road':
      return 2 * activity.space + (activity.part === 'owner' ? 1 : 0);
    default:
      return 0;
  }
}

/** A favor is chosen, then it brings something; what has brought it was a step, too. */
function stepsOfFavors({ players, pending, favor }: State): number {
  const chosen = players.reduce((sum, { used }) => sum + used.length, 0);
  return 2 * chosen + (favor === null && pending.length > 0 ? 1 : 0);
}

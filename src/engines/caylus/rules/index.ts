import type { Rules } from '../../contract.ts';
import type { Move } from '../moves.ts';
import type { State } from '../state.ts';
import type { Step } from '../step.ts';
import { stepOf } from '../stepOf.ts';
import type { Caylus } from '../types.ts';
import { answerInn } from './answerInn.ts';
import { build } from './build.ts';
import { buildHouse } from './buildHouse.ts';
import { chooseLevel } from './chooseLevel.ts';
import { chooseTrack } from './chooseTrack.ts';
import { decline } from './decline.ts';
import { moveProvost } from './moveProvost.ts';
import { moveWorker } from './moveWorker.ts';
import { pass } from './pass.ts';
import { placeWorker } from './placeWorker.ts';
import { produce } from './produce.ts';
import { stopBuilding } from './stopBuilding.ts';
import { trade } from './trade.ts';

/** The moves, in the order in which they are offered. */
export const rules: Rules<Caylus> = {
  placeWorker,
  pass,
  moveWorker,
  moveProvost,
  answerInn,
  produce,
  trade,
  build,
  decline,
  buildHouse,
  stopBuilding,
  chooseTrack,
  chooseLevel,
};

const KINDS: Readonly<Record<Step['kind'], readonly Move['kind'][]>> = {
  place: ['placeWorker', 'pass'],
  gate: ['moveWorker', 'decline'],
  provost: ['moveProvost'],
  inn: ['answerInn'],
  produce: ['produce'],
  trade: ['trade', 'decline'],
  build: ['build', 'decline'],
  castle: ['buildHouse', 'stopBuilding'],
  track: ['chooseTrack'],
  level: ['chooseLevel'],
};

/** The kinds of moves that are possible in the current step. */
export function kindsNow(state: State): readonly Move['kind'][] {
  const step = stepOf(state);
  return step === null ? [] : KINDS[step.kind];
}

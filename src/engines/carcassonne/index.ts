import { defineEngine } from '../engine.ts';
import * as box from './box.ts';
import { changes } from './changes.ts';
import { check } from './check.ts';
import { seatsWith, tilesOf } from './components.ts';
import * as flow from './flow.ts';
import { OPTIONS } from './ids.ts';
import * as notation from './notation.ts';
import { redeal } from './redeal.ts';
import { kindsNow, rules } from './rules/index.ts';
import { save } from './save.ts';
import { scores } from './scoring.ts';
import * as setup from './setup.ts';
import type { Carcassonne } from './types.ts';
import * as view from './view.ts';

export const carcassonne = defineEngine<Carcassonne>({
  id: 'carcassonne',
  rulesVersion: 1,
  options: OPTIONS,
  hasSecrets: false,
  seats: seatsWith,
  turns: ({ seats, options }) => Math.floor(tilesOf(options).reduce((sum, { count }) => sum + count, 0) / seats),
  config: ({ seats, options }) => ({ seats, options }),

  ...box,
  ...flow,
  ...setup,
  ...view,
  changes,
  check,
  kindsNow,
  notation,
  redeal,
  rules,
  save,
  scores,
});

export type * from './changes.ts';
export * from './components.ts';
export { type ScoredAtEnd, scoredAtEnd } from './ending.ts';
export type * from './events.ts';
export { signOn } from './expansions/erweiterung/signs.ts';
export * from './ids.ts';
export type * from './moves.ts';
export type * from './setup.ts';
export type * from './state.ts';
export { STEPS_OF_DRAGON } from './state.ts';
export type * from './types.ts';
export type * from './view.ts';
export type * from './violations.ts';

// The map derived from the placements, for pictures and words: features, their segments and owners, where a tile fits.

export { atlas, nodeOf, place, placementOf, rootOf, segmentOf } from './atlas.ts';
export { cellsAround, cellsOf, featureAt, nodesOf } from './features.ts';
export { type Direction, type LyingSegment, lying } from './lying.ts';
export { ownersOf } from './majority.ts';
export { fittingPlaces } from './placing.ts';
export {
  dragonSteps,
  fairyCanJoin,
  knightsToChoose,
  portalSpots,
} from './prospects.ts';
export { type Survey, survey, surveyOfLast } from './survey.ts';
export { lowestRotation } from './turned.ts';

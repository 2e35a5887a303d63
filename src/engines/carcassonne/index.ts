import { defineEngine } from '../engine.ts';
import { box, census } from './box.ts';
import { changes } from './changes.ts';
import { check } from './check.ts';
import { seatsWith, tilesOf } from './components.ts';
import { stage, turn } from './flow.ts';
import { OPTIONS } from './ids.ts';
import { read, write } from './notation.ts';
import { redeal } from './redeal.ts';
import { kindsNow, rules } from './rules/index.ts';
import { save } from './save.ts';
import { scores } from './scoring.ts';
import { deal, readDeal, setup } from './setup.ts';
import type { Carcassonne } from './types.ts';
import { ended, open, own, sight } from './view.ts';

export type { Change } from './changes.ts';
export const carcassonne = defineEngine<Carcassonne>({
  id: 'carcassonne',
  rulesVersion: 1,
  options: OPTIONS,
  hasSecrets: false,
  seats: seatsWith,
  turns: ({ seats, options }) => Math.floor(tilesOf(options).reduce((sum, { count }) => sum + count, 0) / seats),

  deal,
  readDeal,
  setup,

  config: ({ seats, options }) => ({ seats, options }),
  turn,
  stage,
  scores,
  rules,
  kindsNow,

  open,
  ended,
  own,
  sight,
  changes,

  notation: { write, read },
  save,

  census,
  box,
  check,
  redeal,
});

export { figuresOf, partsOf, type Segment, STRENGTHS, TILES, type TileKind, tileKind, tilesOf } from './components.ts';
export { type ScoredAtEnd, scoredAtEnd } from './ending.ts';
export type {
  Cell,
  Event,
  MovedDragon,
  PassReason,
  ScoredAward,
  ScoredFairy,
  ScoredFeature,
  ScoredGoods,
  Sight,
  Spot,
} from './events.ts';
export { signOn } from './expansions/erweiterung/signs.ts';
export {
  AWARDS,
  type Award,
  type ByFigure,
  type ByGood,
  type ByPart,
  type ByPartInPlay,
  EDGE_KINDS,
  type EdgeKind,
  FEATURE_KINDS,
  type FeatureKind,
  FIGURES,
  type Figure,
  type Flag,
  FOLLOWERS,
  type Follower,
  GOODS,
  type Good,
  OPTIONS,
  type Option,
  PARTS,
  type Part,
  ROTATIONS,
  type Rotation,
  SIDES,
  type Side,
  type Sign,
  TILE_IDS,
  type TileId,
} from './ids.ts';
export type { Move } from './moves.ts';
export {
  type Deal,
  type Fable,
  type Fairy,
  type Placement,
  type Slices,
  STEPS_OF_DRAGON,
  type State,
} from './state.ts';
export type { Carcassonne } from './types.ts';
export type { Open, OpenPlayer, OpenStep } from './view.ts';
export type { Violation } from './violations.ts';

// The map derived from the placements, for pictures and words: features, their segments and owners, where a tile fits.

export { type Atlas, atlas, nodeOf, place, placementOf, rootOf, segmentOf } from './atlas.ts';
export { cellsAround, cellsOf, featureAt, nodesOf, segmentAt } from './features.ts';
export { type Direction, type LyingSegment, lying } from './lying.ts';
export { ownersOf } from './majority.ts';
export { fittingPlaces } from './placing.ts';
export {
  type DragonStep,
  dragonSteps,
  fairyCanJoin,
  knightsToChoose,
  type PortalSpot,
  portalSpots,
} from './prospects.ts';
export { type Survey, survey, surveyOfLast } from './survey.ts';
export { lowestRotation } from './turned.ts';

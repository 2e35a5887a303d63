import { defineEngine } from '../engine.ts';
import { ahead } from './ahead.ts';
import { box, census } from './box.ts';
import { changes } from './changes.ts';
import { check } from './check.ts';
import { SEATS } from './components.ts';
import { stage, turn } from './flow.ts';
import { OPTIONS } from './ids.ts';
import { read, write } from './notation.ts';
import { redeal } from './redeal.ts';
import { kindsNow, rules } from './rules/index.ts';
import { save } from './save.ts';
import { scores } from './scoring.ts';
import { deal, readDeal, setup } from './setup.ts';
import type { Caylus } from './types.ts';
import { ended, open, own, sight } from './view.ts';

export type { Change } from './changes.ts';
export const caylus = defineEngine<Caylus>({
  id: 'caylus',
  rulesVersion: 1,
  hasSecrets: false,
  options: OPTIONS,
  seats: () => SEATS,
  turns: () => 24,

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
  ahead,

  notation: { write, read },
  save,

  census,
  box,
  check,
  redeal,
});

export { STANDING, type Standing } from './ahead.ts';
export { BUILDINGS, type BuildingKind, buildingKind, IDS_OF } from './buildings.ts';
export type {
  CostReason,
  FavorSource,
  FinalHand,
  Income,
  Site,
  SkipReason,
  Source,
  WorkerPlace,
} from './causes.ts';
export {
  BASE_COST,
  BATCH_OTHERS,
  BUILDING_SPACES,
  CASTLE,
  type CountRow,
  countRow,
  DENIERS_PER_POINT,
  DENIERS_PER_SPACE,
  FAVORS,
  FIRST_PASS_DENIERS,
  FIXED_SPACES,
  LAST_SPACE,
  NEUTRAL_SPACES,
  NO_BATCH_LOSS,
  OWNER_PRESTIGE,
  PLAIN_CUBES_PER_POINT,
  POINTS_PER_GOLD,
  PROVOST_REACH,
  SEATS,
  START_DENIERS,
  WORKERS,
} from './components.ts';
export type { Amount, Build, Effect, Op, Produce, Trade, TradeOption } from './effects.ts';
export type { Event, Sight } from './events.ts';
export {
  BUILT_CLASSES,
  BUILT_IDS,
  type BuildingClass,
  type BuildingId,
  type BuiltClass,
  type BuiltId,
  type ByCube,
  type ByPart,
  type BySection,
  type ByTrack,
  CLASSES,
  CUBES,
  type Cube,
  FIXED_IDS,
  LEVELS,
  type Level,
  NEUTRAL_IDS,
  type NeutralId,
  OPTIONS,
  type Option,
  PARTS,
  type Part,
  PHASES,
  type Phase,
  PLACES,
  PLACES_BEFORE_ROAD,
  PLAIN_CUBES,
  type Place,
  type RoadId,
  SECTIONS,
  type Section,
  SPACES,
  SPECIAL_IDS,
  type Space,
  type SpecialId,
  TRACKS,
  type Track,
} from './ids.ts';
export type { Move } from './moves.ts';
export type {
  Board,
  Deal,
  Favor,
  Player,
  RoadTile,
  Specials,
  State,
} from './state.ts';
export { tileOn } from './state.ts';
export type { OpenStep, Step } from './step.ts';
export type { Caylus } from './types.ts';
export type { Open, OpenPlayer, Own } from './view.ts';
export type { Violation } from './violations.ts';

// What follows from a board, for pictures, words, and buttons.

export {
  buildingsFor,
  inStock,
  nextSpace,
  priceOf,
  residenceSpaces,
  spacesFor,
  stockOf,
  whyNoSite,
} from './building.ts';
export { batchesFor, batchesOf, bestBuilderOf, sectionForHouse, whyStopped } from './castle.ts';
export { firstUncounted, housesOf, whyCounted } from './counting.ts';
export { levelsFor, markerAfter, openTracks, whyUseless } from './favors.ts';
export { amountIn, type Bag, exactly, fits, inOrder, missingFor, paymentsFor } from './holdings.ts';
export { incomeOf, totalOf } from './income.ts';
export { costOf, freePlaces, placesFor, spaceOf, whyNotThere, workersBehind } from './placing.ts';
export { provostCost, provostMoves } from './rules/moveProvost.ts';
export { finalHand, lossOf, prestigeOf } from './scoring.ts';
export { type PossibleTrade, tradesFor } from './trading.ts';

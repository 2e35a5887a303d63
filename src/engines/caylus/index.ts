import { defineEngine } from '../engine.ts';
import { ahead } from './ahead.ts';
import * as box from './box.ts';
import { changes } from './changes.ts';
import { check } from './check.ts';
import { SEATS } from './components.ts';
import * as flow from './flow.ts';
import { OPTIONS } from './ids.ts';
import * as notation from './notation.ts';
import { redeal } from './redeal.ts';
import { kindsNow, rules } from './rules/index.ts';
import { save } from './save.ts';
import { scores } from './scoring.ts';
import * as setup from './setup.ts';
import type { Caylus } from './types.ts';
import * as view from './view.ts';

export const caylus = defineEngine<Caylus>({
  id: 'caylus',
  rulesVersion: 1,
  hasSecrets: false,
  options: OPTIONS,
  seats: () => SEATS,
  turns: () => 24,
  config: ({ seats, options }) => ({ seats, options }),

  ...box,
  ...flow,
  ...setup,
  ...view,
  ahead,
  changes,
  check,
  kindsNow,
  notation,
  redeal,
  rules,
  save,
  scores,
});

export type { Standing } from './ahead.ts';
export { BUILDINGS, type BuildingKind, buildingKind, IDS_OF } from './buildings.ts';
export type * from './causes.ts';
export type * from './changes.ts';
export * from './components.ts';
export type * from './effects.ts';
export type * from './events.ts';
export * from './ids.ts';
export type * from './moves.ts';
export type * from './setup.ts';
export type * from './state.ts';
export { tileOn } from './state.ts';
export type { OpenStep, Step } from './step.ts';
export type * from './types.ts';
export type * from './view.ts';
export type * from './violations.ts';

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
export { batchesFor, batchesOf, sectionForHouse } from './castle.ts';
export { firstUncounted, housesOf } from './counting.ts';
export { levelsFor, markerAfter, openTracks } from './favors.ts';
export { amountIn, type Bag, exactly, inOrder, missingFor, paymentsFor } from './holdings.ts';
export { incomeOf, totalOf } from './income.ts';
export { costOf, freePlaces, placesFor, spaceOf, workersBehind } from './placing.ts';
export { provostCost, provostMoves } from './rules/moveProvost.ts';
export { finalHand, lossOf } from './scoring.ts';
export { type PossibleTrade, tradesFor } from './trading.ts';

import { defineEngine } from '../engine.ts';
import { ahead } from './ahead.ts';
import { box, census } from './box.ts';
import { changes } from './changes.ts';
import { check } from './check.ts';
import { SEATS, TILES } from './components.ts';
import { stage, turn } from './flow.ts';
import { OPTIONS } from './ids.ts';
import { read, write } from './notation.ts';
import { redeal } from './redeal.ts';
import { kindsNow, rules } from './rules/index.ts';
import { save } from './save.ts';
import { scores } from './scoring.ts';
import { deal, readDeal, setup } from './setup.ts';
import type { Alhambra } from './types.ts';
import { ended, open, own, sight } from './view.ts';

export type { Change } from './changes.ts';
export const alhambra = defineEngine<Alhambra>({
  id: 'alhambra',
  rulesVersion: 1,
  hasSecrets: true,
  options: OPTIONS,
  seats: () => SEATS,
  // Half of them build, the others take money.
  turns: ({ seats }) => Math.round((2 * TILES.length) / seats),

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

export { COIN_KINDS, inOrder, isCoin } from './coins.ts';
export {
  coinValue,
  copiesOfCoin,
  currencyOf,
  DIRK_DRAWS,
  forEachBuilding,
  opposite,
  PILES,
  PLACES,
  RANK_POINTS,
  SCORING_PILES,
  SEATS,
  START,
  STARTING_MONEY,
  stepTo,
  sumOf,
  TAKEN_TOGETHER,
  TILES,
  type TileKind,
  tileKind,
} from './components.ts';
export type { Cell, DirkDraw, Event, PartyScore, Scoring, Sight, StarterReason } from './events.ts';
export {
  BUILDINGS,
  type Building,
  type ByBuilding,
  type ByCurrency,
  type ByPart,
  COIN_VALUES,
  type Coin,
  type CoinValue,
  CURRENCIES,
  type Currency,
  OPTIONS,
  type Option,
  PARTS,
  type Part,
  type Party,
  ROUNDS,
  type Round,
  SCORING_CARDS,
  type ScoringCard,
  SIDES,
  type Side,
  TILE_IDS,
  type TileId,
} from './ids.ts';
export type { Move } from './moves.ts';
export { starterOf } from './setup.ts';
export type { Deal, PlacedTile, Player, Purchase, State } from './state.ts';
export { isTile } from './tiles.ts';
export type { Alhambra } from './types.ts';
export type { Open, OpenPlace, OpenPlayer, OpenStep, Own } from './view.ts';
export type { Violation } from './violations.ts';

// What follows from an alhambra, a display, or a hand, for pictures, words, and buttons.

export { canRebuild } from './acting.ts';
export { cellsAround, hasWall, type Layout, type Lying, layoutOf, whyNotThere } from './layout.ts';
export { canPay, coinsIn, type Offer, paymentsFor } from './paying.ts';
export { countsOf, ranked } from './scoring.ts';
export { canLeave, placesFor, siteAt } from './survey.ts';
export { fittingWith, takenSets } from './taking.ts';
export { longestWall, type WallSegment } from './wall.ts';

import { defineEngine } from '../engine.ts';
import { ahead } from './ahead.ts';
import { box, census } from './box.ts';
import { changes } from './changes.ts';
import { check } from './check.ts';
import { SEATS } from './components.ts';
import { stage, turn } from './flow.ts';
import { OPTIONS } from './ids.ts';
import { kindsNow } from './moveKinds.ts';
import { read, write } from './notation.ts';
import { redeal } from './redeal.ts';
import { rules } from './rules/index.ts';
import { save } from './save.ts';
import { scores } from './scoring.ts';
import { deal, readDeal, setup } from './setup.ts';
import type { Citadels } from './types.ts';
import { ended, forget, open, own, sight } from './view.ts';

export type { Change } from './changes.ts';
export const citadels = defineEngine<Citadels>({
  id: 'citadels',
  rulesVersion: 1,
  hasSecrets: true,
  options: OPTIONS,
  seats: () => SEATS,
  // Nine rounds: a character is chosen, and plays.
  turns: () => 18,

  deal,
  readDeal,
  setup,

  config: ({ players, options }) => ({ seats: players.length, options }),
  turn,
  stage,
  scores,
  rules,
  kindsNow,

  open,
  ended,
  own,
  forget,
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
export { without } from './cards.ts';
export {
  COMPLETE_CITY,
  colourOf,
  costOf,
  DISTRICT_FACTS,
  EXTRA_CARDS,
  EXTRA_GOLD,
  FIRST_COMPLETE_BONUS,
  FIVE_COLOURS_BONUS,
  LATER_COMPLETE_BONUS,
  pointsOf,
} from './components.ts';
export { type Ending, endingsOf, type Tie } from './ending.ts';
export type { CrownReason, Event, Sight } from './events.ts';
export {
  CHARACTERS,
  type Character,
  COLOURS,
  type Colour,
  DISTRICTS,
  type District,
  numberOf,
  type Option,
  type Power,
} from './ids.ts';
export type { TurnMove } from './moveKinds.ts';
export type { Move } from './moves.ts';
export { openMoves } from './openMoves.ts';
export { destructionPrice, isIndestructible, protectsCity } from './rules/destroy.ts';
export { incomeColour, incomeOf } from './rules/takeIncome.ts';
export { hauntedColour } from './scoring.ts';
export type { State } from './state.ts';
export type { Citadels } from './types.ts';
export { builtOf, type Open, type OpenCharacter, type OpenPlayer, type OpenTurn, type Own } from './view.ts';
export type { Violation } from './violations.ts';

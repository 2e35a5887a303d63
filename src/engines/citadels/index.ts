import { defineEngine } from '../engine.ts';
import { ahead } from './ahead.ts';
import * as box from './box.ts';
import { changes } from './changes.ts';
import { check } from './check.ts';
import { SEATS } from './components.ts';
import * as flow from './flow.ts';
import { OPTIONS } from './ids.ts';
import { kindsNow } from './moveKinds.ts';
import * as notation from './notation.ts';
import { redeal } from './redeal.ts';
import { rules } from './rules/index.ts';
import { save } from './save.ts';
import { scores } from './scoring.ts';
import * as setup from './setup.ts';
import type { Citadels } from './types.ts';
import * as view from './view.ts';

export const citadels = defineEngine<Citadels>({
  id: 'citadels',
  rulesVersion: 1,
  hasSecrets: true,
  options: OPTIONS,
  seats: () => SEATS,
  // Nine rounds: a character is chosen, and plays.
  turns: () => 18,
  config: ({ players, options }) => ({ seats: players.length, options }),

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
export { without } from './cards.ts';
export type * from './changes.ts';
export * from './components.ts';
export { type Ending, endingsOf, type Tie } from './ending.ts';
export type * from './events.ts';
export * from './ids.ts';
export type { TurnMove } from './moveKinds.ts';
export type * from './moves.ts';
export { openMoves } from './openMoves.ts';
export { destructionPrice, isIndestructible, protectsCity } from './rules/destroy.ts';
export { incomeColour, incomeOf } from './rules/takeIncome.ts';
export type * from './setup.ts';
export type * from './state.ts';
export type * from './types.ts';
export type * from './view.ts';
export { builtOf } from './view.ts';
export type * from './violations.ts';

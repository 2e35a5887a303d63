import { defineEngine } from '../engine.ts';
import { ahead } from './ahead.ts';
import * as box from './box.ts';
import { changes } from './changes.ts';
import { check } from './check.ts';
import { SEATS, TILES } from './components.ts';
import * as flow from './flow.ts';
import { OPTIONS } from './ids.ts';
import * as notation from './notation.ts';
import { redeal } from './redeal.ts';
import { kindsNow, rules } from './rules/index.ts';
import { save } from './save.ts';
import { scores } from './scoring.ts';
import * as setup from './setup.ts';
import type { Alhambra } from './types.ts';
import * as view from './view.ts';

export const alhambra = defineEngine<Alhambra>({
  id: 'alhambra',
  rulesVersion: 1,
  hasSecrets: true,
  options: OPTIONS,
  seats: () => SEATS,
  // Half of them build, the others take money.
  turns: ({ seats }) => Math.round((2 * TILES.length) / seats),
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

export type * from './changes.ts';
export { COIN_KINDS, inOrder, isCoin } from './coins.ts';
export * from './components.ts';
export type * from './events.ts';
export * from './ids.ts';
export type * from './moves.ts';
export type * from './setup.ts';
export { starterOf } from './setup.ts';
export type * from './state.ts';
export { isTile } from './tiles.ts';
export type * from './types.ts';
export type * from './view.ts';
export type * from './violations.ts';

// What follows from an alhambra, a display, or a hand, for pictures, words, and buttons.

export { canRebuild } from './acting.ts';
export { cellsAround, hasWall, type Layout, type Lying, layoutOf, whyNotThere } from './layout.ts';
export { coinsIn, paymentsFor } from './paying.ts';
export { ranked } from './scoring.ts';
export { canLeave, placesFor, siteAt } from './survey.ts';
export { takenSets } from './taking.ts';
export { longestWall, type WallSegment } from './wall.ts';

import type { Engine } from '../../../src/engines/contract.ts';
import { defineEngine } from '../../../src/engines/engine.ts';
import * as box from './box.ts';
import { changes } from './changes.ts';
import { check } from './check.ts';
import * as flow from './flow.ts';
import { OPTIONS } from './ids.ts';
import * as notation from './notation.ts';
import { redeal } from './redeal.ts';
import { rules } from './rules/index.ts';
import { save } from './save.ts';
import { scores, standingsOf } from './scoring.ts';
import * as setup from './setup.ts';
import { stepOf } from './state.ts';
import type { Toy } from './types.ts';
import * as view from './view.ts';

/** Lanterns, a tiny game with one of everything that is hard to carry (GUIDE.md). */
export const toy: Engine<Toy> = defineEngine<Toy>({
  id: 'toy',
  rulesVersion: 1,
  options: OPTIONS,
  hasSecrets: true,
  seats: (options) => ({ min: 2, max: options.includes('fog') ? 3 : 4 }),
  turns: () => 4,
  config: ({ players, options }) => ({ seats: players.length, options }),
  turn: (state) => (stepOf(state) === null ? { over: standingsOf(state) } : { awaits: flow.awaited(state) }),

  ...box,
  ...flow,
  ...setup,
  ...view,
  changes,
  check,
  notation,
  redeal,
  rules,
  save,
  scores,
});

export type * from './changes.ts';
export type * from './events.ts';
export type { Card, Option, Place } from './ids.ts';
export type * from './moves.ts';
export type * from './setup.ts';
export type * from './state.ts';
export type * from './types.ts';
export type * from './view.ts';
export type * from './violations.ts';

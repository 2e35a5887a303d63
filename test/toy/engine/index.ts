import type { Engine } from '../../../src/engines/contract.ts';
import { defineEngine } from '../../../src/engines/engine.ts';
import { box, census } from './box.ts';
import { changes } from './changes.ts';
import { check } from './check.ts';
import { awaited, stage } from './flow.ts';
import { OPTIONS } from './ids.ts';
import { read, write } from './notation.ts';
import { redeal } from './redeal.ts';
import { rules } from './rules/index.ts';
import { save } from './save.ts';
import { scores, standingsOf } from './scoring.ts';
import { deal, readDeal, setup } from './setup.ts';
import { stepOf } from './state.ts';
import type { Toy } from './types.ts';
import { ended, open, own, sight } from './view.ts';

export type { Change } from './changes.ts';
export type { Event, Sight } from './events.ts';
export type { Bead, Card, Option, Part, Place } from './ids.ts';
export type { Move } from './moves.ts';
export type { Deal } from './setup.ts';
export type { State } from './state.ts';
export type { Toy } from './types.ts';
export type { Now, Open, OpenSeat, Own } from './view.ts';
export type { Violation } from './violations.ts';

/** Lanterns, a tiny game with one of everything that is hard to carry (GUIDE.md). */
export const toy: Engine<Toy> = defineEngine<Toy>({
  id: 'toy',
  rulesVersion: 1,
  options: OPTIONS,
  hasSecrets: true,
  seats: (options) => ({ min: 2, max: options.includes('fog') ? 3 : 4 }),
  turns: () => 4,

  deal,
  readDeal,
  setup,

  config: ({ players, options }) => ({ seats: players.length, options }),
  turn: (state) => (stepOf(state) === null ? { over: standingsOf(state) } : { awaits: awaited(state) }),
  stage,
  scores,
  rules,

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

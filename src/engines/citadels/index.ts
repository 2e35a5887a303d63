import { seatsOf, type Turn } from '../contract.ts';
import { defineEngine } from '../engine.ts';
import { box, census } from './box.ts';
import { check } from './check.ts';
import { SEATS } from './components.ts';
import { OPTIONS } from './ids.ts';
import { kindsNow } from './moveKinds.ts';
import { read, write } from './notation.ts';
import { redeal } from './redeal.ts';
import { rules } from './rules/index.ts';
import { save } from './save.ts';
import { scores, standingsOf } from './scoring.ts';
import { deal, readDeal, setup } from './setup.ts';
import { type State, stepOf } from './state.ts';
import type { Citadels } from './types.ts';
import { ended, open, own, sight } from './view.ts';

export const citadels = defineEngine<Citadels>({
  id: 'citadels',
  rulesVersion: 1,
  hasSecrets: true,
  options: OPTIONS,
  seats: () => SEATS,

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
  sight,

  notation: { write, read },
  save,

  census,
  box,
  check,
  redeal,
});

/** One per seat, made once, since every move needs it several times. */
const AWAITING: readonly Turn[] = seatsOf(SEATS.max).map((seat) => ({ awaits: [seat] }));

function turn(state: State): Turn {
  const step = stepOf(state);
  return step === null ? { over: standingsOf(state) } : AWAITING[step.seat]!; // No seat is beyond the last one.
}

/** In each round, everyone chooses, then each player has one turn. */
function stage(state: State): number {
  return 2 * state.round + (stepOf(state)?.kind === 'choose' ? 0 : 1);
}

export { without } from './cards.ts';
export { COMPLETE_CITY, colourOf, costOf, DISTRICT_FACTS, pointsOf } from './components.ts';
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
export type { State } from './state.ts';
export type { Citadels } from './types.ts';
export type { Open, OpenCharacter, OpenPlayer, OpenTurn, Own } from './view.ts';
export type { Violation } from './violations.ts';

export { colourOf, costOf, DISTRICT_FACTS, type DistrictFacts, pointsOf } from './components.ts';
export type { CrownReason, Event, Sight } from './events.ts';
export {
  CHARACTERS,
  type Character,
  COLOURS,
  type Colour,
  DISTRICTS,
  type District,
  OPTIONS,
  type Option,
  PARTS,
  type Part,
  RIGHTS,
  type Right,
} from './ids.ts';
export type { Move } from './moves.ts';
export type { Deal } from './setup.ts';
export type { State } from './state.ts';
export type { Citadels } from './types.ts';
export type { Open, OpenCharacter, OpenPlayer, OpenStep, OpenTurn, Own } from './view.ts';
export type { Violation } from './violations.ts';

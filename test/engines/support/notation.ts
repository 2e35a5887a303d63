import type { Engine, GameTypes } from '../../../src/engines/contract.ts';

/** How moves of a game are written. */
export interface Notation<G extends GameTypes> {
  readonly engine: Engine<G>;
  readonly moves: readonly (readonly [line: string, move: G['Move']])[];
  /** Lines that are no moves, with bars between them. */
  readonly none: readonly string[];
}

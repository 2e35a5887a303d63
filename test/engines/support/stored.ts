import type { Engine, GameTypes } from '../../../src/engines/contract.ts';

/** States in the folder `saves`, as versions of the program have stored them. They are never edited. */
export interface Stored<G extends GameTypes> {
  readonly engine: Engine<G>;
  /** The version in which states are stored now. */
  readonly present: number;
  readonly states: readonly StoredState[];
  /** What such a state is now; omitted: as it was stored. */
  upgraded?(version: number, state: object): object;
  /** Changes of the first state that no version allows. */
  readonly unknown: readonly object[];
}

export type StoredState = readonly [version: number, file: string, what: string, seen: Seen];

interface Seen {
  /** What becomes of it by playing the first legal move until the end. */
  readonly moves: number;
  readonly points: readonly number[];
  /** What everybody sees in it, among other things. */
  readonly open?: object;
}

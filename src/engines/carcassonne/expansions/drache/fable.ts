import type { Fable, Slices, State } from '../../state.ts';

export const begin = (): Slices => ({ drache: { dragon: null, fairy: null, setAside: [] } });

/** The slice of a state with this set. */
export const fableOf = (state: State): Fable => state.expansions.drache!; // The set is in play.

export const withFable = (state: State, changes: Partial<Fable>): State => ({
  ...state,
  expansions: { ...state.expansions, drache: { ...fableOf(state), ...changes } },
});

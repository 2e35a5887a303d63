import type { State } from './state.ts';

/** Describes an inconsistency in a well-formed state, or returns null. */
export const check = (_state: State): string | null => null;

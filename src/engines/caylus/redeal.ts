import type { State } from './state.ts';

/** The state itself: Caylus has no secrets, so no other state looks the same. */
export const redeal = (state: State): State => state;

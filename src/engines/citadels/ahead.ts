import type { Ahead } from '../contract.ts';
import type { Move } from './moves.ts';
import { type State, stepOf } from './state.ts';
import type { Citadels } from './types.ts';

/** What a seat never wants to be asked in Citadels. */
const STANDING = ['declineGraveyard'] as const;
export type Standing = (typeof STANDING)[number];

/** What each of them plays, in the step that it is about. */
const ANSWERS: { readonly [S in Standing]: (state: State) => Move | null } = {
  declineGraveyard: (state) => (stepOf(state)?.kind === 'graveyard' ? { kind: 'answerGraveyard', take: false } : null),
};

/**
 * No turn can be planned: which characters are called before it, and so whom it can hurt and what is left to pay with, is
 * hidden until then.
 */
export const ahead: Ahead<Citadels> = {
  standing: STANDING.map((name) => ({ name, answer: ANSWERS[name] })),
  position: () => null,
  meaning: () => null,
};

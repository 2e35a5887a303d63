import { CHARACTERS, type Character, numberOf } from './ids.ts';
import type { State } from './state.ts';
import type { Violation } from './violations.ts';

/**
 * The characters that the Assassin, or the Thief, may name on his turn (rules §6.1, §6.2): all that are called after
 * him and were not removed face-up. Who is in play does not matter, nor, for the Thief, who was murdered.
 */
export const nameable = (state: State): readonly Character[] =>
  CHARACTERS.slice(state.called).filter((character) => !state.selection.faceUp.includes(character));

/** Why this character cannot be named by the one on turn, or null. */
export function whyNotNamed(state: State, character: Character): Violation | null {
  if (!CHARACTERS.includes(character)) return { kind: 'noSuchCharacter', character };
  if (state.selection.faceUp.includes(character)) return { kind: 'cannotBeNamed', character, reason: 'faceUp' };
  return numberOf(character) > state.called ? null : { kind: 'cannotBeNamed', character, reason: 'notLater' };
}

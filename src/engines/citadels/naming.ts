import { CHARACTERS, type Character } from './ids.ts';
import type { State } from './state.ts';
import type { Violation } from './violations.ts';

/**
 * The characters that the Assassin, or the Thief, may name on his turn (rules §6.1, §6.2): all that are called after
 * him and were not removed face-up. Who is in play does not matter, nor, for the Thief, who was murdered.
 */
export const nameable = (state: State): readonly Character[] =>
  CHARACTERS.slice(state.called).filter((character) => !state.selection.faceUp.includes(character));

/** Why this character, which is not among them, cannot be named by the one on turn. */
export function whyNotNamed({ selection }: State, character: Character): Violation {
  if (!CHARACTERS.includes(character)) return { kind: 'noSuchCharacter', character };
  return { kind: 'cannotBeNamed', character, reason: selection.faceUp.includes(character) ? 'faceUp' : 'notLater' };
}

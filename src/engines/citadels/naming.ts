import { CHARACTERS, type Character } from './ids.ts';
import type { State } from './state.ts';
import type { Violation } from './violations.ts';

/**
 * The characters that the Assassin, or the Thief, can name in their turn (rules §6.1, §6.2): all that are called later
 * and were not removed face-up, whether or not they are in play, and for the Thief even the murdered one.
 */
export const nameable = (state: State): readonly Character[] =>
  CHARACTERS.slice(state.called).filter((character) => !state.selection.faceUp.includes(character));

/** Why the active player can't name this character, which isn't `nameable`. */
export function whyNotNamed({ selection }: State, character: Character): Violation {
  if (!CHARACTERS.includes(character)) return { kind: 'noSuchCharacter', character };
  return { kind: 'cannotBeNamed', character, reason: selection.faceUp.includes(character) ? 'faceUp' : 'notLater' };
}

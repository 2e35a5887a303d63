import type { Seat } from '../contract.ts';
import { CHARACTER_RULES } from './characters/index.ts';
import { type Character, numberOf } from './ids.ts';
import { playerAt, type State } from './state.ts';

/**
 * The character of this seat if everyone knows it, otherwise null. It becomes known when it is called; the murdered
 * King's becomes known once the game is over, since its owner then gets the crown (rules §5.3, §6.1, §6.4).
 */
export function revealedCharacter(state: State, seat: Seat): Character | null {
  const { character } = playerAt(state, seat);
  if (character === null || numberOf(character) > state.called) return null;
  if (character !== state.murdered) return character;
  const isOver = state.agenda.length === 0;
  return isOver && CHARACTER_RULES[character].isShownAtRoundEnd ? character : null;
}

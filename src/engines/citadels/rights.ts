import { CHARACTER_RULES } from './characters/index.ts';
import { districtGiving } from './districts.ts';
import { type Character, type District, RIGHTS, type Right } from './ids.ts';
import { playerAt } from './players.ts';
import { characterCalled, type State, stepOf, type TurnStep } from './state.ts';
import type { Violation } from './violations.ts';

/**
 * All that a player may do in a turn are rights, in any order, each once (rules §5.4). While a question lies on the
 * turn nothing else can be done.
 */

/** Why the turn's player cannot use this right now, or null. */
export function whyNotUse(state: State, right: Right): Violation | null {
  const step = stepOf(state);
  if (step?.kind !== 'turn') return notNow(state);
  if (!hasRight(state, step, right)) return { kind: 'noSuchRight', right };
  return step.used.includes(right) ? { kind: 'alreadyUsed', right } : null;
}

/** Whether the turn's player can use this right now. */
export const mayUse = (state: State, right: Right): boolean => {
  const step = stepOf(state);
  return step?.kind === 'turn' && !step.used.includes(right) && hasRight(state, step, right);
};

/** Something else is awaited than this move. */
export const notNow = (state: State): Violation => ({ kind: 'notNow', now: stepOf(state)!.kind }); // The game is on.

/** Whether this right belongs to the turn, used or not: by the character, or by a district in the city. */
export const hasRight = (state: State, { seat }: TurnStep, right: Right): boolean =>
  gives(characterCalled(state), playerAt(state, seat).city, right);

/** All rights of a character's turn with such a city, used or not. */
export const rightsOf = (character: Character, city: readonly District[]): readonly Right[] =>
  RIGHTS.filter((right) => gives(character, city, right));

function gives(character: Character, city: readonly District[], right: Right): boolean {
  if (right === 'action' || CHARACTER_RULES[character].rights.includes(right)) return true;
  const giver = districtGiving(right);
  return giver !== null && city.includes(giver);
}

/** How many districts the turn's character may still build (rules §5.4, §6.7). */
export const buildsLeft = (state: State, { built }: TurnStep): number =>
  (CHARACTER_RULES[characterCalled(state)].builds ?? 1) - built;

/** The state after the turn's player has used a right. */
export function withUsed(state: State, right: Right): State {
  const turn = stepOf(state);
  if (turn?.kind !== 'turn') throw new Error(`${right} was used in no turn, but in ${turn?.kind}`);
  return { ...state, agenda: [{ ...turn, used: [...turn.used, right] }] };
}

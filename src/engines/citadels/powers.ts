import { CHARACTER_RULES } from './characters/index.ts';
import { districtGiving } from './districts.ts';
import { type Character, type District, POWERS, type Power } from './ids.ts';
import { characterCalled, playerAt, type State, stepOf, type TurnStep } from './state.ts';
import type { Violation } from './violations.ts';

/**
 * In a turn, everything a player does except building is using a power: in any order, each at most once, none of them
 * mandatory (rules §5.4). While the turn has an open question, nothing else can be done. Violations, and with them the
 * protocol, call a power a `right`.
 */

/** Why the active player can't use this power now, or null. */
export function whyNotUse(state: State, power: Power): Violation | null {
  const step = stepOf(state);
  if (step?.kind !== 'turn') return notNow(state);
  if (!hasPower(state, step, power)) return { kind: 'noSuchRight', right: power };
  return step.used.includes(power) ? { kind: 'alreadyUsed', right: power } : null;
}

/** Whether the active player can use this power now. */
export const canUse = (state: State, power: Power): boolean => {
  const step = stepOf(state);
  return step?.kind === 'turn' && !step.used.includes(power) && hasPower(state, step, power);
};

/** The violation of a move that does not fit the current step. */
export const notNow = (state: State): Violation => ({ kind: 'notNow', now: stepOf(state)!.kind }); // It is running.

/** Whether the turn has this power, used or not: from the character, or from a district in the city. */
export const hasPower = (state: State, { seat }: TurnStep, power: Power): boolean =>
  gives(characterCalled(state), playerAt(state, seat).city, power);

/** All powers in a character's turn with this city, used or not. */
export const powersOf = (character: Character, city: readonly District[]): readonly Power[] =>
  POWERS.filter((power) => gives(character, city, power));

function gives(character: Character, city: readonly District[], power: Power): boolean {
  if (power === 'action' || CHARACTER_RULES[character].powers.includes(power)) return true;
  const giver = districtGiving(power);
  return giver !== null && city.includes(giver);
}

/** How many districts the turn's character can still build (rules §5.4, §6.7). */
export const buildsLeft = (state: State, { built }: TurnStep): number =>
  (CHARACTER_RULES[characterCalled(state)].builds ?? 1) - built;

/** The state after the active player has used a power. */
export function withUsed(state: State, power: Power): State {
  const turn = stepOf(state);
  if (turn?.kind !== 'turn') throw new Error(`${power} was used outside a turn, in step ${turn?.kind}`);
  return { ...state, agenda: [{ ...turn, used: [...turn.used, power] }] };
}

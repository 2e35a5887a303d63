import type { MoveOf } from '../../contract.ts';
import { plainRule } from '../../rules.ts';
import { CHARACTER_RULES } from '../characters/index.ts';
import { colourOf } from '../components.ts';
import { districtRule } from '../districts.ts';
import { stepFrom } from '../flow.ts';
import type { Character, Colour, District } from '../ids.ts';
import { whyNotUse, withUsed } from '../powers.ts';
import { characterCalled, playerAt, withGold } from '../state.ts';
import type { Citadels } from '../types.ts';

/**
 * 収入, rules §5.4, §6.4 to §6.8, §7.7: one gold for each district of the character's color currently in the city, all at
 * once, plus one for the School of Magic. Not offered when it would bring nothing, so that no one wastes it.
 */
export const takeIncome = plainRule<Citadels, MoveOf<Citadels, 'takeIncome'>>(
  { kind: 'takeIncome' },
  {
    refuse: (state, seat) =>
      whyNotUse(state, 'income') ??
      (incomeOf(characterCalled(state), playerAt(state, seat).city) > 0 ? null : { kind: 'noIncome' }),

    apply(state, seat) {
      const character = characterCalled(state);
      const colour = incomeColour(character)!; // The power to take an income comes with a color.
      const gold = incomeOf(character, playerAt(state, seat).city);
      return stepFrom(withGold(withUsed(state, 'income'), seat, gold), [{ kind: 'tookIncome', seat, colour, gold }]);
    },
  },
);

/** The color of the districts that bring a character income, or null. */
export const incomeColour = (character: Character): Colour | null => CHARACTER_RULES[character].income ?? null;

/** A character's income with this city, in gold; 0 for a character without income. */
export function incomeOf(character: Character, city: readonly District[]): number {
  const colour = incomeColour(character);
  if (colour === null) return 0;
  return city.filter((district) => colourOf(district) === colour || districtRule(district).isOfIncomeColour).length;
}

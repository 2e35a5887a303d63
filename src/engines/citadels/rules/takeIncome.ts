import type { Seat } from '../../contract.ts';
import { CHARACTER_RULES } from '../characters/index.ts';
import { colourOf } from '../components.ts';
import { districtRule } from '../districts/index.ts';
import { stepFrom } from '../flow.ts';
import type { Colour } from '../ids.ts';
import { playerAt, withGold } from '../players.ts';
import { whyNotUse, withUsed } from '../rights.ts';
import { characterCalled, type State } from '../state.ts';
import { plain } from './asking.ts';

/**
 * 収入, rules §5.4, §6.4 to §6.8, §7.7: one gold for each district of the character's colour in the city as it is now,
 * all at once, and one for the School of Magic. Where nothing counts it is not offered, so that it cannot be wasted.
 */
export const takeIncome = plain('takeIncome', {
  refuse: (state, seat) =>
    whyNotUse(state, 'income') ?? (incomeOf(state, seat, colourCalled(state)) > 0 ? null : { kind: 'noIncome' }),

  apply(state, seat) {
    const colour = colourCalled(state);
    const gold = incomeOf(state, seat, colour);
    return stepFrom(withGold(withUsed(state, 'income'), seat, gold), [{ kind: 'tookIncome', seat, colour, gold }]);
  },
});

const colourCalled = (state: State): Colour => CHARACTER_RULES[characterCalled(state)].income!; // With the right goes a colour.

const incomeOf = (state: State, seat: Seat, colour: Colour): number =>
  playerAt(state, seat).city.filter(
    (district) => colourOf(district) === colour || districtRule(district).isOfIncomeColour === true,
  ).length;

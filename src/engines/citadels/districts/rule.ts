import type { Right } from '../ids.ts';

/** What a district does beside its colour, cost and points, from the moment it is built until it is destroyed. */
export interface DistrictRule {
  /** What its owner may do once in each turn. */
  readonly right?: Right;
  /** So many cards more are drawn, or kept, by the action. */
  readonly draws?: number;
  readonly keeps?: number;
  /** Counts as one more district of the colour of the income being taken. */
  readonly isOfIncomeColour?: true;
  /** Counts as any one colour for the five colours. */
  readonly isOfAnyColour?: true;
  /** The Warlord cannot destroy it. */
  readonly isIndestructible?: true;
  /** Its owner may buy what the Warlord destroys. */
  readonly salvages?: true;
}

/** What is in the box and what is printed on it. */
import type { ByDistrict, Colour, District } from './ids.ts';

/** What is printed on a district card, and how many copies there are. */
interface DistrictFacts {
  readonly colour: Colour;
  /** Gold to build it. */
  readonly cost: number;
  /** Equal to the cost, except for University and Dragon Gate. */
  readonly points: number;
  readonly copies: number;
}

const facts = (colour: Colour, cost: number, copies: number, points = cost): DistrictFacts => ({
  colour,
  cost,
  points,
  copies,
});

/** The 65 district cards (rules §2). */
export const DISTRICT_FACTS: ByDistrict<DistrictFacts> = {
  manor: facts('yellow', 3, 5),
  castle: facts('yellow', 4, 4),
  palace: facts('yellow', 5, 3),

  temple: facts('blue', 1, 3),
  church: facts('blue', 2, 3),
  monastery: facts('blue', 3, 3),
  cathedral: facts('blue', 5, 2),

  tavern: facts('green', 1, 5),
  market: facts('green', 2, 4),
  trading_post: facts('green', 2, 3),
  docks: facts('green', 3, 3),
  harbor: facts('green', 4, 3),
  town_hall: facts('green', 5, 2),

  watchtower: facts('red', 1, 3),
  prison: facts('red', 2, 3),
  battlefield: facts('red', 3, 3),
  fortress: facts('red', 5, 2),

  haunted_city: facts('purple', 2, 1),
  keep: facts('purple', 3, 2),
  observatory: facts('purple', 5, 1),
  laboratory: facts('purple', 5, 1),
  smithy: facts('purple', 5, 1),
  graveyard: facts('purple', 5, 1),
  library: facts('purple', 6, 1),
  school_of_magic: facts('purple', 6, 1),
  dragon_gate: facts('purple', 6, 1, 8),
  university: facts('purple', 6, 1, 8),
};

export const colourOf = (district: District): Colour => DISTRICT_FACTS[district].colour;
export const costOf = (district: District): number => DISTRICT_FACTS[district].cost;
export const pointsOf = (district: District): number => DISTRICT_FACTS[district].points;

/** How many can play. */
export const SEATS = { min: 4, max: 7 } as const;

/** What each player starts with (rules §4). */
export const START_GOLD = 2;
export const START_CARDS = 4;

/** Characters removed face-up each round, by number of players (rules §5.1); one more is removed face-down. */
export const FACE_UP: Readonly<Record<number, number>> = { 4: 2, 5: 1, 6: 0, 7: 0 };

/** The action: gold, or cards drawn and cards kept (rules §5.4, §5.5). */
export const ACTION_GOLD = 2;
export const ACTION_DRAW = 2;
export const ACTION_KEEP = 1;

/** Powers of characters and districts (rules §6, §7). */
export const EXTRA_GOLD = 1;
export const EXTRA_CARDS = 2;
export const LABORATORY_GOLD = 1;
export const SMITHY_PRICE = 3;
export const SMITHY_CARDS = 2;
export const GRAVEYARD_PRICE = 1;

/** A city with this many districts is complete: it triggers the end of the game and is safe (rules §6.8, §9). */
export const COMPLETE_CITY = 8;

/** Bonuses (rules §9). */
export const FIVE_COLOURS_BONUS = 3;
export const FIRST_COMPLETE_BONUS = 4;
export const LATER_COMPLETE_BONUS = 2;

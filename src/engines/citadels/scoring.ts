import { type Score, type Seat, type Standings, seatsOf } from '../contract.ts';
import {
  COMPLETE_CITY,
  colourOf,
  FIRST_COMPLETE_BONUS,
  FIVE_COLOURS_BONUS,
  LATER_COMPLETE_BONUS,
  pointsOf,
} from './components.ts';
import { districtRule } from './districts.ts';
import { COLOURS, type Colour, type District, PARTS, type Part } from './ids.ts';
import { type Player, playerAt, type State, stepOf } from './state.ts';

/** Whether a city triggers the end of the game and is safe from the Warlord (rules §6.8, §9). */
export const hasCompleteCity = ({ city }: Player): boolean => city.length >= COMPLETE_CITY;

/** The points of a city's districts, without bonuses. */
export const cityPoints = (city: readonly District[]): number =>
  city.reduce((sum, district) => sum + pointsOf(district), 0);

const isOfAnyColour = (district: District): boolean => districtRule(district).isOfAnyColour === true;

/** The colors that the other districts of a city leave out. */
function coloursMissing(city: readonly District[]): readonly Colour[] {
  const shown = new Set(city.filter((district) => !isOfAnyColour(district)).map(colourOf));
  return COLOURS.filter((colour) => !shown.has(colour));
}

/** Whether a city has all colors; the Haunted City counts as any one that is missing (rules §7.1). */
const hasFiveColours = (city: readonly District[]): boolean =>
  coloursMissing(city).length <= (city.some(isOfAnyColour) ? 1 : 0);

/** The color as which the Haunted City of a city completes all five; null if it does not, or counts as its own. */
export function hauntedColour(city: readonly District[]): Colour | null {
  const haunted = city.find(isOfAnyColour);
  const [missing, ...others] = coloursMissing(city);
  const isNeeded = haunted !== undefined && missing !== undefined && others.length === 0;
  return isNeeded && missing !== colourOf(haunted) ? missing : null;
}

/** Everyone's points and their parts, in seat order; bonuses count once the game is over (rules §9). */
export const scores = (state: State): readonly Score<Part>[] =>
  seatsOf(state.players.length).map((seat) => {
    const byPart = pointsByPart(state, seat);
    const parts = PARTS.map((part) => ({ part, points: byPart[part] }));
    return { seat, points: parts.reduce((sum, { points }) => sum + points, 0), parts };
  });

function pointsByPart(state: State, seat: Seat): Readonly<Record<Part, number>> {
  const { city } = playerAt(state, seat);
  const isOver = stepOf(state) === null;
  return {
    districts: cityPoints(city),
    colours: isOver && hasFiveColours(city) ? FIVE_COLOURS_BONUS : 0,
    completion: isOver ? completionBonus(state, seat) : 0,
  };
}

function completionBonus(state: State, seat: Seat): number {
  if (seat === state.firstComplete) return FIRST_COMPLETE_BONUS;
  return hasCompleteCity(playerAt(state, seat)) ? LATER_COMPLETE_BONUS : 0;
}

/**
 * Most points first; ties are broken by district points alone, then by gold; any remaining ties share a place (rules
 * §9).
 */
export function standingsOf(state: State): Standings {
  const entries = scores(state).map(({ seat, points }) => {
    const { city, gold } = playerAt(state, seat);
    return { seat, points, districts: cityPoints(city), gold };
  });
  type Entry = (typeof entries)[number];
  const order = (a: Entry, b: Entry) => b.points - a.points || b.districts - a.districts || b.gold - a.gold;
  return entries.toSorted(order).map((entry) => ({
    seat: entry.seat,
    place: 1 + entries.filter((other) => order(other, entry) < 0).length,
    points: entry.points,
  }));
}

/** How the values of a move's parameters are typed, read and suggested. */
import { CHARACTERS, type Character, DISTRICTS, type District } from '../../../engines/citadels/index.ts';
import type { Seat } from '../../../engines/contract.ts';
import { characterNames, districtNames } from '../../../words/citadels/names/index.ts';
import { LOCALES, type Say } from '../../../words/contract.ts';
import { shapeOf } from '../../state/players.ts';

/** Without capitals and blanks. */
const fold = (text: string): string => text.toLowerCase().replaceAll(/\s+/g, '');

/** The thing that is called so in some language, or by its id; null for none. */
function called<T extends string>(
  ids: readonly T[],
  names: readonly { readonly [N in T]: string }[],
  typed: string,
): T | null {
  const wanted = fold(typed);
  return ids.find((id) => fold(id) === wanted || names.some((inOne) => fold(inOne[id]) === wanted)) ?? null;
}

export const readCharacter = (typed: string): Character | null =>
  called(
    CHARACTERS,
    LOCALES.map((locale) => characterNames[locale]),
    typed.replace(/^\d\s+/, ''),
  );

export const readDistrict = (typed: string): District | null =>
  called(
    DISTRICTS,
    LOCALES.map((locale) => districtNames[locale]),
    typed.replace(/\s*[(（].*$/, ''),
  );

/** Cards with commas between; null when one of them is none. */
export function readDistricts(typed: string): readonly District[] | null {
  const cards = typed.split(/[,、，]/).map(readDistrict);
  return cards.includes(null) ? null : cards.filter((card) => card !== null);
}

/**
 * A seat by its number, as it is suggested, or by what its player is called, with the seat's sign or without; null where
 * nobody is called so, or several are.
 */
export function readSeat(typed: string, seats: readonly Seat[], say: Say): Seat | null {
  const numbered = seats.find((seat) => String(seat) === typed.trim());
  if (numbered !== undefined) return numbered;
  const wanted = fold(typed);
  const [one = null, ...others] = seats.filter((seat) => {
    const name = fold(say.name(seat));
    return name === wanted || name === `${shapeOf(seat)}${wanted}`;
  });
  return others.length === 0 ? one : null;
}

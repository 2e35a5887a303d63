/** How the values of a move's parameters are typed, read, and suggested. */

import { CHARACTERS, type Character, DISTRICTS, type District } from '../../../engines/citadels/index.ts';
import type { Seat } from '../../../engines/contract.ts';
import type { Say } from '../../../words/contract.ts';
import { ALL_WORDS } from '../../../words/words.ts';
import { shapeOf } from '../../state/players.ts';

/** Without capitals and spaces. */
const fold = (text: string): string => text.toLowerCase().replaceAll(/\s+/g, '');

/** The one with this name in any language, or with this id; null for none. */
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
    ALL_WORDS.map((words) => words.citadels.names.characters),
    typed.replace(/^\d\s+/, ''),
  );

export const readDistrict = (typed: string): District | null =>
  called(
    DISTRICTS,
    ALL_WORDS.map((words) => words.citadels.names.districts),
    typed.replace(/\s*[(（].*$/, ''),
  );

/** Cards separated by commas; null if one of them is unknown. */
export function readDistricts(typed: string): readonly District[] | null {
  const cards = typed.split(/[,、，]/).map(readDistrict);
  return cards.includes(null) ? null : cards.filter((card) => card !== null);
}

/**
 * A seat by its number, as suggested, or by its player's name, with or without the seat's symbol; null if the name
 * matches no one, or several.
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

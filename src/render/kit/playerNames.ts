/** How players' names are drawn. */
import { commonWords } from '../../words/common/index.ts';
import type { Locale } from '../../words/contract.ts';
import { drawable } from './fonts.ts';

/** A name without the characters that none of our fonts has; if nothing is left, the name of the seat. */
export const drawableName = (name: string, seat: number, locale: Locale): string =>
  drawable(name) || commonWords[locale].phrases.seat(seat);

/**
 * The letter on each player's pieces, by seat: the first letter or digit of the name that no earlier player has, or
 * else the number of the seat.
 */
export function lettersOf(names: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return names.map((name, seat) => {
    const candidates = [...name.toLocaleUpperCase('en')].filter((letter) => /[\p{L}\p{N}]/u.test(letter));
    const letter = [...candidates, String(seat + 1)].find((one) => !taken.has(one)) ?? String(seat + 1);
    taken.add(letter);
    return letter;
  });
}

import type { Locale } from './contract.ts';

/** Numbers, lists and plurals as one language wants them: the rules are those of CLDR, which `Intl` knows. */
export interface Speech {
  /** `Aya, Ben and Clemens`. */
  list(items: readonly string[]): string;
  /** `Aya, Ben or Clemens`. */
  anyOf(items: readonly string[]): string;
  number(n: number): string;
  /** `1 tile`, `7 tiles`: the number with the word that goes with it; languages without plurals need no second word. */
  count(n: number, one: string, more?: string): string;
}

export function speechOf(locale: Locale): Speech {
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const anyOf = new Intl.ListFormat(locale, { type: 'disjunction' });
  const plurals = new Intl.PluralRules(locale);
  const numbers = new Intl.NumberFormat(locale);
  // Between a Japanese number and its counter there is no space: `7枚`.
  const space = locale === 'ja' ? '' : ' ';
  return {
    list: (items) => list.format(items),
    anyOf: (items) => anyOf.format(items),
    number: (n) => numbers.format(n),
    count: (n, one, more = one) => `${numbers.format(n)}${space}${plurals.select(n) === 'one' ? one : more}`,
  };
}

/** A sentence from words that may also stand in the middle of one. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** An integer with a typographic minus sign: `−3`, the same in every language. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);

/** A cell as it is written on a map: the column, then the row; west and north are negative. */
export const cellName = ({ x, y }: { readonly x: number; readonly y: number }): string =>
  `(${signed(x)}, ${signed(y)})`;

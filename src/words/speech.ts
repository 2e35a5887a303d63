import type { Locale } from './contract.ts';

/** Numbers, lists, and plurals in one language, by the CLDR rules of `Intl`. */
export interface Speech {
  /** `Aya, Ben, and Clemens`. */
  list(items: readonly string[]): string;
  /** `Aya, Ben, or Clemens`. */
  anyOf(items: readonly string[]): string;
  number(n: number): string;
  /** `1 tile`, `7 tiles`: a number with its noun. Languages without plurals don’t need `more`. */
  count(n: number, one: string, more?: string): string;
}

export function speechOf(locale: Locale): Speech {
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const anyOf = new Intl.ListFormat(locale, { type: 'disjunction' });
  const plurals = new Intl.PluralRules(locale);
  const numbers = new Intl.NumberFormat(locale);
  // Japanese has no space between a number and its counter: `7枚`.
  const space = locale === 'ja' ? '' : ' ';
  return {
    list: (items) => list.format(items),
    anyOf: (items) => anyOf.format(items),
    number: (n) => numbers.format(n),
    count: (n, one, more = one) => `${numbers.format(n)}${space}${plurals.select(n) === 'one' ? one : more}`,
  };
}

/** Capitalizes words that can also appear in the middle of a sentence. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** An integer with a typographic minus sign, in every language: `−3`. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);

/** A map cell as column, row. West and north are negative. */
export const cellName = ({ x, y }: { readonly x: number; readonly y: number }): string =>
  `(${signed(x)}, ${signed(y)})`;

/** What a language is called in the reader's own. */
export const languageIn = (reader: Locale, language: Locale): string =>
  new Intl.DisplayNames(reader, { type: 'language' }).of(language) ?? language;

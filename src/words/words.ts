import type { CommonWords } from './common/en.ts';
import { commonWords } from './common/index.ts';
import { LOCALES, type Locale, type Localized } from './contract.ts';
import { gamesIn } from './games.ts';

/** Everything that is said in one language, those of each game under its id. */
export interface Words extends CommonWords, ReturnType<typeof gamesIn> {
  readonly locale: Locale;
  /** Keys of what is kept have the language in place of its words. */
  toJSON(): Locale;
}

const all = (locale: Locale): Words => ({
  locale,
  ...commonWords[locale],
  ...gamesIn(locale),
  toJSON: () => locale,
});

const WORDS: Localized<Words> = { en: all('en'), ja: all('ja'), de: all('de') };

/** The words of every language. */
export const ALL_WORDS: readonly Words[] = LOCALES.map((locale) => WORDS[locale]);

export const wordsIn = (locale: Locale): Words => WORDS[locale];

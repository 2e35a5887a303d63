import type { CommonWords } from '../words/common/contract.ts';
import { commonWords } from '../words/common/index.ts';
import { LOCALES, type Locale } from '../words/contract.ts';

/** The words that are no game's, in this language. */
export const wordsFor = (locale: Locale): CommonWords => commonWords[locale];

/** Which of our languages a Discord locale such as `en-GB` is read in; the first one where none fits. */
export const localeOf = (discord: string | null): Locale =>
  LOCALES.find((locale) => discord === locale || discord?.startsWith(`${locale}-`)) ?? LOCALES[0];

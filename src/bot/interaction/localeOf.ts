import { LOCALES, type Locale } from '../../words/contract.ts';

/** Which of our languages a Discord locale such as `en-GB` is read in; the first one where none fits. */
export const localeOf = (discord: string | null): Locale =>
  LOCALES.find((locale) => discord === locale || discord?.startsWith(`${locale}-`)) ?? LOCALES[0];

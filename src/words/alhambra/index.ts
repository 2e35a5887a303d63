import type { Localized } from '../contract.ts';
import { de } from './de.ts';
import { type AlhambraWords, en } from './en.ts';
import { ja } from './ja.ts';

/** The words of Alhambra, by language. */
export const alhambraWords: Localized<AlhambraWords> = { en, ja, de };

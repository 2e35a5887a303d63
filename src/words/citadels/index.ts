import type { Localized } from '../contract.ts';
import { de } from './de.ts';
import { type CitadelsWords, en } from './en.ts';
import { ja } from './ja.ts';

/** The words of Citadels, by language. */
export const citadelsWords: Localized<CitadelsWords> = { en, ja, de };

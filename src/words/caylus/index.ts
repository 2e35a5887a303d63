import type { Localized } from '../contract.ts';
import { de } from './de.ts';
import { type CaylusWords, en } from './en.ts';
import { ja } from './ja.ts';

/** The words of Caylus, by language. */
export const caylusWords: Localized<CaylusWords> = { en, ja, de };

import type { Localized } from '../contract.ts';
import { de } from './de.ts';
import { type CommonWords, en } from './en.ts';
import { ja } from './ja.ts';

/** The words that belong to no game, by language. */
export const commonWords: Localized<CommonWords> = { en, ja, de };

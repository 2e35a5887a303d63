import type { Localized } from '../../contract.ts';
import { de } from './de.ts';
import { type EndingWords, en } from './en.ts';
import { ja } from './ja.ts';

/** How a game of Citadels ended, by language. */
export const endingWords: Localized<EndingWords> = { en, ja, de };

import type { Localized } from '../../contract.ts';
import type { EndingWords } from './contract.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';

/** How a game of Caylus ended, by language. */
export const endingWords: Localized<EndingWords> = { en, ja, de };

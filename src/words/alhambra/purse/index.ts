import type { Localized } from '../../contract.ts';
import { de } from './de.ts';
import { en, type PurseWords } from './en.ts';
import { ja } from './ja.ts';

/** These words by language. */
export const purseWords: Localized<PurseWords> = { en, ja, de };

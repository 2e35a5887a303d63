import type { Localized } from '../../contract.ts';
import { de } from './de.ts';
import { en, type FairnessWords } from './en.ts';
import { ja } from './ja.ts';

/** What is said of the shuffle, by language. */
export const fairnessWords: Localized<FairnessWords> = { en, ja, de };

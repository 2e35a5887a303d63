import type { Localized } from '../../contract.ts';
import type { FairnessWords } from './contract.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';

/** What is said of the shuffle, by language. */
export const fairnessWords: Localized<FairnessWords> = { en, ja, de };

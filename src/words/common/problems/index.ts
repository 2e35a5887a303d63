import type { Localized } from '../../contract.ts';
import type { ProblemWords } from './contract.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';

/** Why nothing was changed, by language. */
export const problemWords: Localized<ProblemWords> = { en, ja, de };

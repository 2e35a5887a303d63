import type { Localized } from '../../contract.ts';
import type { ResultsWords } from './contract.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';

/** Leaderboards and statistics, by language. */
export const resultsWords: Localized<ResultsWords> = { en, ja, de };

import type { Localized } from '../../contract.ts';
import { de } from './de.ts';
import { en, type ResultsWords } from './en.ts';
import { ja } from './ja.ts';

/** Leaderboards and statistics, by language. */
export const resultsWords: Localized<ResultsWords> = { en, ja, de };

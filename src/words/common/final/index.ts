import type { Localized } from '../../contract.ts';
import { de } from './de.ts';
import { en, type FinalWords } from './en.ts';
import { ja } from './ja.ts';

/** The result of a game, by language. */
export const finalWords: Localized<FinalWords> = { en, ja, de };

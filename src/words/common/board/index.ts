import type { Localized } from '../../contract.ts';
import { de } from './de.ts';
import { type BoardWords, en } from './en.ts';
import { ja } from './ja.ts';

/** The words around the board, by language. */
export const boardWords: Localized<BoardWords> = { en, ja, de };

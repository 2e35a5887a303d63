import type { Localized } from '../../contract.ts';
import { de } from './de.ts';
import { en, type HandWords } from './en.ts';
import { ja } from './ja.ts';

/** The words around a hand, by language. */
export const handWords: Localized<HandWords> = { en, ja, de };

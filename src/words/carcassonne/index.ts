import type { Localized } from '../contract.ts';
import { de } from './de.ts';
import { type CarcassonneWords, en } from './en.ts';
import { ja } from './ja.ts';

/** The words of Carcassonne, by language. */
export const carcassonneWords: Localized<CarcassonneWords> = { en, ja, de };

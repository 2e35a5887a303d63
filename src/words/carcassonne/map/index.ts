import type { Localized } from '../../contract.ts';
import { de } from './de.ts';
import { en, type MapWords } from './en.ts';
import { ja } from './ja.ts';

/** The map of Carcassonne in words, by language. */
export const mapWords: Localized<MapWords> = { en, ja, de };

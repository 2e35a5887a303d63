import type { Localized } from '../../contract.ts';
import { de } from './de.ts';
import { type ButtonWords, en } from './en.ts';
import { ja } from './ja.ts';

/** The labels of buttons that belong to no game, by language. */
export const buttonWords: Localized<ButtonWords> = { en, ja, de };

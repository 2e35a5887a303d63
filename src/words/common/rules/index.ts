import type { Localized } from '../../contract.ts';
import type { RulesWords } from './contract.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';

/** The words around the pages of a game's rules, by language. */
export const rulesWords: Localized<RulesWords> = { en, ja, de };

import type { Localized } from '../../contract.ts';
import type { CarcassonneRules } from './contract.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';

/** The rules of Carcassonne, by language. */
export const ruleWords: Localized<CarcassonneRules> = { en, ja, de };

import type { Localized } from '../../contract.ts';
import type { CitadelsRules } from './contract.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';

/** The rules of Citadels, by language. */
export const ruleWords: Localized<CitadelsRules> = { en, ja, de };

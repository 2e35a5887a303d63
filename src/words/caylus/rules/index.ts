import type { Localized } from '../../contract.ts';
import type { CaylusRules } from './contract.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';

/** The rules of Caylus, by language. */
export const ruleWords: Localized<CaylusRules> = { en, ja, de };

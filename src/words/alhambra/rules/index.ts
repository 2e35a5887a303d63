import type { Localized } from '../../contract.ts';
import type { AlhambraRules } from './contract.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';

/** The rules of Alhambra, by language. */
export const ruleWords: Localized<AlhambraRules> = { en, ja, de };

import type { Localized, RulesOfGame } from '../../../../src/words/contract.ts';
import { en, type Section } from './en.ts';

/** The toy's rules: in English to everybody. */
export const ruleWords: Localized<RulesOfGame<Section, 'places'>> = { en, ja: en, de: en };

import { LOCALES, type Localized, type RulesOfGame } from '../../../src/words/contract.ts';

/** A numbered topic of the rules, the section that covers it, and what stands there: in all languages, or in each. */
export type Topic<S extends string = string> =
  | readonly [topic: string, section: S, says: RegExp]
  | readonly [topic: string, section: S, en: RegExp, de: RegExp, ja: RegExp];

/** The topics of which a language lacks what should stand there, as `§8 end de`. */
export const uncovered = (words: Localized<RulesOfGame>, topics: readonly Topic[]): readonly string[] =>
  topics.flatMap(([topic, section, en, de = en, ja = en]) => {
    const says = { en, de, ja };
    const lacking = LOCALES.filter((locale) => !says[locale].test(words[locale].sections[section]!.text));
    return lacking.map((locale) => `${topic} ${section} ${locale}`);
  });

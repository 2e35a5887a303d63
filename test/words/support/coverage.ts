import { LOCALES, type Localized, type RulesOfGame } from '../../../src/words/contract.ts';

/** A numbered topic of the rules, the section that covers it, and what stands there: in all languages, or in each. */
export type Topic<S extends string> = readonly [topic: string, section: S, says: RegExp | Localized<RegExp>];

/** The topics of which a language lacks what should stand there, as `§8 end de`. */
export function uncovered<S extends string>(
  words: Localized<RulesOfGame<S>>,
  topics: readonly Topic<S>[],
): readonly string[] {
  return topics.flatMap(([topic, section, says]) =>
    LOCALES.filter((locale) => {
      const pattern = says instanceof RegExp ? says : says[locale];
      return !pattern.test(words[locale].sections[section].text);
    }).map((locale) => `${topic} ${section} ${locale}`),
  );
}

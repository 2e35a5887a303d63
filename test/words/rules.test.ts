import { describe, expect, test } from 'vitest';
import { GAME_IDS, type GameId } from '../../src/engines/games.ts';
import { LOCALES, type Localized, type RulesOfGame } from '../../src/words/contract.ts';
import { type Topic, uncovered } from './support/topics.ts';

interface Rules {
  readonly SECTIONS: readonly string[];
  readonly FIGURES: readonly string[];
  readonly ruleWords: Localized<RulesOfGame>;
  readonly topics: readonly Topic[];
}

const rulesOf = async (id: GameId): Promise<Rules> => ({
  ...(await import(`../../src/words/${id}/rules/contract.ts`)),
  ...(await import(`../../src/words/${id}/rules/index.ts`)),
  ...(await import(`./${id}/topics.ts`)),
});

/** Alt texts are longer than that; Japanese takes fewer letters. */
const SHORTEST_ALT = { en: 20, de: 20, ja: 10 } as const;

const all = await Promise.all(GAME_IDS.map(async (id) => [id, await rulesOf(id)] as const));

describe.each(all)('the rules of %s', (_, { SECTIONS, FIGURES, ruleWords, topics }) => {
  test('cover every numbered topic that is built, in every language', () => {
    expect(uncovered(ruleWords, topics)).toEqual([]);
    const told = new Set(topics.map(([, section]) => section));
    // The tiles of a set are counted elsewhere.
    expect(SECTIONS.filter((section) => !told.has(section) && !section.startsWith('tiles'))).toEqual([]);
  });

  test('a topic that is not told is found', () => {
    expect(uncovered(ruleWords, [['§99', 'aim', /meeple/i]])).toHaveLength(LOCALES.length);
  });

  test.each(LOCALES)('fit their messages, and every figure has an alt text, %s', (locale) => {
    const { sections, figures } = ruleWords[locale];
    for (const section of SECTIONS) {
      expect(sections[section]!.title.length, section).toBeLessThanOrEqual(30);
      expect(sections[section]!.text.length, section).toBeLessThanOrEqual(3_000);
    }
    for (const figure of FIGURES) expect(figures[figure]!.length, figure).toBeGreaterThan(SHORTEST_ALT[locale]);
  });
});

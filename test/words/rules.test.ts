import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { GAME_IDS, type GameId } from '../../src/engines/games.ts';
import { LOCALES, type Localized, type RulesOfGame } from '../../src/words/contract.ts';
import { readPage } from '../../src/words/readRules.ts';
import { type Topic, uncovered } from './support/topics.ts';

const ROOT = join(import.meta.dirname, '../..');

interface Rules {
  readonly SECTIONS: readonly string[];
  readonly FIGURES: { readonly [section: string]: string };
  readonly ruleWords: Localized<RulesOfGame>;
  readonly topics: readonly Topic[];
}

const rulesOf = async (id: GameId): Promise<Rules> => ({
  ...(await import(`../../src/words/${id}/rules/index.ts`)),
  ...(await import(`./${id}/topics.ts`)),
});

/** Alt texts are longer than that; Japanese takes fewer letters. */
const SHORTEST_ALT = { en: 20, de: 20, ja: 10 } as const;

const all = await Promise.all(GAME_IDS.map(async (id) => [id, await rulesOf(id)] as const));

describe.each(all)('the rules of %s', (id, { SECTIONS, FIGURES, ruleWords, topics }) => {
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
    for (const figure of Object.values(FIGURES))
      expect(figures[figure]!.length, figure).toBeGreaterThan(SHORTEST_ALT[locale]);
  });

  test.each(LOCALES)('a section or a picture that is missing, unknown, or there twice is found, %s', (locale) => {
    const parts = readFileSync(join(ROOT, `src/words/${id}/rules/${locale}.md`), 'utf8').split(/^(?=## )/m);
    expect(parts).toHaveLength(SECTIONS.length);
    for (const [i, section] of SECTIONS.entries()) {
      const part = parts[i]!;
      const withInstead = (...instead: readonly string[]) =>
        expect(() => readPage('page.md', parts.toSpliced(i, 1, ...instead).join(''), SECTIONS, FIGURES), section);
      withInstead().toThrow(`section ${section} is missing`);
      withInstead(part, part).toThrow(`section ${section} is there twice`);
      withInstead(part.replace('{#', '{#x')).toThrow(`section x${section} is unknown`);
      const figure = FIGURES[section];
      if (figure === undefined) {
        withInstead(part.replace('\n', '\n\n![alt text](x)\n')).toThrow(`picture x is unknown in section ${section}`);
        continue;
      }
      const picture = /^!.*\n/m;
      withInstead(part.replace(picture, '')).toThrow(`picture ${figure} is missing`);
      withInstead(part.replace(`](${figure})`, '](x)')).toThrow(`picture x is unknown in section ${section}`);
      withInstead(part.replace(picture, '$&$&')).toThrow('a section is “## Title {#id}”');
    }
  });
});

describe('a page of rules', () => {
  const read = (page: string) => readPage('page.md', page, ['one', 'two'], { two: 'map' });
  const PAGE = '## One {#one}\n\nText:\n- more\n\n- and more\n\n## Two {#two}\n\n![A map.](map)\n\nText.\n';

  test.each([PAGE, PAGE.replaceAll('\n', '\r\n')])('has titles, texts, and alt texts', (page) => {
    expect(read(page)).toEqual({
      sections: { one: { title: 'One', text: 'Text:\n- more\n\n- and more' }, two: { title: 'Two', text: 'Text.' } },
      figures: { map: 'A map.' },
    });
  });

  test.each([
    ['{#two}', '{#tow}', 'page.md:8: section tow is unknown'],
    ['{#two}', '{#one}', 'page.md:8: section one is there twice'],
    ['{#one}', '{#two}', 'page.md:1: section one is missing before two'],
    ['![A map.](map)', '', 'page.md:8: picture map is missing below the title'],
    [/## Two.*/s, '', 'page.md:8: section two is missing at the end'],
    [' {#two}', '', 'page.md:8: a section is “## Title'],
    [/^/, 'Text.\n\n', 'page.md:1: a section is “## Title'],
    ['\n\nText.', '', 'page.md:8: a section is “## Title'],
  ])('with %s exchanged for “%s” is refused', (text, instead, fault) => {
    expect(() => read(PAGE.replace(text, instead))).toThrow(fault);
  });
});

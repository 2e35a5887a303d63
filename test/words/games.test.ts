/** What each game says in its panels, pictures and commands: nothing is left in English, and labels fit on a phone. */
import { describe, expect, test } from 'vitest';
import { GAME_IDS, type GameId } from '../../src/engines/games.ts';
import { LOCALES, type Locale, type Localized } from '../../src/words/contract.ts';
import { gameWords } from '../../src/words/games.ts';
import { wordsIn } from '../../src/words/words.ts';
import { samples } from '../games.ts';

const RULES = Object.fromEntries(
  await Promise.all(
    GAME_IDS.map(async (id) => [
      id,
      (await import(`../../src/words/${id}/rules/index.ts`)).ruleWords as Localized<unknown>,
    ]),
  ),
);

/** The texts of a game in one language by their paths; sentences made of data are left out. */
function textsOf(id: GameId, locale: Locale): ReadonlyMap<string, string> {
  const { game, ...others } = wordsIn(locale)[id];
  const { summary, howToPlay, parts, options } = game;
  return new Map(plain({ ...others, rules: RULES[id]![locale], summary, howToPlay, parts, options }));
}

function plain(value: unknown, path = ''): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => plain(inner, path === '' ? key : `${path}.${key}`));
}

describe.each(GAME_IDS)('%s', (id) => {
  test.each(['ja', 'de'] as const)('has nothing left in English: %s', (locale) => {
    const english = textsOf(id, 'en');
    const texts = textsOf(id, locale);
    const alike = [...texts].filter(([path, text]) => text === english.get(path)).map(([path]) => path);
    expect(alike).toEqual(locale === 'de' ? samples[id].alike : []);
    expect(texts.size).toBeGreaterThan(8);
  });

  test.each(LOCALES)('explains itself in at most 1,500 characters: %s', (locale) => {
    expect(gameWords[id][locale].howToPlay.length).toBeLessThanOrEqual(1_500);
  });
});

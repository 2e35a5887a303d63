/** Laws of every game about words: whatever is met on the way can be told, in every language. */
import { describe, expect, test } from 'vitest';
import { commonWords } from '../../src/words/common/index.ts';
import { LOCALES } from '../../src/words/contract.ts';
import { TOLD, wordLaws } from './support/laws.ts';

describe.each(TOLD.slice(0, 1))('words of $id', (toy) => {
  wordLaws(toy, 3);
});

const withOptions = TOLD.filter(({ engine }) => engine.options.length > 0);

describe.each(withOptions)('words of $id', ({ engine, words: spoken }) => {
  test.each(LOCALES)('%s: every option has a name and a description that fits Discord', (locale) => {
    for (const option of engine.options) {
      const { name, description } = spoken[locale].options[option] ?? { name: '', description: '' };
      expect(name.length > 0 && name.length <= 45, option).toBe(true);
      expect(description.length > 0 && description.length <= 100, option).toBe(true);
      const suggestion = commonWords[locale].commands.suggestions.option(option, name, description);
      expect(suggestion.length, suggestion).toBeLessThanOrEqual(100);
    }
  });
});

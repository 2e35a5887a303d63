import { describe, expect, test } from 'vitest';
import { limits, sentencesWithin, shorten } from '../../../src/bot/discord/limits.ts';
import { carcassonne } from '../../../src/engines/carcassonne/index.ts';
import { MEMBERS } from '../../../src/playground/world/world.ts';
import { gameWords } from '../../../src/words/carcassonne/game/index.ts';
import { LOCALES } from '../../../src/words/contract.ts';
import { sensibleGame } from '../../render/games/carcassonne/support/sensibleGame.ts';
import { languageOf } from '../support/language.ts';

describe('a text that is too long for Discord', () => {
  test('keeps whole sentences, the first ones', () => {
    expect(sentencesWithin(['One.', 'Two.'], 9)).toBe('One. Two.');
    expect(sentencesWithin(['One.', 'Two.', 'Three.'], 15)).toBe('One. Two. …');
    expect(sentencesWithin(['One.', 'Two.', 'Three.'], 10)).toBe('One. …');
    expect(sentencesWithin(['Longer than there is context.', 'Two.'], 10)).toBe('Longer th…');
    expect(sentencesWithin([], 10)).toBe('');
    expect(shorten('abc😀def', 5)).toBe('abc…');
  });

  test('cuts no name: the words of a picture stay in one language whatever its players are called', () => {
    const names = ['美咲', 'Aya', '健太'];
    const say = { name: (seat: number) => names[seat] ?? '' };
    let cut = 0;
    for (const { state } of sensibleGame(3, 'names')) {
      for (const locale of LOCALES) {
        const sentences = gameWords[locale].describe({ open: carcassonne.open(state), own: null }, say);
        for (const most of [limits.altText, limits.altText - 1, limits.altText - 2]) {
          const alt = sentencesWithin(sentences, most);
          expect(alt.length).toBeLessThanOrEqual(most);
          expect(sentences.join(' ').startsWith(alt.replace(/ …$/, ''))).toBe(true);
          expect(
            languageOf(
              alt,
              MEMBERS.map(({ name }) => name),
            ),
            alt,
          ).toBe(locale);
          if (alt.endsWith('…')) cut++;
        }
      }
    }
    console.info(`${cut} texts cut`);
    expect(cut).toBeGreaterThan(500);
  });
});

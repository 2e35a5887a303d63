import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { limits } from '../../../src/bot/discord/limits.ts';
import { sanitizeName, sentencesWithin, shorten } from '../../../src/bot/discord/text.ts';
import { carcassonne } from '../../../src/engines/carcassonne/index.ts';
import { MEMBERS } from '../../../src/playground/world/world.ts';
import { carcassonneWords } from '../../../src/words/carcassonne/index.ts';
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
        const sentences = carcassonneWords[locale].game.describe({ open: carcassonne.open(state), own: null }, say);
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

const ZALGO = `Z${'\u0300\u0301\u0302\u0303\u0304'.repeat(8)}oe`;

describe('a clean name', () => {
  test.each([
    ['Aya', 'Aya'],
    ['美咲', '美咲'],
    ['Jörg Müller', 'Jörg Müller'],
    ['Jo\u0308rg', 'Jörg'],
    ['**Bold**', 'Bold'],
    ['_under_ `code` ~~gone~~', 'under code gone'],
    ['||spoiler||', 'spoiler'],
    ['<@123456789012345678>', '123456789012345678'],
    ['@everyone', 'everyone'],
    ['[link](https://example.com)', 'link (https: example.com'],
    ['# Heading', 'Heading'],
    ['-# small', 'small'],
    ['> quote', 'quote'],
    ['- list', 'list'],
    ['1. one', '1 one'],
    ['\u202Egnp.exe', 'gnp.exe'],
    ['a\u200Bb\u200Dc\uFEFF', 'abc'],
    ['tab\tand\nline', 'tab and line'],
    ['\u3164\u2800\u115F', ''],
    ['\u0000\u0007', ''],
    ['   ', ''],
    ['\uE000private', 'private'],
    ['\uD800lone', 'lone'],
    ['x'.repeat(200), 'x'.repeat(24)],
    ['👩‍👩‍👧', '👩‍👩‍👧'],
    ['Aya 🏴󠁧󠁢󠁳󠁣󠁴󠁿 1️⃣ a\u200Db', 'Aya 🏴󠁧󠁢󠁳󠁣󠁴󠁿 1️⃣ ab'],
  ])('of %j is %j', (raw, clean) => expect(sanitizeName(raw)).toBe(clean));

  test('has at most two marks on a letter', () => {
    expect(sanitizeName(ZALGO).match(/\p{M}/gu)?.length ?? 0).toBeLessThanOrEqual(2);
    expect(sanitizeName(ZALGO)).toMatch(/oe$/);
  });

  test('formats, mentions and links nothing, is short, and is clean already: five thousand odd names', () => {
    const odd = fc.oneof(
      fc.string({ maxLength: 80, unit: 'binary' }),
      fc.string({ maxLength: 80, unit: 'grapheme' }),
      fc
        .array(
          fc.constantFrom(
            '<@',
            '>',
            '`',
            '**',
            '_',
            '~',
            '|',
            '\\',
            '](',
            'http://',
            '\u202E',
            '\u0301',
            '# ',
            '- ',
            '1. ',
            'a',
            'é',
            '字',
          ),
          { maxLength: 30 },
        )
        .map((parts) => parts.join('')),
    );
    let kept = 0;
    fc.assert(
      fc.property(odd, (raw) => {
        const clean = sanitizeName(raw);
        expect(clean).not.toMatch(/[`*_~|<>[\]\\/@#\p{C}]/u);
        expect(clean).not.toMatch(/\p{M}{3}/u);
        expect(clean).not.toMatch(/^[\s>+-]|^\d+[.)]\s/u);
        expect([...new Intl.Segmenter().segment(clean)].length).toBeLessThanOrEqual(24);
        expect(clean).toBe(clean.trim());
        expect(sanitizeName(clean)).toBe(clean);
        if (clean !== '') kept++;
      }),
      { numRuns: 5_000 },
    );
    expect(kept).toBeGreaterThan(2_000);
  });
});

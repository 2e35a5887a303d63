import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sanitizeName } from '../../../src/bot/discord/sanitizeName.ts';

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
    ['👩‍👩‍👧', '👩👩👧'],
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

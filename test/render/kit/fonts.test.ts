import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { drawnText } from '../../../src/render/kit/drawnText.ts';
import { faceOf } from '../../../src/render/kit/faces.ts';
import { drawable, font } from '../../../src/render/kit/fonts.ts';
import { drawableName } from '../../../src/render/kit/seats.ts';
import { commonWords } from '../../../src/words/common/index.ts';
import { LOCALES } from '../../../src/words/contract.ts';
import { wordsIn } from '../../../src/words/words.ts';

/** A text as it is drawn in a font. */
function drawn(text: string, face: string): Buffer {
  const context = createCanvas(60 * text.length, 60).getContext('2d');
  context.font = face;
  context.fillText(text, 8, 44);
  return Buffer.from(context.getImageData(0, 0, 60 * text.length, 60).data);
}
/** A character that no font has. */
const NOWHERE = '\u{E0FF}';
const nonexistent = (face: string) => face.replace(/".*"/, '"No Such Family"');

const inked = (pixels: Buffer) => pixels.some((value) => value > 0);

/** Only menus and buttons show these, in Discord's own fonts: a mark of the guide on options, and what trades give. */
const ONLY_IN_DISCORD = ['△', '→'];

/** Every character that pictures may show of our own: in the words of games, the names of components, the drawings. */
function ownCharacters(): readonly string[] {
  const root = fileURLToPath(new URL('../../../src', import.meta.url));
  const files = ['words/!(common)/**/*.ts', 'words/common/picture/*.ts', 'engines/**/*.json', 'render/**/*.ts'].flatMap(
    (glob) => globSync(`${root}/${glob}`),
  );
  expect(files.length).toBeGreaterThan(5);
  const texts = [
    ...files.map((file) => readFileSync(file, 'utf8')),
    ...LOCALES.map((locale) => commonWords[locale].phrases.seat(0)),
  ];
  return [...new Set(texts.flatMap((text) => [...text]))].filter(
    (letter) => letter.trim() !== '' && !ONLY_IN_DISCORD.includes(letter),
  );
}

test('every character of our words is drawn by our own fonts, in both weights', () => {
  const letters = ownCharacters();
  for (const weight of [400, 700] as const) {
    const face = font(40, weight, '');
    const missing = drawn(NOWHERE, face);
    for (const letter of letters) {
      const seen = drawn(letter, face);
      expect(inked(seen), letter).toBe(true);
      expect(seen.equals(missing), `${letter} is an empty box`).toBe(false);
      expect(seen.equals(drawn(letter, nonexistent(face))), `${letter} is borrowed`).toBe(false);
    }
  }
  console.info(`${letters.length} characters`);
  expect(letters.length).toBeGreaterThan(240);
});

test('names in many scripts are drawn by our own fonts, each letter', () => {
  const names = [
    ...[
      'Zoë',
      'Łukasz',
      'Nguyễn',
      'Yıldız',
      'Дмитрий',
      'Їжак',
      'Ελένη',
      'さくら',
      '太郎',
      '지민',
      '张伟',
      '龍馬',
      '山﨑',
      '𠮷田',
    ],
    ...['ᏣᎳᎩ', 'محمد', 'דוד', 'สมชาย', 'आदित्य', 'Նարեկ', 'გიორგი'],
  ];
  for (const name of names) {
    expect(drawable(name)).toBe(name);
    const face = font(40, 400, name);
    for (const letter of name) {
      expect(drawn(letter, face).equals(drawn(NOWHERE, face)), letter).toBe(false);
      expect(drawn(letter, face).equals(drawn(letter, nonexistent(face))), letter).toBe(false);
    }
  }
});

test('a letter with marks is drawn as the face that has it draws it, however many faces are loaded', () => {
  const letters = Array.from({ length: 0x2fff }, (_, point) => String.fromCodePoint(point)).filter(
    (letter) => /\p{L}/u.test(letter) && letter.normalize('NFD') !== letter && drawnText(letter) === letter,
  );
  expect(letters.length).toBeGreaterThan(700);
  for (const letter of letters) drawable(letter);
  const ofFace = (letter: string) => `40px "${faceOf(letter.codePointAt(0)!)!.family}"`;
  expect(
    letters.filter((letter) => !drawn(letter, font(40, 400, letter)).equals(drawn(letter, ofFace(letter)))),
  ).toEqual([]);
});

test('another face comes first only in texts with letters of its own', () => {
  drawable('Łódź, Nguyễn Ánh');
  expect(font(40, 400, 'A sentence of ours')).toContain('px "Guildhall Sans",');
  expect(font(40, 400, 'Łódź')).toContain('px "Guildhall Sans Latin Ext", "Guildhall Sans",');
});

test('letters that none of our fonts has are folded or become a sign, and emoji go as one', () => {
  expect(drawable('Anna 🎲 B')).toBe('Anna B');
  expect(drawable('Mia 👨‍👩‍👧 🏴󠁧󠁢󠁳󠁣󠁴󠁿 1️⃣')).toBe('Mia');
  expect(drawable('𝓐𝓷𝓷𝓪 𝕬𝖑𝖊𝖝')).toBe('Anna Alex');
  expect(drawable('♛ König ꧂')).toBe('König');
  expect(drawable('ﾊﾞｰｸﾞ')).toBe('バｰグ');
  expect(drawable('葛\u{E0100}城')).toBe('葛城');
  expect(drawable('Za\u0337lgo')).toBe('Zalgo');
  expect(drawable(`A${NOWHERE}${NOWHERE}B`)).toBe('A〓B');
  expect(drawable('🎲')).toBe('〓');
  expect(drawable(drawable('ᚠᚢᚦ'))).toBe('〓');
});

test('only where there is no name the seat is named', () => {
  expect(drawableName('Anna', 0, wordsIn('en'))).toBe('Anna');
  expect(drawableName('🎲', 0, wordsIn('en'))).toBe('〓');
  expect(drawableName('', 0, wordsIn('en'))).toBe('Seat 1');
  expect(drawableName(' ', 3, wordsIn('en'))).toBe('Seat 4');
  expect(drawableName('', 0, wordsIn('ja'))).toBe('席1');
  expect(drawableName('', 0, wordsIn('de'))).toBe('Platz 1');
});

/** Letters, marks, and numbers that a package says its files have, by the names of files. */
function declaredBy(name: string, isInUse: (subset: string) => boolean): readonly string[] {
  const lists: Readonly<Record<string, string>> = JSON.parse(
    readFileSync(fileURLToPath(import.meta.resolve(`@fontsource/${name}/unicode.json`)), 'utf8'),
  );
  const ranges = Object.entries(lists).flatMap(([subset, list]) => (isInUse(subset) ? list.split(',') : []));
  const points = ranges.flatMap((range) => {
    const [first = '', last = first] = range.trim().replace('U+', '').split('-');
    const start = Number.parseInt(first, 16);
    return Array.from({ length: Number.parseInt(last, 16) - start + 1 }, (_, i) => start + i);
  });
  return points.map((point) => String.fromCodePoint(point)).filter((letter) => /[\p{L}\p{M}\p{N}]/u.test(letter));
}

/** Declared, and in none of the files: new Latin letters, Coptic and Vedic ones, and old signs for numbers. */
const ABSENT =
  /[\u03E2-\u03EF\u0897\u1C89\u1C8A\u1CD0-\u1CF9\uA7CB-\uA7F1\uA830-\uA839\uA8E0-\uA8FF\u{102E0}-\u{102FB}\u{10E60}-\u{10EFF}\u{1EE00}-\u{1EEFF}]/u;

test.each([
  ['noto-sans', () => true],
  ...['armenian', 'georgian', 'cherokee', 'hebrew', 'arabic', 'thai'].map(
    (script) => [`noto-sans-${script}`, (subset: string) => subset === script] as const,
  ),
  ['noto-sans-jp', () => true],
] as const)('every letter that %s declares is drawn', (name, isInUse) => {
  const letters = declaredBy(name, isInUse);
  expect(letters.length).toBeGreaterThan(80);
  const lost = letters.filter((letter) => !ABSENT.test(letter) && drawnText(letter) !== letter.normalize('NFC'));
  expect(lost).toEqual([]);
});

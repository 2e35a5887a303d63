import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { drawable, font } from '../../../src/render/kit/fonts.ts';
import { drawableName } from '../../../src/render/kit/seats.ts';
import { commonWords } from '../../../src/words/common/index.ts';
import { LOCALES } from '../../../src/words/contract.ts';

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
    const face = font(40, weight);
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
  const names = ['Zoë', 'Łukasz', 'Nguyễn', 'Дмитрий', 'Їжак', 'Ελένη', 'さくら', '太郎', '지민', '张伟', '龍馬'];
  for (const name of names) {
    expect(drawable(name)).toBe(name);
    const face = font(40);
    for (const letter of name) {
      expect(drawn(letter, face).equals(drawn(NOWHERE, face)), letter).toBe(false);
      expect(drawn(letter, face).equals(drawn(letter, nonexistent(face))), letter).toBe(false);
    }
  }
});

test('what no font of ours has is left out, and where nothing is left the seat is named', () => {
  expect(drawable('Anna 🎲 B')).toBe('Anna B');
  expect(drawable('🎲')).toBe('');
  expect(drawable(NOWHERE)).toBe('');
  expect(drawableName('Anna', 0, 'en')).toBe('Anna');
  expect(drawableName('🎲', 0, 'en')).toBe('Seat 1');
  expect(drawableName(' ', 3, 'en')).toBe('Seat 4');
  expect(drawableName('🎲', 0, 'ja')).toBe('席1');
  expect(drawableName('🎲', 0, 'de')).toBe('Platz 1');
});

import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { CHARACTERS, COLOURS, colourOf, DISTRICTS, type District } from '../../../../../src/engines/citadels/index.ts';
import { type CardSize, drawCard } from '../../../../../src/render/games/citadels/art/districtCard.ts';
import { drawMedallion, LOOKS } from '../../../../../src/render/games/citadels/art/medallion.ts';
import { layoutOf } from '../../../../../src/render/games/citadels/page/layout.ts';
import { classTone } from '../../../../../src/render/games/citadels/tones.ts';
import { widthOf } from '../../../../../src/render/kit/text.ts';
import { citadelsWords } from '../../../../../src/words/citadels/index.ts';
import { shortName } from '../../../../../src/words/citadels/picture/short.ts';
import { LOCALES } from '../../../../../src/words/contract.ts';
import { contrast, mostAlike } from '../../../support/colors.ts';
import { drawn } from '../../../support/drawn.ts';

const size: CardSize = layoutOf(7).row.card;

/** The pixels of a card on the smallest board, without its name. */
function pixelsOfCard(district: District): Uint8ClampedArray {
  const context = createCanvas(140, 130).getContext('2d');
  drawCard(context, district, '', 12, 12, size);
  return context.getImageData(0, 0, 140, 130).data;
}

/** How many pixels look clearly different. */
function differing(a: Uint8ClampedArray, b: Uint8ClampedArray): number {
  let count = 0;
  for (let at = 0; at < a.length; at += 4) {
    const far = [0, 1, 2].reduce((sum, channel) => sum + Math.abs(a[at + channel]! - b[at + channel]!), 0);
    if (far > 120) count++;
  }
  return count;
}

test('no two kinds of districts of a class look alike, even as small as with seven players', () => {
  let pairs = 0;
  let closest = Number.POSITIVE_INFINITY;
  for (const [i, a] of DISTRICTS.entries()) {
    for (const b of DISTRICTS.slice(i + 1)) {
      if (colourOf(a) !== colourOf(b)) continue;
      pairs++;
      const pixels = differing(pixelsOfCard(a), pixelsOfCard(b));
      closest = Math.min(closest, pixels);
      expect(pixels, `${a} and ${b}`).toBeGreaterThan(500);
    }
  }
  console.info(`${pairs} pairs, at least ${closest} pixels apart`);
  expect(pairs).toBe(3 + 6 + 15 + 6 + 45);
});

test('no two characters look alike, nor two looks of a character', () => {
  const seen = new Set<string>();
  for (const character of CHARACTERS)
    for (const look of LOOKS)
      for (const isRobbed of [false, true])
        seen.add(
          drawn(100, (context) => drawMedallion(context, character, { x: 50, y: 50, radius: 26 }, look, isRobbed)),
        );
  expect(seen.size).toBe(CHARACTERS.length * LOOKS.length * 2);
});

test('names are written on the bands of their classes with a contrast of at least 4.5 to 1', () => {
  for (const { band, text } of Object.values(classTone)) expect(contrast(text, band)).toBeGreaterThan(4.5);
});

test('everybody tells the bands of classes apart, most of them by color, all by lightness or emblem', () => {
  const { far, which } = mostAlike(COLOURS.map((color) => classTone[color].band));
  expect(far, which).toBeGreaterThan(10);
});

test('every name has room in a plot and every character in his column, in every language', () => {
  const context = createCanvas(10, 10).getContext('2d');
  const NARROWEST = 0.8;
  let names = 0;
  for (const locale of LOCALES) {
    for (const district of DISTRICTS) {
      const name = shortName(district, citadelsWords[locale]);
      const smallest = size.names.at(-1)!;
      expect(widthOf(context, name, smallest, 700) * NARROWEST, name).toBeLessThanOrEqual(size.width - 9);
      names++;
    }
    for (const character of CHARACTERS) {
      const name = citadelsWords[locale].names.characters[character];
      expect(widthOf(context, name, 20, 700) * NARROWEST, name).toBeLessThanOrEqual(size.width - 12);
      names++;
    }
    const { murdered, nobody, robbed, toCome, removed } = citadelsWords[locale].picture;
    for (const state of [murdered, nobody, robbed, toCome, removed])
      expect(widthOf(context, state, 20, 700) * NARROWEST, state).toBeLessThanOrEqual(size.width - 12);
  }
  console.info(`${names} names`);
  expect(names).toBe(3 * (27 + 8));
});

test('each special district says what it does, in every language, and no other does', () => {
  for (const locale of LOCALES) {
    const { effects } = citadelsWords[locale].picture.sheets;
    expect(Object.keys(effects).toSorted()).toEqual(
      DISTRICTS.filter((district) => colourOf(district) === 'purple').toSorted(),
    );
  }
});

import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { CHARACTERS } from '../../../../src/engines/citadels/index.ts';
import { DEEDS } from '../../../../src/render/games/citadels/hand/choosing.ts';
import { TALL_POWERS } from '../../../../src/render/games/citadels/phone/sheets.ts';
import { POWERS } from '../../../../src/render/games/citadels/sheets.ts';
import { font } from '../../../../src/render/kit/fonts.ts';
import { wrapBalanced, wrapLines } from '../../../../src/render/kit/text.ts';
import { characterAbilities } from '../../../../src/words/citadels/names/index.ts';
import { pictureWords } from '../../../../src/words/citadels/picture/index.ts';
import { LOCALES, type Locale } from '../../../../src/words/contract.ts';

const PLACES = {
  'on its sheet': [
    { ...POWERS, sizes: [POWERS.size] },
    wrapLines,
    (locale: Locale) => pictureWords[locale].sheets.powers,
  ],
  'on its sheet for phones': [TALL_POWERS, wrapBalanced, (locale: Locale) => pictureWords[locale].sheets.powers],
  'where one chooses': [DEEDS, wrapBalanced, (locale: Locale) => characterAbilities[locale]],
} as const;

test.each(Object.entries(PLACES))('what each character does has room %s, in every language', (_, place) => {
  const [{ width, sizes, lines: most }, breakLines, words] = place;
  const context = createCanvas(10, 10).getContext('2d');
  let read = 0;
  for (const locale of LOCALES) {
    for (const character of CHARACTERS) {
      const lines = breakLines(context, words(locale)[character], locale, width, sizes[0], most);
      context.font = font(sizes.at(-1)!);
      expect(lines.filter((line) => context.measureText(line).width > width)).toEqual([]);
      read += lines.length;
    }
  }
  console.info(`${read} lines`);
  expect(read).toBeGreaterThan(40);
});

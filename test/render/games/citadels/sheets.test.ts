import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { CHARACTERS } from '../../../../src/engines/citadels/index.ts';
import { DEEDS } from '../../../../src/render/games/citadels/hand/choosing.ts';
import { TALL_POWERS, tallDistrictSheet } from '../../../../src/render/games/citadels/phone/sheets.ts';
import { districtSheet, POWERS } from '../../../../src/render/games/citadels/sheets.ts';
import { font } from '../../../../src/render/kit/fonts.ts';
import { wrapBalanced, wrapLines } from '../../../../src/render/kit/text.ts';
import { citadelsWords } from '../../../../src/words/citadels/index.ts';
import { LOCALES, type Locale } from '../../../../src/words/contract.ts';
import { wordsIn } from '../../../../src/words/words.ts';
import { turn } from '../../../engines/citadels/support.ts';

const PLACES = {
  'on its sheet': [
    { ...POWERS, sizes: [POWERS.size] },
    wrapLines,
    (locale: Locale) => citadelsWords[locale].picture.sheets.powers,
  ],
  'on its sheet for phones': [
    TALL_POWERS,
    wrapBalanced,
    (locale: Locale) => citadelsWords[locale].picture.sheets.powers,
  ],
  'where one chooses': [DEEDS, wrapBalanced, (locale: Locale) => citadelsWords[locale].names.abilities],
} as const;

test.each(Object.entries(PLACES))('what each character does has room %s, in every language', (_, place) => {
  const [{ width, sizes, lines: most }, breakLines, words] = place;
  const context = createCanvas(10, 10).getContext('2d');
  let read = 0;
  for (const locale of LOCALES) {
    for (const character of CHARACTERS) {
      const lines = breakLines(context, words(locale)[character], locale, width, sizes[0], most);
      context.font = font(sizes.at(-1)!, 400, '');
      expect(lines.filter((line) => context.measureText(line).width > width)).toEqual([]);
      read += lines.length;
    }
  }
  console.info(`${read} lines`);
  expect(read).toBeGreaterThan(40);
});

test.each([districtSheet, tallDistrictSheet])('during a game the districts say how many of them stand', (sheet) => {
  const characters = ['king', 'bishop', 'merchant', 'warlord'] as const;
  const { open } = turn({ characters, turn: 'king', cities: [['manor', 'keep'], ['manor']] });
  for (const locale of LOCALES) {
    const { copies, copiesBuilt } = citadelsWords[locale].picture.sheets;
    const keys = (of: typeof open | null) =>
      sheet(wordsIn(locale), of).layers.flatMap(({ parts }) => parts.map(({ key }) => key));
    const has = (of: typeof open | null, text: string) => keys(of).filter((key) => key.includes(`"${text}"`)).length;
    expect([has(open, copiesBuilt(5, 2)), has(open, copiesBuilt(2, 1))]).toEqual([1, 1]);
    expect([has(null, copies(5)), has(open, copies(5))]).toEqual([2, 1]);
  }
});

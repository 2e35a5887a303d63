import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { CHARACTERS } from '../../../src/engines/citadels/index.ts';
import { POWERS } from '../../../src/render/citadels/sheets.ts';
import { pictureWords } from '../../../src/render/citadels/words/index.ts';
import { font } from '../../../src/render/fonts.ts';
import { linesOf } from '../../../src/render/text.ts';
import { LOCALES } from '../../../src/words/contract.ts';

test('what each character does has room on its sheet, in every language', () => {
  const context = createCanvas(10, 10).getContext('2d');
  const { width, size, lines: most } = POWERS;
  let read = 0;
  for (const locale of LOCALES) {
    for (const character of CHARACTERS) {
      const lines = linesOf(context, pictureWords[locale].sheets.powers[character], locale, width, size, most);
      context.font = font(size);
      expect(lines.filter((line) => context.measureText(line).width > width)).toEqual([]);
      read += lines.length;
    }
  }
  console.info(`${read} lines`);
  expect(read).toBeGreaterThan(40);
});

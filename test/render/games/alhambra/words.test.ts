import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { CURRENCIES } from '../../../../src/engines/alhambra/index.ts';
import { NARROWEST, widthOf } from '../../../../src/render/kit/text.ts';
import { currencyNames } from '../../../../src/words/alhambra/names/index.ts';
import { pictureWords } from '../../../../src/words/alhambra/picture/index.ts';
import { LOCALES } from '../../../../src/words/contract.ts';

/** The smallest type, in pixels. */
const LEAST = 20;

test.each(LOCALES)('every label of the board in %s fits in its place, if need be with narrow letters', (locale) => {
  const context = createCanvas(1, 1).getContext('2d');
  const { place, reserve, news, empty, paidFor, onTurn, final } = pictureWords[locale];
  const rooms = [
    { room: 102, labels: [place, reserve, ...Object.values(news)] },
    { room: 103, labels: [empty, ...paidFor(27)] },
    { room: 71, labels: CURRENCIES.map((currency) => currencyNames[locale][currency]) },
    { room: 84, labels: [onTurn] },
    { room: 116, labels: [final.total, ...([1, 2, 3] as const).map(final.round)] },
  ];
  for (const { room, labels } of rooms)
    for (const label of labels)
      expect(widthOf(context, label, LEAST, 700) * NARROWEST, label).toBeLessThanOrEqual(room);
});

import { test } from 'vitest';
import { CURRENCIES } from '../../../../src/engines/alhambra/index.ts';
import { currencyNames } from '../../../../src/words/alhambra/names/index.ts';
import { pictureWords } from '../../../../src/words/alhambra/picture/index.ts';
import { LOCALES } from '../../../../src/words/contract.ts';
import { expectRoom } from '../../support/rooms.ts';

test.each(LOCALES)('every label of the board in %s fits in its place, if need be with narrow letters', (locale) => {
  const { place, reserve, news, empty, paidFor, onTurn, final } = pictureWords[locale];
  expectRoom([
    [102, 700, [place, reserve, ...Object.values(news)]],
    [103, 700, [empty, ...paidFor(27)]],
    [71, 700, CURRENCIES.map((currency) => currencyNames[locale][currency])],
    [84, 700, [onTurn]],
    [116, 700, [final.total, ...([1, 2, 3] as const).map(final.round)]],
  ]);
});

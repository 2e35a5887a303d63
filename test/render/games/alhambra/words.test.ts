import { test } from 'vitest';
import { CURRENCIES } from '../../../../src/engines/alhambra/index.ts';
import { alhambraWords } from '../../../../src/words/alhambra/index.ts';
import { LOCALES } from '../../../../src/words/contract.ts';
import { expectRoom } from '../../support/rooms.ts';

test.each(LOCALES)('every label of the board in %s fits in its place, if need be with narrow letters', (locale) => {
  const { place, reserve, news, empty, paidFor, onTurn, final } = alhambraWords[locale].picture;
  expectRoom([
    [102, 700, [place, reserve, ...Object.values(news)]],
    [103, 700, [empty, ...paidFor(27)]],
    [71, 700, CURRENCIES.map((currency) => alhambraWords[locale].names.currencies[currency])],
    [84, 700, [onTurn]],
    [116, 700, [final.total, ...([1, 2, 3] as const).map(final.round)]],
  ]);
});

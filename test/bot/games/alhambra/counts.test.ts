/** Labels in their widest and rarest forms: the most coins, none missing, and amounts of one. */

import { expect, test } from 'vitest';
import { COIN_KINDS, type Coin, sumOf } from '../../../../src/engines/alhambra/index.ts';
import { alhambraWords } from '../../../../src/words/alhambra/index.ts';
import { LOCALES } from '../../../../src/words/contract.ts';
import { isWide } from '../support/phone.ts';

/** Every bag of up to four coins that can be taken together, whatever else is on display. */
function bags(from: number, taken: readonly Coin[]): readonly (readonly Coin[])[] {
  if (taken.length === 4) return [taken];
  const more = COIN_KINDS.slice(from).flatMap((coin, i) => {
    const next = [...taken, coin];
    return sumOf(next) > 5 ? [] : bags(from + i, next);
  });
  return taken.length === 0 ? more : [taken, ...more];
}

test.each(LOCALES)('%s: all coins that can be taken together fit the button of a narrow phone', (locale) => {
  const all = bags(0, []);
  const labels = all.map(alhambraWords[locale].panel.buttons.coins);
  expect(labels.length).toBeGreaterThan(100);
  expect(new Set(labels).size).toBe(labels.length);
  expect(labels.filter(isWide)).toEqual([]);
});

test.each(LOCALES)('%s: payments of many coins fit it, too', (locale) => {
  const { payment, pay } = alhambraWords[locale].panel.buttons;
  const labels = [payment([1, 1, 1, 2, 2, 2, 3], 12), payment([1, 1, 1, 2, 2, 2, 3, 9], 13), pay(3, 13), pay(21, 13)];
  expect(labels.filter(isWide)).toEqual([]);
});

test('coins are grouped by currency, and what a payment means is on its button', () => {
  const taken: readonly Coin[] = ['blue-1', 'yellow-1', 'blue-2', 'yellow-1'];
  expect(LOCALES.map((locale) => alhambraWords[locale].panel.buttons.coins(taken))).toEqual([
    'yellow 1+1, blue 1+2',
    '黄色1+1、青1+2',
    'Gulden 1+1, Denar 1+2',
  ]);
  expect(LOCALES.map((locale) => alhambraWords[locale].panel.buttons.payment([4, 5], 9))).toEqual([
    '4+5 (exact)',
    '4+5（コスト通り）',
    '4+5 (passend)',
  ]);
  expect(LOCALES.map((locale) => alhambraWords[locale].panel.buttons.payment([9], 8))).toEqual([
    '9 (1 too much)',
    '9（1払い過ぎ）',
    '9 (1 zu viel)',
  ]);
});

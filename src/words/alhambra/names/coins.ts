import { type Coin, CURRENCIES, type Currency, coinValue, currencyOf } from '../../../engines/alhambra/index.ts';

/** Coins by currency in market order, the values in each rising. Currencies without a coin are left out. */
const byCurrency = (
  coins: readonly Coin[],
): readonly { readonly currency: Currency; readonly values: readonly number[] }[] =>
  CURRENCIES.map((currency) => ({
    currency,
    values: coins
      .filter((coin) => currencyOf(coin) === currency)
      .map(coinValue)
      .sort((a, b) => a - b),
  })).filter(({ values }) => values.length > 0);

/** Coins by currency: `yellow 3+4`, `green 1`. */
export const groupsIn = (names: Readonly<Record<Currency, string>>, space: string) => (coins: readonly Coin[]) =>
  byCurrency(coins).map(({ currency, values }) => `${names[currency]}${space}${values.join('+')}`);

/** Splits what people type between coins in any language: `yellow 3 + green 1`, `黄色3と緑1`. */
export const splitCoins = (typed: string): readonly string[] => typed.split(/[+,、;&と]|\s(?:and|und)\s/i);

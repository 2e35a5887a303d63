/** Payments worth suggesting, rules §6. */

import { remembered } from '../recent.ts';
import { coinValue, currencyOf, sumOf, tileKind } from './components.ts';
import type { ByCurrency, Coin, Currency, TileId } from './ids.ts';

/** A tile on the market, with the currency of its place. */
export interface Offer {
  readonly currency: Currency;
  readonly tile: TileId;
}

/** The coins of one currency in a hand, from the lowest. */
interface Purse {
  readonly coins: readonly Coin[];
  readonly sum: number;
  /** The payments listed so far, by cost. */
  readonly payments: (readonly (readonly Coin[])[])[];
}

const pursesOf = remembered((hand: readonly Coin[]): ByCurrency<Purse> => {
  const purseOf = (currency: Currency): Purse => {
    const coins = hand.filter((coin) => currencyOf(coin) === currency);
    return { coins, sum: sumOf(coins), payments: [] };
  };
  return { yellow: purseOf('yellow'), orange: purseOf('orange'), blue: purseOf('blue'), green: purseOf('green') };
});

/** The coins of one currency in a hand, from the lowest. */
export const coinsIn = (hand: readonly Coin[], currency: Currency): readonly Coin[] => pursesOf(hand)[currency].coins;

/** Whether the hand has enough of the currency. */
export const canPay = (hand: readonly Coin[], { currency, tile }: Offer): boolean =>
  pursesOf(hand)[currency].sum >= tileKind(tile).cost;

/**
 * The sensible payments for a tile from a hand: those that pay its cost exactly, the fewest coins first; then those
 * that pay more and from which no coin could be left out, the smallest loss first. Each is listed once, in the order of
 * moves. The rules allow any others that are enough.
 */
export function paymentsFor(hand: readonly Coin[], { currency, tile }: Offer): readonly (readonly Coin[])[] {
  const { coins, sum, payments } = pursesOf(hand)[currency];
  const { cost } = tileKind(tile);
  if (sum < cost) return NONE;
  payments[cost] ??= listPayments(coins, cost);
  return payments[cost];
}

const NONE: readonly never[] = [];

/** `coins` from the lowest. */
function listPayments(coins: readonly Coin[], cost: number): readonly (readonly Coin[])[] {
  const found: { readonly coins: readonly Coin[]; readonly sum: number }[] = [];
  // From the highest coin down. The last one added is the lowest, so none could be left out.
  const add = (taken: readonly Coin[], sum: number, below: number): void => {
    for (let at = below - 1; at >= 0; at--) {
      const coin = coins[at]!;
      if (at + 1 < below && coin === coins[at + 1]) continue; // The same bag as with the equal coin.
      const paid = sum + coinValue(coin);
      const payment = [coin, ...taken];
      if (paid >= cost) found.push({ coins: payment, sum: paid });
      else add(payment, paid, at);
    }
  };
  add([], 0, coins.length);
  return found.sort((a, b) => a.sum - b.sum || a.coins.length - b.coins.length).map((one) => one.coins);
}

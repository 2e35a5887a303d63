/** Bags of coins. A coin is represented by its kind, so a bag can contain equal ones. */
import { copiesOfCoin } from './components.ts';
import { COIN_VALUES, type Coin, CURRENCIES } from './ids.ts';
import type { Violation } from './violations.ts';

/** Every kind of coin, by currency in market order, then by value. */
export const COIN_KINDS: readonly Coin[] = CURRENCIES.flatMap((currency) =>
  COIN_VALUES.map((value): Coin => `${currency}-${value}`),
);

const PLACES_OF = new Map<string, number>(COIN_KINDS.map((coin, place) => [coin, place]));
const placeOf = (coin: Coin): number => PLACES_OF.get(coin)!; // Every coin has a position.

export const isCoin = (name: string): name is Coin => PLACES_OF.has(name);

/** The coins of the box (rules §2, §14), in the order of a hand. */
export const coinsOf = (seats: number): readonly Coin[] =>
  COIN_KINDS.flatMap((coin) => Array.from({ length: copiesOfCoin(seats) }, () => coin));

/** Coins in the order of a hand: by currency in market order, then by value. */
export const inOrder = (coins: readonly Coin[]): readonly Coin[] => coins.toSorted((a, b) => placeOf(a) - placeOf(b));

/** Coins in the order of a move's parameter. */
export const inMoveOrder = (coins: readonly Coin[]): readonly Coin[] => coins.toSorted();

/** The coins minus `gone`, which they have to contain; among equal coins, the first ones go. */
export function without(coins: readonly Coin[], gone: readonly Coin[]): readonly Coin[] {
  const left = [...coins];
  for (const coin of gone) left.splice(left.indexOf(coin), 1);
  return left;
}

/** The first of these coins that the others lack, or have too few of; null if none. */
export function firstMissing(coins: readonly Coin[], others: readonly Coin[]): Coin | null {
  const left = [...others];
  for (const coin of coins) {
    const at = left.indexOf(coin);
    if (at < 0) return coin;
    left.splice(at, 1);
  }
  return null;
}

/** The violation of naming something that does not exist, or null. */
export const whyNoCoins = (coins: readonly Coin[]): Violation | null => {
  const stranger = coins.find((coin) => !isCoin(coin));
  return stranger === undefined ? null : { kind: 'noSuchName', name: stranger };
};

/** Which coins can be taken together, rules §5. */

import { remembered } from '../recent.ts';
import { inMoveOrder, without } from './coins.ts';
import { coinValue, sumOf, TAKEN_TOGETHER } from './components.ts';
import type { Coin } from './ids.ts';

/**
 * All bags that can be taken from a display, each once and in the order of moves; those with the first coin of the
 * display come first.
 */
export const takenSets = remembered((display: readonly Coin[]): readonly (readonly Coin[])[] => {
  const sets = new Map<string, readonly Coin[]>();
  const add = (coins: readonly Coin[], from: number): void => {
    for (let at = from; at < display.length; at++) {
      const taken = [...coins, display[at]!];
      if (taken.length > 1 && sumOf(taken) > TAKEN_TOGETHER) continue;
      if (fittingWith(taken, display).length === 0) {
        const set = inMoveOrder(taken);
        if (!sets.has(set.join())) sets.set(set.join(), set);
      }
      add(taken, at + 1);
    }
  };
  add([], 0);
  return [...sets.values()];
});

/** The coins of the display that can join these, which lie there (rules §5.3). */
export function fittingWith(coins: readonly Coin[], display: readonly Coin[]): readonly Coin[] {
  const sum = sumOf(coins);
  return without(display, coins).filter((coin) => sum + coinValue(coin) <= TAKEN_TOGETHER);
}

import type { TradeOption } from './effects.ts';
import { type Bag, bagsOf, fixedBag, freeCubes, missingFor, paymentsFor } from './holdings.ts';
import type { Player } from './state.ts';

/** A trade that a player can make: the option, from 0, and the cubes given and taken. */
export interface PossibleTrade {
  readonly option: number;
  readonly give: Bag;
  readonly take: Bag;
}

/** All trades that a player can pay for (rules §7). */
export function tradesFor(player: Player, options: readonly TradeOption[]): readonly PossibleTrade[] {
  const trades: PossibleTrade[] = [];
  for (const [option, { give: price, get }] of options.entries()) {
    if (missingFor(player, price) !== null) continue;
    const { count, kinds } = freeCubes(get);
    const takes = count === 0 ? [fixedBag(get)] : bagsOf(count, kinds, () => count);
    for (const give of paymentsFor(player.cubes, price)) for (const take of takes) trades.push({ option, give, take });
  }
  return trades;
}

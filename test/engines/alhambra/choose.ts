import { type Alhambra, alhambra, type State, tileKind } from '../../../src/engines/alhambra/index.ts';
import type { Seat } from '../../../src/engines/contract.ts';
import type { Stream } from '../../../src/kernel/random.ts';

/** A move like a person's: buys exactly where possible, places what fits, takes coins, and seldom rebuilds. */
export function choose(state: State, seat: Seat, choice: Stream): Alhambra['Move'] {
  const legal = [...alhambra.legal(state, seat)];
  const pick = (moves: readonly Alhambra['Move'][]) => moves[choice.uniform(moves.length)]!;
  const buys = legal.filter((move) => move.kind === 'buyTile');
  const exact = buys.filter(({ currency, coins }) => {
    const tile = alhambra.open(state).market.find((place) => place.currency === currency)?.tile;
    return tile != null && coins.reduce((sum, coin) => sum + Number(coin.at(-1)), 0) === tileKind(tile).cost;
  });
  const useful = [exact, buys, legal.filter(({ kind }) => kind === 'placeTile' || kind === 'buildFromReserve')];
  for (const moves of useful) if (moves.length > 0 && choice.uniform(4) > 0) return pick(moves);
  const takes = legal.filter(({ kind }) => kind === 'takeCoins');
  return pick(takes.length > 0 && choice.uniform(8) > 0 ? takes : legal);
}

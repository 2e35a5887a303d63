import type { Census, Config } from '../contract.ts';
import { COIN_KINDS } from './coins.ts';
import { copiesOfCoin } from './components.ts';
import { type Option, SCORING_CARDS, TILE_IDS } from './ids.ts';
import type { State } from './state.ts';

/** What is in the box: tiles, coins of each kind, and scoring cards (rules §2). */
export const box = ({ seats }: Config<Option>): Census =>
  Object.fromEntries([
    ...TILE_IDS.map((tile) => [tile, 1] as const),
    ...COIN_KINDS.map((coin) => [coin, copiesOfCoin(seats)] as const),
    ...SCORING_CARDS.map((card) => [card, 1] as const),
  ]);

/** Where everything is; a scoring card that was put aside counts as long as its round is recorded. */
export function census({ supply, deck, discard, market, display, players, dirk, scorings }: State): Census {
  const counts: Record<string, number> = {};
  const add = (pieces: readonly (string | null)[]) => {
    for (const piece of pieces) if (piece !== null) counts[piece] = (counts[piece] ?? 0) + 1;
  };
  for (const pieces of [supply, deck, discard, market, display, dirk ?? []]) add(pieces);
  for (const { coins, alhambra, reserve, toPlace } of players) {
    add(coins);
    add(alhambra.map(({ tile }) => tile));
    add(reserve);
    add(toPlace);
  }
  for (const { round } of scorings) if (round !== 3) add([SCORING_CARDS[round - 1]!]);
  return counts;
}

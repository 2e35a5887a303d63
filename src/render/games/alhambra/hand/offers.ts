/** What a seat has to do, and what it chooses from. */
import {
  type Alhambra,
  type Coin,
  type Currency,
  type Own,
  sumOf,
  tileKind,
} from '../../../../engines/alhambra/index.ts';
import type { Scene } from '../../../contract.ts';
import type { Subject } from '../subject.ts';

type Step = Scene<Alhambra>['step'];

/** What a picture shows only to one seat. */
export interface OwnSubject extends Subject {
  readonly own: Own;
}

/** What the seat has to do. */
export function taskOf({ open, words, step }: OwnSubject): string {
  const hand = words.alhambra.purse.hand;
  if (step === null) return hand.waits;
  const { currency } = step.partial;
  const kinds = new Set(step.answers.map(({ partial }) => partial.kind));
  // Before a kind is chosen, answers of one kind tell what is asked.
  const kind = step.partial.kind ?? (kinds.size === 1 ? [...kinds][0] : undefined);
  switch (kind) {
    case 'takeCoins':
      return hand.takes;
    case 'buyTile': {
      const tile = open.market.find((place) => place.currency === currency)?.tile ?? null;
      return tile === null ? hand.buys : hand.pays(tileKind(tile).cost);
    }
    case 'swapTiles':
    case 'buildFromReserve':
    case 'moveToReserve':
      return hand.rebuilds;
    default:
      return open.step.kind === 'action' ? hand.acts : hand.places;
  }
}

/** A set of coins that can be taken or paid. */
export interface Option {
  readonly coins: readonly Coin[];
  /** How much is overpaid: null for coins that are taken. */
  readonly lost: number | null;
}

/** The sets of coins to choose from, in the order of their buttons. */
export function optionsOf({ open, step }: OwnSubject): readonly Option[] {
  return (step?.answers ?? []).flatMap(({ partial }): readonly Option[] => {
    const { kind, coins, currency } = partial;
    if (!isCoins(coins) || coins.length === 0) return [];
    if (kind === 'takeCoins') return [{ coins, lost: null }];
    const tile = open.market.find((place) => place.currency === currency)?.tile ?? null;
    return kind === 'buyTile' && tile !== null ? [{ coins, lost: sumOf(coins) - tileKind(tile).cost }] : [];
  });
}

/** The currency that is being paid with; null for none. */
export function paidCurrency(step: Step): Currency | null {
  const { kind, currency } = step?.partial ?? {};
  return kind === 'buyTile' && isCurrency(currency) ? currency : null;
}

/** The coins ticked so far for a payment of the seat's own choice; null if nothing can be ticked. */
export function tickedIn(step: Step): readonly Coin[] | null {
  const { kind, coins } = step?.partial ?? {};
  return kind === 'buyTile' && isCoins(coins) ? coins : null;
}

/** Coins are only ever a list of them in a partial move of an engine. */
const isCoins = (coins: unknown): coins is readonly Coin[] => Array.isArray(coins);
const isCurrency = (currency: unknown): currency is Currency => typeof currency === 'string';

import type { Choice, MoveOf, Rule, Seat } from '../../contract.ts';
import { askOne } from '../../rules.ts';
import { offersOf, whyNoAction } from '../acting.ts';
import { firstMissing, whyNoCoins, without } from '../coins.ts';
import { currencyOf, sumOf, tileKind } from '../components.ts';
import type { Event } from '../events.ts';
import { awaitAction, endActions, stepFrom } from '../flow.ts';
import { type Coin, CURRENCIES, type Currency } from '../ids.ts';
import { canPay, coinsIn, type Offer, paymentsFor } from '../paying.ts';
import { playerAt, purchasesOf, type State, withPlayer } from '../state.ts';
import type { Alhambra } from '../types.ts';
import type { Violation } from '../violations.ts';

type BuyTile = MoveOf<Alhambra, 'buyTile'>;

/**
 * 建物タイル購入, rules §6: the player pays at least the cost with coins of the place's currency; no change is given.
 * Paying exactly earns another action, paying more ends the action phase.
 */
export const buyTile: Rule<Alhambra, BuyTile> = {
  parameters: { currency: 'text', coins: 'texts' },

  choices(state, seat, { currency, coins }): Choice<BuyTile, Violation> {
    const early = whyNoAction(state, seat);
    if (early !== null) return { none: early };
    const { coins: hand } = playerAt(state, seat);
    if (currency === undefined) {
      const offers = offersOf(state).filter((offer) =>
        coins === undefined ? canPay(hand, offer) : whyNot(state, seat, offer.currency, coins) === null,
      );
      if (offers.length > 0)
        return askOne(
          'currency',
          offers.map((offer) => offer.currency),
        );
      return { none: coins === undefined ? whyNothing(state, hand) : whyNowhere(state, seat, coins) };
    }
    if (coins !== undefined) {
      const violation = whyNot(state, seat, currency, coins);
      return violation === null ? { complete: { kind: 'buyTile', currency, coins } } : { none: violation };
    }
    const values = coinsIn(hand, currency);
    const violation = whyNotEnough(state, currency, values);
    if (violation !== null) return { none: violation };
    const suggested = paymentsFor(hand, offerAt(state, currency)!); // `whyNotEnough` has found it.
    const min = Math.min(...suggested.map((payment) => payment.length));
    return { parameter: 'coins', kind: 'bag', values, min, max: values.length, suggested };
  },

  legal(state, seat) {
    if (whyNoAction(state, seat) !== null) return [];
    const { coins: hand } = playerAt(state, seat);
    const moves: BuyTile[] = [];
    for (const offer of offersOf(state))
      for (const coins of paymentsFor(hand, offer)) moves.push({ kind: 'buyTile', currency: offer.currency, coins });
    return moves;
  },

  refuse: (state, seat, { currency, coins }) => whyNoAction(state, seat) ?? whyNot(state, seat, currency, coins),

  apply(state, seat, { currency, coins }, random) {
    const { tile } = offerAt(state, currency)!; // `refuse` has found it.
    const paid = sumOf(coins);
    const isExact = paid === tileKind(tile).cost;
    const events: Event[] = [{ kind: 'bought', seat, currency, tile, coins, isExact }];
    const player = playerAt(state, seat);
    const bought: State = {
      ...withPlayer(state, seat, { coins: without(player.coins, coins), toPlace: [...player.toPlace, tile] }),
      market: state.market.with(CURRENCIES.indexOf(currency), null),
      discard: [...state.discard, ...coins],
    };
    const purchases = [...purchasesOf(state), { currency, tile, paid }];
    const follow = isExact ? awaitAction : endActions;
    return stepFrom(follow(bought, seat, purchases, random, events), events);
  },
};

const offerAt = (state: State, currency: Currency): Offer | null =>
  offersOf(state).find((offer) => offer.currency === currency) ?? null;

function whyNot(state: State, seat: Seat, currency: Currency, coins: readonly Coin[]): Violation | null {
  if (!CURRENCIES.includes(currency)) return { kind: 'noSuchName', name: currency };
  const noSuchCoin = whyNoCoins(coins);
  if (noSuchCoin !== null) return noSuchCoin;
  if (offerAt(state, currency) === null) return { kind: 'emptyPlace', currency };
  const wrong = coins.find((coin) => currencyOf(coin) !== currency);
  if (wrong !== undefined) return { kind: 'wrongCurrency', coin: wrong, currency };
  const missing = firstMissing(coins, playerAt(state, seat).coins);
  return missing === null ? whyNotEnough(state, currency, coins) : { kind: 'notInHand', coin: missing };
}

/** Why these coins, which are of the right currency, do not pay for what lies on its place; or null. */
function whyNotEnough(state: State, currency: Currency, coins: readonly Coin[]): Violation | null {
  if (!CURRENCIES.includes(currency)) return { kind: 'noSuchName', name: currency };
  const offer = offerAt(state, currency);
  if (offer === null) return { kind: 'emptyPlace', currency };
  const [sum, { cost }] = [sumOf(coins), tileKind(offer.tile)];
  return sum < cost ? { kind: 'tooLittle', sum, cost } : null;
}

/** Why the hand pays for nothing: what is missing for the tile for which the least is missing. */
function whyNothing(state: State, hand: readonly Coin[]): Violation {
  const gaps = offersOf(state)
    .map(({ currency, tile }) => ({ sum: sumOf(coinsIn(hand, currency)), cost: tileKind(tile).cost }))
    .sort((a, b) => a.cost - a.sum - (b.cost - b.sum));
  const [least] = gaps;
  return least === undefined ? { kind: 'emptyPlace', currency: CURRENCIES[0] } : { kind: 'tooLittle', ...least };
}

/** Why these coins pay for nothing: what is wrong with them at the place of the first one. */
function whyNowhere(state: State, seat: Seat, coins: readonly Coin[]): Violation {
  const [first] = coins;
  const noSuchCoin = whyNoCoins(coins);
  if (noSuchCoin !== null) return noSuchCoin;
  const currency = first === undefined ? (offersOf(state)[0]?.currency ?? CURRENCIES[0]) : currencyOf(first);
  return whyNot(state, seat, currency, coins)!; // No place takes them.
}

import { z } from 'zod';
import { noChance, type Random, shuffled } from '../../kernel/random.ts';
import { failed, ok, type Result } from '../../kernel/result.ts';
import { type Config, type Seat, type Step, seatsOf } from '../contract.ts';
import { COIN_KINDS, coinsOf, inOrder } from './coins.ts';
import {
  coinValue,
  copiesOfCoin,
  DIRK_DRAWS,
  PILES,
  PLACES,
  SCORING_PILES,
  STARTING_MONEY,
  sumOf,
} from './components.ts';
import { dirkDraws } from './dirk.ts';
import type { Event, StarterReason } from './events.ts';
import { beginTurn } from './flow.ts';
import { type Coin, type Option, SCORING_CARDS, type ScoringCard, TILE_IDS } from './ids.ts';
import { isScoringCard, refillDisplay, refillMarket } from './refill.ts';
import type { Deal, State } from './state.ts';
import type { Alhambra } from './types.ts';

/** Starting money, coin deck, and tiles, from the streams `coins`, `pile/2`, `pile/4`, and `tiles` (rules §3). */
export function deal({ seats }: Config<Option>, random: Random): Deal {
  const coins = [...shuffled(random.stream('coins'), coinsOf(seats))];
  const money = seatsOf(seats).map(() => drawMoney(coins));
  return { tiles: shuffled(random.stream('tiles'), TILE_IDS), money, deck: stackPiles(coins, random) };
}

/** Draws coins from the front until they are worth at least 20 (rules §3.4). */
function drawMoney(coins: Coin[]): readonly Coin[] {
  const drawn: Coin[] = [];
  for (let sum = 0; sum < STARTING_MONEY; sum += coinValue(drawn.at(-1)!)) drawn.push(coins.shift()!); // There are enough.
  return drawn;
}

/** Splits the coins into five piles, mixes the scoring cards into two of them, and stacks them (rules §3.7). */
function stackPiles(coins: readonly Coin[], random: Random): readonly (Coin | ScoringCard)[] {
  const [size, rest] = [Math.floor(coins.length / PILES), coins.length % PILES];
  const deck: (Coin | ScoringCard)[] = [];
  let from = 0;
  for (let pile = 1; pile <= PILES; pile++) {
    const to = from + size + (pile <= rest ? 1 : 0);
    const card = SCORING_CARDS.find((one) => SCORING_PILES[one] === pile);
    const dealt = coins.slice(from, to);
    // The coins are shuffled already.
    deck.push(...(card === undefined ? dealt : shuffled(random.stream(`pile/${pile}`), [...dealt, card])));
    from = to;
  }
  return deck;
}

const coin = z.custom<Coin>((value) => COIN_KINDS.some((one) => one === value), 'no such coin');

const dealSchema = z.strictObject({
  tiles: z.array(z.enum(TILE_IDS)).readonly(),
  money: z.array(z.array(coin).readonly()).readonly(),
  deck: z.array(coin.or(z.enum(SCORING_CARDS))).readonly(),
});

/**
 * Reads a deal written by hand; the error says what is wrong with it. It needs all coins and both scoring cards, but not
 * all tiles, and the starting money can be any.
 */
export function readDeal({ seats }: Config<Option>, value: unknown): Result<Deal, string> {
  const parsed = dealSchema.safeParse(value);
  if (!parsed.success) return failed(z.prettifyError(parsed.error));
  const { tiles, money, deck } = parsed.data;
  if (money.length !== seats) return failed(`there is starting money for ${money.length} of ${seats} seats`);
  if (new Set(tiles).size < tiles.length) return failed('a tile is dealt twice');
  const fewest = PLACES + (seats === 2 ? DIRK_DRAWS : 0);
  if (tiles.length < fewest) return failed(`${seats} seats need at least ${fewest} tiles`);
  const problem = whyNotAllCoins(seats, [...money.flat(), ...deck.filter((card) => !isScoringCard(card))]);
  if (problem !== null) return failed(problem);
  if (deck.filter(isScoringCard).join() !== SCORING_CARDS.join())
    return failed(`the deck needs ${SCORING_CARDS.join(' and then ')}`);
  if (deck.length < PLACES || deck.slice(0, PLACES).some(isScoringCard))
    return failed(`the deck has to begin with ${PLACES} coins`);
  return ok({ tiles, money, deck });
}

/** Says of which coin there are not as many as in the box, or null. */
export function whyNotAllCoins(seats: number, coins: readonly Coin[]): string | null {
  const copies = copiesOfCoin(seats);
  for (const kind of COIN_KINDS) {
    const given = coins.filter((one) => one === kind).length;
    if (given !== copies) return `there are ${given} of ${kind}, but the box has ${copies}`;
  }
  return null;
}

/** Hands out the starting money, fills market and display, and finds who begins (rules §3). */
export function setup({ seats, options }: Config<Option>, { tiles, money, deck }: Deal): Step<Alhambra> {
  const hands = money.map(inOrder);
  const events: Event[] = [{ kind: 'dealtMoney', hands }];
  const { seat, reason } = starterOf(hands);
  const dealt: State = {
    seats,
    options,
    supply: tiles,
    deck,
    discard: [],
    market: Array.from({ length: PLACES }, () => null),
    display: [],
    players: hands.map((coins) => ({ coins, alhambra: [], reserve: [], toPlace: [] })),
    dirk: seats === 2 ? [] : null,
    scorings: [],
    turn: 0,
    step: { kind: 'over' }, // Until the first turn begins.
  };
  const market = refillMarket(dirkDraws(dealt, 'start', events), events);
  const { state } = refillDisplay(market, noChance, events);
  events.push({ kind: 'began', seat, reason });
  return { state: beginTurn(state, seat, noChance, events), events, revealed: 'nothing' };
}

/** Who begins: the fewest coins, then the lowest total, then the first seat (rules §3.6). */
export function starterOf(hands: readonly (readonly Coin[])[]): {
  readonly seat: Seat;
  readonly reason: StarterReason;
} {
  const fewest = Math.min(...hands.map((hand) => hand.length));
  const withFewest = seatsOf(hands.length).filter((seat) => hands[seat]!.length === fewest);
  if (withFewest.length === 1) return { seat: withFewest[0]!, reason: 'fewestCoins' };
  const lowest = Math.min(...withFewest.map((seat) => sumOf(hands[seat]!)));
  const withLowest = withFewest.filter((seat) => sumOf(hands[seat]!) === lowest);
  return { seat: withLowest[0]!, reason: withLowest.length === 1 ? 'lowestTotal' : 'firstSeat' }; // Someone has it.
}

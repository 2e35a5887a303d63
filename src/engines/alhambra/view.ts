import { type Seat, type Standings, seatsOf } from '../contract.ts';
import type { Event, Scoring, Sight } from './events.ts';
import { type ByBuilding, type ByPart, type Coin, CURRENCIES, type Currency, type Option, type TileId } from './ids.ts';
import { isScoringCard } from './refill.ts';
import { countsIn, countsOf, partsOf, pointsOf, standingsOf } from './scoring.ts';
import { type PlacedTile, playerAt, purchasesOf, type State, winnersOf } from './state.ts';
import { longestWall } from './wall.ts';

/** What everyone knows: everything except the hands, which tiles Dirk has, and the order of supply and deck (rules §15). */
export interface Open {
  readonly seats: number;
  readonly options: readonly Option[];
  readonly step: OpenStep;
  /** The number of the current turn, from 1. */
  readonly turn: number;
  /** The four places from left to right. */
  readonly market: readonly OpenPlace[];
  readonly display: readonly Coin[];
  /** Tiles in the supply. */
  readonly tilesLeft: number;
  /** Coins in the deck; scoring cards are not counted. */
  readonly coinsLeft: number;
  /** Paid coins since the deck was last refilled, in the order of payment; everyone has seen them. */
  readonly discard: readonly Coin[];
  readonly scorings: readonly Scoring[];
  readonly players: readonly OpenPlayer[];
  /** Dirk's tiles per building; null unless two play. */
  readonly dirk: ByBuilding<number> | null;
}

/** A place of the market. */
export interface OpenPlace {
  readonly currency: Currency;
  readonly tile: TileId | null;
  /** The tile bought here this turn, and what was paid; null for none. */
  readonly sold: { readonly tile: TileId; readonly paid: number } | null;
}

type OpenStep =
  /** `isExtra`: earned by paying exactly. */
  | { readonly kind: 'action'; readonly seat: Seat; readonly isExtra: boolean }
  /** The player has to place the bought tiles. */
  | { readonly kind: 'placing'; readonly seat: Seat }
  /** At the end: these players have to place the tiles they won. */
  | { readonly kind: 'placingWon'; readonly seats: readonly Seat[] }
  /** `standings` is null if the table was closed before the end. */
  | { readonly kind: 'over'; readonly standings: Standings | null };

export interface OpenPlayer {
  readonly seat: Seat;
  readonly points: number;
  readonly parts: ByPart<number>;
  /** How many coins are in the hand. */
  readonly coins: number;
  /** In placement order, without the start tile at (0, 0). */
  readonly alhambra: readonly PlacedTile[];
  readonly reserve: readonly TileId[];
  /** Bought this turn or won at the end, and not yet placed. */
  readonly toPlace: readonly TileId[];
  /** Tiles in the alhambra per building. */
  readonly counts: ByBuilding<number>;
  /** The length of the longest external wall. */
  readonly wall: number;
}

/** What one seat knows in addition: its coins, sorted by currency in market order, then by value. */
export interface Own {
  readonly seat: Seat;
  readonly coins: readonly Coin[];
}

export function open(state: State): Open {
  const { seats, options, turn, market, display, supply, deck, discard, scorings, dirk } = state;
  const sold = purchasesOf(state);
  return {
    seats,
    options,
    step: openStep(state),
    turn,
    market: CURRENCIES.map((currency, place) => {
      const purchase = sold.find((one) => one.currency === currency);
      return {
        currency,
        tile: market[place] ?? null,
        sold: purchase === undefined ? null : { tile: purchase.tile, paid: purchase.paid },
      };
    }),
    display,
    tilesLeft: supply.length,
    coinsLeft: deck.filter((card) => !isScoringCard(card)).length,
    discard,
    scorings,
    players: seatsOf(seats).map((seat) => openPlayer(state, seat)),
    dirk: dirk === null ? null : countsOf(dirk),
  };
}

function openPlayer(state: State, seat: Seat): OpenPlayer {
  const { coins, alhambra, reserve, toPlace } = playerAt(state, seat);
  return {
    seat,
    points: pointsOf(state, seat),
    parts: partsOf(state, seat),
    coins: coins.length,
    alhambra,
    reserve,
    toPlace,
    counts: countsIn(alhambra),
    wall: longestWall(alhambra).length,
  };
}

function openStep(state: State): OpenStep {
  const { step } = state;
  switch (step.kind) {
    case 'action':
      return { kind: 'action', seat: step.seat, isExtra: step.purchases.length > 0 };
    case 'placing':
      return { kind: 'placing', seat: step.seat };
    case 'placingWon':
      return { kind: 'placingWon', seats: winnersOf(state) };
    case 'over':
      return { kind: 'over', standings: standingsOf(state) };
  }
}

export const ended = (open: Open, standings: Standings | null): Open => ({
  ...open,
  step: { kind: 'over', standings },
});

export const own = (state: State, seat: Seat): Own => ({ seat, coins: playerAt(state, seat).coins });

/** Everything that happens is open (rules §15): which tiles Dirk draws is in no event. */
export const sight = (event: Event): Sight => event;

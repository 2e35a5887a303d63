import { type Seat, seatsOf } from '../contract.ts';
import type { Cell, Scoring } from './events.ts';
import type { Coin, Currency, Option, ScoringCard, TileId } from './ids.ts';

/** Everything the game has to remember. */
export interface State {
  readonly seats: number;
  readonly options: readonly Option[];
  /** Face-down tiles, the next one first. */
  readonly supply: readonly TileId[];
  /** The coin deck, the next card first. */
  readonly deck: readonly (Coin | ScoringCard)[];
  /** Paid coins, in the order of payment. */
  readonly discard: readonly Coin[];
  /** The tile on each place of the market, from left to right; null for an empty place. */
  readonly market: readonly (TileId | null)[];
  /** The coins that can be taken; four, unless deck and discard are empty. */
  readonly display: readonly Coin[];
  readonly players: readonly Player[];
  /** Dirk's tiles in the order he got them; null unless two play. */
  readonly dirk: readonly TileId[] | null;
  /** The scoring rounds so far. All points come from here. */
  readonly scorings: readonly Scoring[];
  /** The number of the current turn, from 1. */
  readonly turn: number;
  readonly step: GameStep;
}

export interface Player {
  /** Sorted by currency in market order, then by value. */
  readonly coins: readonly Coin[];
  /** In placement order, without the start tile, which is always at (0, 0). */
  readonly alhambra: readonly PlacedTile[];
  /** In the order in which they came. */
  readonly reserve: readonly TileId[];
  /** Bought this turn or won at the end, in order, and not yet placed. */
  readonly toPlace: readonly TileId[];
}

/** A tile in an alhambra; x grows eastward, y southward. */
export interface PlacedTile extends Cell {
  readonly tile: TileId;
}

/** A tile bought this turn, and what was paid. */
export interface Purchase {
  readonly currency: Currency;
  readonly tile: TileId;
  readonly paid: number;
}

/** What the game is waiting for. */
export type GameStep =
  /** An action of the turn; another one if every purchase so far was paid exactly. */
  | { readonly kind: 'action'; readonly seat: Seat; readonly purchases: readonly Purchase[] }
  /** The player places the bought tiles. */
  | { readonly kind: 'placing'; readonly seat: Seat; readonly purchases: readonly Purchase[] }
  /** At the end: everyone with a tile to place places it. */
  | { readonly kind: 'placingWon' }
  | { readonly kind: 'over' };

/** The player in this seat. */
export const playerAt = (state: State, seat: Seat): Player => state.players[seat]!;

/** The state after a change to one player. */
export const withPlayer = (state: State, seat: Seat, change: Partial<Player>): State => ({
  ...state,
  players: state.players.with(seat, { ...playerAt(state, seat), ...change }),
});

/** What was bought this turn; nothing outside of turns. */
export const purchasesOf = ({ step }: State): readonly Purchase[] =>
  step.kind === 'action' || step.kind === 'placing' ? step.purchases : [];

/** Every shuffle made before play. */
export interface Deal {
  /** The supply, the first tile first, with Dirk's tiles and the market's. */
  readonly tiles: readonly TileId[];
  /** The starting money by seat, in the order drawn. */
  readonly money: readonly (readonly Coin[])[];
  /** The coin deck after the scoring cards were mixed in, the first card first. */
  readonly deck: readonly (Coin | ScoringCard)[];
}

/** Who still has to place tiles won at the end. */
export const winnersOf = (state: State): readonly Seat[] =>
  seatsOf(state.seats).filter((seat) => playerAt(state, seat).toPlace.length > 0);

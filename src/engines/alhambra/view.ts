import type { Seat, Standings } from '../contract.ts';
import type { Scoring } from './events.ts';
import type { ByBuilding, ByPart, Coin, Currency, Option, TileId } from './ids.ts';
import type { PlacedTile } from './state.ts';

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

export type OpenStep =
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

/** The seat's own coins, sorted by currency in market order, then by value. */
export interface Own {
  readonly coins: readonly Coin[];
}

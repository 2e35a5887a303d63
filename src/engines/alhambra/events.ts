import type { Seat, Standings } from '../contract.ts';
import type { ByBuilding, Coin, Currency, Party, Round, TileId } from './ids.ts';

export interface Cell {
  readonly x: number;
  readonly y: number;
}

/** Why a player begins: the fewest coins; among those the lowest total value; among those the first seat (rules §3.6). */
export type StarterReason = 'fewestCoins' | 'lowestTotal' | 'firstSeat';

/** When Dirk draws tiles (rules §14). */
export type DirkDraw = 'start' | 'scoring1' | 'scoring2';

/** What happens. Everyone sees all of it: coins are open when they are dealt, taken, and paid. */
export type Event =
  /** The starting money by seat, each hand sorted. The only time that hands are shown. */
  | { readonly kind: 'dealtMoney'; readonly hands: readonly (readonly Coin[])[] }
  /** Who takes the first turn. */
  | { readonly kind: 'began'; readonly seat: Seat; readonly reason: StarterReason }
  /** Dirk draws `count` tiles; `counts` are all his tiles after that. Which ones they are stays secret. */
  | { readonly kind: 'dirkDrew'; readonly draw: DirkDraw; readonly count: number; readonly counts: ByBuilding<number> }
  | { readonly kind: 'tookCoins'; readonly seat: Seat; readonly coins: readonly Coin[] }
  /** `isExact`: another action follows. */
  | {
      readonly kind: 'bought';
      readonly seat: Seat;
      readonly currency: Currency;
      readonly tile: TileId;
      readonly coins: readonly Coin[];
      readonly isExact: boolean;
    }
  /** The extra action is lost: nothing can be taken, bought, or rebuilt. */
  | { readonly kind: 'lostAction'; readonly seat: Seat }
  | (Cell & { readonly kind: 'placed'; readonly seat: Seat; readonly tile: TileId })
  /** A bought or won tile goes to the reserve. */
  | { readonly kind: 'stored'; readonly seat: Seat; readonly tile: TileId }
  | { readonly kind: 'gaveToDirk'; readonly seat: Seat; readonly tile: TileId }
  /** Rebuilding: `tile` comes from the reserve, `removed` goes there. */
  | (Cell & { readonly kind: 'swapped'; readonly seat: Seat; readonly tile: TileId; readonly removed: TileId })
  | (Cell & { readonly kind: 'builtFromReserve'; readonly seat: Seat; readonly tile: TileId })
  | (Cell & { readonly kind: 'movedToReserve'; readonly seat: Seat; readonly tile: TileId })
  /** New tiles on the market, from left to right. */
  | {
      readonly kind: 'refilledMarket';
      readonly tiles: readonly { readonly currency: Currency; readonly tile: TileId }[];
    }
  /** New coins on the display, in the order drawn. */
  | { readonly kind: 'refilledDisplay'; readonly coins: readonly Coin[] }
  /** The paid coins, this many, became the deck. */
  | { readonly kind: 'reshuffled'; readonly coins: number }
  | { readonly kind: 'drewScoringCard'; readonly round: 1 | 2 }
  | (Scoring & { readonly kind: 'scored' })
  /** The market cannot be filled: no more turns. */
  | { readonly kind: 'ranOut' }
  /** A tile left on the market goes to the player with the most coins of its currency; null for a tie (rules §13). */
  | {
      readonly kind: 'awarded';
      readonly currency: Currency;
      readonly tile: TileId;
      readonly sums: readonly { readonly seat: Seat; readonly sum: number }[];
      readonly seat: Seat | null;
    }
  | { readonly kind: 'ended'; readonly standings: Standings };

export type Sight = Event;

/** A scoring round (rules §11). */
export interface Scoring {
  readonly round: Round;
  /** For each building, every party in seat order, Dirk last. */
  readonly buildings: ByBuilding<readonly PartyScore[]>;
  /** By seat: the length of the longest external wall, which is also its points. */
  readonly walls: readonly number[];
  /** By seat: all points after this round. */
  readonly totals: readonly number[];
}

/** How one party scores for one building. */
export interface PartyScore {
  readonly party: Party;
  /** Tiles of the building in the alhambra, or with Dirk. */
  readonly count: number;
  /** The first of the ranks that the party holds, from 1; tied parties share it. Null without a tile. */
  readonly rank: number | null;
  readonly points: number;
}

/** Names shared by the game, its panels, its commands, and its pictures. */
import type { ByBuilding, ByCurrency, Coin, Currency, Round, Side, TileId } from '../../../engines/alhambra/index.ts';

export interface Names {
  /** Several of a kind of building, as a label before a number: `Towers`. */
  readonly buildingLabels: ByBuilding<string>;
  readonly currencies: ByCurrency<string>;
  readonly sides: { readonly [S in Side]: string };
  /** A place of the market: `yellow place`. */
  readonly places: ByCurrency<string>;
  /** A tile by building and cost: `tower 9`. Up to three tiles can share that name. */
  tile(id: TileId): string;
  /** A tile with its walls, a name that no other tile has: `tower 9 (walls north and east)`. */
  fullTile(id: TileId): string;
  /** Its walls alone: `walls north and east`, `no walls`. */
  walls(id: TileId): string;
  /** `yellow 7`. */
  coin(coin: Coin): string;
  /** Coins in market order, those of a currency together: `yellow 3+4 and green 1`. */
  coins(coins: readonly Coin[]): string;
  /** A sum in one currency: `9 yellow`. */
  amount(sum: number, currency: Currency): string;
  /** `scoring round 2`. */
  round(round: Round): string;
}

/** The third party in a game of two: his name in every language. */
export const DIRK = 'Dirk';

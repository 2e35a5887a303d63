import type { Coin, Currency, TileId } from './ids.ts';

/** What a player can do. The first five kinds are actions; the others deal with a tile that was bought or won. */
export type Move =
  /** Takes coins from the display: a bag of coins that no other coin could join (rules §5). */
  | { readonly kind: 'takeCoins'; readonly coins: readonly Coin[] }
  /** Buys the tile on this currency's place of the market, paying with a bag of coins (rules §6). */
  | { readonly kind: 'buyTile'; readonly currency: Currency; readonly coins: readonly Coin[] }
  /** Rebuilding (rules §7): a reserve tile replaces the tile on a cell, which goes to the reserve. */
  | { readonly kind: 'swapTiles'; readonly tile: TileId; readonly x: number; readonly y: number }
  /** Rebuilding: puts a reserve tile on an empty cell. */
  | { readonly kind: 'buildFromReserve'; readonly tile: TileId; readonly x: number; readonly y: number }
  /** Rebuilding: moves the tile on a cell to the reserve. */
  | { readonly kind: 'moveToReserve'; readonly x: number; readonly y: number }
  /** Puts a tile that was bought or won on an empty cell (rules §8). */
  | { readonly kind: 'placeTile'; readonly tile: TileId; readonly x: number; readonly y: number }
  /** Puts it in the reserve. */
  | { readonly kind: 'storeTile'; readonly tile: TileId }
  /** Two players only: gives a bought tile to Dirk (rules §14). */
  | { readonly kind: 'giveToDirk'; readonly tile: TileId };

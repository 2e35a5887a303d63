import type { Cell } from './events.ts';
import type { Coin, Currency, Side, TileId } from './ids.ts';

/** Why a move is illegal. */
export type Violation =
  /** Tiles have to be placed before anything else. */
  | { readonly kind: 'placeFirst'; readonly tiles: readonly TileId[] }
  /** No tile has been bought or won. */
  | { readonly kind: 'nothingToPlace' }
  /** Bought tiles are placed after the last action, and one more action is due (rules §4). */
  | { readonly kind: 'actFirst' }
  /** No tile, coin, or currency has this name. */
  | { readonly kind: 'noSuchName'; readonly name: string }
  | { readonly kind: 'noCoins' }
  | { readonly kind: 'notOnDisplay'; readonly coin: Coin }
  /** Several coins add up to more than five (rules §5.2). */
  | { readonly kind: 'tooMuch'; readonly sum: number }
  /** Some of these coins can still be taken, so one of them has to be (rules §5.3). */
  | { readonly kind: 'roomForMore'; readonly coins: readonly Coin[]; readonly fitting: readonly Coin[] }
  /** No tile is on this place of the market. */
  | { readonly kind: 'emptyPlace'; readonly currency: Currency }
  /** The player has no such coin, or not that many. */
  | { readonly kind: 'notInHand'; readonly coin: Coin }
  | { readonly kind: 'wrongCurrency'; readonly coin: Coin; readonly currency: Currency }
  | { readonly kind: 'tooLittle'; readonly sum: number; readonly cost: number }
  | { readonly kind: 'notInReserve'; readonly tile: TileId }
  /** This tile is not one that the player has to place. */
  | { readonly kind: 'notToPlace'; readonly tile: TileId }
  | { readonly kind: 'reserveEmpty' }
  /** This tile, or if null none of the tiles in question, has a legal cell. */
  | { readonly kind: 'fitsNowhere'; readonly tile: TileId | null }
  /** No tile can leave the alhambra. */
  | { readonly kind: 'nothingToMove' }
  | (Cell & { readonly kind: 'noTileThere' })
  | { readonly kind: 'startTileStays' }
  | (Cell & { readonly kind: 'occupied' })
  /** Placement rule 2. */
  | (Cell & { readonly kind: 'notAdjacent' })
  /** Placement rule 3: a wall meets an open side on this side of the cell. */
  | (Cell & { readonly kind: 'sidesDiffer'; readonly side: Side })
  /** Placement rule 4: only walls touch, so the tile cannot be reached on foot. */
  | (Cell & { readonly kind: 'unreachable' })
  /** Placement rule 5: an empty area would be enclosed. */
  | (Cell & { readonly kind: 'enclosesEmptyCells' })
  /** Without this tile, others could not be reached on foot from the start tile. */
  | (Cell & { readonly kind: 'cutsOff'; readonly tiles: readonly TileId[] })
  /** Its cell would be an enclosed empty area. */
  | (Cell & { readonly kind: 'leavesHole' })
  /** Dirk takes part only with two players. */
  | { readonly kind: 'noDirk' }
  /** Dirk takes only bought tiles, not those won at the end. */
  | { readonly kind: 'dirkTakesBoughtTiles' };

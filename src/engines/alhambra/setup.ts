import type { Coin, ScoringCard, TileId } from './ids.ts';

/** Every shuffle made before play. */
export interface Deal {
  /** The supply, the first tile first, with Dirk's tiles and the market's. */
  readonly tiles: readonly TileId[];
  /** The starting money by seat, in the order drawn. */
  readonly money: readonly (readonly Coin[])[];
  /** The coin deck after the scoring cards were mixed in, the first card first. */
  readonly deck: readonly (Coin | ScoringCard)[];
}

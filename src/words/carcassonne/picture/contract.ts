/** The words in Carcassonne’s pictures. */
import type { FeatureKind, Figure, Option, TileKind } from '../../../engines/carcassonne/index.ts';

/** What the player on turn has to do. `isSecond`: in the second part of the turn (rules §11.3). */
export interface Task {
  readonly isSecond: boolean;
  /** Whether a builder or a pig can be placed, so that `follower` would be too narrow. */
  readonly hasSpecial: boolean;
  /** Whether a figure can be placed on the tile, or elsewhere by its portal, and whether the fairy can be moved. */
  readonly canPlace: boolean;
  readonly canTravel: boolean;
  readonly canMoveFairy: boolean;
}

/** A figure that has been placed, and on what. */
export interface Sent {
  readonly figure: Figure;
  readonly feature: FeatureKind;
}

/** Names a figure by where it is: `a knight`. */
export type Role = (sent: Sent) => string;

/** The feature that a follower would claim, as it is on the map now. */
export type Prospect =
  | { readonly kind: 'city'; readonly tiles: number; readonly pennants: number; readonly complete: boolean }
  | { readonly kind: 'road'; readonly tiles: number; readonly complete: boolean }
  | { readonly kind: 'cloister'; readonly tiles: number; readonly complete: boolean }
  /** `cities`: the number of completed cities the farm touches. */
  | { readonly kind: 'field'; readonly cities: number };

/** The boxes whose tiles can be in play. */
export type SetInPlay = 'base' | Extract<Option, TileKind['set']>;
